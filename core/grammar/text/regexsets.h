// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/coderanges.h"
#include "core/grammar/text/regexdialect.h"

#include <optional>
#include <string_view>

namespace nidus::grammar {

/// The set that a name in a regular expression stands for.
struct NamedSet
{
    CodeRanges ranges;
    bool isOnlyAscii = false; ///< the dialect's set also contains characters above ASCII, which are left out
};

/// Returns the set of the escape "\LETTER", such as \d; absent if the dialect does not have it.
[[nodiscard]] std::optional<NamedSet> shorthandSet(RegexDialect dialect, char letter);
/// Returns the set of "[:NAME:]"; absent if the dialect does not have it.
[[nodiscard]] std::optional<NamedSet> bracketSet(RegexDialect dialect, std::string_view name);
/// Returns the ASCII part of a general category of Unicode such as "Lu"; absent if there is none.
[[nodiscard]] std::optional<CodeRanges> categorySet(std::string_view name);
/// Whether some engine of the dialect that ignores case matches other characters that are not ASCII in place
/// of these, such as U+017F (long s) in place of "s".
[[nodiscard]] bool hasOtherCasesAboveAscii(RegexDialect dialect, const CodeRanges& ranges);
/// Returns the characters that "." matches.
[[nodiscard]] CodeRanges dotSet(RegexDialect dialect);

} // namespace nidus::grammar
