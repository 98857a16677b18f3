// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/importrun.h"

#include "core/base/bytesource.h"
#include "core/workflow/import/importer.h"
#include "ui/session/registryplace.h"
#include "ui/session/registrysession.h"
#include "ui/support/look/settings.h"

#include <QFile>
#include <QFileInfo>
#include <utility>

namespace nidus::ui {

using namespace Qt::StringLiterals;

namespace {

/// Fails with FileNotFound, FileNotReadable, and the errors of readImportFile().
base::Result<exchange::ImportedFile> readFile(const QString& path)
{
    const auto source = base::openRegularSource(QFile::encodeName(path).toStdString());
    if (!source)
        return std::unexpected(source.error());
    base::Result<exchange::ImportedSource> read = exchange::readImportSource(**source);
    if (read)
        return std::move(read->file);
    read.error().subject = path.toStdString();
    return std::unexpected(read.error());
}

OfferedFile unplanned(const QString& name, base::Result<exchange::ImportedFile> file)
{
    return {.name = name, .file = std::move(file), .plan = {}};
}

QList<OfferedFile> planned(const storage::Registry& registry, QList<OfferedFile> files)
{
    for (OfferedFile& each : files)
        each.plan = each.file ? workflow::planImport(registry, *each.file)
                              : base::Result<workflow::ImportPlan>(std::unexpected(each.file.error()));
    return files;
}

/// Imports files; backs up the registry before the first change.
ImportOutcome importAll(storage::Registry& registry, const QList<OfferedFile>& files, const storage::Act& act,
                        const std::stop_token& stop)
{
    ImportOutcome outcome;
    workflow::Importer importer(registry, act, [&] { return keepImportBackup(registry, stop); });
    const auto carryOut = [&] {
        for (const base::Result<QStringList>& made : importer.carryOut()) {
            if (made)
                outcome.handles += *made;
            else
                outcome.failure = made.error();
        }
    };
    for (const OfferedFile& each : files) {
        if (!each.file)
            continue;
        if (importer.mustCarryOutBefore(*each.file))
            carryOut();
        // Plans again, because earlier files may have changed the registry.
        auto plan = workflow::planImport(registry, *each.file);
        if (!plan) {
            outcome.failure = plan.error();
            continue;
        }
        plan->keepsSyntax = each.keepsSyntax;
        for (const workflow::PlannedImport& planned : std::as_const(plan->records)) {
            if (planned.action == workflow::ImportAction::Conflict)
                outcome.conflicts.append({each.name, planned.findings.constLast()});
        }
        if (workflow::changesAnything(*plan))
            importer.add(*each.file, *plan);
    }
    carryOut();
    return outcome;
}

ImportOutcome openAndImport(const QString& path, const QList<OfferedFile>& files, const storage::Act& act,
                            const std::stop_token& stop)
{
    auto registry = storage::Registry::open(path);
    return registry ? importAll(*registry, files, act, stop)
                    : ImportOutcome{.handles = {}, .failure = registry.error()};
}

} // namespace

base::Result<void> keepImportBackup(const storage::Registry& registry, const std::stop_token& stop)
{
    if (registry.isInMemory())
        return {};
    const auto kept =
        registry.copies().keep(storage::BackupReason::Import, settingNumber(Setting::KeptBackups), stop);
    return kept ? base::Result<void>() : std::unexpected(kept.error());
}

ImportRun::ImportRun(RegistrySession& session, QObject* parent) : QObject(parent), m_session(session) {}

void ImportRun::read(const ImportRequest& request)
{
    offer(request, [paths = request.paths] {
        QList<OfferedFile> files;
        for (const QString& path : paths)
            files.append(unplanned(QFileInfo(path).fileName(), readFile(path)));
        return files;
    });
}

void ImportRun::readText(const QString& name, const QByteArray& text)
{
    offer({}, [name, text] {
        auto read = exchange::readImportFile(text);
        if (!read)
            read.error().subject = name.toStdString();
        return QList{unplanned(name, std::move(read))};
    });
}

void ImportRun::offer(const ImportRequest& request, std::function<QList<OfferedFile>()> readAll)
{
    auto place = RegistryPlace::of(m_session.registry());
    m_reading.run([this, request, place = std::move(place),
                   readAll = std::move(readAll)](const LatestJob::Context& job) {
        QList<OfferedFile> files = readAll();
        const auto registry =
            place ? place->open() : base::Result<storage::Registry>(std::unexpected(place.error()));
        if (registry) {
            files = planned(*registry, std::move(files));
        } else {
            for (OfferedFile& each : files)
                each.plan = std::unexpected(each.file ? registry.error() : each.file.error());
        }
        job.deliver([this, request, files] { Q_EMIT offered(files, request); });
    });
}

void ImportRun::import(const QList<OfferedFile>& files)
{
    const QString path = m_session.registry().path();
    if (m_session.registry().isInMemory()) {
        Q_EMIT finished(importAll(m_session.registry(), files, m_session.act(), {}));
        return;
    }
    m_importing.run([this, path, files, act = m_session.act()](const LatestJob::Context& job) {
        job.deliver(
            [this, outcome = openAndImport(path, files, act, job.stopToken())] { Q_EMIT finished(outcome); });
    });
}

void ImportRun::cancel()
{
    m_reading.abandon();
    m_importing.requestStop();
}

} // namespace nidus::ui
