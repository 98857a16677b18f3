// SPDX-License-Identifier: Apache-2.0
#include "ui/process/teamactions.h"

#include "core/findings/catalog/catalog.h"
#include "core/workflow/drafts/draftwork.h"
#include "core/workflow/drafts/personname.h"
#include "ui/browser/namespacerows.h"
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

using storage::RegistrySummary;

namespace {

/// Returns the person that all drafts have in common; absent if they differ.
std::optional<QString> commonPerson(const QList<RegistrySummary>& drafts, QString RegistrySummary::* person)
{
    const QString& first = drafts.constFirst().*person;
    return std::ranges::all_of(drafts, [&](const RegistrySummary& each) { return each.*person == first; })
               ? std::optional(first)
               : std::nullopt;
}

} // namespace

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
    const bool canWrite = !m_session.registry().isReadOnly();
    m_assign->setEnabled(canWrite && m_isActive && !drafts().isEmpty());
    m_approvalRule->setEnabled(canWrite); // of the whole registry
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
    QStringList people = peopleIn(m_session.summaries());
    if (!workflow::isOneOf(people, m_session.act().who))
        people.prepend(m_session.act().who);
    return people;
}

void TeamActions::askWhom()
{
    const QList<storage::RegistrySummary> chosen = drafts();
    if (chosen.isEmpty())
        return;
    const QString title = chosen.size() == 1
                              ? tr("Assign %1").arg(m_session.nameOf(chosen.constFirst().handle))
                              : tr("Assign %n draft(s)", nullptr, static_cast<int>(chosen.size()));
    auto* dialog =
        deletedOnClose(new AssignDialog({.title = title,
                                         .people = people(),
                                         .assignee = commonPerson(chosen, &RegistrySummary::assignee),
                                         .owner = commonPerson(chosen, &RegistrySummary::owner)},
                                        m_page.window()));
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, chosen] { assignAll(chosen, dialog->chosen()); });
    dialog->open();
}

void TeamActions::assignAll(const QList<storage::RegistrySummary>& drafts, const storage::Assignment& people)
{
    if (!people.assignee && !people.owner)
        return m_notices.mention(tr("Nothing was changed."));
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
    const auto isTrue = [this, drafts, people] {
        return std::ranges::all_of(drafts, [this, &people](const storage::RegistrySummary& draft) {
            const storage::RegistrySummary* now = m_session.summary(draft.handle);
            return now && now->state == draft.state &&
                   people.assignee.value_or(now->assignee) == now->assignee &&
                   people.owner.value_or(now->owner) == now->owner;
        });
    };
    m_notices.notify(WindowMessages::Kind::Information, assignedText(people, drafts.size()),
                     {{tr("Undo"), [this, drafts, people] { assignAgain(drafts, people); }}}, isTrue);
}

QString TeamActions::assignedText(const storage::Assignment& people, qsizetype drafts)
{
    const int count = static_cast<int>(drafts);
    if (!people.assignee)
        return tr("%n draft(s) now owned by %1.", nullptr, count).arg(*people.owner);
    return people.assignee->isEmpty()
               ? tr("%n draft(s) no longer assigned to anybody.", nullptr, count)
               : tr("%n draft(s) assigned to %1.", nullptr, count).arg(*people.assignee);
}

void TeamActions::assignAgain(const QList<storage::RegistrySummary>& drafts,
                              const storage::Assignment& people)
{
    for (const storage::RegistrySummary& draft : drafts) {
        storage::Assignment before;
        if (people.assignee)
            before.assignee = draft.assignee;
        if (people.owner)
            before.owner = draft.owner;
        const auto done = workflow::assign(m_session.registry(), draft.draftId, before, m_session.act());
        if (!done)
            return m_notices.notify(done.error());
    }
    m_session.reload();
    m_notices.mention(tr("The drafts are assigned as before."));
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
                        .explanation = tr("The authors of a draft are everybody who owns or owned it, or "
                                          "saved a change of it. This rule holds for the whole registry. It "
                                          "is a rule among colleagues, not a lock: anyone can change it, and "
                                          "the history records that."),
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
