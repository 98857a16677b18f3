// SPDX-License-Identifier: Apache-2.0
#include "ui/processactions.h"

#include "core/findings/catalogue.h"
#include "core/workflow/draftwork.h"
#include "ui/browser/registrywords.h"
#include "ui/editor/fieldtexts.h"
#include "ui/history/eventwords.h"
#include "ui/messagebar.h"
#include "ui/registrypage.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus {

ProcessActions::ProcessActions(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page,
                               MessageBar& messages)
    : QObject(&page),
      m_session(session),
      m_drafts(drafts),
      m_page(page),
      m_messages(messages),
      m_submit(makeAction(tr("Put into Re&view…"), &ProcessActions::askToSubmit)),
      m_approve(makeAction(tr("&Approve…"), &ProcessActions::askToApprove)),
      m_forward(makeAction(tr("&Hand to IANA…"), &ProcessActions::askToForward)),
      m_reopen(makeAction(tr("&Take Back…"), &ProcessActions::askToReopen)),
      m_record(makeAction(tr("Put on Re&cord…"), &ProcessActions::askToRecord)),
      m_comment(makeAction(tr("Co&mment…"), &ProcessActions::askForComment)),
      m_fillRevision(makeAction(tr("&List Changes in Revision Information"), &ProcessActions::writeRevision))
{
    connect(&page, &RegistryPage::currentChanged, this, &ProcessActions::updateActions);
    connect(page.view()->history(), &HistoryPanel::restoreRequested, this, [this](int version) {
        if (const RegistrySummary* current = m_page.current())
            restoreVersion(current->nid, version);
    });
    updateActions();
}

