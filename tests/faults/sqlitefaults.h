// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/faults/calls.h"

namespace nidus::faults {

// SQLite's own ways to the disk (a VFS, https://www.sqlite.org/vfs.html) and to memory, with calls that fail.

/// Makes SQLite use both. Only before the process's first connection.
void installSqliteFaults();

/// Which of SQLite's calls are to fail: `error` is the result code that a write fails with; other calls have
/// codes of their own.
void startFailingFiles(const Fault& fault);
FaultReport stopFailingFiles();

/// Which of SQLite's allocations are to fail; `error` does not count.
void startFailingMemory(const Fault& fault);
FaultReport stopFailingMemory();

} // namespace nidus::faults
