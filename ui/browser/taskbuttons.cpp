// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/taskbuttons.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/boxes.h"

#include <QCoreApplication>
#include <QMenu>
#include <QPushButton>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

struct BrowserTexts
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::BrowserPanel)
};

} // namespace

TaskButtons::TaskButtons(QWidget* parent)
    : QWidget(parent),
      m_recovered(new QPushButton(BrowserTexts::tr("Recovered Edits…"))),
      m_ended(new QPushButton)
{
    m_ended->setMenu(new QMenu(m_ended));
    inRow(this, kNoMargins, {m_ended, m_recovered});
    connect(m_recovered, &QPushButton::clicked, this, &TaskButtons::recoveryWanted);
    show({}, {});
}

void TaskButtons::show(const QList<workflow::TaskItem>& tasks, const QList<workflow::EndedEntries>& ended)
{
    m_recovered->setVisible(std::ranges::find(tasks, workflow::TaskReason::RecoveredEdits,
                                              &workflow::TaskItem::reason) != tasks.cend());
    int count = 0;
    m_ended->menu()->clear();
    for (const workflow::EndedEntries& each : ended) {
        count += each.count;
        const QString list = findings::visibleText(each.nid + u'/' + each.list);
        m_ended->menu()->addAction(tr("%Ln entry(s) of %1 have ended", nullptr, each.count)
                                       .arg(QString(list).replace(u'&', "&&"_L1)),
                                   this, [this, each] { Q_EMIT endedWanted(each.nid, each.list); });
    }
    m_ended->setText(tr("Ended Entries: %L1").arg(count));
    m_ended->setToolTip(tr("Reservations and temporary assignments whose date is past"));
    m_ended->setVisible(count > 0);
}

} // namespace nidus::ui
