// SPDX-License-Identifier: Apache-2.0
#include "core/system/openfile.h"

#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace nidus::system {

namespace {

constexpr mode_t kOwnerOnly = S_IRUSR | S_IWUSR;
constexpr mode_t kAnybody = kOwnerOnly | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH; // less the umask

/// Repeats a call while a signal interrupts it; returns its result.
template <typename Call>
auto uninterrupted(Call&& call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// Opening a pipe, or a device, must not wait for others. For regular files, O_NONBLOCK has no effect.
constexpr int kAtOnce = O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
constexpr int kOwnFile = kAtOnce | O_NOFOLLOW;

int openWith(const char* path, OpenWay way)
{
    switch (way) {
    case OpenWay::Read: return ::open(path, O_RDONLY | O_CLOEXEC);
    case OpenWay::ReadRegular: return ::open(path, O_RDONLY | kAtOnce);
    case OpenWay::ReadOwn: return ::open(path, O_RDONLY | kOwnFile);
    case OpenWay::ReadFolder: return ::open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY);
    case OpenWay::ReadOwnFolder: return ::open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW);
    case OpenWay::Update: return ::open(path, O_RDWR | kOwnFile);
    case OpenWay::UpdateOrMake: return ::open(path, O_RDWR | kOwnFile | O_CREAT, kOwnerOnly);
    case OpenWay::AppendOrMake: return ::open(path, O_WRONLY | kOwnFile | O_APPEND | O_CREAT, kOwnerOnly);
    case OpenWay::MakeNew: return ::open(path, O_RDWR | O_CLOEXEC | O_CREAT | O_EXCL, kAnybody);
    case OpenWay::MakeNewForOwner: return ::open(path, O_RDWR | O_CLOEXEC | O_CREAT | O_EXCL, kOwnerOnly);
    case OpenWay::Append: break;
    }
    return ::open(path, O_WRONLY | O_CLOEXEC | O_APPEND);
}

bool writesOwn(OpenWay way)
{
    return way == OpenWay::Update || way == OpenWay::UpdateOrMake || way == OpenWay::AppendOrMake;
}

bool isForRegular(OpenWay way)
{
    return way == OpenWay::ReadRegular || way == OpenWay::ReadOwn || writesOwn(way);
}

/// Returns why a file may not be opened in this way after all.
std::error_code refusal(int descriptor, OpenWay way)
{
    struct stat info = {};
    if (::fstat(descriptor, &info) != 0)
        return lastError();
    const bool isAllowed = S_ISREG(info.st_mode) && (!writesOwn(way) || info.st_nlink <= 1);
    return isAllowed ? std::error_code() : make_error_code(std::errc::operation_not_supported);
}

} // namespace

std::error_code lastError() { return {errno, std::generic_category()}; }

std::expected<OpenFile, std::error_code> OpenFile::open(const std::string& path, OpenWay way)
{
    const int descriptor = uninterrupted([&] { return openWith(path.c_str(), way); });
    // Linux: ELOOP for a symbolic link, EISDIR for a folder to write, ENXIO for a pipe without a reader.
    const bool isOther = errno == ELOOP || errno == EISDIR || errno == ENXIO;
    if (descriptor < 0 && isForRegular(way) && isOther)
        return std::unexpected(make_error_code(std::errc::operation_not_supported));
    if (descriptor < 0)
        return std::unexpected(lastError());
    OpenFile file(descriptor, true);
    if (const std::error_code refused = isForRegular(way) ? refusal(descriptor, way) : std::error_code())
        return std::unexpected(refused);
    return file;
}

std::expected<OpenFile, std::error_code> OpenFile::makeNameless(const std::string& folder)
{
    std::string path = folder + "/nidus-XXXXXX";
    const int descriptor = ::mkostemp(path.data(), O_CLOEXEC);
    if (descriptor < 0)
        return std::unexpected(lastError());
    OpenFile file(descriptor, true);
    if (::unlink(path.c_str()) != 0)
        return std::unexpected(lastError());
    return file;
}

OpenFile OpenFile::borrowed(int descriptor) { return {descriptor, false}; }

