// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

namespace nidus::storage {

// Errors of opening, querying, and changing a registry, and what verification finds in one.

inline constexpr base::ErrorCode kFileExists{"file-exists"};
/// A file that a registry consists of or keeps: no output may replace it.
inline constexpr base::ErrorCode kPartOfRegistry{"part-of-registry"};
/// The bytes are not an SQLite file.
inline constexpr base::ErrorCode kNotADatabase{"not-a-database"};
/// An SQLite file, but not made by Nidus (application_id differs).
inline constexpr base::ErrorCode kForeignDatabase{"foreign-database"};
/// Made before 0.1.0; detail = "FILE_VERSION < OUR_FIRST_VERSION".
inline constexpr base::ErrorCode kOlderSchema{"older-schema"};
/// Made by a newer Nidus; detail = "FILE_VERSION > OUR_VERSION".
inline constexpr base::ErrorCode kNewerSchema{"newer-schema"};
/// Truncated or corrupt.
inline constexpr base::ErrorCode kDamagedDatabase{"damaged-database"};
inline constexpr base::ErrorCode kReadOnlyDatabase{"read-only-database"};
/// Another process held the lock longer than the busy timeout.
inline constexpr base::ErrorCode kLockedDatabase{"locked-database"};
/// Any other failure of the database; detail = its message.
inline constexpr base::ErrorCode kDatabaseFailure{"database-failure"};
/// Reading or writing the file failed; detail = the database's message.
inline constexpr base::ErrorCode kDiskError{"disk-error"};
/// No such registration, version, or draft.
inline constexpr base::ErrorCode kNotFound{"not-found"};
/// The NID is already registered (RFC 8141 section 5.1).
inline constexpr base::ErrorCode kNidTaken{"nid-taken"};
/// The namespace has a subregistry with this name; subject = NID/NAME.
inline constexpr base::ErrorCode kNameTaken{"name-taken"};
/// The NID breaks a rule of RFC 8141 section 5.
inline constexpr base::ErrorCode kNidNotAllowed{"nid-not-allowed"};
/// A registered NID breaks a rule of RFC 8141 section 5; detail = the finding's id.
inline constexpr base::ErrorCode kIllegalNid{"illegal-nid"};
/// The next informal number does not fit into a NID (RFC 8141 section 5.2).
inline constexpr base::ErrorCode kNumbersExhausted{"numbers-exhausted"};
/// Somebody else saved in between (expected head or revision differs).
inline constexpr base::ErrorCode kConflict{"conflict"};
/// The step is not possible in this state.
inline constexpr base::ErrorCode kWrongState{"wrong-state"};
/// The content equals the previous version: no version is created.
inline constexpr base::ErrorCode kUnchanged{"unchanged"};
/// A version differs from what was registered; subject = NID@VERSION.
inline constexpr base::ErrorCode kTamperedVersion{"tampered-version"};
/// A log entry differs from what was recorded; subject = NID or draft handle.
inline constexpr base::ErrorCode kTamperedEvent{"tampered-event"};
/// Data that Nidus wrote was changed; subject = whose data, detail = how.
inline constexpr base::ErrorCode kChangedOutside{"changed-outside"};
/// A write would use or seal data that another program changed; subject = whose data, detail = which columns.
inline constexpr base::ErrorCode kForeignChange{"foreign-change"};
/// Tables, indexes, or triggers are not those of a registry; detail = which.
inline constexpr base::ErrorCode kForeignSchema{"foreign-schema"};
/// The search index does not match the content; detail = where.
inline constexpr base::ErrorCode kStaleIndex{"stale-index"};
/// Versions or log entries are missing.
inline constexpr base::ErrorCode kMissingHistory{"missing-history"};
/// The history does not continue from a known head; detail = the first difference.
inline constexpr base::ErrorCode kForkedHistory{"forked-history"};
/// The history lacks entries that a known head covers, because a restore replaced them or somebody
/// acknowledged it; detail = which and when.
inline constexpr base::ErrorCode kReplacedHistory{"replaced-history"};
/// A problem that somebody acknowledged; subject = whose data, detail = what and when.
inline constexpr base::ErrorCode kAcknowledged{"acknowledged"};
/// The file is missing, but not what Nidus keeps for it; detail = the path of that.
inline constexpr base::ErrorCode kLostRegistry{"lost-registry"};
/// The name of a file is not UTF-8.
inline constexpr base::ErrorCode kUnknownFileName{"unknown-file-name"};
/// A write-ahead log belongs to a different file than the one next to it.
inline constexpr base::ErrorCode kForeignLog{"foreign-log"};
/// Hard links give the file more than one name.
inline constexpr base::ErrorCode kSeveralNames{"several-names"};
/// The file was removed or replaced while it was open.
inline constexpr base::ErrorCode kFileReplaced{"file-replaced"};

} // namespace nidus::storage
