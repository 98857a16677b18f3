// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/grammarinvariants.h"

#include <cstdint>

using namespace nidus;
using namespace nidus::grammar;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const RegexDialectFacts& facts : kRegexDialects) {
        const Grammar grammar =
            readGrammar(text, {.notation = GrammarNotation::IRegexp, .dialect = facts.dialect});
        nidus::fuzz::require(grammar.ownRuleCount() == 1, "a pattern is one rule");
        nidus::fuzz::requireConsistentReading(grammar, text);
    }
    return 0;
}
