// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/rulediagrams.h"

#include "core/grammar/automaton/grammar.h"
#include "core/grammar/diagram/diagramsvg.h"

namespace nidus::exchange {

namespace {

constexpr QByteArrayView kStyleStart("<style>");
constexpr QByteArrayView kStyleEnd("</style>\n");

} // namespace

RuleDiagrams ruleDiagrams(const registration::SyntaxRule& rule)
{
    const bool isPattern = rule.notation == registration::Notation::IRegexp;
    const grammar::Grammar grammar = grammar::readGrammar(
        rule.text.toStdString(),
        {.notation = isPattern ? grammar::GrammarNotation::IRegexp : grammar::GrammarNotation::Abnf,
         .mode = grammar::AbnfMode::Lenient,
         .sources = grammar::RuleSources::CoreAndLibrary,
         .start = rule.start.toStdString()});
    const grammar::GrammarTree& tree = grammar.tree();
    RuleDiagrams drawn;
    const auto draw = [&](grammar::RuleId id) {
        QByteArray svg = QByteArray::fromStdString(grammar::diagramSvg(tree, id));
        svg.remove(0, svg.indexOf("<svg"));
        const qsizetype style = svg.indexOf(kStyleStart);
        const qsizetype end = svg.indexOf(kStyleEnd, style);
        drawn.styleSheet = svg.sliced(style + kStyleStart.size(), end - style - kStyleStart.size());
        svg.remove(style, end + kStyleEnd.size() - style);
        drawn.diagrams.append({QString::fromStdString(tree.rules[id].name), svg});
    };
    const grammar::RuleId start = isPattern ? grammar.firstRule() : grammar.ownRule(rule.start.toStdString());
    if (start != grammar::kNoRule)
        draw(start);
    for (grammar::RuleId id = 0; id < tree.rules.size() && drawn.diagrams.size() < kMostDiagrams; ++id) {
        if (id != start && tree.rules[id].origin == grammar::RuleOrigin::Own)
            draw(id);
    }
    return drawn;
}

} // namespace nidus::exchange
