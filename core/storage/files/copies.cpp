// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/copies.h"

#include "core/storage/engine/connection.h"
#include "core/storage/files/backup.h"
#include "core/storage/files/registryfile.h"
#include "core/storage/files/restore.h"
#include "core/storage/verification/verification.h"

namespace nidus {

std::expected<void, Error> Copies::backUp(const QString& target, const std::stop_token& stop) const
{
    return backUpTo(m_connection, target, stop);
}

std::expected<void, Error> Copies::saveAs(const QString& target, const std::stop_token& stop) const
{
    return backUpTo(m_connection, target, stop, CopyIs::AnotherRegistry);
}

std::expected<QString, Error> Copies::keep(BackupReason reason, int kept, const std::stop_token& stop) const
{
    return keepRollingBackup(m_connection, reason, kept, stop);
}

std::expected<RestoreReport, Error> Copies::restore(const RestoreOrder& order, const std::stop_token& stop,
                                                    ProgressSink* progress)
{
    return restoreInto(m_connection, order, stop, progress);
}

std::expected<RestoreReport, Error> Copies::restoreFile(const QString& path, const RestoreOrder& order,
                                                        const std::stop_token& stop, ProgressSink* progress)
{
    return restoreUnopened(path, order, stop, progress);
}

std::expected<void, Error> Copies::copyFile(const QString& source, const QString& target,
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

std::expected<void, Error> Copies::checkFile(const QString& path, const std::stop_token& stop)
{
    const auto connection = openForCopying(path);
    if (!connection)
        return std::unexpected(connection.error());
    (*connection)->obey(&stop);
    return checkPages(**connection, PageCheck::Quick);
}

} // namespace nidus
