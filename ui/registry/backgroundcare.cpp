// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/backgroundcare.h"

#include "core/findings/catalogue.h"
#include "core/storage/registry.h"
#include "ui/session/registrysession.h"
#include "ui/support/notices.h"
#include "ui/support/settings.h"

#include <QFileInfo>
#include <chrono>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr std::chrono::seconds kPollEvery{2};

/// The check that opening left for later, then the copy of the day.
std::expected<void, Error> careFor(const QString& path, const std::stop_token& stop)
{
    if (const auto sound = Copies::checkFile(path, stop); !sound)
        return sound;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (!isDailyBackupDue(path, now) || !QFileInfo(path).isWritable())
        return {};
    const auto registry = Registry::open(path);
    if (!registry)
        return std::unexpected(registry.error());
    const auto kept =
        registry->copies().keep(BackupReason::Daily, now, settingNumber(Setting::KeptBackups), stop);
    return kept ? std::expected<void, Error>() : std::unexpected(kept.error());
}

} // namespace

BackgroundCare::BackgroundCare(RegistrySession& session, Notices& notices, QObject* parent)
    : QObject(parent), m_session(session), m_notices(notices)
{
    connect(&m_poll, &QTimer::timeout, &session, &RegistrySession::reloadIfChangedOutside);
    m_poll.start(kPollEvery);
}

void BackgroundCare::begin()
{
    m_job.abandon();
    if (m_session.registry().isInMemory())
        return;
    m_job.submit(m_session.registry().path(), careFor, [this](const std::expected<void, Error>& done) {
        if (!done && done.error().code != ErrorCode::Cancelled)
            m_notices.tell(done.error());
    });
}

} // namespace nidus
