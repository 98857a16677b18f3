// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::system {

// Calls for a library that locks files, in place of the system's open(), close(), and fcntl(). The usual
// locks (POSIX, F_SETLK) belong to the process: it loses them as soon as any of its code closes the same
// file, such as a file dialog that looks at what kind of file it is. The locks of these calls (F_OFD_SETLK)
// belong to a description of the file that nothing else in the process has, and only locks of other
// programs conflict with them. For several threads.

/// Opens a file like open(). Returns the descriptor, or -1 and sets errno.
[[nodiscard]] int openLockable(const char* path, int flags, int mode);

/// Closes what openLockable() opened. The last descriptor of a file releases its locks. Returns 0, or -1 and
/// sets errno.
int closeLockable(int descriptor);

/// Sets and tests locks like fcntl() with F_SETLK, F_SETLKW, and F_GETLK; all descriptors of openLockable()
/// for one file share its locks. Other commands are passed on, with an argument of type int. Where the system
/// cannot open the description, locks are as usual.
int controlLockable(int descriptor, int command, ...);

} // namespace nidus::system
