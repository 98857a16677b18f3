// SPDX-License-Identifier: Apache-2.0
#include "ui/tasks/taskactions.h"

#include "core/registration/handle.h"
#include "ui/browser/taskbuttons.h"
#include "ui/editor/templateform.h"
#include "ui/registry/draftsaving.h"
#include "ui/registry/recoveryoffer.h"
#include "ui/registry/registrypage.h"
#include "ui/review/reviewpanel.h"
#include "ui/subregistry/subregistrypanel.h"

namespace nidus::ui {

TaskActions::TaskActions(RegistryPage& page, DraftSaving& saving, RecoveryOffer& recovery)
    : QObject(&page), m_page(page), m_saving(saving), m_recovery(recovery)
{
    connect(&page, &RegistryPage::opened, this, &TaskActions::open);
    const TaskButtons* const buttons = page.browser()->taskButtons();
    connect(buttons, &TaskButtons::recoveryWanted, this, [this] { m_recovery.offer(); });
    connect(buttons, &TaskButtons::endedWanted, this, &TaskActions::openEnded);
}

void TaskActions::openEnded(const QString& nid, const QString& list)
{
    m_page.requestShow();
    m_page.select(nid);
    m_page.view()->showSubregistries();
    m_page.view()->subregistries()->showEnded(list);
}

void TaskActions::open(const QString& handle)
{
    const NamespaceModel& list = *m_page.browser()->model();
    const int row = list.rowOf(handle);
    const workflow::TaskItem* found = row < 0 ? nullptr : list.taskAt(row);
    const std::optional<workflow::TaskItem> task = found ? std::optional(*found) : std::nullopt;
    if (task && task->reason == workflow::TaskReason::RecoveredEdits)
        return m_recovery.offer();
    m_page.requestShow();
    m_page.select(handle);
    if (task)
        goTo(*task);
    else
        editForm();
}

void TaskActions::goTo(const workflow::TaskItem& task)
{
    const qint64 draft = registration::draftIdOf(task.handle).value_or(0);
    switch (task.reason) {
    case workflow::TaskReason::SavedByOthers: return m_saving.mergeWithTheirs(draft);
    case workflow::TaskReason::Outdated: return m_saving.mergeWithNewest(draft);
    case workflow::TaskReason::Returned:
        if (task.count == 0)
            return editForm();
        [[fallthrough]];
    case workflow::TaskReason::OpenComments:
        m_page.view()->showReview();
        return m_page.view()->review()->goToOpen();
    case workflow::TaskReason::ReminderDue:
    case workflow::TaskReason::WithIana:
        m_page.view()->showHistory();
        return m_page.view()->history()->focusTimeline();
    case workflow::TaskReason::RecoveredEdits:
    case workflow::TaskReason::Approved:
    case workflow::TaskReason::Unfinished:
    case workflow::TaskReason::InReview: return editForm();
    }
}

void TaskActions::editForm()
{
    m_page.view()->showForm();
    m_page.view()->form()->focusFirstField();
}

} // namespace nidus::ui
