// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/syntaxrule.h"
#include "ui/support/text/findingrank.h"
#include "ui/syntax/editor/linenumberbar.h"
#include "ui/syntax/text/rulenames.h"

#include <QList>
#include <QPlainTextEdit>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::ui {

class GrammarHighlighter;
class RuleCompleter;

/// A range of the grammar with a finding.
struct GrammarMark
{
    int offset = 0; ///< UTF-16 code units
    int length = 0;
    FindingRank rank = FindingRank::Error;
    QString message;
};

/// An editor for grammars with syntax colors, line numbers, marks under findings, completion of names, and
/// jumping from a name to its definition. Undo is the window's. Tab leaves the editor.
class GrammarEditor final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit GrammarEditor(QWidget* parent = nullptr);

    /// Shows a text without emitting edited().
    void showText(const QString& text);
    void setNotation(registration::Notation notation);
    /// Replaces the marks. They move with their text when it is edited.
    void setMarks(const QList<GrammarMark>& marks);
    /// The most severe rank of the marks that begin in a line; absent if none does.
    [[nodiscard]] std::optional<FindingRank> rankOfLine(int block) const;

    /// The sentences of the marks at a position.
    [[nodiscard]] QStringList marksAt(int position) const;

    /// The name at the caret, if any.
    [[nodiscard]] std::optional<RuleName> nameAtCaret() const;
    [[nodiscard]] QList<RuleName> names() const;
    /// Selects a range and takes the focus.
    void select(int offset, int length);
    /// Goes to the definition of a rule; returns false if the text does not define it.
    bool goToRule(const QString& name);
    /// Goes to the definition of the rule at the caret.
    void goToDefinition();
    /// Offers names that continue the one at the caret.
    void complete();

Q_SIGNALS:
    void edited(const QString& text);
    /// The user wants the definition of a name, which is not in the text.
    void definitionElsewhere(const QString& name);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
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
    /// Makes the messages at the caret the editor's description, for readers that do not ask for attributes.
    void describeCaret();
    [[nodiscard]] QString textAbout(int position) const;

    registration::Notation m_notation = registration::Notation::Abnf;
    QString m_known; ///< the text last shown or emitted
    QList<GrammarMark> m_marks;
    GrammarHighlighter* m_highlighter;
    LineNumberBar* m_bar;
    RuleCompleter* m_completer;
};

} // namespace nidus::ui
