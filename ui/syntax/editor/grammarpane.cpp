// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/editor/grammarpane.h"

#include "ui/help/helpplaces.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/look/rowtables.h"
#include "ui/support/look/targetsize.h"
#include "ui/support/text/hiddencharacters.h"
#include "ui/support/widgets/actionbutton.h"
#include "ui/support/widgets/actions.h"
#include "ui/syntax/editor/grammaraccess.h"
#include "ui/syntax/editor/grammareditor.h"
#include "ui/syntax/editor/grammarfindingsmodel.h"
#include "ui/syntax/editor/grammarrepairs.h"
#include "ui/syntax/editor/renamebar.h"
#include "ui/syntax/text/grammartexts.h"
#include "ui/syntax/text/rulenames.h"
#include "ui/syntax/text/utf8offsets.h"

#include <QAccessible>
#include <QAction>
#include <QFocusEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

namespace nidus::ui {

namespace {

constexpr int kLinesShown = 4;   ///< of text: two messages of two lines, as most are
constexpr int kMostFitted = 100; ///< rows; others have the height of one line

} // namespace

GrammarPane::GrammarPane(QWidget* parent)
    : QWidget(parent),
      m_edit(new GrammarEditor),
      m_hidden(new HiddenCharacters(*m_edit)),
      m_rename(new RenameBar),
      m_findings(new GrammarFindingsModel(this)),
      m_table(new QTableView),
      m_findingsArea(new QWidget),
      m_repairs(new QWidget(this)),
      m_noFindings(new QLabel(tr("No findings about the grammar."))),
      m_note(new QLabel)
{
    makeActions();
    layOut();
    m_edit->installEventFilter(this);
    connect(m_edit, &GrammarEditor::edited, this, [this](const QString& text) {
        m_rule.text = text;
        m_hidden->showFor(text);
        updateRepairs();
        Q_EMIT edited(text);
    });
    connect(m_edit, &GrammarEditor::definitionElsewhere, this, [this](const QString& name) {
        const QString known = knownDefinition(name);
        showMessage(known.isEmpty() ? tr("The rule “%1” is not defined.").arg(name) : known);
    });
    connect(m_edit, &QPlainTextEdit::cursorPositionChanged, this, &GrammarPane::updateRepairs);
    connect(m_rename, &RenameBar::renameRequested, this, &GrammarPane::rename);
    connect(m_rename, &RenameBar::left, m_edit, [this] { m_edit->setFocus(Qt::OtherFocusReason); });
    connect(m_table, &QTableView::activated, this, &GrammarPane::goToFinding);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &GrammarPane::updateRepairs);
}

void GrammarPane::makeActions()
{
    m_repairHere = addEditAction(tr("&Repair Here"), Qt::CTRL | Qt::Key_Period, &GrammarPane::repairHere);
    m_renameRule = addEditAction(tr("Re&name Rule…"), Qt::Key_F2, &GrammarPane::askForName);
    addEditAction(tr("Go to &Definition"), Qt::Key_F12, &GrammarPane::goToDefinition);
    addEditAction(tr("Complete &Name"), Qt::CTRL | Qt::Key_Space, &GrammarPane::complete);
    m_repairSelected = makeAction(this, tr("Repair"), &GrammarPane::repairSelected);
    m_repairAll = makeAction(this, tr("Repair All"), &GrammarPane::repairAll);
}

QAction* GrammarPane::addEditAction(const QString& text, const QKeySequence& shortcut,
                                    void (GrammarPane::*slot)())
{
    auto* action = new QAction(text, this);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, slot);
    m_edit->addAction(action);
    return action;
}

void GrammarPane::layOut()
{
    m_edit->setPlaceholderText(
        tr("NSS = 1*9DIGIT\n\nDescribe the names in the namespace here. The grammar is compiled, drawn, and "
           "applied to the samples as you type."));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_note->setContentsMargins(8, 2, 8, 2);
    m_note->hide();
    m_table->setModel(m_findings);
    QAccessible::installFactory(grammarInterface);
    m_table->setAccessibleName(tr("Findings about the grammar"));
    showRows(*m_table);
    m_table->setWordWrap(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->hide();
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this, &GrammarPane::fitRows);
    new ColumnFit(*m_table);

    m_noFindings->setContentsMargins(8, 0, 8, 0);
    m_noFindings->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    // Of constant height and always visible, so that the editor does not change its size while typing.
    QToolButton* repair = makeActionButton(m_repairSelected);
    QToolButton* repairAll = makeActionButton(m_repairAll);
    for (QToolButton* button : {repair, repairAll})
        TargetSize::enlarge(*button);
    m_repairs->setProperty(kHelpPlace, QStringLiteral("window#grammar")); // in whatever widget they are
    inRow(m_repairs, {.margins = QMargins(), .spacing = 4}, {repair, repairAll});
    inRow(m_findingsArea, {.margins = QMargins(0, 4, 0, 4)}, {{m_table, 1}, {m_noFindings, 1}});
    const int lines =
        kLinesShown * m_table->verticalHeader()->defaultSectionSize() + 2 * m_table->frameWidth();
    for (QWidget* part : {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_noFindings)})
        part->setFixedHeight(lines);
    showFindingsOrHint();

    inColumn(this, kNoGaps, {{m_edit, 1}, m_hidden, m_rename, m_note, m_findingsArea});
}

void GrammarPane::orderTabs() const
{
    QWidget* before = m_table;
    for (QToolButton* button : m_repairs->findChildren<QToolButton*>()) {
        setTabOrder(before, button);
        before = button;
    }
}

void GrammarPane::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    m_edit->setReadOnly(readOnly);
    // Keeps read-only text selectable by keyboard.
    if (readOnly)
        m_edit->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_renameRule->setEnabled(!readOnly);
    m_rename->hide();
    updateRepairs();
}

