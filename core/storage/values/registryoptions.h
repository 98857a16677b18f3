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
/// How long it waits without a word.
inline constexpr std::chrono::milliseconds kSilentWait{500};

struct RegistryOptions
{
    std::chrono::milliseconds busyTimeout = kBusyTimeout;
    int maxPages =
        0; ///< greatest size of the file in SQLite's pages, 0 = no limit; a test fills a disk with it
    /// Where heads of the histories of all registries are kept, besides the file "PATH.heads" of each; empty
    /// = nowhere.
    QString headsFile = {};
    NewFileAccess newFileAccess = NewFileAccess::AsUsual; ///< of a registry that is made
    /// Called once by a connection that has waited kSilentWait for another's lock, on its thread.
    std::function<void()> whenWaiting = {};
    /// What the registry takes for the present time, in UTC: of versions, events, copies and reminders.
    std::function<QDateTime()> clock = &QDateTime::currentDateTimeUtc;
};

} // namespace nidus::storage
