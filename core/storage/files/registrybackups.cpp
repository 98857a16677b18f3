// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/registrybackups.h"

#include "core/storage/engine/connection.h"
#include "core/storage/engine/temporarydatabase.h"
#include "core/storage/files/backup.h"
#include "core/storage/files/registryfile.h"
#include "core/storage/files/restore.h"
#include "core/storage/sqlite/dialect.h"
#include "core/storage/verification/verification.h"

#include <QFileInfo>

namespace nidus::storage {

base::Result<void> RegistryBackups::backUp(const QString& target, const std::stop_token& stop) const
{
    return backUpTo(m_connection, target, stop);
}

base::Result<void> RegistryBackups::saveAs(const QString& target, const std::stop_token& stop) const
{
    return backUpTo(m_connection, target, stop, BackupIdentity::AnotherRegistry);
}

base::Result<QString> RegistryBackups::keep(BackupReason reason, int kept, const std::stop_token& stop) const
{
    return keepRollingBackup(m_connection, reason, kept, stop);
}

base::Result<RestoreReport> RegistryBackups::restore(const RestoreOrder& order, const std::stop_token& stop,
                                                     base::ProgressSink* progress)
{
    return restoreInto(m_connection, order, stop, progress);
}

base::Result<RestoreReport> RegistryBackups::restoreFile(const QString& path, const RestoreOrder& order,
                                                         const std::stop_token& stop,
                                                         base::ProgressSink* progress)
{
    return restoreUnopened(path, order, stop, progress);
}

base::Result<void> RegistryBackups::copyFile(const QString& source, const QString& target,
                                             const std::stop_token& stop)
{
    const auto connection = openForCopying(source);
    if (!connection)
        return std::unexpected(connection.error());
    (*connection)->obey(&stop);
    if (const auto sound = checkPages(**connection, PageCheck::Whole); !sound)
        return sound;
    return backUpTo(**connection, target, stop);
}

void RegistryBackups::removeUnfinished(const QString& path)
{
    const QFileInfo registry(path);
    TemporaryDatabase::removeOrphans(registry.absolutePath(), registry.fileName());
}

void RegistryBackups::startLog() { static_cast<void>(m_connection.execute(dialect::writeAhead())); }

base::Result<void> RegistryBackups::checkFile(const QString& path, const std::stop_token& stop)
{
    const auto connection = openForCopying(path);
    if (!connection)
        return std::unexpected(connection.error());
    (*connection)->obey(&stop);
    return checkPages(**connection, PageCheck::Quick);
}

} // namespace nidus::storage
