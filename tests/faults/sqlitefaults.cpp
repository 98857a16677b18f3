// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/sqlitefaults.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <sqlite3.h>
#include <utility>

namespace nidus::faults {

namespace {

/// Counts calls and decides which ones fail.
class Counter
{
public:
    void start(const Fault& fault)
    {
        const std::scoped_lock lock(m_mutex);
        m_fault = fault;
        m_report = {};
        m_counts = true;
    }

    FaultReport stop()
    {
        const std::scoped_lock lock(m_mutex);
        m_counts = false;
        return m_report;
    }

    bool fails(const char* call)
    {
        if (!m_counts) // without the lock, because every allocation asks
            return false;
        const std::scoped_lock lock(m_mutex);
        if (!m_counts)
            return false;
        const std::uint64_t number = ++m_report.calls;
        if (m_fault.call == 0 || number < m_fault.call || (number > m_fault.call && !m_fault.persists))
            return false;
        if (number == m_fault.call)
            m_report.failed = call;
        return true;
    }

    [[nodiscard]] int error() const { return m_fault.error; }

private:
    std::mutex m_mutex;
    Fault m_fault;
    FaultReport m_report;
    std::atomic<bool> m_counts = false;
};

Counter files;
Counter memory;

sqlite3_vfs* realVfs = nullptr;
sqlite3_mem_methods realMemory;

/// An open file, followed in memory by the real one.
struct FaultyFile
{
    sqlite3_file base;
    sqlite3_file* real;
};

sqlite3_file* realOf(sqlite3_file* file) { return reinterpret_cast<FaultyFile*>(file)->real; }

/// A method of a file: calls the real one, unless it must fail with `Error`.
template <auto Method, int Error, typename... Arguments>
int method(sqlite3_file* file, Arguments... arguments)
{
    if (files.fails("a method of a file"))
        return Error;
    sqlite3_file* const real = realOf(file);
    return (real->pMethods->*Method)(real, arguments...);
}

int writeFile(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset)
{
    if (files.fails("xWrite"))
        return files.error();
    return realOf(file)->pMethods->xWrite(realOf(file), bytes, size, offset);
}

// The following methods cannot fail, or their failure is not an error.
int closeFile(sqlite3_file* file) { return realOf(file)->pMethods->xClose(realOf(file)); }

int unlockFile(sqlite3_file* file, int level) { return realOf(file)->pMethods->xUnlock(realOf(file), level); }

int controlFile(sqlite3_file* file, int what, void* argument)
{
    return realOf(file)->pMethods->xFileControl(realOf(file), what, argument);
}

int sectorSize(sqlite3_file* file) { return realOf(file)->pMethods->xSectorSize(realOf(file)); }

int characteristics(sqlite3_file* file)
{
    return realOf(file)->pMethods->xDeviceCharacteristics(realOf(file));
}

int lockShared(sqlite3_file* file, int offset, int count, int flags)
{
    if ((flags & SQLITE_SHM_LOCK) != 0 && files.fails("xShmLock"))
        return SQLITE_IOERR_SHMLOCK;
    return realOf(file)->pMethods->xShmLock(realOf(file), offset, count, flags);
}

void shareBarrier(sqlite3_file* file) { realOf(file)->pMethods->xShmBarrier(realOf(file)); }

int unmapShared(sqlite3_file* file, int isToDelete)
{
    return realOf(file)->pMethods->xShmUnmap(realOf(file), isToDelete);
}

using Methods = sqlite3_io_methods;

const Methods& methods()
{
    static const Methods all{
        .iVersion = 2, // without memory-mapped pages, which our code does not use
        .xClose = closeFile,
        .xRead = method<&Methods::xRead, SQLITE_IOERR_READ, void*, int, sqlite3_int64>,
        .xWrite = writeFile,
        .xTruncate = method<&Methods::xTruncate, SQLITE_IOERR_TRUNCATE, sqlite3_int64>,
        .xSync = method<&Methods::xSync, SQLITE_IOERR_FSYNC, int>,
        .xFileSize = method<&Methods::xFileSize, SQLITE_IOERR_FSTAT, sqlite3_int64*>,
        .xLock = method<&Methods::xLock, SQLITE_IOERR_LOCK, int>,
        .xUnlock = unlockFile,
        .xCheckReservedLock = method<&Methods::xCheckReservedLock, SQLITE_IOERR_CHECKRESERVEDLOCK, int*>,
        .xFileControl = controlFile,
        .xSectorSize = sectorSize,
        .xDeviceCharacteristics = characteristics,
        .xShmMap = method<&Methods::xShmMap, SQLITE_IOERR_SHMMAP, int, int, int, void volatile**>,
        .xShmLock = lockShared,
        .xShmBarrier = shareBarrier,
        .xShmUnmap = unmapShared,
        .xFetch = nullptr,
        .xUnfetch = nullptr,
    };
    return all;
}

int openFile(sqlite3_vfs* /*vfs*/, const char* name, sqlite3_file* file, int flags, int* given)
{
    auto* const faulty = reinterpret_cast<FaultyFile*>(file);
    faulty->base.pMethods = nullptr;
    if (files.fails("xOpen"))
        return SQLITE_CANTOPEN;
    faulty->real = reinterpret_cast<sqlite3_file*>(faulty + 1);
    const int code = realVfs->xOpen(realVfs, name, faulty->real, flags, given);
    if (faulty->real->pMethods != nullptr)
        faulty->base.pMethods = &methods();
    return code;
}

int deleteFile(sqlite3_vfs* /*vfs*/, const char* name, int syncsFolder)
{
    return files.fails("xDelete") ? SQLITE_IOERR_DELETE : realVfs->xDelete(realVfs, name, syncsFolder);
}

int accessFile(sqlite3_vfs* /*vfs*/, const char* name, int flags, int* result)
{
    return files.fails("xAccess") ? SQLITE_IOERR_ACCESS : realVfs->xAccess(realVfs, name, flags, result);
}

int fullPath(sqlite3_vfs* /*vfs*/, const char* name, int size, char* result)
{
    return files.fails("xFullPathname") ? SQLITE_CANTOPEN
                                        : realVfs->xFullPathname(realVfs, name, size, result);
}

/// SQLite waits for a lock, but nobody else has one here.
int sleepShortly(sqlite3_vfs* /*vfs*/, int microseconds) { return microseconds; }

void* allocate(int size) { return memory.fails("xMalloc") ? nullptr : realMemory.xMalloc(size); }

void* reallocate(void* old, int size)
{
    return memory.fails("xRealloc") ? nullptr : realMemory.xRealloc(old, size);
}

} // namespace

void installSqliteFaults()
{
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &realMemory);
    static sqlite3_mem_methods failing = realMemory;
    failing.xMalloc = allocate;
    failing.xRealloc = reallocate;
    if (sqlite3_config(SQLITE_CONFIG_MALLOC, &failing) != SQLITE_OK) {
        std::fputs("SQLite is already in use\n", stderr);
        std::abort();
    }
    realVfs = sqlite3_vfs_find(nullptr);
    static sqlite3_vfs vfs = *realVfs; // methods that do not concern files are kept
    vfs.pNext = nullptr;
    vfs.zName = "nidus-faults";
    vfs.szOsFile = int(sizeof(FaultyFile)) + realVfs->szOsFile;
    vfs.xOpen = openFile;
    vfs.xDelete = deleteFile;
    vfs.xAccess = accessFile;
    vfs.xFullPathname = fullPath;
    vfs.xSleep = sleepShortly;
    sqlite3_vfs_register(&vfs, 1);
}

void startFailingFiles(const Fault& fault) { files.start(fault); }

FaultReport stopFailingFiles() { return files.stop(); }

void startFailingMemory(const Fault& fault) { memory.start(fault); }

FaultReport stopFailingMemory() { return memory.stop(); }

} // namespace nidus::faults