OpenFile::OpenFile(OpenFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)), m_isOwn(other.m_isOwn)
{}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept
{
    if (this != &other) {
        close();
        m_descriptor = std::exchange(other.m_descriptor, -1);
        m_isOwn = other.m_isOwn;
    }
    return *this;
}

OpenFile::~OpenFile() { close(); }

void OpenFile::close()
{
    const int descriptor = std::exchange(m_descriptor, -1);
    if (descriptor >= 0 && m_isOwn)
        ::close(descriptor);
}

std::expected<FileFacts, std::error_code> OpenFile::facts() const
{
    struct stat info = {};
    if (::fstat(m_descriptor, &info) != 0)
        return std::unexpected(lastError());
    const bool isRegular = S_ISREG(info.st_mode);
    return FileFacts{.isFolder = S_ISDIR(info.st_mode),
                     .isRegular = isRegular,
                     .size = isRegular ? static_cast<std::uint64_t>(info.st_size) : 0U,
                     .modified = info.st_mtime};
}

bool OpenFile::isTerminal() const { return ::isatty(m_descriptor) == 1; }

std::expected<std::size_t, std::error_code> OpenFile::read(std::span<char> into) const
{
    const ssize_t got = uninterrupted([&] { return ::read(m_descriptor, into.data(), into.size()); });
    if (got < 0)
        return std::unexpected(lastError());
    return static_cast<std::size_t>(got);
}

std::error_code OpenFile::readAt(std::span<char> into, std::uint64_t offset) const
{
    while (!into.empty()) {
        const ssize_t got = uninterrupted(
            [&] { return ::pread(m_descriptor, into.data(), into.size(), static_cast<off_t>(offset)); });
        if (got < 0)
            return lastError();
        if (got == 0)
            return make_error_code(std::errc::io_error);
        into = into.subspan(static_cast<std::size_t>(got));
        offset += static_cast<std::uint64_t>(got);
    }
    return {};
}

bool OpenFile::isReady() const
{
    pollfd waiting{.fd = m_descriptor, .events = POLLIN, .revents = 0};
    return ::poll(&waiting, 1, 0) != 0; // read() reports an error
}

std::error_code OpenFile::write(std::string_view bytes) const
{
    while (!bytes.empty()) {
        const ssize_t written =
            uninterrupted([&] { return ::write(m_descriptor, bytes.data(), bytes.size()); });
        if (written < 0)
            return lastError();
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

std::error_code OpenFile::replaceContents(std::string_view bytes) const
{
    if (::ftruncate(m_descriptor, 0) != 0 || ::lseek(m_descriptor, 0, SEEK_SET) != 0)
        return lastError();
    return write(bytes);
}

std::error_code OpenFile::seek(std::uint64_t offset) const
{
    return ::lseek(m_descriptor, static_cast<off_t>(offset), SEEK_SET) < 0 ? lastError() : std::error_code();
}

std::error_code OpenFile::sync() const
{
    // EINVAL, EROFS, ENOTSUP: this kind of file or file system cannot be synced (fsync(2)).
    const bool isDone = uninterrupted([this] { return ::fsync(m_descriptor); }) == 0 || errno == EINVAL ||
                        errno == EROFS || errno == ENOTSUP;
    return isDone ? std::error_code() : lastError();
}

std::error_code OpenFile::syncFileSystem() const
{
    return ::syncfs(m_descriptor) == 0 ? std::error_code() : lastError();
}

bool OpenFile::tryLock(bool isShared) const
{
    return ::flock(m_descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0;
}

void OpenFile::copyAccessFrom(const std::string& path) const
{
    struct stat info = {};
    if (m_descriptor < 0 || ::stat(path.c_str(), &info) != 0)
        return;
    // If the group cannot be kept, the new group gets no access.
    const bool hasGroup = ::fchown(m_descriptor, uid_t(-1), info.st_gid) == 0;
    constexpr mode_t ofGroup = S_IRWXG;
    constexpr mode_t all = S_IRWXU | S_IRWXG | S_IRWXO;
    ::fchmod(m_descriptor, info.st_mode & (hasGroup ? all : all & ~ofGroup));
}

} // namespace nidus::system
