// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/samples/samplespane.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/look/rowslayout.h"
#include "ui/support/look/rowtables.h"
#include "ui/support/look/scrolling.h"
#include "ui/support/widgets/actionbutton.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/clearbutton.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/syntax/samples/sampledelegate.h"
#include "ui/syntax/samples/samplesmodel.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kFewestSampleLines = 4; ///< the header and three samples
constexpr int kSummaryColumns = 30;   ///< of the line about all samples that are not wrapped
const auto kSampleColumnsKey = u"syntax/samplesColumns"_s;

} // namespace

SamplesPane::SamplesPane(QWidget* parent)
    : QWidget(parent),
      m_model(new SamplesModel(this)),
      m_table(new QTableView),
      m_typed(new QLineEdit),
      m_summary(new QLabel),
      m_why(new QLabel),
      m_onSelected(new QWidget)
{
    m_add = makeAction(this, tr("Add"), &SamplesPane::addTyped);
    m_add->setToolTip(tr("Adds the URN in the field, as Return does"));
    m_paste = addTableAction(tr("Add from Clip&board"), QKeySequence::Paste, &SamplesPane::paste);
    m_remove = addTableAction(tr("&Delete"), QKeySequence::Delete, &SamplesPane::removeSelected);
    m_accept = addTableAction(tr("Accept as E&xpected"), {}, &SamplesPane::acceptAsExpected);
    m_acceptBecause = addTableAction(tr("Accept with Rea&son…"), {}, &SamplesPane::askForReason);
    m_generate = new QAction(tr("&Generate"), this);
    m_generate->setMenu(generateMenu());
    m_harvest = makeAction(this, tr("Add from &Template"), &SamplesPane::harvestRequested);
    m_harvest->setToolTip(
        tr("Adds the URNs in the template's Syntax section, and its grammar if there is none here"));
    m_write = makeAction(this, tr("&Add to Template"), &SamplesPane::writeRequested);
    m_write->setToolTip(tr("Writes the valid samples into the template's Syntax section, as examples"));
    setUpTable();
    layOut();
    connect(m_model, &SamplesModel::edited, this, [this](const QList<registration::Sample>& samples) {
        Q_EMIT changed(samples, tr("Edit Sample"));
    });
    connect(m_typed, &QLineEdit::returnPressed, this, &SamplesPane::addTyped);
    connect(m_typed, &QLineEdit::textChanged, this, &SamplesPane::updateActions);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &SamplesPane::updateActions);
    connect(m_model, &SamplesModel::dataChanged, this, &SamplesPane::showWhy);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SamplesPane::showWhy);
    updateActions();
}

QAction* SamplesPane::addTableAction(const QString& text, const QKeySequence& shortcut,
                                     void (SamplesPane::*slot)())
{
    auto* action = new QAction(text, this);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, slot);
    m_table->addAction(action);
    return action;
}

QMenu* SamplesPane::generateMenu()
{
    auto* menu = new QMenu(this);
    const auto add = [this, menu](const QString& text, grammar::SampleKind kind) {
        menu->addAction(text, this, [this, kind] { Q_EMIT generateRequested(kind); });
    };
    add(tr("&Shortest Names"), grammar::SampleKind::Shortest);
    add(tr("&Random Names"), grammar::SampleKind::Random);
    add(tr("&Boundary Cases"), grammar::SampleKind::Boundary);
    add(tr("&Near Misses (Invalid)"), grammar::SampleKind::NearMiss);
    return menu;
}

void SamplesPane::setUpTable()
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new SampleDelegate(m_table));
    m_table->setAccessibleName(tr("Samples"));
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    showRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setAlternatingRowColors(true);
    showOneLine(*m_table);
    followLooks(*m_table, [this] { m_table->setMinimumHeight(heightOfLine(*m_table) * kFewestSampleLines); });
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setColumnHidden(SamplesModel::Why, true); // below the table, where it is not cut
    new ColumnFit(*m_table);
}

