// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/batchvalues.h"

#include <QStringList>
#include <optional>
#include <string_view>

namespace nidus::workflow {

/// More namespaces than this are not looked up one by one: reading the whole registry is faster.
inline constexpr qsizetype kMostAskedNids = 64;

/// Returns the NIDs of all URNs in the bytes of an input, in lower case; nothing if it is compressed or has
/// more than kMostAskedNids.
[[nodiscard]] std::optional<QStringList> askedNids(std::string_view input, const batch::BatchOptions& options,
                                                   urn::Rfc rfc);

} // namespace nidus::workflow
