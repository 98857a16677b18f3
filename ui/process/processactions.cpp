// SPDX-License-Identifier: Apache-2.0
#include "ui/process/processactions.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/findings/values/findingids.h"
#include "core/lint/reviewchecklist.h"
#include "core/registration/approval.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"
#include "ui/browser/chosenentry.h"
#include "ui/history/eventwords.h"
#include "ui/process/mailactions.h"
#include "ui/process/reminderdialog.h"
#include "ui/process/stepquestion.h"
#include "ui/process/teamactions.h"
#include "ui/registry/draftsaving.h"
#include "ui/registry/registrypage.h"
#include "ui/review/reviewpanel.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/settings.h"
#include "ui/support/text/otherwords.h"
#include "ui/support/text/plainlabel.h"
#include "ui/support/widgets/actions.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/windowmessages.h"

#include <QPointer>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr EditPlace kRevisionPlace{registration::TemplateField::Revision};

} // namespace

ProcessActions::ProcessActions(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page,
                               DraftSaving& saving, WindowMessages& notices)
    : QObject(&page),
      m_session(session),
      m_drafts(drafts),
      m_page(page),
      m_saving(saving),
      m_notices(notices),
      m_team(new TeamActions(session, page, notices)),
      m_submit(
          makeAction(this, tr("Submit for Re&view…"), [this] { askForStep(workflow::ProcessStep::Submit); })),
      m_approve(makeAction(this, tr("&Approve…"), [this] { askForStep(workflow::ProcessStep::Approve); })),
      m_forward(makeAction(this, tr("Mark as Sen&t to IANA…"),
                           [this] { askForStep(workflow::ProcessStep::Forward); })),
      m_register(makeAction(this, tr("Re&gister…"), [this] { askForStep(workflow::ProcessStep::Register); })),
      m_registerNext(
          makeAction(this, m_register->text(), [this] { askForStep(workflow::ProcessStep::Register); })),
      m_nextStep(makeAction(this, tr("Take Next Step"), &ProcessActions::takeNextStep)),
      m_reopen(makeAction(this, tr("Ret&urn to Draft…"), &ProcessActions::askToReopen)),
      m_withdraw(makeAction(this, tr("&Withdraw Registration…"), &ProcessActions::askToWithdraw)),
      m_record(makeAction(this, tr("Re&cord Document…"), qOverload<>(&ProcessActions::askToRecord))),
      m_comment(makeAction(this, tr("C&omment"), [this] { showReview(); })),
      m_remind(makeAction(this, tr("Set Remi&nder…"), &ProcessActions::askToRemind)),
      m_fillRevision(makeAction(this, tr("&List Changes in Revision Information"), [this] {
          writeRevision();
          Q_EMIT m_page.view()->review()->fieldWanted(registration::TemplateField::Revision); // far below
      }))
{
    for (QAction* action : {m_register, m_registerNext})
        action->setIcon(themedIcon(u"register"_s));
    setFurtherWords(*m_submit, tr("put send reviewer mail email"));
    setFurtherWords(*m_approve, tr("accept agree"));
    setFurtherWords(*m_forward, tr("hand forward submit request"));
    setFurtherWords(*m_reopen, tr("take back reopen undo withdraw edit again"));
    setFurtherWords(*m_comment, tr("answer reply remark note objection"));
    setFurtherWords(*m_remind, tr("due date deadline follow up"));
    setFurtherWords(*m_record, tr("ticket mail email evidence report decision"));
    m_nextStep->setShortcut(kNextStepKey);
    connect(&page, &RegistryPage::currentChanged, this, &ProcessActions::updateActions);
    connect(page.browser(), &BrowserPanel::selectionChanged, this, &ProcessActions::updateActions);
    connect(&page, &RegistryPage::findingsChanged, this, &ProcessActions::updateOpenRequirements);
    connect(page.view()->review(), &ReviewPanel::said, this, &ProcessActions::keepComment);
    connect(page.view()->history(), &HistoryPanel::restoreRequested, this, [this](int version) {
        if (const storage::RegistrySummary* current = m_page.current())
            restoreVersion(current->nid, version);
    });
    updateActions();
}

void ProcessActions::setActive(bool active)
{
    m_isActive = active;
    updateActions();
}

