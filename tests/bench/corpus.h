// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::bench {

/// Texts as they lie in a file.
struct Corpus
{
    std::string bytes;                   ///< one text a line
    std::vector<std::string_view> texts; ///< borrowed from bytes
};

/// `lines` end with a line feed each.
[[nodiscard]] Corpus corpusOf(std::string lines);

/// `count` URNs of about 42 bytes, the same ones in every run: uuid, isbn, nbn, oid, ietf, lex, mrn; some
/// with components; 5 % invalid.
[[nodiscard]] Corpus makeCorpus(std::size_t count);

} // namespace nidus::bench
