// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace nidus::base {

/// Why an operation failed. The sentence a person reads is made in core/findings (describe()).
enum class ErrorCode : std::uint8_t {
    FileNotFound,
    FileNotReadable,
    FileNotWritable,
    FileExists,
    DiskFull,
    NotADatabase,    ///< the bytes are not an SQLite file
    ForeignDatabase, ///< an SQLite file, but not made by Nidus (application_id differs)
    NewerSchema,     ///< made by a newer Nidus; detail = "FILE_VERSION > OUR_VERSION"
    DamagedDatabase, ///< truncated or corrupt
    ReadOnlyDatabase,
    LockedDatabase,     ///< another process held the lock longer than the busy timeout
    DatabaseFailure,    ///< any other failure of the database; detail = its own words
    NotFound,           ///< no such registration, version or draft
    NidTaken,           ///< the NID is registered already (RFC 8141 section 5.1)
    NidNotAllowed,      ///< the NID breaks a rule of RFC 8141 section 5
    IllegalNid,         ///< a registered NID breaks a rule of RFC 8141 section 5; detail = the finding's id
    NumbersExhausted,   ///< the next informal number does not fit into a NID (RFC 8141 section 5.2)
    Conflict,           ///< somebody else saved in between (expected head or revision differs)
    WrongState,         ///< the step is not possible in this state
    Unchanged,          ///< the content equals the version before: no version is made
    IncompleteTemplate, ///< error-level findings stand against registering
    NotEmpty,           ///< the target registry already has content
    NotUtf8,            ///< the input is in another encoding; detail names it as iconv does
    BadFormat,          ///< input not understood; detail names line and column
    TooLarge,           ///< more input than is read at once; detail names the limit
    NoTemplate,         ///< nothing to export: no template text is held for this registration
    NoOriginal,         ///< nothing to export: the text was not imported from a file
    TamperedVersion,    ///< a version is not what was registered; subject = NID@VERSION
    TamperedEvent,      ///< an entry of a log is not what was recorded; subject = NID or draft handle
    ChangedOutside,     ///< what Nidus wrote was changed; subject = what it is about, detail = how
    ForeignSchema,      ///< tables, indexes or triggers are not those of a registry; detail = which
    StaleIndex,         ///< a search finds something else than what is there; detail = where
    MissingHistory,     ///< versions or entries of a log are gone
    ForkedHistory,      ///< the history does not go on from a head seen before; detail = the first difference
    UnknownFileName,    ///< the name of a file is not UTF-8
    ForeignLog,         ///< a write-ahead log belongs to another file than the one it lies beside
    UnprovableHead,     ///< a head from before schema 6 from whose history something was erased; detail = the
                        ///< entry
    SeveralNames,       ///< hard links give the file more than one name
    FileReplaced,       ///< the file was removed or replaced by another while it was open
    NotAvailable,       ///< this build of the program cannot do it
    Cancelled,
};

/// An operation failed. Never about the user's content: that is a Finding.
struct Error
{
    ErrorCode code;
    std::string subject; ///< what it is about: a path, a NID, a draft handle (UTF-8)
    std::string detail;  ///< technical detail for the log, may be empty (UTF-8)

    bool operator==(const Error&) const = default;
};

} // namespace nidus::base
