// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/corpus.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::bench {

/// One kind of namespace-specific string, and its language as a regular expression.
struct NssKind
{
    std::string_view nid; ///< the NID of its built-in rule; "nss": the NSS of RFC 8141
    std::string regex;
    std::string possessiveRegex; ///< the same with possessive quantifiers, for engines that backtrack
};

/// Returns uuid, oid, nbn, isbn, ietf, lex, nss. The regular expressions are the fastest forms found: each
/// run of bytes is one class.
[[nodiscard]] std::vector<NssKind> nssKinds();

/// Makes `count` texts of one kind, the same in every run; 5 % are invalid.
[[nodiscard]] Corpus makeNssTexts(std::string_view nid, std::size_t count);

} // namespace nidus::bench
