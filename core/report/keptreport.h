// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/check/urnchecker.h"
#include "core/batch/comparison.h"

#include <expected>
#include <functional>
#include <memory>
#include <stop_token>
#include <string_view>

namespace nidus::report {

/// A row of a report on checked names that was kept; borrowed for the call that hands it over.
struct KeptRow
{
    std::string_view name; ///< its bytes, no longer escaped
    check::Verdict verdict;
    std::string_view code;
};

/// Reads a report that `check` wrote as tsv, jsonl or json, in constant memory, packed or not. BadFormat,
/// with the line as detail, for anything else, Cancelled when stopped or when `take` wants no more.
[[nodiscard]] std::expected<void, base::Error> readKeptReport(std::unique_ptr<base::ByteSource> source,
                                                        const std::function<bool(const KeptRow&)>& take,
                                                        const std::stop_token& stop = {});

/// The bad names of such a report, to compare others with. TooLarge beyond what a comparison remembers.
[[nodiscard]] std::expected<batch::Comparison, base::Error>
comparisonWith(std::unique_ptr<base::ByteSource> report, batch::ComparedNames names, const std::stop_token& stop = {});

} // namespace nidus::report
