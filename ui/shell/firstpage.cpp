// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/firstpage.h"

#include "ui/tasks/tasklist.h"

#include <QApplication>
#include <QEvent>

namespace nidus::ui {

FirstPage::FirstPage(TaskList& work, QObject* window) : QObject(window), m_work(work)
{
    qApp->installEventFilter(this);
    connect(&work, &TaskList::changed, this, &FirstPage::look);
}

void FirstPage::look()
{
    if (!m_work.items().isEmpty())
        Q_EMIT workWanted(); // showing the page calls end()
}

void FirstPage::end()
{
    qApp->removeEventFilter(this);
    m_work.disconnect(this);
    deleteLater();
}

bool FirstPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress)
        end();
    return QObject::eventFilter(watched, event);
}

} // namespace nidus::ui
