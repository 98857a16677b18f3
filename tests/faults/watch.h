// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/faults/calls.h"

#include <atomic>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::faults {

// The watch that calls.h starts and stops, as the replaced C library functions use it.

/// An open file or folder below the watched folder.
struct OpenFile
{
    FileId file = 0; ///< 0: a folder
    std::string path;
};

struct Watch
{
    std::mutex mutex;
    std::string folder;
    std::map<int, OpenFile> open;
    // For a recording.
    bool records = false;
    std::map<std::string, FileId, std::less<>> names;
    FileId lastFile = 0;
    std::vector<DiskOperation> operations;
    // For a fault.
    bool fails = false;
    Fault fault;
    FaultReport report;
};

inline std::atomic<bool> watches = false;  ///< if false, calls pass through unwatched
inline thread_local bool isInside = false; ///< inside a watched call, whose own calls pass through

Watch& watch();

/// Watches a call of its thread during its lifetime. False if the call must pass through.
class Look
{
public:
    Look() : m_looks(watches && !isInside)
    {
        if (!m_looks)
            return;
        watch().mutex.lock();
        isInside = true;
    }
    Look(const Look&) = delete;
    Look& operator=(const Look&) = delete;
    ~Look()
    {
        if (!m_looks)
            return;
        isInside = false;
        watch().mutex.unlock();
    }

    explicit operator bool() const { return m_looks; }

private:
    bool m_looks;
};

[[nodiscard]] bool concerns(std::string_view path);
/// Returns null if the descriptor does not belong to the folder. Borrowed.
[[nodiscard]] const OpenFile* fileOf(int descriptor);
/// Counts a call that concerns the folder. Returns true and sets errno if it must fail.
[[nodiscard]] bool fails(const char* call);

/// Adds to the record, if there is one; does not change errno.
void record(DiskOperation operation);
/// Returns 0 if nothing has the name.
[[nodiscard]] FileId fileNamed(const std::string& path);
FileId newFile(const std::string& path);

/// `really` calls the C library; `failed` is the result of a call that must fail.
template <typename Really, typename Result>
Result onDescriptor(const char* call, int descriptor, Result failed, Really really)
{
    const Look look;
    return look && fileOf(descriptor) != nullptr && fails(call) ? failed : really();
}

template <typename Really>
int onPath(const char* call, const char* path, Really really)
{
    const Look look;
    return look && concerns(path) && fails(call) ? -1 : really();
}

/// `done` records the call after success.
template <typename Really, typename Done>
int changingName(const char* call, const char* path, Really really, Done done)
{
    const Look look;
    if (!look || !concerns(path))
        return really();
    if (fails(call))
        return -1;
    const int result = really();
    if (result == 0)
        done();
    return result;
}

} // namespace nidus::faults
