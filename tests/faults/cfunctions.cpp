// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/watch.h"

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

// Replacements for the C library's disk functions: each checks for a fault, then calls the original.

using namespace nidus::faults;

namespace {

using Kind = DiskOperation::Kind;

/// Called after a path was opened.
void opened(const std::string& path, int flags, int descriptor)
{
    const int error = errno;
    struct stat info = {};
    OpenFile file{.file = 0, .path = path};
    if (::fstat(descriptor, &info) == 0 && !S_ISDIR(info.st_mode)) {
        const bool hasNoName = (flags & O_TMPFILE) == O_TMPFILE; // linkat() gives it a name
        file.file = hasNoName ? ++watch().lastFile : fileNamed(path);
        if (file.file == 0)
            file.file = newFile(path);
        else if ((flags & O_TRUNC) != 0)
            record({.kind = Kind::Truncate, .file = file.file});
    }
    watch().open[descriptor] = std::move(file);
    errno = error;
}

template <typename Open>
int opening(Open* real, const char* path, int flags, mode_t mode)
{
    const Look look;
    if (look && concerns(path) && fails("open"))
        return -1;
    const int descriptor = real(path, flags, mode);
    if (look && descriptor >= 0 && concerns(path))
        opened(path, flags, descriptor);
    return descriptor;
}

template <typename Write>
ssize_t writing(int descriptor, const void* bytes, std::int64_t offset, Write really)
{
    const Look look;
    const OpenFile* const file = look ? fileOf(descriptor) : nullptr;
    if (file == nullptr)
        return really();
    if (fails("write"))
        return -1;
    const ssize_t size = really();
    if (size > 0)
        record({.kind = Kind::Write,
                .file = file->file,
                .offset = offset >= 0 ? offset : std::int64_t{::lseek(descriptor, 0, SEEK_CUR)} - size,
                .bytes = std::string(static_cast<const char*>(bytes), std::size_t(size))});
    return size;
}

template <typename Truncate>
int truncating(int descriptor, std::int64_t size, Truncate really)
{
    const Look look;
    const OpenFile* const file = look ? fileOf(descriptor) : nullptr;
    if (file != nullptr && fails("ftruncate"))
        return -1;
    const int result = really();
    if (file != nullptr && result == 0)
        record({.kind = Kind::Truncate, .file = file->file, .offset = size});
    return result;
}

/// The content of the real disk does not matter here, and waiting for it takes long.
template <typename Sync>
int syncing(const char* call, int descriptor, Sync really)
{
    const Look look;
    const OpenFile* const file = look ? fileOf(descriptor) : nullptr;
    if (file == nullptr)
        return really();
    if (fails(call))
        return -1;
    if (file->file == 0)
        record({.kind = Kind::SyncFolder, .path = file->path});
    else
        record({.kind = Kind::Sync, .file = file->file});
    return 0;
}

template <typename Rename>
int renaming(const char* call, const char* from, const char* to, bool isExchange, Rename really)
{
    return changingName(call, from, really, [&] {
        const FileId file = fileNamed(from);
        const FileId other = fileNamed(to);
        record(
            {.kind = isExchange ? Kind::Exchange : Kind::Rename, .file = file, .path = from, .target = to});
        watch().names[to] = file;
        watch().names[from] = other;
        if (!isExchange)
            watch().names.erase(from);
    });
}

/// Returns whether a call takes or looks for a lock. To release one needs no disk and cannot fail.
bool asksForLock(int command, const void* argument)
{
    return command == F_GETLK ||
           (command == F_SETLK && static_cast<const flock*>(argument)->l_type != F_UNLCK);
}

} // namespace

