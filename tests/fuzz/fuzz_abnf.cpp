// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/grammarlimits.h"
#include "core/grammar/diagram/ruletext.h"
#include "tests/fuzz/grammarinvariants.h"

#include <cstdint>
#include <string>

using namespace nidus;
using namespace nidus::grammar;
using nidus::fuzz::require;

namespace {

Grammar read(std::string_view text, AbnfMode mode)
{
    GrammarOptions options;
    options.mode = mode;
    return readGrammar(text, options);
}

/// A sound rule written on one line is ABNF, and says the same.
void requireRulesRead(const Grammar& grammar)
{
    for (RuleId rule = 0; rule < grammar.tree().rules.size(); ++rule) {
        const GrammarRule& own = grammar.tree().rules[rule];
        if (own.isBroken || own.origin != RuleOrigin::Own)
            continue;
        const std::string line = ruleText(grammar.tree(), rule);
        if (line.size() > kMaxGrammarBytes)
            continue;
        const Grammar again = read(line + '\n', AbnfMode::Strict);
        require(again.ownRuleCount() == 1 && !again.tree().rules[0].isBroken, "a rule's text is a rule");
        require(ruleText(again.tree(), 0) == line, "a rule's text says the same");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Grammar strict = read(text, AbnfMode::Strict);
    nidus::fuzz::requireSoundReading(strict, text);
    const Grammar lenient = read(text, AbnfMode::Lenient);
    nidus::fuzz::requireSoundReading(lenient, text);
    requireRulesRead(lenient);
    require(strict.hasErrors() || !lenient.hasErrors(), "what is good ABNF is good when read leniently");
    return 0;
}