void ProcessActions::updateActions()
{
    const bool canAct = m_isActive && isEntryChosen(*m_page.browser(), m_page.current()) &&
                        !m_session.registry().isReadOnly();
    const storage::RegistrySummary* current = canAct ? m_page.current() : nullptr;
    const DraftDocument* draft = canAct ? m_page.currentDraft() : nullptr;
    const auto isIn = [draft](registration::State state) { return draft && draft->stored().state == state; };
    m_requirements.read(m_session, draft ? m_page.storedDraft() : std::nullopt);
    m_page.view()->review()->setMayAnswer(m_requirements.mayAnswer(), m_requirements.authorName());
    const std::optional<workflow::NextStep> next = m_requirements.nextStep();
    m_submit->setEnabled(isIn(registration::State::Draft));
    m_approve->setEnabled(isIn(registration::State::InReview) && next != workflow::NextStep::AwaitColleague);
    m_forward->setEnabled(isIn(registration::State::Approved));
    m_register->setEnabled(draft);
    m_registerNext->setEnabled(isIn(registration::State::Approved) || isIn(registration::State::WithIana));
    m_reopen->setEnabled(draft && !isIn(registration::State::Draft));
    m_withdraw->setEnabled(current && !draft);
    m_withdraw->setText(current && current->state == registration::State::Withdrawn
                            ? tr("&Reinstate Registration…")
                            : tr("&Withdraw Registration…"));
    m_record->setEnabled(draft && draft->isStored());
    m_comment->setEnabled(current && !m_page.isAlone());
    m_remind->setEnabled(draft && draft->isStored());
    m_fillRevision->setEnabled(draft && !m_page.isAlone() && draft->stored().basedOn > 0);
    if (const auto notice = m_requirements.nextNotice(m_session.act().who)) {
        using enum NextNotice::Button;
        m_page.view()->setNextStep(notice->sentence, notice->button == Comment  ? m_comment
                                                     : notice->button == Assign ? m_team->assign()
                                                     : notice->button == Mail   ? m_mail->request()
                                                                                : nullptr);
    }
    updateOpenRequirements();
}

QList<findings::Finding> ProcessActions::openRequirements(workflow::ProcessStep step) const
{
    const DraftDocument* document = m_page.currentDraft();
    return document ? m_requirements.of(step, m_page.shownSubject(), document->syntax().rule, m_session.act())
                    : QList<findings::Finding>();
}

void ProcessActions::updateOpenRequirements()
{
    bool hasRequirements = false;
    for (const auto& [step, action] : {std::pair{workflow::ProcessStep::Submit, m_submit},
                                       {workflow::ProcessStep::Approve, m_approve},
                                       {workflow::ProcessStep::Forward, m_forward},
                                       {workflow::ProcessStep::Register, m_registerNext}}) {
        const qsizetype open = action->isEnabled() ? openRequirements(step).size() : 0;
        hasRequirements = hasRequirements || open > 0;
        const QString name = plainLabel(action->text());
        //: %1 is a step such as "Register...", %n the number of requirements before it
        action->setIconText(open == 0 ? name : tr("%1 (%n requirement(s))", nullptr, int(open)).arg(name));
        action->setToolTip(
            open == 0 ? QString()
                      : tr("%n requirement(s) are not met yet. The dialog lists them.", nullptr, int(open)));
    }
    m_page.findingsPanel()->setHasRequirements(hasRequirements);
    const bool isForOthers = m_requirements.nextStep() == workflow::NextStep::AwaitColleague;
    m_approve->setStatusTip(
        isForOthers ? findings::message(findings::makeFinding(findings::kProcessSecondPersonMissing, {},
                                                              {m_requirements.authorName()}))
                    : QString());
    if (isForOthers)
        m_approve->setToolTip(m_approve->statusTip());
}

storage::Act ProcessActions::actOf(const StepDialog& dialog) const
{
    return {.who = m_session.act().who, .note = dialog.note(), .link = dialog.link()};
}

void ProcessActions::ask(const StepDialog::Question& question,
                         const std::function<void(const StepDialog&)>& act)
{
    auto* dialog = deletedOnClose(new StepDialog(question, m_page.window()));
    const QString step = question.title + (m_page.current() ? m_page.current()->handle : QString());
    if (m_unfinished.step == step) {
        dialog->setNote(m_unfinished.note, m_unfinished.link);
        m_unfinished = {};
    }
    connect(dialog, &QDialog::accepted, this, [dialog, act] { act(*dialog); });
    connect(dialog, &StepDialog::findingActivated, this,
            [this, dialog, step](const findings::Finding& finding) {
                m_unfinished = {step, dialog->note(), dialog->link()};
                showBlocker(finding, *dialog);
            });
    dialog->open();
}

