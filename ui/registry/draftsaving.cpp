// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/draftsaving.h"

#include "core/findings/text/sharedtexts.h"
#include "core/registration/approval.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftmerge.h"
#include "core/workflow/drafts/draftwork.h"
#include "core/workflow/drafts/nextstep.h"
#include "core/workflow/drafts/personname.h"
#include "ui/editor/opendrafts.h"
#include "ui/registry/conflictdialog.h"
#include "ui/registry/endeddraftnotice.h"
#include "ui/registry/registrypage.h"
#include "ui/session/registrysession.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/question.h"
#include "ui/support/widgets/stepdialog.h"
#include "ui/support/widgets/windowmessages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

DraftSaving::DraftSaving(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page,
                         WindowMessages& notices)
    : QObject(&page), m_session(session), m_drafts(drafts), m_page(page), m_notices(notices)
{}

void DraftSaving::settleThen(const std::function<void()>& go, const QString& consequence)
{
    const auto count = static_cast<int>(m_drafts.modified().size());
    if (count == 0)
        return go();
    const auto saveAndGo = [this, go] {
        if (saveAll())
            go();
    };
    const auto discardAndGo = [this, go] {
        m_drafts.closeAll();
        m_session.reload();
        go();
    };
    QStringList names;
    for (const DraftDocument* document : m_drafts.modified())
        names.append(registration::isApproved(document->stored().state)
                         ? tr("%1 (approved; saving returns it to review)")
                               .arg(nidText(document->current().nid(), document->current().kind))
                         : nidText(document->current().nid(), document->current().kind));
    if (!m_session.registry().isInMemory())
        names.append(u'\n' + tr("Discarded edits are offered again at the next start."));
    if (!consequence.isEmpty())
        names.append(u'\n' + consequence);
    ask(m_page.window(), tr("%n draft(s) has (have) unsaved edits.", nullptr, count), names.join(u'\n'),
        {{tr("Save All Drafts"), QMessageBox::AcceptRole, saveAndGo},
         {tr("Discard Edits"), QMessageBox::DestructiveRole, discardAndGo}});
}

bool DraftSaving::saveAll()
{
    const QList<DraftDocument*> documents = m_drafts.modified();
    return std::ranges::all_of(documents, [this](DraftDocument* document) {
        const bool isSaved = save(*document);
        if (!isSaved) {
            m_page.requestShow();
            m_page.select(document->handle());
        }
        return isSaved;
    });
}

bool DraftSaving::save(DraftDocument& document, const QString& editorial)
{
    const registration::Draft draft = document.stored();
    const auto before = m_session.registry().drafts().record(draft.id);
    const bool becomesAuthor = before && workflow::becomesAuthor(m_session.registry(), *before,
                                                                 workflow::namesOfUser(m_session.act().who));
    const auto saved = m_drafts.save(document, editorial);
    if (!saved) {
        reportConflict(document, saved.error());
        return false;
    }
    const QString name = nidText(draft.nid(), draft.kind);
    if (document.stored().state != draft.state)
        showWhileInReview(document.stored().id, findings::backInReviewText(name));
    if (becomesAuthor && document.stored().state == registration::State::InReview)
        showWhileInReview(document.stored().id, findings::becameAuthorText(name));
    return true;
}

void DraftSaving::saveThen(DraftDocument& document, const std::function<void()>& go)
{
    const registration::Draft draft = document.current();
    if (!registration::isApproved(draft.state) || draft.content == document.stored().content) {
        if (!document.isModified() || save(document))
            go();
        return;
    }
    const auto saveOpen = [this, id = draft.id, go](const QString& editorial) {
        if (DraftDocument* open = m_drafts.find(id); open && save(*open, editorial))
            go();
    };
    const bool mayKeep = workflow::mayKeepApproval(m_session.registry()).value_or(false);
    QList<Answer> answers{
        {tr("Save and Return to Review"), QMessageBox::AcceptRole, [saveOpen] { saveOpen({}); }}};
    if (mayKeep)
        answers.append({tr("Save as Editorial Change…"), QMessageBox::ActionRole,
                        [this, saveOpen] { askForReason(saveOpen); }});
    ask(m_page.window(),
        tr("“%1” is approved. Saving your edits returns it to review.").arg(nidText(draft.nid(), draft.kind)),
        mayKeep ? tr("If only the wording changed, you can keep the approval. The history records your "
                     "reason.")
                : tr("In this registry, somebody who is not an author must approve each change."),
        answers);
}

