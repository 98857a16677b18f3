// SPDX-License-Identifier: Apache-2.0
#include "ui/work/workactions.h"

#include "core/registration/handle.h"
#include "ui/editor/templateform.h"
#include "ui/registry/draftsaving.h"
#include "ui/registry/recoveryoffer.h"
#include "ui/registry/registrypage.h"
#include "ui/review/reviewpanel.h"
#include "ui/work/workpage.h"

namespace nidus::ui {

WorkActions::WorkActions(WorkPage& work, RegistryPage& page, DraftSaving& saving, RecoveryOffer& recovery)
    : QObject(&work), m_page(page), m_saving(saving), m_recovery(recovery)
{
    connect(&work, &WorkPage::opened, this, &WorkActions::open);
}

void WorkActions::show(const workflow::WorkItem& item)
{
    m_page.comeForward();
    m_page.select(item.handle);
}

void WorkActions::open(const workflow::WorkItem& item)
{
    switch (item.reason) {
    case workflow::WorkReason::RecoveredEdits:
        return m_recovery.offer(); // the draft may be gone
    case workflow::WorkReason::SavedByOthers:
        show(item);
        return m_saving.mergeWithTheirs(registration::draftIdOf(item.handle).value_or(0));
    case workflow::WorkReason::Outdated:
        show(item);
        return m_saving.mergeWithNewest(registration::draftIdOf(item.handle).value_or(0));
    case workflow::WorkReason::OpenComments:
        show(item);
        m_page.view()->showReview();
        return m_page.view()->review()->goToOpen();
    case workflow::WorkReason::ReminderDue:
    case workflow::WorkReason::WithIana:
        show(item);
        m_page.view()->showHistory();
        return m_page.view()->history()->focusTimeline();
    case workflow::WorkReason::Approved:
    case workflow::WorkReason::Unfinished:
    case workflow::WorkReason::InReview:
        show(item);
        m_page.view()->showForm();
        return m_page.view()->form()->focusFirstField();
    }
}

} // namespace nidus::ui
