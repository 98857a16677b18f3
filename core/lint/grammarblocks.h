// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

namespace nidus::lint {

/// Lines of a text that are a piece of a grammar.
struct GrammarBlock
{
    int firstLine = 0; ///< 1-based
    int lastLine = 0;  ///< included
    QString text;      ///< the lines without the indentation they have in common; ends with a line end

    bool operator==(const GrammarBlock&) const = default;
};

/// The pieces of ABNF, or of the BNF of old, in prose: rule definitions with the lines that continue them.
[[nodiscard]] QList<GrammarBlock> findGrammarBlocks(const QString& text);
/// The pieces as one grammar.
[[nodiscard]] QString joinedText(const QList<GrammarBlock>& blocks);

} // namespace nidus::lint
