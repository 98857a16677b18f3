// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::bench {

/// Texts as in a file.
struct Corpus
{
    std::string bytes;                   ///< one text per line
    std::vector<std::string_view> texts; ///< borrowed from bytes
};

/// Makes a corpus; each of the `lines` must end with a line feed.
[[nodiscard]] Corpus corpusOf(std::string lines);

/// Makes `count` URNs of about 42 bytes, the same in every run: uuid, isbn, nbn, oid, ietf, lex, mrn; some
/// with components; 5 % invalid.
[[nodiscard]] Corpus makeCorpus(std::size_t count);

} // namespace nidus::bench
