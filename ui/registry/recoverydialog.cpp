// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/recoverydialog.h"

#include "core/registration/templatediff.h"
#include "ui/history/compareview.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/cellchoice.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

enum RecoveryColumn { Name, When, Held, Use, RecoveryColumns };
enum RecoveryChoice { Edits, Saved };

} // namespace

RecoveryDialog::RecoveryDialog(const QList<Recovery>& recoveries, QWidget* parent)
    : QDialog(parent), m_recoveries(recoveries), m_list(new QTreeWidget), m_compare(new CompareView)
{
    setWindowTitle(tr("Recovered Edits"));
    auto* intro = new QLabel(
        tr("These edits were not saved or were discarded when Nidus ended. Compare them with the saved text "
           "and choose for each draft. Edits that you choose appear in the form, where you can save them."));
    intro->setWordWrap(true);
    m_list->setColumnCount(RecoveryColumns);
    m_list->setHeaderLabels({tr("Draft"), tr("Edited (UTC)"), tr("Saved text"), tr("Use")});
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(windowTitle());
    for (const Recovery& recovery : m_recoveries) {
        const registration::Draft& draft = recovery.recovered.draft;
        auto* item = new QTreeWidgetItem(m_list, {nidText(draft.nid(), draft.kind),
                                                  recovery.recovered.editedAt.toString(u"yyyy-MM-dd HH:mm"_s),
                                                  recovery.saved ? tr("an older text") : tr("none"),
                                                  {}});
        auto* choice = new QComboBox;
        choice->addItems({tr("Recovered edits"), recovery.saved ? tr("Saved text") : tr("Nothing")});
        choice->setAccessibleName(tr("Text to use for %1").arg(item->text(Name)));
        setInCell(*item, Use, choice);
    }
    (new ColumnFit(*m_list))->keepWhole(1); // the time
    connect(m_list, &QTreeWidget::currentItemChanged, this, &RecoveryDialog::showRow);

    m_compare->setSummary([](int count) {
        return count == 0
                   ? tr("The recovered text is identical to the saved text.")
                   : tr("The recovered text differs from the saved text in %n place(s).", nullptr, count);
    });
    auto* rows = new QSplitter(Qt::Vertical);
    rows->addWidget(m_list);
    rows->addWidget(m_compare);
    rows->setChildrenCollapsible(false);
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(tr("Decide &Later"), QDialogButtonBox::RejectRole);
    QPushButton* go = buttons->addButton(tr("&Apply Choices"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {intro, {rows, 1}, buttons});
    go->setDefault(true); // works only after the button is in the dialog
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 32);
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

bool RecoveryDialog::takesEdits(int row) const
{
    const auto* choice = qobject_cast<QComboBox*>(m_list->itemWidget(m_list->topLevelItem(row), Use));
    return choice && choice->currentIndex() == Edits;
}

void RecoveryDialog::choose(int row, bool takesEdits)
{
    if (auto* choice = qobject_cast<QComboBox*>(m_list->itemWidget(m_list->topLevelItem(row), Use)))
        choice->setCurrentIndex(takesEdits ? Edits : Saved);
}

void RecoveryDialog::showRow()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row < 0)
        return;
    const Recovery& recovery = m_recoveries.at(row);
    m_compare->showDiff(
        {{},
         {},
         registration::diffContents(recovery.saved.value_or(registration::VersionContent()),
                                    recovery.recovered.draft.content, registration::DiffUnit::Word)});
}

} // namespace nidus::ui
