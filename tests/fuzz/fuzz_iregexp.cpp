// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/grammarinvariants.h"

#include <cstdint>

using namespace nidus;
using namespace nidus::grammar;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    GrammarOptions options;
    options.notation = GrammarNotation::IRegexp;
    const Grammar grammar = readGrammar(text, options);
    nidus::fuzz::require(grammar.ownRuleCount() == 1, "a pattern is one rule");
    nidus::fuzz::requireConsistentReading(grammar, text);
    return 0;
}
