// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

namespace nidus::lint {

/// Lines of a text that are part of a grammar.
struct GrammarBlock
{
    int firstLine = 0; ///< 1-based
    int lastLine = 0;  ///< included
    QString text;      ///< the lines without their common indentation; ends with a line break

    bool operator==(const GrammarBlock&) const = default;
};

/// Finds the parts of ABNF or BNF in prose: rule definitions with the lines that continue them.
[[nodiscard]] QList<GrammarBlock> findGrammarBlocks(const QString& text);
/// Returns the lines (1-based) outside of the blocks that look like a definition of the same grammar.
[[nodiscard]] QList<int> skippedDefinitions(const QString& text);
/// Returns the text with `grammar` in place of its grammar, or as a last paragraph if it has none.
[[nodiscard]] QString withGrammar(const QString& text, const QString& grammar);
/// Joins the blocks into one grammar.
[[nodiscard]] QString joinedText(const QList<GrammarBlock>& blocks);
/// Returns the text with its grammar replaced by spaces: "1*[2]" is not a citation.
[[nodiscard]] QString withoutGrammar(const QString& text);

} // namespace nidus::lint
