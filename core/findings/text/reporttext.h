// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <array>
#include <cstdint>

namespace nidus::findings {

// Sentences of text reports on checked URNs.

/// Returns which namespaces' rules accept a name. `nids` are separated by spaces.
[[nodiscard]] QString acceptedBySentence(const QString& nids);
/// Returns the totals under this name. `byVerdict` is indexed by Verdict.
[[nodiscard]] QString totalsSentence(const QString& name, const std::array<std::uint64_t, 4>& byVerdict);

} // namespace nidus::findings