/// The C library's original function of this name and type.
#define NIDUS_REAL(function)                                                                                 \
    static auto* const real = reinterpret_cast<decltype(&::function)>(::dlsym(RTLD_NEXT, #function))

extern "C" {

// The last argument is variadic in C: only calls that create a file have it.
#define NIDUS_OPEN(function)                                                                                 \
    int function(const char* path, int flags, ...)                                                           \
    {                                                                                                        \
        NIDUS_REAL(function);                                                                                \
        va_list arguments;                                                                                   \
        va_start(arguments, flags);                                                                          \
        const bool makes = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;                       \
        const mode_t mode = makes ? mode_t(va_arg(arguments, unsigned)) : 0;                                 \
        va_end(arguments);                                                                                   \
        return opening(real, path, flags, mode);                                                             \
    }
NIDUS_OPEN(open)
NIDUS_OPEN(open64)

// Lock commands have a pointer argument, others a number or none.
#define NIDUS_FCNTL(function)                                                                                \
    int function(int descriptor, int command, ...)                                                           \
    {                                                                                                        \
        NIDUS_REAL(function);                                                                                \
        va_list arguments;                                                                                   \
        va_start(arguments, command);                                                                        \
        void* const argument = va_arg(arguments, void*);                                                     \
        va_end(arguments);                                                                                   \
        if (!asksForLock(command, argument))                                                                 \
            return real(descriptor, command, argument);                                                      \
        return onDescriptor("fcntl", descriptor, -1, [&] { return real(descriptor, command, argument); });   \
    }
NIDUS_FCNTL(fcntl)
NIDUS_FCNTL(fcntl64)

int close(int descriptor)
{
    NIDUS_REAL(close);
    const Look look;
    const bool isToFail = look && fileOf(descriptor) != nullptr && fails("close");
    if (look)
        watch().open.erase(descriptor);
    const int result = real(descriptor); // closes the descriptor even if it fails
    if (isToFail)
        errno = watch().fault.error;
    return isToFail ? -1 : result;
}

ssize_t read(int descriptor, void* bytes, size_t size)
{
    NIDUS_REAL(read);
    return onDescriptor("read", descriptor, ssize_t{-1}, [&] { return real(descriptor, bytes, size); });
}

ssize_t pread64(int descriptor, void* bytes, size_t size, off64_t offset)
{
    NIDUS_REAL(pread64);
    return onDescriptor("pread", descriptor, ssize_t{-1},
                        [&] { return real(descriptor, bytes, size, offset); });
}

ssize_t write(int descriptor, const void* bytes, size_t size)
{
    NIDUS_REAL(write);
    return writing(descriptor, bytes, -1, [&] { return real(descriptor, bytes, size); });
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t size, off64_t offset)
{
    NIDUS_REAL(pwrite64);
    return writing(descriptor, bytes, offset, [&] { return real(descriptor, bytes, size, offset); });
}

int ftruncate(int descriptor, off_t size) noexcept
{
    NIDUS_REAL(ftruncate);
    return truncating(descriptor, size, [&] { return real(descriptor, size); });
}

int ftruncate64(int descriptor, off64_t size) noexcept
{
    NIDUS_REAL(ftruncate64);
    return truncating(descriptor, size, [&] { return real(descriptor, size); });
}

int fsync(int descriptor)
{
    NIDUS_REAL(fsync);
    return syncing("fsync", descriptor, [&] { return real(descriptor); });
}

int fdatasync(int descriptor)
{
    NIDUS_REAL(fdatasync);
    return syncing("fdatasync", descriptor, [&] { return real(descriptor); });
}

int syncfs(int descriptor) noexcept
{
    NIDUS_REAL(syncfs);
    const Look look;
    if (!look || fileOf(descriptor) == nullptr)
        return real(descriptor);
    if (fails("syncfs"))
        return -1;
    record({.kind = Kind::SyncAll});
    return 0;
}

int rename(const char* from, const char* to) noexcept
{
    NIDUS_REAL(rename);
    return renaming("rename", from, to, false, [&] { return real(from, to); });
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept
{
    NIDUS_REAL(renameat2);
    return renaming("renameat2", from, to, (flags & RENAME_EXCHANGE) != 0,
                    [&] { return real(fromFolder, from, toFolder, to, flags); });
}

int link(const char* from, const char* to) noexcept
{
    NIDUS_REAL(link);
    return changingName(
        "link", from, [&] { return real(from, to); },
        [&] {
            const FileId file = fileNamed(from);
            watch().names[to] = file;
            record({.kind = Kind::Link, .file = file, .path = from, .target = to});
        });
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    NIDUS_REAL(linkat);
    return changingName(
        "linkat", to, [&] { return real(fromFolder, from, toFolder, to, flags); },
        [&] {
            // This is how to give a name to a file that has none.
            constexpr std::string_view descriptors("/proc/self/fd/");
            const std::string_view source(from);
            const OpenFile* const open = source.starts_with(descriptors)
                                             ? fileOf(std::atoi(source.substr(descriptors.size()).data()))
                                             : nullptr;
            const FileId file = open != nullptr ? open->file : fileNamed(from);
            watch().names[to] = file;
            record({.kind = Kind::Link, .file = file, .path = from, .target = to});
        });
}

int unlink(const char* path) noexcept
{
    NIDUS_REAL(unlink);
    return changingName(
        "unlink", path, [&] { return real(path); },
        [&] {
            record({.kind = Kind::Unlink, .file = fileNamed(path), .path = path});
            watch().names.erase(path);
        });
}

int mkdir(const char* path, mode_t mode) noexcept
{
    NIDUS_REAL(mkdir);
    return changingName(
        "mkdir", path, [&] { return real(path, mode); },
        [&] { record({.kind = Kind::MakeFolder, .path = path}); });
}

int rmdir(const char* path) noexcept
{
    NIDUS_REAL(rmdir);
    return changingName(
        "rmdir", path, [&] { return real(path); },
        [&] { record({.kind = Kind::RemoveFolder, .path = path}); });
}

int stat(const char* path, struct stat* info) noexcept
{
    NIDUS_REAL(stat);
    return onPath("stat", path, [&] { return real(path, info); });
}

int stat64(const char* path, struct stat64* info) noexcept
{
    NIDUS_REAL(stat64);
    return onPath("stat", path, [&] { return real(path, info); });
}

int lstat64(const char* path, struct stat64* info) noexcept
{
    NIDUS_REAL(lstat64);
    return onPath("lstat", path, [&] { return real(path, info); });
}

int fstat64(int descriptor, struct stat64* info) noexcept
{
    NIDUS_REAL(fstat64);
    return onDescriptor("fstat", descriptor, -1, [&] { return real(descriptor, info); });
}

int statx(int folder, const char* path, int flags, unsigned mask, struct statx* info) noexcept
{
    NIDUS_REAL(statx);
    if (*path == '\0')
        return onDescriptor("statx", folder, -1, [&] { return real(folder, path, flags, mask, info); });
    return onPath("statx", path, [&] { return real(folder, path, flags, mask, info); });
}

int access(const char* path, int mode) noexcept
{
    NIDUS_REAL(access);
    return onPath("access", path, [&] { return real(path, mode); });
}

void* mmap64(void* address, size_t size, int protection, int flags, int descriptor, off64_t offset) noexcept
{
    NIDUS_REAL(mmap64);
    return onDescriptor("mmap", descriptor, MAP_FAILED,
                        [&] { return real(address, size, protection, flags, descriptor, offset); });
}

} // extern "C"
