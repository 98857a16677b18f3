// SPDX-License-Identifier: Apache-2.0
#include "ui/process/teamactions.h"

#include "core/findings/catalog/catalog.h"
#include "core/workflow/drafts/draftwork.h"
#include "core/workflow/drafts/personname.h"
#include "ui/process/assigndialog.h"
#include "ui/process/resultsdialog.h"
#include "ui/registry/registrypage.h"
#include "ui/support/text/otherwords.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/stepdialog.h"
#include "ui/support/widgets/windowmessages.h"

#include <algorithm>

namespace nidus::ui {

TeamActions::TeamActions(RegistrySession& session, RegistryPage& page, WindowMessages& notices)
    : QObject(&page),
      m_session(session),
      m_page(page),
      m_notices(notices),
      m_assign(makeAction(this, tr("Assign…"), &TeamActions::askWhom)),
      m_approvalRule(makeAction(this, tr("Set Approval Rule…"), &TeamActions::askForApprovalRule))
{
    setFurtherWords(*m_assign, tr("owner assignee person colleague responsible"));
    setFurtherWords(*m_approvalRule, tr("second person four eyes alone reason setting"));
    connect(&page, &RegistryPage::currentChanged, this, &TeamActions::updateActions);
    connect(page.browser(), &BrowserPanel::selectionChanged, this, &TeamActions::updateActions);
    updateActions();
}

void TeamActions::setActive(bool active)
{
    m_isActive = active;
    updateActions();
}

void TeamActions::updateActions()
{
    const bool canWrite = m_isActive && !m_session.registry().isReadOnly();
    m_assign->setEnabled(canWrite && !drafts().isEmpty());
    m_approvalRule->setEnabled(canWrite);
}

QList<storage::RegistrySummary> TeamActions::drafts() const
{
    QStringList handles = m_page.browser()->selectedHandles();
    if (const storage::RegistrySummary* current = m_page.current(); current && handles.size() < 2)
        handles = {current->handle};
    QList<storage::RegistrySummary> drafts;
    for (const QString& handle : std::as_const(handles)) {
        const storage::RegistrySummary* summary = m_session.summary(handle);
        if (summary && summary->draftId != 0)
            drafts.append(*summary);
    }
    return drafts;
}

QStringList TeamActions::people() const
{
    QStringList people{m_session.act().who};
    for (const storage::RegistrySummary& summary : m_session.summaries()) {
        for (const QString& person : {summary.owner, summary.assignee}) {
            if (!person.isEmpty() && !workflow::isOneOf(people, person))
                people.append(person);
        }
    }
    std::ranges::sort(people, [](const QString& a, const QString& b) { return a.localeAwareCompare(b) < 0; });
    return people;
}

void TeamActions::askWhom()
{
    const QList<storage::RegistrySummary> chosen = drafts();
    if (chosen.isEmpty())
        return;
    const storage::RegistrySummary& first = chosen.constFirst();
    const QString title = chosen.size() == 1
                              ? tr("Assign %1").arg(m_session.nameOf(first.handle))
                              : tr("Assign %n draft(s)", nullptr, static_cast<int>(chosen.size()));
    auto* dialog = deletedOnClose(new AssignDialog(
        {.title = title, .people = people(), .assignee = first.assignee, .owner = first.owner},
        m_page.window()));
    connect(dialog, &QDialog::accepted, this, [this, dialog, chosen, owner = first.owner] {
        storage::Assignment people{.assignee = dialog->assignee()};
        if (dialog->owner() != owner) // several drafts can have several owners
            people.owner = dialog->owner();
        assignAll(chosen, people);
    });
    dialog->open();
}

void TeamActions::assignAll(const QList<storage::RegistrySummary>& drafts, const storage::Assignment& people)
{
    QList<ResultsDialog::Result> results;
    for (const storage::RegistrySummary& draft : drafts) {
        const auto done = workflow::assign(m_session.registry(), draft.draftId, people, m_session.act());
        results.append({draft.handle, m_session.nameOf(draft.handle),
                        done ? tr("Assigned.") : findings::describe(done.error()), done.has_value()});
    }
    m_session.reload();
    if (const int refused = ResultsDialog::refusedCount(results); refused > 0) {
        auto* dialog = deletedOnClose(new ResultsDialog(
            tr("Assign"), tr("%n draft(s) not assigned; the reasons are below.", nullptr, refused), results,
            m_page.window()));
        return dialog->open();
    }
    const QString& assignee = *people.assignee;
    m_notices.mention(assignee.isEmpty() ? tr("Nobody is assigned.") : tr("Assigned to %1.").arg(assignee));
}

void TeamActions::askForApprovalRule()
{
    const auto present = m_session.registry().settings().approval();
    if (!present)
        return m_notices.notify(present.error());
    using enum registration::ApprovalRule;
    StepDialog::Choice choice{.label = tr("Who may &approve:"), .items = {}};
    for (const registration::ApprovalRule rule : {ReasonWhenAlone, Anyone, SecondPerson})
        choice.items.append({approvalText(rule), static_cast<int>(rule)});
    choice.chosen = static_cast<int>(*present);
    auto* dialog = deletedOnClose(
        new StepDialog({.title = tr("Approval Rule"),
                        .explanation = tr("The author of a draft is whoever owns or owned it and also saved "
                                          "it last. This is a rule among colleagues, not a lock: anyone can "
                                          "change it, and the history records that."),
                        .noteLabel = tr("&Note:"),
                        .button = tr("Set Rule"),
                        .findings = {},
                        .choice = choice},
                       m_page.window()));
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        storage::Act act = m_session.act();
        act.note = dialog->note();
        act.link = dialog->link();
        const auto rule = static_cast<registration::ApprovalRule>(dialog->chosen().toInt());
        if (const auto done = m_session.registry().settings().setApproval(rule, act); !done)
            return m_notices.notify(done.error());
        m_session.reload();
        m_notices.mention(tr("Approval rule: %1.").arg(approvalText(rule)));
    });
    dialog->open();
}

} // namespace nidus::ui
