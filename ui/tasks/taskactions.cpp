// SPDX-License-Identifier: Apache-2.0
#include "ui/tasks/taskactions.h"

#include "core/registration/handle.h"
#include "ui/editor/templateform.h"
#include "ui/registry/draftsaving.h"
#include "ui/registry/recoveryoffer.h"
#include "ui/registry/registrypage.h"
#include "ui/review/reviewpanel.h"
#include "ui/tasks/taskspage.h"

namespace nidus::ui {

WorkActions::WorkActions(TasksPage& work, RegistryPage& page, DraftSaving& saving, RecoveryOffer& recovery)
    : QObject(&work), m_page(page), m_saving(saving), m_recovery(recovery)
{
    connect(&work, &TasksPage::opened, this, &WorkActions::open);
}

void WorkActions::show(const workflow::TaskItem& item)
{
    m_page.requestShow();
    m_page.select(item.handle);
}

void WorkActions::open(const workflow::TaskItem& item)
{
    switch (item.reason) {
    case workflow::TaskReason::RecoveredEdits: return m_recovery.offer(); // the draft may be gone
    case workflow::TaskReason::SavedByOthers:
        show(item);
        return m_saving.mergeWithTheirs(registration::draftIdOf(item.handle).value_or(0));
    case workflow::TaskReason::Outdated:
        show(item);
        return m_saving.mergeWithNewest(registration::draftIdOf(item.handle).value_or(0));
    case workflow::TaskReason::OpenComments:
        show(item);
        m_page.view()->showReview();
        return m_page.view()->review()->goToOpen();
    case workflow::TaskReason::ReminderDue:
    case workflow::TaskReason::WithIana:
        show(item);
        m_page.view()->showHistory();
        return m_page.view()->history()->focusTimeline();
    case workflow::TaskReason::Approved:
    case workflow::TaskReason::Unfinished:
    case workflow::TaskReason::InReview:
        show(item);
        m_page.view()->showForm();
        return m_page.view()->form()->focusFirstField();
    }
}

} // namespace nidus::ui
