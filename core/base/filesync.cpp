// SPDX-License-Identifier: Apache-2.0
#include "core/base/filesync.h"

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace nidus {

namespace {

Error failed(int error, const std::string& subject)
{
    const bool isFull = error == ENOSPC || error == EDQUOT;
    return {isFull ? ErrorCode::DiskFull : ErrorCode::FileNotWritable, subject,
            std::generic_category().message(error)};
}

std::expected<void, Error> openAndSync(const std::string& path, int flags, const std::string& subject)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | flags);
    // Whoever may write in a folder but not read it cannot wait for it.
    if (descriptor < 0 && errno == EACCES && flags != 0)
        return {};
    if (descriptor < 0)
        return std::unexpected(failed(errno, subject));
    const std::expected<void, Error> done = syncDescriptor(descriptor, subject);
    ::close(descriptor);
    return done;
}

} // namespace

std::expected<void, Error> syncDescriptor(int descriptor, const std::string& subject)
{
    int result = 0;
    do {
        result = ::fsync(descriptor);
    } while (result != 0 && errno == EINTR);
    // EINVAL, EROFS: not the kind of file, or of file system, that can be waited for (fsync(2)).
    if (result == 0 || errno == EINVAL || errno == EROFS)
        return {};
    return std::unexpected(failed(errno, subject));
}

std::expected<void, Error> syncFile(const std::string& path)
{
    return openAndSync(path, 0, path);
}

std::expected<void, Error> syncFolderOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash == 0 ? 1 : slash);
    return openAndSync(folder, O_DIRECTORY, path);
}

} // namespace nidus
