// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::bench {

/// Generated URNs of the kinds that are met most, the same ones in every run.
struct Corpus
{
    std::string bytes;                  ///< one URN a line
    std::vector<std::string_view> urns; ///< borrowed from bytes
};

/// `count` URNs of about 42 bytes: uuid, isbn, nbn, oid, ietf, lex, mrn; some with components; 5 % invalid.
[[nodiscard]] Corpus makeCorpus(std::size_t count);

} // namespace nidus::bench