QAction* ProcessActions::makeAction(const QString& text, void (ProcessActions::*slot)())
{
    auto* action = new QAction(text, this);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

void ProcessActions::updateActions()
{
    const DraftDocument* draft = m_page.currentDraft();
    const auto isIn = [draft](State state) { return draft && draft->stored().state == state; };
    m_submit->setEnabled(isIn(State::Draft));
    m_approve->setEnabled(isIn(State::InReview));
    m_forward->setEnabled(isIn(State::Approved));
    m_reopen->setEnabled(draft && !isIn(State::Draft));
    m_record->setEnabled(draft);
    m_comment->setEnabled(m_page.current());
    m_fillRevision->setEnabled(draft && draft->stored().basedOn > 0);
}

Act ProcessActions::actOf(const StepDialog& dialog) const
{
    Act act = m_session.act();
    act.note = dialog.note();
    act.link = dialog.link();
    return act;
}

void ProcessActions::ask(const StepDialog::Question& question,
                         const std::function<void(const StepDialog&)>& act)
{
    auto* dialog = new StepDialog(question, m_page.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [dialog, act] { act(*dialog); });
    dialog->open();
}

void ProcessActions::finish(const std::expected<void, Error>& done, const QString& text)
{
    if (!done) {
        m_messages.tell(MessageBar::Kind::Error, describe(done.error()));
        return;
    }
    m_session.reload();
    Q_EMIT statusMessage(text);
}

void ProcessActions::askForStep(ProcessStep step, const QString& title, const QString& explanation)
{
    DraftDocument* document = m_page.currentDraft();
    if (!document)
        return;
    if (document->isModified()) {
        if (const auto saved = m_drafts.save(*document); !saved)
            return finish(saved, {});
    }
    const qint64 id = document->stored().id;
    const auto record = m_session.registry().draft(id);
    const auto findings = record ? checklist(m_session.registry(), *record, step, {}, QDate::currentDate())
                                 : std::unexpected(record.error());
    if (!findings)
        return finish(std::unexpected(findings.error()), {});
    QList<Finding> toSay = *findings;
    toSay.removeIf([](const Finding& finding) { return finding.severity == Severity::Information; });
    const auto go = [this, id, step](const StepDialog& dialog) {
        const auto moved = takeStep(m_session.registry(), id, step, actOf(dialog));
        if (moved)
            finish({}, tr("The draft is now: %1.").arg(stateText(moved->state)));
        else
            finish(std::unexpected(moved.error()), {});
    };
    ask({.title = title,
         .explanation = explanation,
         .noteLabel = tr("&Note:"),
         .button = QString(title).remove(u'…'),
         .findings = toSay,
         .choice = {}},
        go);
}

void ProcessActions::askToSubmit()
{
    askForStep(ProcessStep::Submit, tr("Put into review"),
               tr("The draft goes to the discussion list. Nidus asks after it in %n day(s).", nullptr,
                  kReminderDays));
}

void ProcessActions::askToApprove()
{
    askForStep(ProcessStep::Approve, tr("Approve"), tr("The Designated Experts approve this draft."));
}

void ProcessActions::askToForward()
{
    askForStep(ProcessStep::Forward, tr("Hand to IANA"),
               tr("The request is with IANA. Give the ticket as the link, so that others find it."));
}

void ProcessActions::askToReopen()
{
    const DraftDocument* document = m_page.currentDraft();
    if (!document)
        return;
    const qint64 id = document->stored().id;
    const auto go = [this, id](const StepDialog& dialog) {
        const auto moved = m_session.registry().moveDraft(id, State::Draft, actOf(dialog));
        finish(moved ? std::expected<void, Error>() : std::unexpected(moved.error()),
               tr("The draft is back."));
    };
    ask({.title = tr("Take back"),
         .explanation = tr("The draft can be worked on and put into review again."),
         .noteLabel = tr("&Why:"),
         .button = tr("Take Back"),
         .findings = {},
         .choice = {}},
        go);
}

void ProcessActions::askToRecord()
{
    const DraftDocument* document = m_page.currentDraft();
    if (!document)
        return;
    StepDialog::Choice choice{.label = tr("&What:"), .items = {}};
    for (const EventKind kind :
         {EventKind::Reviewed, EventKind::Directed, EventKind::Recognised, EventKind::Specified})
        choice.items.append({eventText(kind), static_cast<int>(kind)});
    const QString handle = document->handle();
    const auto go = [this, handle](const StepDialog& dialog) {
        const auto kind = static_cast<EventKind>(dialog.chosen().toInt());
        finish(m_session.registry().log(handle, kind, actOf(dialog)), tr("Put on record."));
    };
    ask({.title = tr("Put on record"),
         .explanation =
             tr("A namespace meant for a standard needs the Expert Review report and the direction of the "
                "approving body (RFC 8141 section 6.2); the fast track needs to be told who recognised the "
                "body, and the specification (section 6.3)."),
         .noteLabel = tr("&Note:"),
         .button = tr("Put on Record"),
         .findings = {},
         .choice = choice},
        go);
}

void ProcessActions::askForComment()
{
    const RegistrySummary* current = m_page.current();
    if (!current)
        return;
    StepDialog::Choice choice{.label = tr("&About:"), .items = {}};
    choice.items.append({tr("The whole"), QString()});
    for (const TemplateField field : kTemplateFields)
        choice.items.append({fieldTitle(field), QString(fieldKey(field))});
    const auto comments = m_session.registry().comments(current->handle);
    for (const ReviewComment& open : openComments(comments.value_or(QList<ReviewComment>())))
        choice.items.append({tr("Resolves %1: %2").arg(open.id).arg(open.text.left(40)), open.id});
    const auto go = [this, handle = current->handle, version = current->version](const StepDialog& dialog) {
        ReviewComment comment{.version = version, .text = dialog.note()};
        if (dialog.chosen().typeId() == QMetaType::LongLong) {
            comment.kind = CommentKind::Resolution;
            comment.answerTo = dialog.chosen().toLongLong();
        } else {
            comment.field = fieldFromKey(dialog.chosen().toString());
        }
        const auto added = m_session.registry().addComment(handle, comment, actOf(dialog));
        finish(added ? std::expected<void, Error>() : std::unexpected(added.error()), tr("Comment kept."));
    };
    ask({.title = tr("Comment"),
         .explanation = tr("A comment is kept for ever with the version it is about."),
         .noteLabel = tr("&Text:"),
         .button = tr("Add Comment"),
         .findings = {},
         .choice = choice},
        go);
}

void ProcessActions::writeRevision()
{
    DraftDocument* document = m_page.currentDraft();
    const auto record = document ? m_session.registry().record(document->stored().revisionOf)
                                 : std::unexpected(Error{ErrorCode::NotFound, {}, {}});
    if (!record)
        return;
    const int basedOn = document->stored().basedOn;
    const auto base = std::ranges::find(record->versions, basedOn, &Version::number);
    if (base == record->versions.cend())
        return;
    const QString summary = revisionSummary(base->content, document->current().content, basedOn);
    document->endTyping();
    document->edit({TemplateField::Revision}, summary);
}

void ProcessActions::restoreVersion(const QString& nid, int version)
{
    const auto record = m_session.registry().record(nid);
    if (!record)
        return finish(std::unexpected(record.error()), {});
    const auto old = std::ranges::find(record->versions, version, &Version::number);
    if (old == record->versions.cend())
        return;
    Draft draft{.kind = record->registration.kind, .revisionOf = nid, .content = old->content};
    RegistrationTemplate& text = draft.content.registrationTemplate;
    text.setText(TemplateField::Version, QString::number(record->versions.constLast().number + 1));
    text.setText(TemplateField::Date, QDate::currentDate().toString(Qt::ISODate));
    text.setText(TemplateField::Revision, u"Restores version %1."_s.arg(version));
    const auto created = m_session.registry().createDraft(draft, m_session.act());
    if (!created)
        return finish(std::unexpected(created.error()), {});
    Act act = m_session.act();
    act.note = u"%1@%2"_s.arg(nid).arg(version);
    const QString handle = draftHandle(created->id);
    finish(m_session.registry().log(handle, EventKind::Restored, act),
           tr("The old version is a new draft now."));
    m_page.select(handle);
    m_page.view()->showForm();
}

} // namespace nidus
