// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/diagram/ruletext.h"
#include "core/grammar/text/grammarlimits.h"
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

/// Requires that a correct rule written on one line is ABNF with the same meaning.
void requireReadableRules(const Grammar& grammar)
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
        require(ruleText(again.tree(), 0) == line, "a rule's text has the same meaning");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Grammar strict = read(text, AbnfMode::Strict);
    nidus::fuzz::requireConsistentReading(strict, text);
    const Grammar lenient = read(text, AbnfMode::Lenient);
    nidus::fuzz::requireConsistentReading(lenient, text);
    requireReadableRules(lenient);
    require(strict.hasErrors() || !lenient.hasErrors(), "valid ABNF is valid in lenient mode");
    return 0;
}
