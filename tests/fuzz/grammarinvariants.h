// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/grammar.h"
#include "core/grammar/diagram/diagram.h"
#include "core/grammar/diagram/diagramsvg.h"
#include "tests/fuzz/require.h"

#include <string_view>

namespace nidus::fuzz {

/// Checks the invariants of every grammar that was read, even with errors.
inline void requireConsistentReading(const grammar::Grammar& grammar, std::string_view text)
{
    std::size_t last = 0;
    for (const grammar::GrammarFinding& finding : grammar.findings()) {
        require(finding.range.offset >= last && finding.range.offset + finding.range.length <= text.size(),
                "findings are in the text, in order");
        require(finding.line >= 1 && finding.column >= 1 && finding.column <= text.size() + 1,
                "lines and columns count from 1");
        last = finding.range.offset;
        std::size_t end = 0;
        for (const grammar::GrammarEdit& edit : finding.repair) {
            require(edit.range.offset >= end && edit.range.offset + edit.range.length <= text.size(),
                    "edits are in the text and do not overlap");
            end = edit.range.offset + edit.range.length;
        }
    }
    const auto measure = [](std::string_view word, grammar::DiagramBoxKind) {
        return grammar::DiagramSize{8.0 * static_cast<double>(word.size()), 16};
    };
    for (grammar::RuleId rule = 0; rule < grammar.tree().rules.size(); ++rule) {
        require(grammar.tree().rules[rule].body != grammar::kNoNode, "every rule has a body");
        const grammar::RuleDiagram diagram = grammar::drawRule(grammar.tree(), rule, measure);
        for (const grammar::DiagramBox& box : diagram.boxes)
            require(box.rect.x >= 0 && box.rect.y >= 0 && box.rect.x + box.rect.width <= diagram.size.width &&
                        box.rect.y + box.rect.height <= diagram.size.height,
                    "boxes are in the diagram");
        require(grammar::diagramSvg(grammar.tree(), rule).ends_with("</svg>\n"), "an SVG file is complete");
    }
}

} // namespace nidus::fuzz
