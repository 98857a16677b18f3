// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/syntaxrule.h"

#include <QPalette>
#include <QSyntaxHighlighter>

namespace nidus::ui {

/// Colors a grammar line by line while it is edited.
class GrammarHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit GrammarHighlighter(QTextDocument* document);

    void setNotation(registration::Notation notation);
    void setPalette(const QPalette& palette);

protected:
    void highlightBlock(const QString& text) override;

private:
    registration::Notation m_notation = registration::Notation::Abnf;
    QPalette m_palette;
};

} // namespace nidus::ui
