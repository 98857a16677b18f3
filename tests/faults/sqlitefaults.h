// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/faults/calls.h"

namespace nidus::faults {

// SQLite's access to the disk (a VFS, https://www.sqlite.org/vfs.html) and to memory, with failing calls.

/// Makes SQLite use both. Must be called before the process's first connection.
void installSqliteFaults();

/// Makes SQLite's file calls fail: `error` is the result code of a failing write; other calls have their own
/// codes.
void startFailingFiles(const Fault& fault);
FaultReport stopFailingFiles();

/// Makes SQLite's allocations fail; ignores `error`.
void startFailingMemory(const Fault& fault);
FaultReport stopFailingMemory();

} // namespace nidus::faults
