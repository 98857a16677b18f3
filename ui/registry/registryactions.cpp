// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/registryactions.h"

#include "core/findings/catalogue.h"
#include "core/registration/approval.h"
#include "core/registration/handle.h"
#include "core/workflow/draftmerge.h"
#include "core/workflow/revision.h"
#include "ui/editor/templateform.h"
#include "ui/registry/bindialog.h"
#include "ui/registry/conflictdialog.h"
#include "ui/registry/registrypage.h"
#include "ui/support/icons.h"
#include "ui/support/messagebar.h"
#include "ui/support/question.h"
#include "ui/support/registrywords.h"
#include "ui/support/stepdialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus {

RegistryActions::RegistryActions(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page,
                                 MessageBar& messages)
    : QObject(&page), m_session(session), m_drafts(drafts), m_page(page), m_messages(messages)
{
    m_newFormal = makeAction(u"document-new"_s, tr("New &Formal Namespace"), &RegistryActions::createFormal);
    m_newFormal->setShortcut(QKeySequence::New);
    m_newInformal =
        makeAction(u"document-new"_s, tr("New &Informal Namespace"), &RegistryActions::createInformal);
    m_newInformal->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    m_newRevision = makeAction(u"revision"_s, tr("New &Revision"), &RegistryActions::createRevision);
    m_newRevision->setShortcut(Qt::CTRL | Qt::Key_R);
    m_save = makeAction(u"document-save"_s, tr("&Save Draft"), &RegistryActions::saveCurrent);
    m_save->setShortcut(QKeySequence::Save);
    m_discard = makeAction(u"edit-delete"_s, tr("&Discard Draft…"), &RegistryActions::askToDiscard);
    m_bin = makeAction({}, tr("&Bin…"), &RegistryActions::showBin);
    m_copyNid = makeAction(u"edit-copy"_s, tr("Copy &NID"), &RegistryActions::copyCurrentNid);

    connect(&page, &RegistryPage::currentChanged, this, &RegistryActions::updateActions);
    connect(&page, &RegistryPage::failed, this, &RegistryActions::report);
    connect(&session, &RegistrySession::failed, this, &RegistryActions::report);
    connect(&drafts, &OpenDrafts::modifiedChanged, this, &RegistryActions::updateActions);
    updateActions();
}

QAction* RegistryActions::makeAction(const QString& icon, const QString& text,
                                     void (RegistryActions::*slot)())
{
    auto* action = new QAction(icon.isEmpty() ? QIcon() : themedIcon(icon), text, this);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

void RegistryActions::updateActions()
{
    const RegistrySummary* current = m_isActive ? m_page.current() : nullptr;
    DraftDocument* draft = m_isActive ? m_page.currentDraft() : nullptr;
    const bool isRegistered = current && !draft && current->state == State::Registered;
    m_newRevision->setEnabled(isRegistered);
    m_save->setEnabled(draft && draft->isModified());
    m_discard->setEnabled(draft);
    m_copyNid->setEnabled(current && !current->nid.isEmpty());
}

void RegistryActions::setActive(bool active)
{
    m_isActive = active;
    if (DraftDocument* document = m_page.currentDraft())
        document->undoStack().setActive(active);
    updateActions();
}

void RegistryActions::settleThen(const std::function<void()>& go)
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
        names.append(isApproved(document->stored().state)
                         ? tr("%1 (was approved; saving takes it back into review)")
                               .arg(nidText(document->current().nid(), document->current().kind))
                         : nidText(document->current().nid(), document->current().kind));
    if (!m_session.registry().path().isEmpty())
        names.append(u'\n' + tr("Discarded edits are offered once more at the next start."));
    ask(m_page.window(), tr("%n draft(s) has (have) edits that are not saved.", nullptr, count),
        names.join(u'\n'),
        {{tr("Save All"), QMessageBox::AcceptRole, saveAndGo},
         {tr("Discard Edits"), QMessageBox::DestructiveRole, discardAndGo}});
}

void RegistryActions::report(const Error& error)
{
    if (error.code == ErrorCode::LockedDatabase && m_page.currentDraft()) {
        m_messages.tell(MessageBar::Kind::Warning, describe(error),
                        {{tr("Try Again"), [this] { saveCurrent(); }}});
        return;
    }
    m_messages.tell(MessageBar::Kind::Error, describe(error));
}

void RegistryActions::createFormal()
{
    create(firstDraft(NamespaceKind::Formal, m_session.registry().today()));
}

void RegistryActions::createInformal()
{
    create(firstDraft(NamespaceKind::Informal, m_session.registry().today()));
}