void GrammarPane::showRule(const registration::SyntaxRule& rule)
{
    m_rule = rule;
    m_edit->setNotation(rule.notation);
    m_edit->showText(rule.text);
    m_hidden->showFor(rule.text);
    updateRepairs();
}

void GrammarPane::showFindings(const SyntaxBuild& build)
{
    m_build = build;
    const std::span<const grammar::GrammarFinding> findings = build.grammar->findings();
    m_findings->setFindings({findings.begin(), findings.end()}, build.rule.text.toStdString());
    const Utf8Offsets offsets(build.rule.text);
    QList<GrammarMark> marks;
    for (int row = 0; row < m_findings->rowCount(); ++row) {
        const grammar::GrammarFinding& finding = m_findings->at(row);
        const int first = offsets.utf16(finding.range.offset);
        const int last = offsets.utf16(finding.range.offset + finding.range.length);
        marks.append({first, last - first, grammarRank(finding.severity), m_findings->messageAt(row)});
    }
    m_edit->setMarks(marks);
    showFindingsOrHint();
    updateRepairs();
}

void GrammarPane::showFindingsOrHint()
{
    const bool hasFindings = m_findings->rowCount() > 0;
    m_table->setVisible(hasFindings);
    fitRows();
    m_noFindings->setVisible(!hasFindings);
}

/// A message is never cut: its row is as high as it needs.
void GrammarPane::fitRows()
{
    for (int row = 0; row < std::min(m_findings->rowCount(), kMostFitted); ++row)
        m_table->resizeRowToContents(row);
}

void GrammarPane::clearFindings()
{
    m_build = {};
    m_edit->setMarks({});
    m_findings->setFindings({}, {});
    showFindingsOrHint();
    updateRepairs();
}

void GrammarPane::updateRepairs()
{
    // Repairs apply only to the text they were made for.
    const bool isCurrent = !m_isReadOnly && m_build.grammar && m_build.rule == m_rule;
    const auto canRepair = [this, isCurrent](int row) {
        return isCurrent && row >= 0 && row < m_findings->rowCount() && repairOf(row) >= 0;
    };
    m_repairAll->setEnabled(isCurrent && canRepairAny(m_build.grammar->findings()));
    m_repairSelected->setEnabled(canRepair(m_table->currentIndex().row()));
    m_repairHere->setEnabled(canRepair(rowAtCaret()));
}

int GrammarPane::rowAtCaret() const
{
    const int caret = m_edit->textCursor().position();
    int found = -1;
    const Utf8Offsets offsets(m_rule.text);
    for (int row = 0; row < m_findings->rowCount(); ++row) {
        const grammar::GrammarFinding& finding = m_findings->at(row);
        const bool isHere = offsets.utf16(finding.range.offset) <= caret &&
                            caret <= offsets.utf16(finding.range.offset + finding.range.length);
        if (isHere && (found < 0 || !finding.repair.empty()))
            found = row;
    }
    return found;
}

int GrammarPane::repairOf(int row) const
{
    if (!m_findings->at(row).repair.empty())
        return row;
    for (int other = 0; other < m_findings->rowCount(); ++other) {
        if (m_findings->at(other).range == m_findings->at(row).range && !m_findings->at(other).repair.empty())
            return other;
    }
    return -1;
}

void GrammarPane::repair(int row)
{
    registration::SyntaxRule rule = m_rule;
    rule.text = repaired(rule.text, m_findings->at(repairOf(row)));
    Q_EMIT replaced(rule, tr("Repair Grammar"));
}

void GrammarPane::repairHere() { repair(rowAtCaret()); }

void GrammarPane::repairSelected() { repair(m_table->currentIndex().row()); }

void GrammarPane::repairAll()
{
    registration::SyntaxRule rule = m_rule;
    rule.text = allRepaired(rule);
    Q_EMIT replaced(rule, tr("Repair Grammar"));
}

void GrammarPane::goToFinding(const QModelIndex& index)
{
    const grammar::GrammarFinding& finding = m_findings->at(index.row());
    const Utf8Offsets offsets(m_build.rule.text);
    const int first = offsets.utf16(finding.range.offset);
    m_edit->select(first, offsets.utf16(finding.range.offset + finding.range.length) - first);
}

void GrammarPane::goToDefinition() { m_edit->goToDefinition(); }

void GrammarPane::complete() { m_edit->complete(); }

void GrammarPane::askForName()
{
    const std::optional<RuleName> name = m_edit->nameAtCaret();
    if (!name)
        return showMessage(tr("To rename a rule, first put the cursor on its name."));
    const QList<RuleName> names = m_edit->names();
    if (!definitionOf(names, name->name) && !knownDefinition(name->name).isEmpty())
        return showMessage(tr("“%1” cannot be renamed: it is defined by an RFC.").arg(name->name));
    m_note->hide();
    m_rename->ask(name->name, names);
}

void GrammarPane::rename(const QString& before, const QString& after)
{
    registration::SyntaxRule rule = m_rule;
    rule.text = renamed(rule.text, m_edit->names(), before, after);
    if (rule.start.compare(before, Qt::CaseInsensitive) == 0)
        rule.start = after;
    Q_EMIT replaced(rule, tr("Rename Rule"));
}

void GrammarPane::showMessage(const QString& text)
{
    m_note->setText(text);
    m_note->show();
}

bool GrammarPane::eventFilter(QObject* watched, QEvent* event)
{
    // Focus moving to the completion list does not end typing.
    if (event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        Q_EMIT typingEnded();
    if (event->type() == QEvent::KeyPress)
        m_note->hide();
    return QWidget::eventFilter(watched, event);
}

} // namespace nidus::ui
