// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"

#include <vector>

namespace nidus::grammar {

/// A set of code points.
using CodeRanges = std::vector<CodeRange>;

/// Returns the ranges in order, those that touch joined.
[[nodiscard]] CodeRanges sortedRanges(CodeRanges ranges);
/// Returns all other code points, surrogates included.
[[nodiscard]] CodeRanges complementOf(const CodeRanges& ranges);
/// Returns the code points of both.
[[nodiscard]] CodeRanges unionOf(CodeRanges first, const CodeRanges& second);
/// Returns the code points of the first set that are not in the second one.
[[nodiscard]] CodeRanges differenceOf(const CodeRanges& first, const CodeRanges& second);
/// Returns the code points and the other case of each ASCII letter among them.
[[nodiscard]] CodeRanges withBothCases(const CodeRanges& ranges);

} // namespace nidus::grammar
