// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/actionfinder.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace nidus {

ActionFinder::ActionFinder(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent), m_actions(actions), m_field(new QLineEdit), m_list(new QListWidget)
{
    setWindowTitle(tr("Find an action"));
    m_field->setPlaceholderText(tr("What do you want to do?"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_field->installEventFilter(this);
    m_list->setAccessibleName(tr("Actions"));
    m_list->setUniformItemSizes(true);
    connect(m_field, &QLineEdit::textChanged, this, &ActionFinder::refill);
    connect(m_field, &QLineEdit::returnPressed, this, &ActionFinder::triggerCurrent);
    connect(m_list, &QListWidget::itemActivated, this, &ActionFinder::triggerCurrent);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    resize(fontMetrics().averageCharWidth() * 56, fontMetrics().height() * 20);
    refill();
}

void ActionFinder::refill()
{
    m_list->clear();
    for (qsizetype i = 0; i < m_actions.size(); ++i) {
        const QAction* action = m_actions.at(i);
        const QString name = action->text().remove(u'&');
        if (!action->isEnabled() || !name.contains(m_field->text().trimmed(), Qt::CaseInsensitive))
            continue;
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        auto* item =
            new QListWidgetItem(action->icon(), keys.isEmpty() ? name : tr("%1   (%2)").arg(name, keys));
        item->setData(Qt::UserRole, static_cast<int>(i));
        m_list->addItem(item);
    }
    m_list->setCurrentRow(0);
}

void ActionFinder::triggerCurrent()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (!item)
        return;
    QAction* action = m_actions.at(item->data(Qt::UserRole).toInt());
    accept();
    // After this dialog is closed, so that the action acts on what had the focus before.
    QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
}

bool ActionFinder::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace nidus
