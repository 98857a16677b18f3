// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace nidus::faults {

// The C library's calls that reach a disk stand in cfunctions.cpp once more. In a program that links it, Qt,
// SQLite and our own code call those: below every layer, so that nothing gets past them.

using FileId = std::uint64_t;

/// What a program asked of the disk.
struct DiskOperation
{
    enum class Kind : std::uint8_t {
        Create,   ///< the empty file `file` named `path`
        Write,    ///< `bytes` at `offset` of `file`
        Truncate, ///< `file` to `offset` bytes
        Sync,     ///< waits for `file`
        SyncFolder,
        SyncAll,
        Link,     ///< `target` names `file` too
        Rename,   ///< `path` of `file` becomes `target`
        Exchange, ///< `path` of `file` and `target` change places
        Unlink,
        MakeFolder,
        RemoveFolder,
    };

    Kind kind = Kind::Create;
    FileId file = 0;
    std::string path = {}; ///< of names; of SyncFolder, MakeFolder and RemoveFolder the folder's
    std::string target = {};
    std::int64_t offset = 0;
    std::string bytes = {};
};

/// Begins to record what happens in a folder, which may hold files: these come first in the record, as if
/// they had just been written and waited for. Calls that wait for the disk return at once from now on.
void startRecording(const std::string& folder);
/// How many operations the record has.
[[nodiscard]] std::size_t recordedOperations();
[[nodiscard]] std::vector<DiskOperation> stopRecording();

/// Which of the calls that concern a folder are to fail.
struct Fault
{
    std::uint64_t call = 0; ///< counted from 1; 0: none, calls are only counted
    int error = 0;          ///< errno
    bool goesOn = false;    ///< all calls behind it as well, as when a disk is gone
};

/// Begins to count the calls that concern a folder.
void startFailing(const std::string& folder, const Fault& fault);
/// What came of it.
struct FaultReport
{
    std::uint64_t calls = 0;
    std::string failed; ///< the first call that failed; empty: none
};
FaultReport stopFailing();

/// While one lives, nobody waits for the disk of a folder that only a test looks at.
class NoWaiting
{
public:
    explicit NoWaiting(const std::string& folder) { startFailing(folder, {}); }
    NoWaiting(const NoWaiting&) = delete;
    NoWaiting& operator=(const NoWaiting&) = delete;
    ~NoWaiting() { stopFailing(); }
};

} // namespace nidus::faults
