// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/bindialog.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/text/registrywords.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace nidus::ui {

BinDialog::BinDialog(const QList<registration::Draft>& drafts, QWidget* parent) : QDialog(parent), m_list(new QTreeWidget)
{
    setWindowTitle(tr("Bin"));
    auto* intro = new QLabel(drafts.isEmpty() ? tr("No draft was put aside.")
                                              : tr("Drafts that were put aside, the newest first."));
    m_list->setHeaderLabels({tr("Draft"), tr("State"), tr("Last saved (UTC)"), tr("By")});
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(windowTitle());
    for (const registration::Draft& draft : drafts) {
        auto* item =
            new QTreeWidgetItem({nidText(draft.nid(), draft.kind), stateText(draft.state),
                                 draft.updatedAt.toString(u"yyyy-MM-dd HH:mm"_s), findings::visibleText(draft.author)});
        item->setData(0, Qt::UserRole, draft.id);
        m_list->insertTopLevelItem(0, item);
    }
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* takeBack = buttons->addButton(tr("&Take Back"), QDialogButtonBox::AcceptRole);
    takeBack->setEnabled(false);
    connect(m_list, &QTreeWidget::currentItemChanged, takeBack,
            [takeBack](const QTreeWidgetItem* item) { takeBack->setEnabled(item != nullptr); });
    connect(m_list, &QTreeWidget::itemActivated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(intro);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 20);
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

qint64 BinDialog::chosen() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    return item == nullptr ? 0 : item->data(0, Qt::UserRole).toLongLong();
}

} // namespace nidus::ui