void DraftSaving::askForReason(const std::function<void(const QString&)>& save)
{
    auto* dialog =
        deletedOnClose(new StepDialog({.title = tr("Editorial Change"),
                                       .explanation = tr("The draft stays approved with your edits."),
                                       .noteLabel = tr("R&eason:"),
                                       .button = tr("Save and Keep Approval"),
                                       .gate = StepDialog::Gate::NeedsNote},
                                      m_page.window()));
    connect(dialog, &QDialog::accepted, this, [dialog, save] { save(dialog->note()); });
    dialog->open();
}

void DraftSaving::showWhileInReview(qint64 id, const QString& text)
{
    m_notices.notify(WindowMessages::Kind::Information, text, {},
                     [this, handle = registration::draftHandle(id)] {
                         const storage::RegistrySummary* summary = m_session.summary(handle);
                         return summary && summary->state == registration::State::InReview;
                     });
}

void DraftSaving::reportConflict(DraftDocument& document, const base::Error& error)
{
    const qint64 id = document.stored().id;
    const MessageChoice keep{tr("Save Mine as New Draft"), [this, id] { keepAsNewDraft(id); }};
    if (error.code == storage::kConflict) {
        m_notices.notify(WindowMessages::Kind::Warning,
                         tr("%1 also saved “%2”. Your text is still in the form, not saved.")
                             .arg(lastSaver(id), nidText(document.current().nid(), document.current().kind)),
                         {{tr("Merge…"), [this, id] { mergeWithTheirs(id); }},
                          {tr("Use Theirs (Undo Restores Mine)"), [this, id] { takeTheirs(id); }},
                          keep},
                         [this, id] {
                             const DraftDocument* open = m_drafts.find(id);
                             return open && open->isModified();
                         });
        return;
    }
    if (error.code == storage::kNotFound) {
        const auto end = DraftEnd::of(m_session.registry(), {.draft = document.stored()});
        m_notices.notify(WindowMessages::Kind::Warning,
                         (end ? end->sentence() : tr("This draft was registered or moved to the trash.")) +
                             u' ' + tr("Your text is still in the form."),
                         {keep});
        return;
    }
    QList<MessageChoice> choices;
    if (error.code == storage::kLockedDatabase || error.code == base::kDiskFull)
        choices.append({tr("Try Again"), [this, id] { saveAgain(id); }});
    const QString name = document.isStored() ? m_session.nameOf(document.handle())
                                             : nidText(document.current().nid(), document.current().kind);
    m_notices.notify(error, tr("Could not save %1.").arg(name), choices);
}

void DraftSaving::saveAndMention(DraftDocument& document)
{
    saveThen(document, [this] {
        DraftDocument* shown = m_page.currentDraft();
        if (!shown)
            return m_notices.mention(tr("Draft saved."));
        const auto mention = [this, shown] {
            QStringList sentences{tr("Draft saved.")};
            if (m_page.currentDraft() == shown)
                sentences << m_openSteps() << m_page.view()->nextStepText();
            sentences.removeAll(QString());
            m_notices.mention(sentences.join(u' '));
        };
        // The step may require less than before the last edits.
        connect(&m_page, &RegistryPage::findingsChanged, this, mention, Qt::SingleShotConnection);
        m_page.requestLint();
    });
}

QString DraftSaving::lastSaver(qint64 id) const
{
    const auto theirs = m_session.registry().drafts().record(id);
    const QString name = theirs ? shortName(theirs->draft.author) : QString();
    return name.isEmpty() ? tr("Somebody else") : name;
}

void DraftSaving::saveAgain(qint64 id)
{
    if (DraftDocument* document = m_drafts.find(id))
        saveAndMention(*document);
}

