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
    const bool isFull = error == std::errc::no_space_on_device || error.value() == EDQUOT;
    return std::unexpected(
        Error{isFull ? ErrorCode::DiskFull : ErrorCode::FileNotWritable, path, error.message()});
}

std::expected<void, Error> openAndWait(const std::string& opened, int flags, const std::string& subject)
{
    const int file = ::open(opened.c_str(), O_RDONLY | O_CLOEXEC | flags);
    // Whoever may write in a folder but not read it cannot wait for it.
    if (file < 0 && errno == EACCES && flags != 0)
        return {};
    if (file < 0)
        return failure(subject, {errno, std::generic_category()});
    const std::expected<void, Error> done = waitForBytes(file, subject);
    ::close(file);
    return done;
}

} // namespace

std::expected<void, Error> waitForBytes(const std::string& path)
{
    return openAndWait(path, 0, path);
}

std::expected<void, Error> waitForBytes(int file, const std::string& path)
{
    int result = 0;
    do {
        result = ::fsync(file);
    } while (result != 0 && errno == EINTR);
    // EINVAL, EROFS, ENOTSUP: not the kind of file, or of file system, that can be waited for (fsync(2)).
    if (result == 0 || errno == EINVAL || errno == EROFS || errno == ENOTSUP)
        return {};
    return failure(path, {errno, std::generic_category()});
}

std::expected<void, Error> waitForName(const std::string& path)
{
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    return openAndWait(folder.empty() ? "." : folder.string(), O_DIRECTORY, path);
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