void SamplesPane::layOut()
{
    useFixedFont(*m_typed);
    m_typed->setPlaceholderText(tr("Type a URN"));
    m_typed->setAccessibleName(tr("New sample"));
    addClearButton(*m_typed);
    auto* generate = makeActionButton(m_generate);
    generate->setPopupMode(QToolButton::InstantPopup);
    auto* tools = new RowsLayout;
    tools->setContentsMargins(8, 0, 8, 4);
    tools->setSpacing(8);
    tools->addWidget(makeActionButton(m_paste));
    tools->addWidget(makeActionButton(m_harvest));
    tools->addWidget(generate);
    for (QLabel* label : {m_summary, m_why}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_why->setContentsMargins(8, 4, 8, 0);
    // The actions on the selected samples are below them.
    m_summary->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* onSelected = new RowsLayout(m_onSelected);
    onSelected->setContentsMargins(8, 4, 8, 4);
    onSelected->setSpacing(8);
    onSelected->addWidget(m_summary);
    for (QAction* action : {m_write, m_remove, m_accept, m_acceptBecause}) {
        auto* button = makeActionButton(action);
        onSelected->addWidget(button);
        // Those for contradictions, after the others, which stay where they are, take room only while there
        // are some, selected or not.
        connect(action, &QAction::visibleChanged, button,
                [button, action] { button->setVisible(action->isVisible()); });
    }
    auto* hint =
        new QLabel(tr("No samples yet. Type or paste URNs that must be valid and URNs that must be invalid, "
                      "or generate some from the grammar. They are saved with the draft; the template's text "
                      "has only those that you add to it."));
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignCenter);
    hint->setContentsMargins(16, 8, 16, 8);
    m_hint = scrolling(hint);
    auto* typing = inRow(nullptr, {.margins = QMargins(8, 4, 8, 4), .spacing = 8},
                         {{m_typed, 1}, makeActionButton(m_add)});
    inColumn(this, kNoGaps, {typing, tools, {m_hint, 1}, {m_table, 1}, m_why, m_onSelected});
}

void SamplesPane::showSamples(const QList<registration::Sample>& samples)
{
    m_model->setSamples(samples);
    updateActions();
}

void SamplesPane::showOutcomes(const QHash<QString, SampleOutcome>& outcomesByUrn)
{
    m_model->setOutcomes(outcomesByUrn);
    updateActions();
}

void SamplesPane::select(const QString& urn)
{
    const QList<registration::Sample>& samples = m_model->samples();
    const auto found = std::ranges::find(samples, urn, &registration::Sample::urn);
    if (found != samples.cend())
        m_table->selectRow(static_cast<int>(found - samples.cbegin()));
    m_table->setFocus(Qt::OtherFocusReason);
}

void SamplesPane::clearTyped() { m_typed->clear(); }

void SamplesPane::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    m_model->setReadOnly(readOnly);
    m_typed->setEnabled(!readOnly);
    updateActions();
}

void SamplesPane::setCanGenerate(bool can)
{
    m_canGenerate = can;
    updateActions();
}

void SamplesPane::add(const QList<registration::Sample>& samples, const QString& what)
{
    const QList<registration::Sample> fresh = lint::withoutKnown(samples, m_model->samples());
    if (!fresh.isEmpty())
        Q_EMIT changed(m_model->samples() + fresh, what);
}

void SamplesPane::addTyped()
{
    const QString urn = m_typed->text().trimmed();
    if (urn.isEmpty())
        return;
    add({{.urn = urn, .expected = registration::ExpectedVerdict::Valid, .note = {}, .source = {}}},
        tr("Add Sample"));
    m_typed->clear();
    m_table->scrollToBottom();
}

void SamplesPane::paste()
{
    const QList<registration::Sample> pasted = pastedSamples(QGuiApplication::clipboard()->text());
    if (pasted.isEmpty())
        Q_EMIT noted(tr("The clipboard contains no text."));
    add(pasted, tr("Paste Samples"));
}

void SamplesPane::removeSelected()
{
    QList<registration::Sample> kept = m_model->samples();
    const QList<int> rows = selectedRows();
    for (auto row = rows.crbegin(); row != rows.crend(); ++row)
        kept.removeAt(*row);
    Q_EMIT changed(kept, tr("Delete Samples"));
}

void SamplesPane::acceptAsExpected()
{
    QList<registration::Sample> accepted = m_model->samples();
    for (const int row : selectedRows()) {
        const std::optional<SampleOutcome> outcome = m_model->outcome(row);
        if (outcome && contradicts(accepted.at(row), *outcome))
            accepted[row].expected = outcome->verdict == grammar::MatchVerdict::Valid
                                         ? registration::ExpectedVerdict::Valid
                                         : registration::ExpectedVerdict::Invalid;
    }
    Q_EMIT changed(accepted, tr("Accept Verdicts as Expected"));
}

