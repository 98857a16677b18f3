// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/backgroundcare.h"

#include "core/findings/catalog/catalog.h"
#include "core/storage/registry.h"
#include "ui/session/registrysession.h"
#include "ui/support/look/settings.h"
#include "ui/support/widgets/windowmessages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <chrono>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::chrono::seconds kCarePoll{2};

/// Writes a second daily backup to the folder that the user chose, for example on another disk. Deletes the
/// oldest backups of this registry beyond the number to keep.
base::Result<void> copyElsewhere(const QString& path, const QDateTime& now, const std::stop_token& stop)
{
    const QString folder = settingText(Setting::BackupFolder);
    const QString name = QFileInfo(path).completeBaseName();
    const auto copyOf = [&name](const QString& day) { return u"%1-%2.nidus"_s.arg(name, day); };
    const QDir copies(folder);
    const QString target = copies.filePath(copyOf(now.date().toString(Qt::ISODate)));
    if (folder.isEmpty() || QFileInfo::exists(target))
        return {};
    if (const auto copied = storage::RegistryBackups::copyFile(path, target, stop); !copied)
        return copied;
    static const QRegularExpression day(u"^\\d{4}-\\d\\d-\\d\\d$"_s);
    QStringList kept = copies.entryList({copyOf(u"*"_s)}, QDir::Files | QDir::NoSymLinks, QDir::Name);
    kept.removeIf([&name](const QString& file) {
        return !day.match(file.sliced(name.size() + 1).chopped(6)).hasMatch();
    });
    for (qsizetype i = 0; i < kept.size() - settingNumber(Setting::KeptBackups); ++i)
        QFile::remove(copies.filePath(kept.at(i)));
    return {};
}

/// Runs the check that opening postponed, then writes the daily backups.
base::Result<void> careFor(const QString& path, const QDateTime& now, const std::stop_token& stop)
{
    if (const auto sound = storage::RegistryBackups::checkFile(path, stop); !sound)
        return sound;
    if (const auto copied = copyElsewhere(path, now, stop); !copied)
        return copied;
    if (!QFileInfo(path).isWritable())
        return {};
    storage::RegistryBackups::removeUnfinished(path);
    if (!storage::isDailyBackupDue(path, now))
        return {};
    const auto registry = storage::Registry::open(path);
    if (!registry)
        return std::unexpected(registry.error());
    const auto kept =
        registry->copies().keep(storage::BackupReason::Daily, settingNumber(Setting::KeptBackups), stop);
    return kept ? base::Result<void>() : std::unexpected(kept.error());
}

} // namespace

BackgroundCare::BackgroundCare(RegistrySession& session, WindowMessages& notices, QObject* parent)
    : QObject(parent), m_session(session), m_notices(notices)
{
    connect(&m_poll, &QTimer::timeout, &session, &RegistrySession::reloadIfChangedOutside);
    m_poll.start(kCarePoll);
}

void BackgroundCare::begin()
{
    m_job.abandon();
    if (m_session.registry().isInMemory())
        return;
    m_job.submit(
        m_session.registry().path(),
        [now = m_session.registry().now()](const QString& path, const std::stop_token& stop) {
            return careFor(path, now, stop);
        },
        [this](const base::Result<void>& done) {
            if (!done && done.error().code != base::kCanceled)
                m_notices.notify(done.error());
        });
}

} // namespace nidus::ui
