// SPDX-License-Identifier: Apache-2.0
#include "ui/history/historypanel.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/registration/templatediff.h"
#include "ui/history/compareview.h"
#include "ui/history/eventmodel.h"
#include "ui/history/eventwords.h"
#include "ui/history/notedelegate.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/rowslayout.h"
#include "ui/syntax/guard/ruleguard.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QTreeView>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kNotePercent = 40; ///< of the width of the timeline
constexpr int kHalf = 1000;      ///< of the height; the rest is for the comparison

} // namespace

HistoryPanel::HistoryPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new EventModel(this)),
      m_state(new QLabel),
      m_timeline(new QTreeView),
      m_below(new QWidget),
      m_rows(new QSplitter(Qt::Vertical)),
      m_before(new QComboBox),
      m_after(new QComboBox),
      m_restore(new QPushButton(tr("Restore as New Draft"))),
      m_compare(new CompareView)
{
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_timeline->setModel(m_model);
    m_timeline->setRootIsDecorated(false);
    new NoteDelegate(*m_timeline);
    m_timeline->setAccessibleName(tr("Timeline"));
    m_timeline->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_timeline->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* copy = new QAction(themedIcon(u"edit-copy"_s), tr("Cop&y Lines"), m_timeline);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &HistoryPanel::copyEvents);
    m_timeline->addAction(copy);
    m_timeline->setColumnHidden(EventModel::Handle, true);
    (new ColumnFit(*m_timeline, kNotePercent))->keepWhole(EventModel::When);
    m_before->setAccessibleName(tr("Compare"));
    m_after->setAccessibleName(tr("with"));
    for (QComboBox* box : {m_before, m_after})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* compare = new QLabel(tr("Compare"));
    compare->setBuddy(m_before);
    auto* with = new QLabel(tr("with"));
    with->setBuddy(m_after);
    auto* choice = new RowsLayout;
    for (const auto& [label, box] : {std::pair{compare, m_before}, std::pair{with, m_after}}) {
        auto* pair = new QWidget; // keeps label and box in one row
        auto* inPair = new QHBoxLayout(pair);
        inPair->setContentsMargins(0, 0, 0, 0);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // its texts are added later
        inPair->addWidget(label);
        inPair->addWidget(box);
        choice->addWidget(pair);
        m_pairs.append(pair);
    }
    auto* other = new QPushButton(tr("Another Registration…"));
    other->setToolTip(tr("Compares the text on the right with that of another registration"));
    connect(other, &QPushButton::clicked, this, &HistoryPanel::otherRequested);
    choice->addWidget(other);
    choice->addWidget(m_restore);
    m_restore->setToolTip(tr("Creates a draft of the next version with the text on the left"));
    connect(m_before, &QComboBox::currentIndexChanged, this, &HistoryPanel::showComparison);
    connect(m_after, &QComboBox::currentIndexChanged, this, &HistoryPanel::showComparison);
    connect(m_restore, &QPushButton::clicked, this, &HistoryPanel::restore);

    inColumn(m_below, {.margins = QMargins(0, 8, 0, 0)}, {choice, {m_compare, 1}, BoxPart::spare()});
    m_rows->addWidget(m_timeline);
    m_rows->addWidget(m_below);
    m_rows->setStretchFactor(0, 1);
    m_rows->setStretchFactor(1, 1);
    m_rows->setSizes({kHalf, kHalf});
    m_rows->setChildrenCollapsible(false);
    inColumn(this, {.margins = QMargins(16, 8, 16, 8)}, {m_state, {m_rows, 1}});
}

void HistoryPanel::saveState(QSettings& settings) const
{
    settings.setValue("history/rows", m_rows->saveState());
    settings.setValue("history/sideBySide", m_compare->arrangement() == CompareView::Layout::SideBySide);
}

void HistoryPanel::restoreState(const QSettings& settings)
{
    m_rows->restoreState(settings.value("history/rows").toByteArray());
    m_rows->setOrientation(Qt::Vertical); // a damaged state restores another one
    m_rows->setChildrenCollapsible(false);
    if (settings.value("history/sideBySide").toBool())
        m_compare->arrange(CompareView::Layout::SideBySide);
}

void HistoryPanel::setSource(Source source, std::function<QString(const QString& handle)> name)
{
    m_model->setNaming(std::move(name));
    m_source = std::move(source);
    refresh();
}

void HistoryPanel::refresh()
{
    m_isStale = true;
    if (isVisible())
        load();
}

void HistoryPanel::focusTimeline() { m_timeline->setFocus(Qt::OtherFocusReason); }

void HistoryPanel::compare(qsizetype before, qsizetype after)
{
    m_before->setCurrentIndex(static_cast<int>(before));
    m_after->setCurrentIndex(static_cast<int>(after));
}

void HistoryPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        load();
}

void HistoryPanel::load()
{
    m_isStale = false;
    if (!m_source)
        return;
    m_content = m_source();
    QList<storage::LoggedEvent> lines;
    bool isMixed = false; // the first line of a built-in registration says that itself
    for (const storage::LoggedEvent& line : std::as_const(m_content.events)) {
        lines.prepend(line);
        isMixed = isMixed || (line.handle != m_content.handle && !isBuiltIn(line.event));
    }
    m_model->setEvents(lines);
    m_timeline->setColumnHidden(EventModel::Handle, !isMixed);
    QStringList state;
    if (!m_content.owner.isEmpty())
        state.append(tr("owner: %1").arg(findings::visibleText(m_content.owner)));
    if (!m_content.assignee.isEmpty())
        state.append(tr("assignee: %1").arg(findings::visibleText(m_content.assignee)));
    if (m_content.rounds > 0)
        state.append(tr("%n review round(s)", nullptr, m_content.rounds));
    if (m_content.openComments > 0)
        state.append(tr("%n open comment(s)", nullptr, static_cast<int>(m_content.openComments)));
    if (m_content.remindOn.isValid())
        state.append(tr("reminder on %1").arg(m_content.remindOn.toString(Qt::ISODate)));
    m_state->setText(state.join(u"  ·  "_s));
    m_state->setVisible(!state.isEmpty());
    {
        const QSignalBlocker before(m_before);
        const QSignalBlocker after(m_after);
        m_before->clear();
        m_after->clear();
        for (const ComparedText& text : std::as_const(m_content.texts))
            addText(text);
        const auto newest = static_cast<int>(m_content.texts.size()) - 1;
        m_before->setCurrentIndex(std::max(0, newest - 1));
        m_after->setCurrentIndex(newest);
    }
    m_below->setVisible(!m_content.texts.isEmpty());
    showPair();
    showComparison();
}

/// A text is not compared with itself; then the timeline has the room.
void HistoryPanel::showPair()
{
    const bool isPair = m_content.texts.size() > 1;
    for (QWidget* pair : std::as_const(m_pairs))
        pair->setVisible(isPair);
    m_compare->setVisible(isPair);
    m_below->setMaximumHeight(isPair ? QWIDGETSIZE_MAX : m_below->sizeHint().height());
}

void HistoryPanel::addText(const ComparedText& text)
{
    m_before->addItem(findings::visibleText(text.name));
    m_after->addItem(findings::visibleText(text.name));
}

void HistoryPanel::compareWith(const ComparedText& other)
{
    if (m_content.texts.isEmpty())
        return;
    m_content.texts.append(other);
    addText(other);
    showPair();
    compare(m_after->currentIndex(), m_content.texts.size() - 1);
}

void HistoryPanel::showComparison()
{
    const int before = m_before->currentIndex();
    const int after = m_after->currentIndex();
    if (before < 0 || after < 0)
        return;
    const ComparedText& first = m_content.texts.at(before);
    const ComparedText& second = m_content.texts.at(after);
    m_restore->setEnabled(m_content.canRestore && first.version > 0);
    m_compare->showDiff(
        {first.name, second.name,
         registration::diffContents(first.content, second.content, registration::DiffUnit::Word)});
    explainGrammar(first, second);
}

void HistoryPanel::explainGrammar(const ComparedText& before, const ComparedText& after)
{
    m_guard.abandon();
    // Grammars of different namespaces have no URN in common, and only versions are permanent.
    if (before.nid != after.nid || before.version == 0 || !after.content.rule ||
        before.content.rule == after.content.rule)
        return;
    const auto show = [this](const QList<RevisionAnswer>& answers) {
        QStringList sentences;
        for (const RevisionAnswer& answer : answers)
            sentences.append(tr("%1: %2").arg(rankWord(answer.rank), answer.text));
        m_compare->explain(sentences);
    };
    m_guard.submit(RevisionQuestion{*after.content.rule, after.nid,
                                    RevisionBase{before.version, before.content.rule}, QString()},
                   revisionAnswers, show);
}

void HistoryPanel::copyEvents()
{
    QList<QModelIndex> rows = m_timeline->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QList<storage::LoggedEvent> chosen;
    for (const QModelIndex& row : std::as_const(rows))
        chosen.append(m_model->events().at(row.row()));
    QGuiApplication::clipboard()->setText(QString::fromUtf8(eventsAsText(chosen)));
}

void HistoryPanel::restore()
{
    if (const int before = m_before->currentIndex(); before >= 0)
        Q_EMIT restoreRequested(m_content.texts.at(before).version);
}

} // namespace nidus::ui