void ProcessActions::showBlocker(const findings::Finding& finding, StepDialog& dialog)
{
    dialog.reject();
    m_page.requestShow();
    for (const auto& [id, kind] : kRecords) {
        if (finding.id == id)
            return askToRecord(kind);
    }
    if (finding.id == findings::kProcessOpenComments || finding.id == findings::kProcessUnfavorableAnswer ||
        lint::isReviewQuestion(finding.id))
        showReview(finding.id);
    else if (finding.id == findings::kProcessSecondPersonMissing)
        m_team->assign()->trigger();
    else if (finding.id == findings::kProcessChangedSinceApproval)
        (m_approve->isEnabled() ? m_approve : m_submit)->trigger();
    else {
        m_page.lintNow(); // the panel shows them all
        m_page.reveal(finding);
    }
}

void ProcessActions::finish(const base::Result<void>& done, const QString& text, const QAction* step)
{
    if (!done)
        return fail(done.error(), step);
    m_notices.mention(text); // heard before what follows from it
    m_session.reload();
}

void ProcessActions::fail(const base::Error& error, const QAction* step)
{
    const QString name = plainLabel(step->text()).remove(u'…');
    const QString what = m_session.nameOf(m_page.current() ? m_page.current()->handle : QString());
    //: %1 is a step such as "Submit for Review", %2 a draft or a registration
    m_notices.notify(error, tr("The step “%1” failed for %2.").arg(name, what));
}

QAction* ProcessActions::actionOf(workflow::ProcessStep step) const
{
    switch (step) {
    case workflow::ProcessStep::Submit: return m_submit;
    case workflow::ProcessStep::Approve: return m_approve;
    case workflow::ProcessStep::Forward: return m_forward;
    case workflow::ProcessStep::Register: return m_register;
    }
    return m_register;
}

void ProcessActions::askForStep(workflow::ProcessStep step)
{
    DraftDocument* document = m_page.currentDraft();
    if (!document)
        return;
    if (!registration::isApproved(document->stored().state))
        return askForStep(*document, step);
    m_saving.saveThen(*document, [this, id = document->stored().id, step] { // edits may end the approval
        if (DraftDocument* open = m_drafts.find(id))
            askForStep(*open, step);
    });
}

void ProcessActions::askForStep(DraftDocument& document, workflow::ProcessStep step)
{
    StepDialog::Question question = stepTexts(step, document.current());
    workflow::StepRequest wanted{.step = step, .act = m_session.act()};
    auto record = document.isStored() ? m_session.registry().drafts().record(document.stored().id)
                                      : registration::DraftRecord{.draft = document.stored()};
    // RFC 8141 section 6.2 requires a description of the differences.
    const QString revision = document.values().value(kRevisionPlace).isEmpty() &&
                                     !registration::isApproved(document.stored().state)
                                 ? revisionText(document)
                                 : QString();
    if (record && document.isModified())
        record->draft.content = document.current().content;
    if (record && !revision.isEmpty()) {
        record->draft.content.registrationTemplate.setText(kRevisionPlace.field, revision);
        question.explanation += u' ' + tr("Revision Information will be: “%1”").arg(revision);
    }
    const auto findings =
        record ? workflow::checklist(m_session.registry(), *record, wanted) : std::unexpected(record.error());
    if (!findings)
        return fail(findings.error(), actionOf(step));
    const workflow::StepRequirements required = workflow::requirements(*findings, *record, step);
    StepDialog::Question asked = stepQuestion(question, required);
    asked.mail = m_mail->mailOf(step, record->draft);
    wanted.listed.emplace();
    for (const findings::Finding& finding : required.passable)
        wanted.listed->append(finding.id.word());
    // On the fast track, the note is the reason to register.
    const bool isDespite = step != workflow::ProcessStep::Register ||
                           std::ranges::any_of(required.passable, [](const findings::Finding& finding) {
                               return finding.id == findings::kProcessUnfavorableAnswer;
                           });
    const bool hasReason = isDespite && asked.gate == StepDialog::Gate::NeedsNote;
    ask(asked, [this, open = QPointer(&document), revision, wanted, hasReason](const StepDialog& dialog) {
        workflow::StepRequest request = wanted;
        request.act = actOf(dialog);
        if (hasReason)
            request.despite = std::exchange(request.act.note, {});
        const auto stored =
            open ? m_drafts.store(*open) : std::unexpected(base::Error{storage::kConflict, {}, {}});
        if (!stored)
            return fail(stored.error(), actionOf(request.step));
        if (!revision.isEmpty()) {
            open->endTyping();
            open->edit(kRevisionPlace, revision);
        }
        m_saving.saveThen(*open, [this, open, request] {
            if (open) // saving may ask first
                take(open->stored(), request);
        });
    });
}

