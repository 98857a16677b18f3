// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/syntax/text/syntaxcompiler.h"

#include <QWidget>

class QAction;
class QLabel;
class QTableView;

namespace nidus::ui {

class GrammarEditor;
class GrammarFindingsModel;
class HiddenCharacters;
class RenameBar;

/// The grammar, its findings, and their repairs.
class GrammarPane final : public QWidget
{
    Q_OBJECT

public:
    explicit GrammarPane(QWidget* parent = nullptr);

    [[nodiscard]] GrammarEditor* editor() const { return m_edit; }
    /// The buttons that repair findings, for a line with more room than the pane has.
    [[nodiscard]] QWidget* repairs() const { return m_repairs; }
    /// Lets Tab reach these buttons after the findings that they repair; for when they have their place.
    void orderTabs() const;
    void showRule(const registration::SyntaxRule& rule);
    void showFindings(const SyntaxBuild& build);
    void clearFindings();
    void setReadOnly(bool readOnly);

Q_SIGNALS:
    /// The user edited the text.
    void edited(const QString& text);
    /// Requests replacing the whole rule in one undo step called `what`.
    void replaced(const nidus::registration::SyntaxRule& rule, const QString& what);
    /// The text lost the keyboard focus.
    void typingEnded();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void makeActions();
    QAction* addEditAction(const QString& text, const QKeySequence& shortcut, void (GrammarPane::*slot)());
    void goToDefinition();
    void complete();
    void askForName();
    void rename(const QString& before, const QString& after);
    void repairHere();
    void repairSelected();
    /// Returns the row with the repair for a finding: its own, or another one about the same place; -1 if
    /// there is none.
    [[nodiscard]] int repairOf(int row) const;
    void repair(int row);
    void repairAll();
    void goToFinding(const QModelIndex& index);
    void showMessage(const QString& text);
    void updateRepairs();
    void showFindingsOrHint();
    void fitRows();
    /// The row of the finding at the caret, preferably one with a repair; -1 if there is none.
    [[nodiscard]] int rowAtCaret() const;

    registration::SyntaxRule m_rule;
    SyntaxBuild m_build;
    bool m_isReadOnly = false;
    GrammarEditor* m_edit;
    HiddenCharacters* m_hidden;
    RenameBar* m_rename;
    GrammarFindingsModel* m_findings;
    QTableView* m_table;
    QWidget* m_findingsArea;
    QWidget* m_repairs;
    QLabel* m_noFindings;
    QLabel* m_note;
    QAction* m_repairHere;
    QAction* m_repairSelected;
    QAction* m_repairAll;
    QAction* m_renameRule;
};

} // namespace nidus::ui