void DraftSaving::mergeWithTheirs(qint64 id)
{
    const auto theirs = m_session.registry().drafts().record(id);
    if (!theirs)
        return m_notices.notify(theirs.error());
    const DraftDocument* document = m_drafts.find(id);
    if (!document)
        return;
    const workflow::DraftMerge merge =
        workflow::mergeDrafts(document->stored().content, document->current().content, theirs->draft.content);
    auto* dialog = deletedOnClose(new ConflictDialog(
        merge, theirs->draft.content,
        tr("%1 also saved this draft. Fields that only one of you changed are merged. For fields that both "
           "changed, choose which text to use.")
                .arg(lastSaver(id)) +
            u' ' + tr("State of the draft: %1.").arg(stateText(theirs->draft.state)),
        m_page.window()));
    connect(dialog, &QDialog::accepted, this,
            [this, theirs = theirs->draft, dialog] { saveMerged(theirs, dialog->merged()); });
    connect(dialog, &QDialog::rejected, this, [this, id] {
        if (DraftDocument* open = m_drafts.find(id)) // the question is not answered
            reportConflict(*open, {storage::kConflict, {}, {}});
    });
    dialog->open();
}

void DraftSaving::saveMerged(const registration::Draft& theirs, const registration::VersionContent& merged)
{
    DraftDocument* document = m_drafts.find(theirs.id);
    if (!document)
        return;
    document->merge(theirs, merged);
    // Somebody else may have saved again meanwhile.
    saveThen(*document, [this] { m_notices.mention(tr("Edits merged and saved.")); });
}

void DraftSaving::mergeWithNewest(qint64 id)
{
    const DraftDocument* document = m_drafts.find(id);
    const auto record = document ? m_session.registry().registrations().record(document->stored().revisionOf)
                                 : std::unexpected(base::Error{storage::kNotFound, {}, {}});
    if (!record || record->versions.isEmpty())
        return;
    const registration::Version& newest = record->versions.constLast();
    const auto base =
        std::ranges::find(record->versions, document->stored().basedOn, &registration::Version::number);
    const registration::VersionContent before =
        base == record->versions.cend() ? registration::VersionContent() : base->content;
    const workflow::DraftMerge merge =
        workflow::mergeDrafts(before, document->current().content, newest.content);
    auto* dialog = deletedOnClose(new ConflictDialog(
        merge, newest.content,
        tr("Version %1 was registered after this revision was started. Fields that only one of them changed "
           "are merged. For fields that both changed, choose which text to use.")
            .arg(newest.number),
        m_page.window()));
    connect(dialog, &QDialog::accepted, this, [this, id, dialog, next = newest.number + 1] {
        registration::VersionContent merged = dialog->merged();
        merged.registrationTemplate.setText(registration::TemplateField::Version, QString::number(next));
        saveRebased(id, merged);
    });
    dialog->open();
}

void DraftSaving::saveRebased(qint64 id, const registration::VersionContent& merged)
{
    DraftDocument* document = m_drafts.find(id);
    if (!document)
        return;
    const auto rebased =
        m_session.registry().drafts().rebase(id, merged, document->stored().saves, m_session.act());
    if (!rebased)
        return reportConflict(*document, rebased.error());
    if (rebased->state != document->stored().state)
        showWhileInReview(id, findings::backInReviewText(nidText(rebased->nid(), rebased->kind)));
    document->merge(*rebased, rebased->content);
    m_session.reload();
    m_notices.mention(tr("The revision is now based on version %1.").arg(rebased->basedOn));
}

void DraftSaving::takeTheirs(qint64 id)
{
    const auto theirs = m_session.registry().drafts().record(id);
    if (!theirs)
        return m_notices.notify(theirs.error());
    if (DraftDocument* document = m_drafts.find(id))
        document->useStored(theirs->draft);
    m_session.reload();
}

void DraftSaving::keepAsNewDraft(qint64 id)
{
    const DraftDocument* document = m_drafts.find(id);
    if (!document)
        return;
    const registration::Draft mine = document->current();
    const auto created = m_session.registry().drafts().create(mine, m_session.act());
    if (!created)
        return m_notices.notify(created.error(), tr("Could not save your text as a new draft."));
    m_drafts.close(id);
    m_session.reload();
    m_page.requestShow();
    m_page.select(registration::draftHandle(created->id));
    m_notices.mention(tr("Your text was saved as a new draft."));
}

} // namespace nidus::ui
