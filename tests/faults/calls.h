// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace nidus::faults {

// cfunctions.cpp replaces the C library's calls that access a disk. In a program that links it, Qt, SQLite,
// and our own code use these replacements: they are below every layer, so that nothing bypasses them.

using FileId = std::uint64_t;

/// An operation that a program requested from the disk.
struct DiskOperation
{
    enum class Kind : std::uint8_t {
        Create,   ///< the empty file `file` named `path`
        Write,    ///< `bytes` at `offset` of `file`
        Truncate, ///< `file` to `offset` bytes
        Sync,     ///< waits for `file`
        SyncFolder,
        SyncAll,
        Link,     ///< `target` names `file`, too
        Rename,   ///< `path` of `file` becomes `target`
        Exchange, ///< `path` of `file` and `target` are exchanged
        Unlink,
        MakeFolder,
        RemoveFolder,
    };

    Kind kind = Kind::Create;
    FileId file = 0;
    std::string path = {}; ///< for names; for SyncFolder, MakeFolder, and RemoveFolder that of the folder
    std::string target = {};
    std::int64_t offset = 0;
    std::string bytes = {};
};

/// Starts recording the operations in a folder. Existing files come first in the record, as if they had just
/// been written and synced. From now on, calls that wait for the disk return at once.
void startRecording(const std::string& folder);
/// Returns the number of recorded operations.
[[nodiscard]] std::size_t recordedOperations();
[[nodiscard]] std::vector<DiskOperation> stopRecording();

/// Which of the calls that concern a folder must fail.
struct Fault
{
    std::uint64_t call = 0; ///< starting at 1; 0: none, calls are only counted
    int error = 0;          ///< errno
    bool persists = false;  ///< all later calls fail, too, as after the loss of a disk
};

/// Starts counting the calls that concern a folder.
void startFailing(const std::string& folder, const Fault& fault);
/// The result of a fault.
struct FaultReport
{
    std::uint64_t calls = 0;
    std::string failed; ///< the first call that failed; empty: none
};
FaultReport stopFailing();

/// During its lifetime, nobody waits for the disk of a folder that only a test uses.
class NoWaiting
{
public:
    explicit NoWaiting(const std::string& folder) { startFailing(folder, {}); }
    NoWaiting(const NoWaiting&) = delete;
    NoWaiting& operator=(const NoWaiting&) = delete;
    ~NoWaiting() { stopFailing(); }
};

} // namespace nidus::faults
