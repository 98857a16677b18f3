// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/refreshdialog.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/support/jobs/latestjob.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/text/findingrank.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

enum RefreshColumn { Name, Details, Touches };
constexpr int kNameRole = Qt::UserRole;
constexpr qsizetype kMostRefusals = 3; ///< that are shown; the dialog must fit on the screen

/// Returns the word of a state in the installed language, other words as they are.
QString cellText(const QString& words)
{
    return QCoreApplication::translate("SubregistryState", words.toUtf8().constData());
}

/// Returns the facts of an entry, which begin with its state.
QString translatedFacts(const QString& facts)
{
    const QString state = facts.section(u", "_s, 0, 0);
    return cellText(state) + facts.sliced(state.size());
}

QString sentencesOf(const workflow::RefreshChange& change)
{
    QStringList sentences;
    if (change.objection)
        sentences.append(findings::message(*change.objection));
    if (!change.facts.isEmpty() && change.cells.isEmpty())
        sentences.append(translatedFacts(change.facts));
    for (const workflow::ChangedCell& cell : change.cells)
        sentences.append(RefreshDialog::tr("%1 changes from “%2” to “%3”.")
                             .arg(entryColumnText(cell.column), cellText(cell.before), cellText(cell.after)));
    for (const findings::Finding& finding : change.details)
        sentences.append(findings::message(finding));
    return sentences.join(u' ');
}

QTreeWidgetItem* changeRow(const workflow::RefreshChange& change, bool isTaken)
{
    const QString details = findings::visibleText(sentencesOf(change));
    auto* row = new QTreeWidgetItem({findings::visibleText(change.name), details,
                                     findings::visibleText((change.drafts + change.rules).join(", "_L1))});
    row->setToolTip(Details, plainToolTip(details.left(1000)));
    row->setData(Name, kNameRole, change.name);
    row->setCheckState(Name, isTaken && !change.objection ? Qt::Checked : Qt::Unchecked);
    if (change.objection) {
        row->setIcon(Name, rankIcon(FindingRank::Error));
        row->setFlags(row->flags() & ~Qt::ItemIsUserCheckable);
    }
    return row;
}

} // namespace

RefreshDialog::RefreshDialog(const QString& fileName, const QList<workflow::SubregistryName>& lists,
                             const std::optional<workflow::SubregistryName>& likely, Compare compare,
                             QWidget* parent)
    : QDialog(parent),
      m_lists(lists),
      m_compare(std::move(compare)),
      m_choice(new QComboBox),
      m_facts(new QLabel),
      m_accept(new QCheckBox(tr("Use this &list all the same"))),
      m_tree(new QTreeWidget)
{
    setWindowTitle(tr("Refresh from List"));
    auto* choiceLabel = new QLabel(tr("&Subregistry:"));
    choiceLabel->setBuddy(m_choice);
    for (const workflow::SubregistryName& list : m_lists)
        m_choice->addItem(findings::visibleText(list.nid + u'/' + list.name));
    m_choice->setPlaceholderText(tr("Choose the list that the file is for"));
    m_choice->setCurrentIndex(likely ? static_cast<int>(m_lists.indexOf(*likely)) : -1);
    choiceLabel->setVisible(!m_lists.isEmpty());
    m_choice->setVisible(!m_lists.isEmpty());
    m_facts->setWordWrap(true);
    m_facts->setTextFormat(Qt::PlainText);
    m_tree->setHeaderLabels({tr("Change"), tr("Details"), tr("Affects")});
    m_tree->setAccessibleName(tr("Changes in %1").arg(findings::visibleText(fileName)));
    m_tree->setUniformRowHeights(true); // else a row that changes measures all rows
    new ColumnFit(*m_tree);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_take = buttons->addButton(tr("&Apply"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        const QSignalBlocker isNotAccepted(m_accept);
        m_accept->setChecked(false);
        RefreshDialog::compare();
    });
    connect(m_accept, &QCheckBox::toggled, this, &RefreshDialog::compare);
    m_accept->hide();
    m_counting.setSingleShot(true);
    connect(&m_counting, &QTimer::timeout, this, &RefreshDialog::countChosen);
    connect(m_tree, &QTreeWidget::itemChanged, &m_counting, qOverload<>(&QTimer::start));
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(kProgressDelay);
    connect(&m_waiting, &QTimer::timeout, this, [this] { m_facts->setText(tr("Comparing…")); });
    inColumn(this, {}, {choiceLabel, m_choice, m_facts, m_accept, {m_tree, 1}, buttons});
    m_take->setDefault(true); // only now it is in the dialog
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 28);
    RefreshDialog::compare();
    (m_lists.isEmpty() || likely ? static_cast<QWidget*>(m_tree) : m_choice)->setFocus();
}

