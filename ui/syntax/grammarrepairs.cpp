// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/grammarrepairs.h"

#include "ui/syntax/syntaxcompiler.h"

#include <algorithm>
#include <span>
#include <vector>

namespace nidus {

namespace {

/// Repairs can uncover each other, but not for ever.
constexpr int kMostRounds = 20;

std::size_t endOf(const GrammarEdit& edit)
{
    return edit.range.offset + edit.range.length;
}

/// The edits of as many repairs as do not touch each other: each repair as a whole or not at all.
std::vector<GrammarEdit> compatibleEdits(std::span<const GrammarFinding> findings)
{
    std::vector<GrammarEdit> chosen;
    const auto touchesChosen = [&chosen](const GrammarEdit& edit) {
        return std::ranges::any_of(chosen, [&edit](const GrammarEdit& other) {
            return edit.range.offset <= endOf(other) && other.range.offset <= endOf(edit);
        });
    };
    for (const GrammarFinding& finding : findings) {
        if (finding.code == GrammarCode::SimilarRule)
            continue; // a guess, which somebody has to look at
        if (std::ranges::none_of(finding.repair, touchesChosen))
            chosen.insert(chosen.end(), finding.repair.begin(), finding.repair.end());
    }
    std::ranges::sort(chosen, {}, [](const GrammarEdit& edit) { return edit.range.offset; });
    return chosen;
}

} // namespace

QString repaired(const QString& text, const GrammarFinding& finding)
{
    return QString::fromStdString(applyEdits(text.toStdString(), finding.repair));
}

QString allRepaired(SyntaxRule rule)
{
    for (int round = 0; round < kMostRounds; ++round) {
        const std::vector<GrammarEdit> edits = compatibleEdits(readRuleGrammar(rule)->findings());
        const QString before = rule.text;
        rule.text = QString::fromStdString(applyEdits(before.toStdString(), edits));
        if (rule.text == before)
            break;
    }
    return rule.text;
}

} // namespace nidus
