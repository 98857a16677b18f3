// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace nidus::base {

/// Why an operation failed. core/findings makes the message for people (describe()).
enum class ErrorCode : std::uint8_t {
    FileNotFound,
    FileNotReadable,
    FileNotWritable,
    FileExists,
    PartOfRegistry, ///< a file that a registry consists of or keeps: no output may replace it
    DiskFull,
    NotADatabase,    ///< the bytes are not an SQLite file
    ForeignDatabase, ///< an SQLite file, but not made by Nidus (application_id differs)
    OlderSchema,     ///< made before 0.1.0; detail = "FILE_VERSION < OUR_FIRST_VERSION"
    NewerSchema,     ///< made by a newer Nidus; detail = "FILE_VERSION > OUR_VERSION"
    DamagedDatabase, ///< truncated or corrupt
    ReadOnlyDatabase,
    LockedDatabase,     ///< another process held the lock longer than the busy timeout
    DatabaseFailure,    ///< any other failure of the database; detail = its message
    NotFound,           ///< no such registration, version, or draft
    NidTaken,           ///< the NID is already registered (RFC 8141 section 5.1)
    NidNotAllowed,      ///< the NID breaks a rule of RFC 8141 section 5
    IllegalNid,         ///< a registered NID breaks a rule of RFC 8141 section 5; detail = the finding's id
    NumbersExhausted,   ///< the next informal number does not fit into a NID (RFC 8141 section 5.2)
    Conflict,           ///< somebody else saved in between (expected head or revision differs)
    WrongState,         ///< the step is not possible in this state
    Unchanged,          ///< the content equals the previous version: no version is created
    IncompleteTemplate, ///< error-level findings prevent registration
    NotEmpty,           ///< the target registry already has content
    NotUtf8,            ///< the input is in another encoding; detail = its iconv name
    BadFormat,          ///< the input was not understood; detail = line and column
    TooLarge,           ///< more input than can be read at once; detail = the limit
    NoTemplate,         ///< nothing to export: this registration has no template text
    NoOriginal,         ///< nothing to export: the text was not imported from a file
    TamperedVersion,    ///< a version differs from what was registered; subject = NID@VERSION
    TamperedEvent,      ///< a log entry differs from what was recorded; subject = NID or draft handle
    ChangedOutside,     ///< data that Nidus wrote was changed; subject = whose data, detail = how
    ForeignSchema,      ///< tables, indexes, or triggers are not those of a registry; detail = which
    StaleIndex,         ///< the search index does not match the content; detail = where
    MissingHistory,     ///< versions or log entries are missing
    ForkedHistory,      ///< the history does not continue from a known head; detail = the first difference
    UnknownFileName,    ///< the name of a file is not UTF-8
    ForeignLog,         ///< a write-ahead log belongs to a different file than the one next to it
    SeveralNames,       ///< hard links give the file more than one name
    FileReplaced,       ///< the file was removed or replaced while it was open
    NotAvailable,       ///< this build of the program cannot do it
    BrokenPromise,      ///< the program found a mistake of its own; detail = the promise (contract.h)
    Canceled,
};

/// The failure of an operation. Never about the user's content: that is a Finding.
struct Error
{
    ErrorCode code;
    std::string subject; ///< what failed: a path, a NID, a draft handle (UTF-8)
    std::string detail;  ///< technical detail for the log, may be empty (UTF-8)

    bool operator==(const Error&) const = default;
};

/// Returns the error in which an operation ends after expects() or ensures() returned false.
[[nodiscard]] inline Error brokenPromise(std::string subject, const char* promise)
{
    return {ErrorCode::BrokenPromise, std::move(subject), promise};
}

} // namespace nidus::base
