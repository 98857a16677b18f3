// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::base {

// Conditions on which both sides of a boundary rely. Only for mistakes of the program: what a file, a person,
// or another program can cause is an Error. Checks are cheap, and run once per call or block, never per byte.

/// Receives the promise that was broken; called on any thread.
using ContractHandler = void (*)(const char* promise) noexcept;

/// Sets the handler and returns the previous one; null sets the initial one, which writes the promise to
/// standard error and ends the process, as tests and fuzz targets need it. A program with a log sets its own.
/// Thread-safe.
ContractHandler setContractHandler(ContractHandler handler) noexcept;

/// Calls the handler. Returns false if the handler returns.
[[gnu::cold, gnu::noinline]] bool promiseBroken(const char* promise) noexcept;

/// Checks what a caller promises. Returns false if the promise is broken and the process continues: the
/// function must then do something safe. Every promise is a sentence that occurs once in the source: without
/// file names, the program does not depend on the build folder.
inline bool expects(bool holds, const char* promise) noexcept { return holds || promiseBroken(promise); }

/// Checks what a function promises its callers. Returns like expects().
inline bool ensures(bool holds, const char* promise) noexcept { return holds || promiseBroken(promise); }

} // namespace nidus::base
