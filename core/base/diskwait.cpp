// SPDX-License-Identifier: Apache-2.0
#include "core/base/diskwait.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <system_error>
#include <unistd.h>

namespace nidus {

namespace {

std::unexpected<Error> failure(const std::string& path, std::error_code error)
{
    const bool isFull = error == std::errc::no_space_on_device;
    return std::unexpected(
        Error{isFull ? ErrorCode::DiskFull : ErrorCode::FileNotWritable, path, error.message()});
}

/// 0, or errno.
int waitFor(const std::string& path, int flags)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | flags);
    if (file < 0)
        return errno;
    const int error = ::fsync(file) == 0 ? 0 : errno;
    ::close(file);
    return error;
}

} // namespace

std::expected<void, Error> waitForBytes(const std::string& path)
{
    const int error = waitFor(path, 0);
    if (error != 0)
        return failure(path, {error, std::generic_category()});
    return {};
}

std::expected<void, Error> waitForBytes(int file, const std::string& path)
{
    if (::fsync(file) != 0)
        return failure(path, {errno, std::generic_category()});
    return {};
}

std::expected<void, Error> waitForName(const std::string& path)
{
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    const int error = waitFor(folder.empty() ? "." : folder.string(), O_DIRECTORY);
    if (error != 0 && error != EINVAL && error != ENOTSUP && error != EACCES)
        return failure(path, {error, std::generic_category()});
    return {};
}

std::expected<void, Error> makeFolder(const std::string& path)
{
    namespace fs = std::filesystem;
    // Without a slash at the end, which would make a folder above of the same name.
    const fs::path folder = fs::path(path).has_filename() ? fs::path(path) : fs::path(path).parent_path();
    std::error_code error;
    if (fs::is_directory(folder, error))
        return {};
    if (folder.has_parent_path()) {
        if (const auto above = makeFolder(folder.parent_path().string()); !above)
            return above;
    }
    fs::create_directory(folder, error); // no error where another process was faster
    if (error)
        return failure(path, error);
    return waitForName(folder.string());
}

} // namespace nidus
