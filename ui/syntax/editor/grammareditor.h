// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/syntaxrule.h"
#include "ui/support/text/findingrank.h"
#include "ui/syntax/editor/linenumberbar.h"
#include "ui/syntax/text/rulenames.h"

#include <QList>
#include <QPlainTextEdit>
#include <QString>
#include <optional>

namespace nidus::ui {

class GrammarHighlighter;
class RuleCompleter;

/// A stretch of the grammar about which there is something to say.
struct GrammarMark
{
    int offset = 0; ///< UTF-16 code units
    int length = 0;
    FindingRank rank = FindingRank::Error;
    QString message;
};

/// The text of a grammar: coloured, with line numbers, marks under what is wrong, names completed while
/// typing, and the way from a name to its definition. Its undo is the window's. Tab leaves it.
class GrammarEditor final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit GrammarEditor(QWidget* parent = nullptr);

    /// Shows a text that was not typed here.
    void showText(const QString& text);
    void setNotation(registration::Notation notation);
    /// Replaces the marks; they move with their text when it is edited.
    void setMarks(const QList<GrammarMark>& marks);
    /// The gravest rank of the marks that begin in a line; absent when none does.
    [[nodiscard]] std::optional<FindingRank> rankOfLine(int block) const;

    /// The name at the caret; absent where no name stands.
    [[nodiscard]] std::optional<RuleName> nameAtCaret() const;
    [[nodiscard]] QList<RuleName> names() const;
    /// Selects a stretch and takes the focus.
    void select(int offset, int length);
    /// Goes to where a rule is defined; false when the text does not define it.
    bool goToRule(const QString& name);
    /// Goes to where the rule at the caret is defined.
    void goToDefinition();
    /// Offers names that continue the one at the caret.
    void complete();

Q_SIGNALS:
    void edited(const QString& text);
    /// A name whose definition is not in the text was to be visited.
    void definitionElsewhere(const QString& name);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void fitBar();
    [[nodiscard]] QList<LineNumberBar::Line> visibleLines(int bottom) const;
    void updateLooks();
    [[nodiscard]] QString textAbout(int position) const;

    registration::Notation m_notation = registration::Notation::Abnf;
    QString m_known; ///< what was shown or told last
    QList<GrammarMark> m_marks;
    GrammarHighlighter* m_highlighter;
    LineNumberBar* m_bar;
    RuleCompleter* m_completer;
};

} // namespace nidus::ui
