// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/editor/grammarrepairs.h"

#include "ui/syntax/text/syntaxcompiler.h"

#include <algorithm>
#include <vector>

namespace nidus::ui {

namespace {

/// A repair can lead to another one; this is the limit.
constexpr int kMostRounds = 20;

std::size_t endOf(const grammar::GrammarEdit& edit) { return edit.range.offset + edit.range.length; }

/// Returns the edits of repairs that do not touch each other. A repair is included completely or not at all.
std::vector<grammar::GrammarEdit> compatibleEdits(std::span<const grammar::GrammarFinding> findings)
{
    std::vector<grammar::GrammarEdit> chosen;
    const auto touchesChosen = [&chosen](const grammar::GrammarEdit& edit) {
        return std::ranges::any_of(chosen, [&edit](const grammar::GrammarEdit& other) {
            return edit.range.offset <= endOf(other) && other.range.offset <= endOf(edit);
        });
    };
    for (const grammar::GrammarFinding& finding : findings) {
        if (finding.code == grammar::GrammarCode::SimilarRule)
            continue; // a guess that a person must confirm
        if (std::ranges::none_of(finding.repair, touchesChosen))
            chosen.insert(chosen.end(), finding.repair.begin(), finding.repair.end());
    }
    std::ranges::sort(chosen, {}, [](const grammar::GrammarEdit& edit) { return edit.range.offset; });
    return chosen;
}

} // namespace

QString repaired(const QString& text, const grammar::GrammarFinding& finding)
{
    return QString::fromStdString(grammar::applyEdits(text.toStdString(), finding.repair));
}

bool canRepairAny(std::span<const grammar::GrammarFinding> findings)
{
    return !compatibleEdits(findings).empty();
}

QString allRepaired(registration::SyntaxRule rule)
{
    for (int round = 0; round < kMostRounds; ++round) {
        const std::vector<grammar::GrammarEdit> edits = compatibleEdits(readRuleGrammar(rule)->findings());
        const QString before = rule.text;
        rule.text = QString::fromStdString(grammar::applyEdits(before.toStdString(), edits));
        if (rule.text == before)
            break;
    }
    return rule.text;
}

} // namespace nidus::ui
