// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/system/openfile.h"

#include <string>
#include <vector>

namespace nidus::base {

// A write, rename, or removal survives a power failure only after a sync: of the file for its bytes, of its
// folder for its name.

/// Waits until a file's bytes are on disk. Fails with DiskFull or FileNotWritable (detail = the system's
/// message). Succeeds for what cannot be synced, such as a pipe. Not for a file that a database of this
/// process has open.
[[nodiscard]] Result<void> syncBytes(const std::string& path);
/// Does the same for an open file; `path` is for the error.
[[nodiscard]] Result<void> syncBytes(const system::OpenFile& file, const std::string& path);
/// Waits until the name of a file or folder, added or removed, is on disk. Does nothing if the file system
/// cannot wait or the folder may not be read.
[[nodiscard]] Result<void> syncName(const std::string& path);
/// Creates a folder and its parents if missing, and waits for their names. Fails with FileNotWritable or
/// DiskFull, and then leaves none.
[[nodiscard]] Result<void> makeFolder(const std::string& path);

/// Creates folders like makeFolder(). When destroyed, removes those that are still empty, unless keep() was
/// called.
class NewFolders
{
public:
    /// Nothing yet.
    NewFolders() = default;
    NewFolders(NewFolders&&) noexcept = default;
    NewFolders& operator=(NewFolders&& other) noexcept;
    NewFolders(const NewFolders&) = delete;
    NewFolders& operator=(const NewFolders&) = delete;
    ~NewFolders();

    [[nodiscard]] Result<void> make(const std::string& path);
    /// Does the same for a folder of our own: fails with FileNotWritable if the path is a symbolic link.
    [[nodiscard]] Result<void> makeOwn(const std::string& path);
    void keep() { m_made.clear(); }

private:
    std::vector<std::string> m_made; ///< parents first
};

} // namespace nidus::base
