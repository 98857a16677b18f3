// SPDX-License-Identifier: Apache-2.0
#include "core/system/filelocks.h"

#include <algorithm>
#include <cstdarg>
#include <fcntl.h>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace nidus::system {

namespace {

/// The locks of one file.
class Locks
{
public:
    explicit Locks(const struct stat& file) : m_device(file.st_dev), m_inode(file.st_ino) {}
    Locks(const Locks&) = delete;
    Locks& operator=(const Locks&) = delete;
    ~Locks()
    {
        if (m_description >= 0)
            ::close(m_description);
    }

    [[nodiscard]] bool areOf(const struct stat& file) const
    {
        return file.st_dev == m_device && file.st_ino == m_inode;
    }

    /// `descriptor` is one of the file's.
    [[nodiscard]] int control(int descriptor, int command, struct flock& lock)
    {
        std::call_once(m_isAsked, [&] { open(descriptor); });
        if (m_description < 0)
            return ::fcntl(descriptor, command, &lock);
        lock.l_pid = 0; // required
        return ::fcntl(m_description, ownCommand(command), &lock);
    }

private:
    /// Opens the file a second time: a duplicate of the descriptor would share its description. To write, as
    /// only then an exclusive lock can be set, even if the first to ask only reads.
    void open(int descriptor)
    {
        const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
        m_description = ::open(link.c_str(), O_RDWR | O_CLOEXEC);
        if (m_description < 0)
            m_description = ::open(link.c_str(), O_RDONLY | O_CLOEXEC);
    }

    static int ownCommand(int command)
    {
        switch (command) {
        case F_SETLK: return F_OFD_SETLK;
        case F_SETLKW: return F_OFD_SETLKW;
        default: return F_OFD_GETLK;
        }
    }

    dev_t m_device;
    ino_t m_inode;
    std::once_flag m_isAsked;
    int m_description = -1;
};

/// The open descriptors.
class Descriptors
{
public:
    void add(int descriptor)
    {
        struct stat file{};
        if (::fstat(descriptor, &file) != 0)
            return;
        const std::lock_guard guard(m_mutex);
        const auto same =
            std::ranges::find_if(m_locks, [&](const auto& each) { return each.second->areOf(file); });
        m_locks[descriptor] = same == m_locks.end() ? std::make_shared<Locks>(file) : same->second;
    }

    /// Returns null if the descriptor is not known.
    [[nodiscard]] std::shared_ptr<Locks> find(int descriptor) const
    {
        const std::lock_guard guard(m_mutex);
        const auto found = m_locks.find(descriptor);
        return found == m_locks.end() ? nullptr : found->second;
    }

    void remove(int descriptor)
    {
        const std::lock_guard guard(m_mutex);
        m_locks.erase(descriptor);
    }

private:
    mutable std::mutex m_mutex;
    std::map<int, std::shared_ptr<Locks>> m_locks;
};

/// Never destroyed: other threads may still close files while the program ends.
Descriptors& descriptors()
{
    static Descriptors& all = *new Descriptors;
    return all;
}

} // namespace

int openLockable(const char* path, int flags, int mode)
{
    const int descriptor = ::open(path, flags, mode);
    if (descriptor >= 0)
        descriptors().add(descriptor);
    return descriptor;
}

int closeLockable(int descriptor)
{
    descriptors().remove(descriptor); // before another thread gets the same number
    return ::close(descriptor);
}

int controlLockable(int descriptor, int command, ...)
{
    std::va_list arguments;
    va_start(arguments, command);
    const bool isLock = command == F_SETLK || command == F_SETLKW || command == F_GETLK;
    struct flock* const lock = isLock ? va_arg(arguments, struct flock*) : nullptr;
    const int value = isLock ? 0 : va_arg(arguments, int);
    va_end(arguments);
    if (lock == nullptr)
        return ::fcntl(descriptor, command, value);
    const std::shared_ptr<Locks> locks = descriptors().find(descriptor);
    return locks ? locks->control(descriptor, command, *lock) : ::fcntl(descriptor, command, lock);
}

} // namespace nidus::system
