// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/trashdialog.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/columnfit.h"
#include "ui/support/text/registrywords.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace nidus::ui {

TrashDialog::TrashDialog(const QList<registration::Draft>& drafts, QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget)
{
    setWindowTitle(tr("Trash"));
    auto* intro =
        new QLabel(drafts.isEmpty() ? tr("The trash is empty. You can restore drafts that you move here.")
                                    : tr("Drafts in the trash, newest first:"));
    m_list->setHeaderLabels(
        {tr("Draft"), findings::labelText(findings::Label::State), tr("Last saved (UTC)"), tr("By")});
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(windowTitle());
    for (const registration::Draft& draft : drafts) {
        auto* item = new QTreeWidgetItem({nidText(draft.nid(), draft.kind), stateText(draft.state),
                                          draft.updatedAt.toString(u"yyyy-MM-dd HH:mm"_s),
                                          findings::visibleText(draft.author)});
        item->setData(0, Qt::UserRole, draft.id);
        m_list->insertTopLevelItem(0, item);
    }
    (new ColumnFit(*m_list))->keepWhole(2); // the time
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* restoreFromTrash = buttons->addButton(tr("&Restore Draft"), QDialogButtonBox::AcceptRole);
    restoreFromTrash->setEnabled(false);
    connect(
        m_list, &QTreeWidget::currentItemChanged, restoreFromTrash,
        [restoreFromTrash](const QTreeWidgetItem* item) { restoreFromTrash->setEnabled(item != nullptr); });
    connect(m_list, &QTreeWidget::itemActivated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {}, {intro, {m_list, 1}, buttons});
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 20);
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

qint64 TrashDialog::chosen() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    return item == nullptr ? 0 : item->data(0, Qt::UserRole).toLongLong();
}

} // namespace nidus::ui