void SamplesPane::askForReason()
{
    auto* question = deletedOnClose(new QInputDialog(this));
    question->setWindowTitle(tr("Accept Contradiction"));
    question->setLabelText(
        tr("Why is this sample allowed to contradict the grammar? The reason is saved with the sample."));
    question->setOkButtonText(tr("Accept"));
    connect(question, &QInputDialog::textValueSelected, this, &SamplesPane::acceptBecause);
    question->open();
}

void SamplesPane::acceptBecause(const QString& reason)
{
    if (findings::readableText(reason).isEmpty())
        return;
    QList<registration::Sample> accepted = m_model->samples();
    for (const int row : selectedRows()) {
        if (m_model->index(row, 0).data(SamplesModel::ContradictsRole).toBool())
            accepted[row].acceptedBecause = reason.trimmed();
    }
    Q_EMIT changed(accepted, tr("Accept Contradiction"));
}

/// Shows the reason for the current row, or for the first one that is not as expected.
void SamplesPane::showWhy()
{
    const QModelIndex current = m_table->currentIndex();
    int row = m_table->selectionModel()->isSelected(current) ? current.row() : -1;
    for (int each = 0; row < 0 && each < m_model->rowCount(); ++each) {
        if (m_model->index(each, 0).data(SamplesModel::ContradictsRole).toBool())
            row = each;
    }
    const QString why = m_model->index(row, SamplesModel::Why).data().toString();
    m_why->setText(why.isEmpty() ? why
                                 : m_model->index(row, SamplesModel::Urn).data().toString() + u'\n' + why);
    m_why->setVisible(!why.isEmpty());
}

bool SamplesPane::hasContradictions() const { return m_model->contradictionCount() > 0; }

QStringList SamplesPane::validUrns() const
{
    QStringList urns;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const registration::Sample& sample = m_model->samples().at(row);
        if (sample.expected == registration::ExpectedVerdict::Valid &&
            !m_model->index(row, 0).data(SamplesModel::ContradictsRole).toBool())
            urns.append(sample.urn);
    }
    return urns;
}

QList<int> SamplesPane::selectedRows() const
{
    QList<int> rows;
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    for (const QModelIndex& index : selected)
        rows.append(index.row());
    std::ranges::sort(rows);
    return rows;
}

void SamplesPane::updateActions()
{
    const QList<int> rows = selectedRows();
    const bool hasContradiction = std::ranges::any_of(rows, [this](int row) {
        return m_model->index(row, 0).data(SamplesModel::ContradictsRole).toBool();
    });
    m_add->setEnabled(!m_isReadOnly && !m_typed->text().trimmed().isEmpty());
    m_paste->setEnabled(!m_isReadOnly);
    m_harvest->setEnabled(!m_isReadOnly);
    m_generate->setEnabled(!m_isReadOnly && m_canGenerate);
    m_write->setEnabled(!m_isReadOnly && !validUrns().isEmpty());
    m_remove->setEnabled(!m_isReadOnly && !rows.isEmpty());
    m_accept->setEnabled(!m_isReadOnly && hasContradiction);
    m_acceptBecause->setEnabled(!m_isReadOnly && hasContradiction);
    const int count = m_model->rowCount();
    const int wrong = m_model->contradictionCount();
    for (QAction* action : {m_accept, m_acceptBecause})
        action->setVisible(wrong > 0);
    showWhy();
    m_hint->setVisible(count == 0);
    m_table->setVisible(count > 0);
    //: the first part of a line such as "12 samples, 2 not as expected"
    const QString all = tr("%n sample(s)", nullptr, count);
    m_summary->setText(wrong == 0 ? all
                                  //: after "12 samples, "
                                  : tr("%1, %2").arg(all, tr("%n not as expected", nullptr, wrong)));
    // One line where it is short, instead of one word below the other next to the buttons.
    m_summary->setMinimumWidth(std::min(m_summary->sizeHint().width(),
                                        kSummaryColumns * m_summary->fontMetrics().averageCharWidth()));
}

void SamplesPane::saveState(QSettings& settings) const
{
    settings.setValue(kSampleColumnsKey, m_table->horizontalHeader()->saveState());
}

void SamplesPane::restoreState(const QSettings& settings)
{
    m_table->horizontalHeader()->restoreState(settings.value(kSampleColumnsKey).toByteArray());
    m_table->setColumnHidden(SamplesModel::Why, true); // also in the columns of an earlier program
}

} // namespace nidus::ui
