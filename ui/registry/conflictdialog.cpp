// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/conflictdialog.h"

#include "core/registration/templatediff.h"
#include "ui/history/compareview.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/widgets/cellchoice.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

enum Column { Part, Happened, Take, ColumnCount };
enum Choice { Mine, Theirs };

QString outcomeText(workflow::MergePart::Outcome outcome)
{
    switch (outcome) {
    case workflow::MergePart::Outcome::Mine: return ConflictDialog::tr("changed by you");
    case workflow::MergePart::Outcome::Theirs: return ConflictDialog::tr("changed by somebody else");
    case workflow::MergePart::Outcome::Both: return ConflictDialog::tr("changed by both in the same way");
    case workflow::MergePart::Outcome::Conflict: return ConflictDialog::tr("changed by both; choose one");
    }
    return {};
}

QString titleOf(const workflow::MergePart& part)
{
    if (part.registrantPart)
        return ConflictDialog::tr("%1: %2", "a field and a part of it")
            .arg(fieldTitle(*part.field), partTitle(*part.registrantPart));
    if (part.field)
        return fieldTitle(*part.field);
    return part.key == "samples"_L1 ? ConflictDialog::tr("Samples") : ConflictDialog::tr("Syntax rule");
}

} // namespace

ConflictDialog::ConflictDialog(const workflow::DraftMerge& merge, const registration::VersionContent& theirs,
                               const QString& explanation, QWidget* parent)
    : QDialog(parent), m_merge(merge), m_theirs(theirs), m_list(new QTreeWidget), m_compare(new CompareView)
{
    setWindowTitle(tr("Merge Edits"));
    auto* intro = new QLabel(explanation);
    intro->setWordWrap(true);
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderLabels({tr("Field"), tr("Change"), tr("Use")});
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(tr("Changed fields"));
    for (int row = 0; row < m_merge.parts.size(); ++row)
        addPart(row);
    new ColumnFit(*m_list);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ConflictDialog::showPart);

    m_compare->setSummary([](int count) {
        return count == 0 ? tr("Their text is identical to yours.")
                          : tr("Their text differs from yours in %n place(s).", nullptr, count);
    });
    auto* rows = new QSplitter(Qt::Vertical);
    rows->addWidget(m_list);
    rows->addWidget(m_compare);
    rows->setChildrenCollapsible(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_go = buttons->addButton(tr("&Merge and Save"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {intro, {rows, 1}, buttons});
    m_go->setDefault(true); // works only after the button is in the dialog
    updateButton();
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 32);
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void ConflictDialog::addPart(int row)
{
    const workflow::MergePart& part = m_merge.parts.at(row);
    auto* item = new QTreeWidgetItem(m_list, {titleOf(part), outcomeText(part.outcome), QString()});
    if (part.outcome != workflow::MergePart::Outcome::Conflict)
        return;
    auto* choice = new QComboBox;
    choice->addItems({tr("Mine"), tr("Theirs")});
    choice->setPlaceholderText(tr("Choose…"));
    choice->setCurrentIndex(-1); // no default, because the other text is lost
    connect(choice, &QComboBox::currentIndexChanged, this, &ConflictDialog::updateButton);
    choice->setAccessibleName(tr("Text to use for %1").arg(titleOf(part)));
    setInCell(*item, Take, choice);
}

QComboBox* ConflictDialog::choiceOf(int row) const
{
    return qobject_cast<QComboBox*>(m_list->itemWidget(m_list->topLevelItem(row), Take));
}

void ConflictDialog::updateButton()
{
    bool isChosen = true;
    for (int row = 0; row < m_merge.parts.size(); ++row) {
        const QComboBox* choice = choiceOf(row);
        isChosen = isChosen && (!choice || choice->currentIndex() >= 0);
    }
    m_go->setEnabled(isChosen);
}

void ConflictDialog::choose(int row, bool takesTheirs)
{
    if (QComboBox* choice = choiceOf(row))
        choice->setCurrentIndex(takesTheirs ? Theirs : Mine);
}

registration::VersionContent ConflictDialog::merged() const
{
    registration::VersionContent content = m_merge.merged;
    for (int row = 0; row < m_merge.parts.size(); ++row) {
        const QComboBox* choice = choiceOf(row);
        if (choice && choice->currentIndex() == Theirs)
            content = workflow::withPart(std::move(content), m_theirs, m_merge.parts.at(row));
    }
    return content;
}

void ConflictDialog::showPart()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row < 0)
        return;
    const workflow::MergePart& part = m_merge.parts.at(row);
    m_compare->showDiff({{},
                         {},
                         {{part.key, part.field, part.mine, part.theirs,
                           registration::diffText(part.mine, part.theirs, registration::DiffUnit::Word)}}});
}

} // namespace nidus::ui
