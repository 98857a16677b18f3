// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/rulediagrams.h"

#include "core/grammar/diagramsvg.h"
#include "core/grammar/grammar.h"

namespace nidus {

namespace {

constexpr QByteArrayView kStyleStart("<style>");
constexpr QByteArrayView kStyleEnd("</style>\n");

} // namespace

RuleDiagrams ruleDiagrams(const SyntaxRule& rule)
{
    const bool isPattern = rule.notation == Notation::IRegexp;
    const Grammar grammar = readGrammar(
        rule.text.toStdString(), {.notation = isPattern ? GrammarNotation::IRegexp : GrammarNotation::Abnf,
                                  .mode = AbnfMode::Lenient,
                                  .sources = RuleSources::CoreAndLibrary,
                                  .start = rule.start.toStdString()});
    const GrammarTree& tree = grammar.tree();
    RuleDiagrams drawn;
    const auto draw = [&](RuleId id) {
        QByteArray svg = QByteArray::fromStdString(diagramSvg(tree, id));
        svg.remove(0, svg.indexOf("<svg"));
        const qsizetype style = svg.indexOf(kStyleStart);
        const qsizetype end = svg.indexOf(kStyleEnd, style);
        drawn.styleSheet = svg.sliced(style + kStyleStart.size(), end - style - kStyleStart.size());
        svg.remove(style, end + kStyleEnd.size() - style);
        drawn.diagrams.append({QString::fromStdString(tree.rules[id].name), svg});
    };
    const RuleId start = isPattern ? grammar.firstRule() : grammar.ownRule(rule.start.toStdString());
    if (start != kNoRule)
        draw(start);
    for (RuleId id = 0; id < tree.rules.size() && drawn.diagrams.size() < kMostDiagrams; ++id) {
        if (id != start && tree.rules[id].origin == RuleOrigin::Own)
            draw(id);
    }
    return drawn;
}

} // namespace nidus
