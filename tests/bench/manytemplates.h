// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::bench {

/// Moves to an empty folder and imports templates of another one with nidus-cli there, each with its own NID,
/// into r.nidus on two processors. Returns the milliseconds that the import took, negative if it failed. For
/// one call in a process, which must keep the folder until it ends.
[[nodiscard]] double importTemplates(const char* folder, const char* templates, int count);

} // namespace nidus::bench