void RegistryActions::createRevision()
{
    const RegistrySummary* current = m_page.current();
    if (!current)
        return;
    const auto draft = revisionOf(m_session.registry(), current->nid);
    if (!draft)
        return report(draft.error());
    create(*draft);
}

void RegistryActions::createFrom(const VersionContent& content)
{
    create({.kind = NamespaceKind::Formal, .content = content});
}

void RegistryActions::create(const Draft& draft)
{
    const auto created = m_session.registry().drafts().create(draft, m_session.act());
    if (!created)
        return report(created.error());
    m_session.reload();
    Q_EMIT pageWanted();
    m_page.select(draftHandle(created->id));
    m_page.view()->showForm();
    m_page.view()->form()->focusFirstField();
}

void RegistryActions::saveCurrent()
{
    if (DraftDocument* document = m_page.currentDraft())
        saveThen(*document, [this] { Q_EMIT statusMessage(tr("Draft saved.")); });
}

bool RegistryActions::save(DraftDocument& document, const QString& editorial)
{
    const State before = document.stored().state;
    const auto saved = m_drafts.save(document, editorial);
    if (!saved)
        reportConflict(document, saved.error());
    else if (document.stored().state != before)
        tellItIsInReview(document.stored());
    return saved.has_value();
}

void RegistryActions::saveThen(DraftDocument& document, const std::function<void()>& go)
{
    const Draft draft = document.current();
    if (!isApproved(draft.state) || draft.content == document.stored().content) {
        if (!document.isModified() || save(document))
            go();
        return;
    }
    const auto saveOpen = [this, id = draft.id, go](const QString& editorial) {
        if (DraftDocument* open = m_drafts.find(id); open && save(*open, editorial))
            go();
    };
    ask(m_page.window(),
        tr("“%1” was approved. Saving your edits takes it back into review.")
            .arg(nidText(draft.nid(), draft.kind)),
        tr("Where only the wording changed, the approval can be kept; the reason goes into the history."),
        {{tr("Save and Review Again"), QMessageBox::AcceptRole, [saveOpen] { saveOpen({}); }},
         {tr("Editorial Change…"), QMessageBox::ActionRole, [this, saveOpen] { askForReason(saveOpen); }}});
}

void RegistryActions::askForReason(const std::function<void(const QString&)>& save)
{
    auto* dialog = new StepDialog({.title = tr("Editorial change"),
                                   .explanation = tr("The draft stays approved with your edits."),
                                   .noteLabel = tr("R&eason:"),
                                   .button = tr("Save and Keep Approval"),
                                   .gate = StepDialog::Gate::NeedsNote},
                                  m_page.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [dialog, save] { save(dialog->note()); });
    dialog->open();
}

void RegistryActions::tellItIsInReview(const Draft& draft)
{
    m_messages.tell(MessageBar::Kind::Information,
                    tr("“%1” was changed after it was approved, so it is in review again.")
                        .arg(nidText(draft.nid(), draft.kind)));
}

bool RegistryActions::saveAll()
{
    const QList<DraftDocument*> documents = m_drafts.modified();
    return std::ranges::all_of(documents, [this](DraftDocument* document) {
        const bool isSaved = save(*document);
        if (!isSaved) {
            Q_EMIT pageWanted();
            m_page.select(document->handle());
        }
        return isSaved;
    });
}

void RegistryActions::reportConflict(DraftDocument& document, const Error& error)
{
    const qint64 id = document.stored().id;
    const MessageChoice keep{tr("Keep Mine as a New Draft"), [this, id] { keepAsNewDraft(id); }};
    switch (error.code) {
    case ErrorCode::Conflict:
        m_messages.tell(
            MessageBar::Kind::Warning,
            tr("Somebody else saved this draft since you opened it. Nothing was overwritten; your "
               "text is still in the form."),
            {{tr("Merge…"), [this, id] { mergeWithTheirs(id); }},
             {tr("Take Theirs (Undo Brings Mine Back)"), [this, id] { takeTheirs(id); }},
             keep});
        return;
    case ErrorCode::NotFound:
        m_messages.tell(
            MessageBar::Kind::Warning,
            tr("This draft was registered or discarded by somebody else. Your text is still in the "
               "form."),
            {keep});
        return;
    default:
        report(error);
    }
}

void RegistryActions::mergeWithTheirs(qint64 id)
{
    const auto theirs = m_session.registry().drafts().record(id);
    if (!theirs)
        return report(theirs.error());
    const DraftDocument* document = m_drafts.find(id);
    if (!document)
        return;
    const DraftMerge merge =
        mergeDrafts(document->stored().content, document->current().content, theirs->draft.content);
    auto* dialog = new ConflictDialog(
        merge, theirs->draft.content,
        tr("Somebody else saved this draft since you opened it. Fields that only one of you changed are "
           "merged; where both did, choose which text to take."),
        m_page.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, theirs = theirs->draft, dialog] { saveMerged(theirs, dialog->merged()); });
    dialog->open();
}