void ProcessActions::take(const registration::Draft& draft, const workflow::StepRequest& request)
{
    if (request.step == workflow::ProcessStep::Register)
        return registerNow(draft, request);
    const auto moved = workflow::takeStep(m_session.registry(), draft.id, request, draft.saves,
                                          settingNumber(Setting::ReminderDays));
    if (!moved)
        return fail(moved.error(), actionOf(request.step));
    const bool isAtStep = m_page.view()->isAtNextStep(); // whose button the change disables for a moment
    m_mail->notifyStep(registration::draftHandle(draft.id), moved->state); // heard before what follows
    m_session.reload();
    if (isAtStep)
        m_page.view()->focusNextStep();
}

void ProcessActions::takeNextStep()
{
    if (QAction* step = m_isActive ? m_page.view()->nextStep() : nullptr)
        step->trigger();
    else
        m_notices.mention(tr("There is no next step here."));
}

void ProcessActions::registerNow(const registration::Draft& draft, const workflow::StepRequest& request)
{
    const auto registered = workflow::registerChecked(m_session.registry(), draft.id, request, draft.saves);
    if (!registered)
        m_session.reload(); // somebody else's work may be the cause
    const storage::RegistrySummary* present = m_session.summary(draft.revisionOf);
    const bool isOutdated = present && present->version != draft.basedOn;
    if (!registered && registered.error().code == storage::kConflict && isOutdated)
        return m_notices.notify(
            WindowMessages::Kind::Warning,
            tr("A newer version was registered after this revision was started. Nothing was overwritten."),
            {{tr("Merge…"), [this, id = draft.id] { m_saving.mergeWithNewest(id); }}});
    if (!registered)
        return fail(registered.error(), m_register);
    m_drafts.close(draft.id);
    m_session.reload();
    m_page.select(*registered);
    if (m_page.browser()->isVisible())
        m_page.browser()->focusList(); // what had the focus belonged to the draft
    const storage::RegistrySummary* summary = m_session.summary(*registered);
    m_notices.mention(
        tr("Saved. Registered in this registry as %1, version %2. Nidus itself informed nobody.")
            .arg(*registered, findings::versionText(summary ? summary->version : 0)));
}

void ProcessActions::askToWithdraw()
{
    const storage::RegistrySummary* current = m_page.current();
    if (!current)
        return;
    if (current->state == registration::State::Withdrawn)
        return askToReinstate(current->nid);
    StepDialog::Choice choice{.label = tr("Re&placed by:"), .items = {{tr("nothing"), QString()}}};
    for (const storage::RegistrySummary& other : m_session.summaries()) {
        if (other.draftId == 0 && other.state == registration::State::Registered && other.nid != current->nid)
            choice.items.append({other.nid, other.nid});
    }
    const auto go = [this, nid = current->nid](const StepDialog& dialog) {
        finish(workflow::withdraw(m_session.registry(), nid, actOf(dialog), dialog.chosen().toString()),
               tr("“%1” was withdrawn.").arg(nid), m_withdraw);
    };
    ask({.title = tr("Withdraw “%1”").arg(current->nid),
         .explanation = tr("The NID is never assigned again, and URNs already assigned keep their meaning."),
         .noteLabel = tr("R&eason:"),
         .button = tr("Withdraw"),
         .choice = choice,
         .gate = StepDialog::Gate::NeedsNote},
        go);
}

void ProcessActions::askToReinstate(const QString& nid)
{
    ask({.title = tr("Reinstate “%1”").arg(nid),
         .explanation = tr("The namespace is registered again, and no longer withdrawn."),
         .noteLabel = tr("R&eason:"),
         .button = tr("Reinstate"),
         .gate = StepDialog::Gate::NeedsNote},
        [this, nid](const StepDialog& dialog) {
            finish(workflow::reinstate(m_session.registry(), nid, actOf(dialog)),
                   tr("“%1” is registered again.").arg(nid), m_withdraw);
        });
}

