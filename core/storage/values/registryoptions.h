// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QString>
#include <chrono>
#include <cstdint>
#include <functional>

namespace nidus::storage {

/// Who may read a new file.
enum class NewFileAccess : std::uint8_t { AsUsual, OwnerOnly };

/// How long a statement waits for another process's lock before it fails with LockedDatabase.
inline constexpr std::chrono::milliseconds kBusyTimeout{5000};
/// How long it waits without notice.
inline constexpr std::chrono::milliseconds kWaitBeforeNotice{500};

struct RegistryOptions
{
    std::chrono::milliseconds busyTimeout = kBusyTimeout;
    int maxPages = 0; ///< maximum file size in SQLite pages, 0 = no limit; tests simulate a full disk with it
    /// The file that keeps heads of all registries, also those that were only read, in addition to the file
    /// "PATH.heads" of each; empty = none.
    QString headsFile = {};
    NewFileAccess newFileAccess = NewFileAccess::AsUsual; ///< of a newly created registry
    /// Whether a log that another program left stays as it is unless something is written.
    bool leavesLog = false;
    /// Called once, on the connection's thread, when it has waited kWaitBeforeNotice for another's lock.
    std::function<void()> onLongWait = {};
    /// Returns the current time, in UTC, for versions, events, backups, and reminders.
    std::function<QDateTime()> clock = &QDateTime::currentDateTimeUtc;
};

} // namespace nidus::storage