void RegistryActions::saveMerged(const Draft& theirs, const VersionContent& merged)
{
    DraftDocument* document = m_drafts.find(theirs.id);
    if (!document)
        return;
    document->merge(theirs, merged);
    // Somebody may have been faster again.
    saveThen(*document, [this] { Q_EMIT statusMessage(tr("Both edits are merged and saved.")); });
}

void RegistryActions::mergeWithNewest(qint64 id)
{
    const DraftDocument* document = m_drafts.find(id);
    const auto record = document ? m_session.registry().registrations().record(document->stored().revisionOf)
                                 : std::unexpected(Error{ErrorCode::NotFound, {}, {}});
    if (!record || record->versions.isEmpty())
        return;
    const Version& newest = record->versions.constLast();
    const auto base = std::ranges::find(record->versions, document->stored().basedOn, &Version::number);
    const VersionContent before = base == record->versions.cend() ? VersionContent() : base->content;
    const DraftMerge merge = mergeDrafts(before, document->current().content, newest.content);
    auto* dialog = new ConflictDialog(
        merge, newest.content,
        tr("Version %1 was registered since this revision was begun. Fields that only one of them changed "
           "are merged; where both did, choose which text to take.")
            .arg(newest.number),
        m_page.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, id, dialog, next = newest.number + 1] {
        VersionContent merged = dialog->merged();
        merged.registrationTemplate.setText(TemplateField::Version, QString::number(next));
        saveRebased(id, merged);
    });
    dialog->open();
}

void RegistryActions::saveRebased(qint64 id, const VersionContent& merged)
{
    DraftDocument* document = m_drafts.find(id);
    if (!document)
        return;
    const auto rebased =
        m_session.registry().drafts().rebase(id, merged, document->stored().saves, m_session.act());
    if (!rebased)
        return reportConflict(*document, rebased.error());
    if (rebased->state != document->stored().state)
        tellItIsInReview(*rebased);
    document->merge(*rebased, rebased->content);
    m_session.reload();
    Q_EMIT statusMessage(tr("The revision is based on version %1 now.").arg(rebased->basedOn));
}

void RegistryActions::takeTheirs(qint64 id)
{
    const auto theirs = m_session.registry().drafts().record(id);
    if (!theirs)
        return report(theirs.error());
    if (DraftDocument* document = m_drafts.find(id))
        document->takeOver(theirs->draft);
    m_session.reload();
}

void RegistryActions::keepAsNewDraft(qint64 id)
{
    const DraftDocument* document = m_drafts.find(id);
    if (!document)
        return;
    const Draft mine = document->current();
    const auto created = m_session.registry().drafts().create(mine, m_session.act());
    if (!created)
        return report(created.error());
    m_drafts.close(id);
    m_session.reload();
    m_page.select(draftHandle(created->id));
    Q_EMIT statusMessage(tr("Your text is in a draft of its own now."));
}

void RegistryActions::askToDiscard()
{
    const DraftDocument* document = m_page.currentDraft();
    if (!document)
        return;
    const Draft draft = document->current();
    ask(m_page.window(), tr("Discard the draft “%1”?").arg(nidText(draft.nid(), draft.kind)),
        tr("It goes into the bin, from which it can be taken back."),
        {{tr("Discard Draft"), QMessageBox::DestructiveRole, [this, id = draft.id] { discardNow(id); }}});
}

void RegistryActions::discardNow(qint64 id)
{
    if (const auto done = m_session.registry().drafts().discard(id, m_session.act()); !done)
        return report(done.error());
    m_drafts.close(id);
    m_session.reload();
    m_messages.tell(MessageBar::Kind::Information, tr("The draft is in the bin."),
                    {{tr("Undo"), [this, id] { takeBack(id); }}});
}

void RegistryActions::takeBack(qint64 id)
{
    if (const auto back = m_session.registry().drafts().takeBack(id, m_session.act()); !back)
        return report(back.error());
    m_session.reload();
    Q_EMIT pageWanted();
    m_page.select(draftHandle(id));
}

void RegistryActions::showBin()
{
    const auto discarded = m_session.registry().drafts().discarded();
    if (!discarded)
        return report(discarded.error());
    auto* dialog = new BinDialog(*discarded, m_page.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { takeBack(dialog->chosen()); });
    dialog->open();
}

void RegistryActions::copyCurrentNid()
{
    if (const RegistrySummary* current = m_page.current())
        QGuiApplication::clipboard()->setText(current->nid);
}

} // namespace nidus
