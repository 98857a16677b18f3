// SPDX-License-Identifier: Apache-2.0
#include "core/system/filenames.h"

#include "core/system/openfile.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace nidus::system {

namespace {

// FUSE: sshfs and similar.
constexpr std::array<std::uint32_t, 9> kNetworkFileSystems{
    NFS_SUPER_MAGIC,  SMB_SUPER_MAGIC,  CIFS_SUPER_MAGIC, SMB2_SUPER_MAGIC, AFS_SUPER_MAGIC,
    CODA_SUPER_MAGIC, CEPH_SUPER_MAGIC, V9FS_MAGIC,       FUSE_SUPER_MAGIC};

} // namespace

std::uint64_t fileNumber(const std::string& path)
{
    struct stat info = {};
    return ::lstat(path.c_str(), &info) == 0 ? std::uint64_t{info.st_ino} : 0;
}

std::uint64_t nameCount(const std::string& path)
{
    struct stat info = {};
    return ::stat(path.c_str(), &info) == 0 ? std::uint64_t{info.st_nlink} : 0;
}

bool isOwnFolder(const std::string& path)
{
    struct stat info = {};
    return ::lstat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

bool isFreeOrRegular(const std::string& path)
{
    struct stat info = {};
    return ::lstat(path.c_str(), &info) != 0 || S_ISREG(info.st_mode);
}

std::error_code renameFile(const std::string& from, const std::string& to)
{
    return ::rename(from.c_str(), to.c_str()) == 0 ? std::error_code() : lastError();
}

std::error_code renameToNew(const std::string& from, const std::string& to)
{
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return {};
    if (errno == EEXIST)
        return lastError();
    return ::link(from.c_str(), to.c_str()) == 0 ? std::error_code() : lastError();
}

bool exchangeNames(const std::string& one, const std::string& other)
{
    return ::renameat2(AT_FDCWD, one.c_str(), AT_FDCWD, other.c_str(), RENAME_EXCHANGE) == 0;
}

bool isOnNetwork(const std::string& folder)
{
    struct statfs info = {};
    return ::statfs(folder.c_str(), &info) == 0 &&
           std::ranges::find(kNetworkFileSystems, static_cast<std::uint32_t>(info.f_type)) !=
               kNetworkFileSystems.end();
}

bool isOutOfSpace(std::error_code error)
{
    return error == std::errc::no_space_on_device || error.value() == EDQUOT;
}

} // namespace nidus::system
