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

/// What a file is opened for. A child process never inherits it.
enum class OpenWay : std::uint8_t {
    Read,
    ReadNoLink,      ///< fails on a symbolic link
    ReadFolder,      ///< fails on what is no folder
    Update,          ///< read and write what is there; fails on a symbolic link
    UpdateOrMake,    ///< the same, and a new one only its owner may read
    MakeNew,         ///< fails where the name is taken; who may read it is up to the user's habit (umask)
    MakeNewForOwner, ///< the same, for its owner only
    Append,
};

/// What an open file is.
struct FileFacts
{
    bool isFolder = false;
    bool isRegular = false;   ///< not a folder, device, pipe or socket
    std::uint64_t size = 0;   ///< bytes, of a regular file
    std::time_t modified = 0; ///< seconds since 1970
};

/// A file that this process has open, closed with the object.
class OpenFile
{
public:
    /// Nothing yet.
    OpenFile() = default;
    [[nodiscard]] static std::expected<OpenFile, std::error_code> open(const std::string& path, OpenWay way);
    /// A new one without a name in `folder`, to read and write, which is gone when it is closed.
    [[nodiscard]] static std::expected<OpenFile, std::error_code> makeNameless(const std::string& folder);
    /// One that was open before and stays open, such as standard input (0), output (1) and errors (2).
    [[nodiscard]] static OpenFile borrowed(int descriptor);

    OpenFile(OpenFile&& other) noexcept;
    OpenFile& operator=(OpenFile&& other) noexcept;
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile();

    [[nodiscard]] explicit operator bool() const { return m_descriptor >= 0; }
    /// What the system calls it by, for those who can work with that.
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] std::expected<FileFacts, std::error_code> facts() const;
    [[nodiscard]] bool isTerminal() const;

    /// Up to so many bytes as `into` has, 0 at the end. What a signal interrupts is begun again.
    [[nodiscard]] std::expected<std::size_t, std::error_code> read(std::span<char> into) const;
    /// Reads on from this byte; of a regular file.
    [[nodiscard]] std::error_code seek(std::uint64_t offset) const;
    /// All of `into` from so many bytes behind the front; what write() does is not moved by it. An error
    /// where the file ends before.
    [[nodiscard]] std::error_code readAt(std::span<char> into, std::uint64_t offset) const;
    /// Whether read() answers at once: a pipe without bytes does not.
    [[nodiscard]] bool isReady() const;
    /// All of the bytes, or an error after some of them.
    [[nodiscard]] std::error_code write(std::string_view bytes) const;
    /// The bytes instead of what the file holds; they may be there in part after an error.
    [[nodiscard]] std::error_code replaceContents(std::string_view bytes) const;

    /// Waits until what was written has reached the disk. What cannot be waited for, such as a pipe,
    /// succeeds.
    [[nodiscard]] std::error_code sync() const;
    /// The same for all that was written on the file system it stands on.
    [[nodiscard]] std::error_code syncFileSystem() const;

    /// Takes the lock that only one process can hold, or with `isShared` any that share it, and holds it
    /// until the file is closed. False while others hold it.
    [[nodiscard]] bool tryLock(bool isShared = false) const;
    /// Who may read and write the file at `path`, and its group, as far as the system lets one take them
    /// over.
    void takeAccessOf(const std::string& path) const;

    void close();

private:
    OpenFile(int descriptor, bool isOwn) : m_descriptor(descriptor), m_isOwn(isOwn) {}

    int m_descriptor = -1;
    bool m_isOwn = false;
};

} // namespace nidus::system