void ProcessActions::askToReopen()
{
    const DraftDocument* document = m_page.currentDraft();
    if (!document)
        return;
    const auto go = [this, id = document->stored().id,
                     saves = document->stored().saves](const StepDialog& dialog) {
        const auto moved = workflow::reopen(m_session.registry(), id, actOf(dialog), saves);
        finish(moved ? base::Result<void>() : std::unexpected(moved.error()),
               tr("Returned to draft. Its owner submits it for review again."), m_reopen);
    };
    ask({.title = tr("Return to Draft"),
         .explanation = tr("Its owner acts next and submits it again. Nobody is assigned to it then."),
         .noteLabel = tr("&Reason:"),
         .button = tr("Return to Draft")},
        go);
}

void ProcessActions::askToRecord(registration::EventKind what)
{
    const DraftDocument* document = m_page.currentDraft();
    if (!document)
        return;
    StepDialog::Choice choice{.label = tr("&Document:"), .items = {}};
    choice.chosen = static_cast<int>(what);
    for (const auto& [id, kind] : kRecords)
        choice.items.append({eventText(kind), static_cast<int>(kind)});
    const QString handle = document->handle();
    const auto go = [this, handle](const StepDialog& dialog) {
        const auto kind = static_cast<registration::EventKind>(dialog.chosen().toInt());
        finish(m_session.registry().activity().enter(handle, kind, actOf(dialog)), tr("Document recorded."),
               m_record);
    };
    ask({.title = tr("Record Document"),
         .explanation =
             tr("A namespace for a standard requires the Expert Review report and the direction of the "
                "approving body (RFC 8141 section 6.2). The fast track requires a record of who recognized "
                "the body, and the specification (section 6.3)."),
         .noteLabel = tr("&Note:"),
         .button = tr("Record Document"),
         .choice = choice},
        go);
}

void ProcessActions::showReview(std::optional<findings::FindingId> question)
{
    m_page.view()->showReview();
    m_page.view()->review()->goToOpen(question);
}

void ProcessActions::keepComment(const registration::ReviewComment& comment)
{
    DraftDocument* document = m_page.currentDraft();
    if (const auto stored = document ? m_drafts.store(*document) : base::Result<void>(); !stored)
        return fail(stored.error(), m_comment);
    const storage::RegistrySummary* current = m_page.current();
    if (!current)
        return;
    registration::ReviewComment said = comment;
    said.version = current->version;
    ReviewPanel* const review = m_page.view()->review();
    const QString saved = review->savedText(said);
    const auto added = m_session.registry().comments().add(current->handle, said, m_session.act());
    if (added)
        review->clearTyped(said);
    finish(added ? base::Result<void>() : std::unexpected(added.error()), saved, m_comment);
}

void ProcessActions::askToRemind()
{
    const DraftDocument* document = m_page.currentDraft();
    if (!document)
        return;
    askForReminder(m_page.window(),
                   tr("Days until Tasks lists this draft as overdue for everybody (0 for never). Nidus "
                      "sends no email."),
                   m_session.registry().today(), [this, id = document->stored().id](QDate day) {
                       finish(workflow::remind(m_session.registry(), id, day), reminderText(day), m_remind);
                   });
}

QString ProcessActions::revisionText(const DraftDocument& document) const
{
    const auto record = m_session.registry().registrations().record(document.stored().revisionOf);
    const int basedOn = document.stored().basedOn;
    for (const registration::Version& base : record ? record->versions : QList<registration::Version>()) {
        if (base.number == basedOn)
            return workflow::withRevisionSummary(
                document.values().value(kRevisionPlace),
                workflow::revisionSummary(base.content, document.current().content, basedOn), basedOn);
    }
    return {};
}

void ProcessActions::writeRevision()
{
    DraftDocument* document = m_page.currentDraft();
    if (!document)
        return;
    document->endTyping();
    document->edit(kRevisionPlace, revisionText(*document));
}

void ProcessActions::restoreVersion(const QString& nid, int version)
{
    const auto made = nidus::workflow::restoreVersion(m_session.registry(), nid, version, m_session.act());
    if (!made)
        return m_notices.notify(made.error(), tr("Could not copy version %1 of %2.").arg(version).arg(nid));
    m_session.reload();
    m_notices.mention(tr("The old version was copied to a new draft."));
    m_page.select(registration::draftHandle(made->id));
    m_page.view()->showForm();
}

} // namespace nidus::ui