std::optional<workflow::SubregistryName> RefreshDialog::list() const
{
    return m_lists.isEmpty() ? std::nullopt : std::optional(m_lists.value(m_choice->currentIndex()));
}

bool RefreshDialog::isAccepted() const { return m_accept->isChecked(); }

QStringList RefreshDialog::names() const
{
    QStringList names;
    for (int group = 0; group < m_tree->topLevelItemCount(); ++group) {
        const QTreeWidgetItem* const parent = m_tree->topLevelItem(group);
        for (int i = 0; i < parent->childCount(); ++i) {
            const QTreeWidgetItem* const row = parent->child(i);
            const bool canBeTaken = row->flags().testFlag(Qt::ItemIsUserCheckable);
            if (canBeTaken && row->checkState(Name) == Qt::Checked)
                names.append(row->data(Name, kNameRole).toString());
        }
    }
    return names;
}

void RefreshDialog::compare()
{
    if (!m_lists.isEmpty() && m_choice->currentIndex() < 0)
        return countChosen();
    m_isComparing = true;
    m_waiting.start();
    countChosen();
    m_compare(list(), isAccepted(), [self = QPointer(this)](const base::Result<workflow::Refresh>& refresh) {
        if (self)
            self->showResult(refresh);
    });
}

void RefreshDialog::showResult(const base::Result<workflow::Refresh>& refresh)
{
    m_isComparing = false;
    m_waiting.stop();
    m_accept->setVisible(isAccepted() || (refresh && workflow::canBeAccepted(*refresh)));
    if (refresh)
        return showChanges(*refresh);
    m_tree->clear();
    m_facts->setText(findings::describe(refresh.error()));
    countChosen();
}

void RefreshDialog::showChanges(const workflow::Refresh& refresh)
{
    const QSignalBlocker isNotChosen(m_tree);
    m_tree->clear();
    const auto dateText = [](const QString& date) { return date.isEmpty() ? tr("unknown") : date; };
    QStringList facts{tr("Date of this list: %1. Date of the list used before: %2.")
                          .arg(findings::visibleText(dateText(refresh.date)),
                               findings::visibleText(dateText(refresh.presentDate)))};
    for (const findings::Finding& refusal :
         refresh.refusals.first(std::min(refresh.refusals.size(), kMostRefusals)))
        facts.append(findings::visibleText(findings::message(refusal)));
    if (const qsizetype more = refresh.refusals.size() - kMostRefusals; more > 0)
        facts.append(tr("%n more finding(s) like these.", nullptr, static_cast<int>(more)));
    if (refresh.changes.isEmpty())
        facts.append(tr("The list is the same as the copy here."));
    m_facts->setText(facts.join(u'\n'));
    addChanges(refresh, workflow::ListedChange::New, tr("New"));
    addChanges(refresh, workflow::ListedChange::Changed, tr("Changed"));
    addChanges(refresh, workflow::ListedChange::Gone, tr("Gone"));
    m_tree->expandAll();
    m_tree->resizeColumnToContents(Name);
    m_tree->setCurrentItem(m_tree->topLevelItem(0));
    countChosen();
}

void RefreshDialog::addChanges(const workflow::Refresh& refresh, workflow::ListedChange kind,
                               const QString& title)
{
    auto* group = new QTreeWidgetItem({title});
    for (workflow::RefreshChange change : refresh.changes) {
        if (change.change != kind)
            continue;
        if (!refresh.refusals.isEmpty() && !change.objection)
            change.objection = refresh.refusals.first();
        const bool isOdd = list() && !change.details.isEmpty(); // the grammar rejects it
        group->addChild(changeRow(change, kind != workflow::ListedChange::Gone && !isOdd));
    }
    if (group->childCount() == 0) {
        delete group;
        return;
    }
    group->setText(Name, tr("%1 (%2)").arg(title).arg(group->childCount()));
    group->setFlags(group->flags() | Qt::ItemIsAutoTristate | Qt::ItemIsUserCheckable);
    m_tree->addTopLevelItem(group);
}

void RefreshDialog::countChosen()
{
    const auto count = static_cast<int>(names().size());
    m_take->setEnabled(count > 0 && !m_isComparing);
    m_take->setText(count == 0 ? tr("&Apply") : tr("&Apply %n Change(s)", nullptr, count));
}

} // namespace nidus::ui
