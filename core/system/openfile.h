// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

namespace nidus::system {

/// What a file is opened for. Child processes never inherit the file. The ways for a regular file do not wait
/// for a pipe; for anything but a regular file they fail with errc::operation_not_supported. A file of our
/// own is regular and not a symbolic link; to be written, it also has no other name (hard link).
enum class OpenWay : std::uint8_t {
    Read,
    ReadRegular,   ///< a regular file; a symbolic link is followed
    ReadOwn,       ///< a file of our own
    ReadFolder,    ///< fails if it is not a folder
    ReadOwnFolder, ///< fails also on a symbolic link
    Update,        ///< read and write an existing file of our own
    UpdateOrMake,  ///< the same, or creates a file that only its owner can access
    AppendOrMake,  ///< write at the end of a file of our own, or of a new one that only its owner can access
    MakeNew,       ///< fails if the name is taken; access follows the umask
    MakeNewForOwner, ///< the same, for the owner only
    Append,
};

/// The error of the last system call that failed.
[[nodiscard]] std::error_code lastError();

/// What an open file is.
struct FileFacts
{
    bool isFolder = false;
    bool isRegular = false;   ///< not a folder, device, pipe, or socket
    std::uint64_t size = 0;   ///< bytes, of a regular file
    std::time_t modified = 0; ///< seconds since 1970
};

/// A file that this process has open. The destructor closes it.
class OpenFile
{
public:
    /// Nothing yet.
    OpenFile() = default;
    [[nodiscard]] static std::expected<OpenFile, std::error_code> open(const std::string& path, OpenWay way);
    /// Creates an unnamed file in `folder`, to read and write, that is deleted when closed.
    [[nodiscard]] static std::expected<OpenFile, std::error_code> makeNameless(const std::string& folder);
    /// Wraps a file that is open and stays open, such as standard input (0), output (1), or error (2).
    [[nodiscard]] static OpenFile borrowed(int descriptor);

    OpenFile(OpenFile&& other) noexcept;
    OpenFile& operator=(OpenFile&& other) noexcept;
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile();

    [[nodiscard]] explicit operator bool() const { return m_descriptor >= 0; }
    /// Returns the file descriptor, for system calls.
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] std::expected<FileFacts, std::error_code> facts() const;
    [[nodiscard]] bool isTerminal() const;

    /// Reads at most as many bytes as `into` holds; returns 0 at the end. Retries if a signal interrupts.
    [[nodiscard]] std::expected<std::size_t, std::error_code> read(std::span<char> into) const;
    /// Sets the byte to read next; for regular files.
    [[nodiscard]] std::error_code seek(std::uint64_t offset) const;
    /// Fills all of `into` from `offset` bytes after the start, without moving the position of write(). Fails
    /// if the file ends first.
    [[nodiscard]] std::error_code readAt(std::span<char> into, std::uint64_t offset) const;
    /// Returns whether read() would return at once; for an empty pipe it would not.
    [[nodiscard]] bool isReady() const;
    /// Writes all of the bytes, or fails after some of them.
    [[nodiscard]] std::error_code write(std::string_view bytes) const;
    /// Replaces the file's contents; after an error they may be partly written.
    [[nodiscard]] std::error_code replaceContents(std::string_view bytes) const;

    /// Waits until the written bytes are on disk. Succeeds for what cannot be synced, such as a pipe.
    [[nodiscard]] std::error_code sync() const;
    /// Does the same for everything written to the file's file system.
    [[nodiscard]] std::error_code syncFileSystem() const;

    /// Takes an exclusive lock, or with `isShared` a shared one, and holds it until the file is closed.
    /// Returns false while others hold it.
    [[nodiscard]] bool tryLock(bool isShared = false) const;
    /// Copies the permissions and group of the file at `path`, as far as the system allows.
    void copyAccessFrom(const std::string& path) const;

    void close();

private:
    OpenFile(int descriptor, bool isOwn) : m_descriptor(descriptor), m_isOwn(isOwn) {}

    int m_descriptor = -1;
    bool m_isOwn = false;
};

} // namespace nidus::system
