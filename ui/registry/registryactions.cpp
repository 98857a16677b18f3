// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/registryactions.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"
#include "core/workflow/drafts/revision.h"
#include "ui/browser/chosenentry.h"
#include "ui/editor/templateform.h"
#include "ui/registry/draftsaving.h"
#include "ui/registry/registrypage.h"
#include "ui/registry/trashdialog.h"
#include "ui/subregistry/subregistryactions.h"
#include "ui/support/look/icons.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/question.h"
#include "ui/support/widgets/windowmessages.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace nidus::ui {

RegistryActions::RegistryActions(RegistrySession& session, OpenDrafts& drafts, DraftSaving& saving,
                                 RegistryPage& page, WindowMessages& notices)
    : QObject(&page),
      m_session(session),
      m_drafts(drafts),
      m_saving(saving),
      m_page(page),
      m_notices(notices),
      m_subregistries(new SubregistryActions(session, *page.view()->subregistries(), notices))
{
    m_newFormal = makeAction(u"document-new"_s, tr("New &Formal Namespace"), &RegistryActions::createFormal);
    m_newFormal->setObjectName(u"new-formal"_s);
    m_newFormal->setShortcut(QKeySequence::New);
    m_newInformal =
        makeAction(u"document-new"_s, tr("New &Informal Namespace"), &RegistryActions::createInformal);
    m_newInformal->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    m_newRevision = makeAction(u"revision"_s, tr("New &Revision"), &RegistryActions::createRevision);
    m_newRevision->setShortcut(Qt::CTRL | Qt::Key_R);
    m_save = makeAction(u"document-save"_s, tr("&Save Draft"), &RegistryActions::saveCurrent);
    m_save->setObjectName(u"save-draft"_s);
    m_save->setShortcut(QKeySequence::Save);
    m_discard = makeAction(u"edit-delete"_s, tr("Move &Draft to Trash…"), &RegistryActions::askToMoveToTrash);
    m_bin = makeAction({}, tr("Open Tras&h…"), &RegistryActions::openTrash);
    m_copyNid = makeAction(u"edit-copy"_s, tr("Copy &NID"), &RegistryActions::copyCurrentNid);

    connect(&page, &RegistryPage::currentChanged, this, &RegistryActions::updateActions);
    connect(page.browser(), &BrowserPanel::selectionChanged, this, &RegistryActions::updateActions);
    connect(&drafts, &OpenDrafts::modifiedChanged, this, &RegistryActions::updateActions);
    connect(&session, &RegistrySession::replaced, this, &RegistryActions::updateActions);
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
    const bool canAct = m_isActive && isEntryChosen(*m_page.browser(), m_page.current());
    const storage::RegistrySummary* current = canAct ? m_page.current() : nullptr;
    DraftDocument* draft = canAct ? m_page.currentDraft() : nullptr;
    const bool isRegistered = current && !draft && current->state == registration::State::Registered;
    const bool canWrite = !m_session.registry().isReadOnly();
    for (QAction* action : {m_newFormal, m_newInformal, m_bin})
        action->setEnabled(canWrite);
    m_newRevision->setEnabled(canWrite && isRegistered);
    m_save->setEnabled(draft && draft->isModified());
    m_discard->setEnabled(canWrite && draft && draft->isStored());
    m_copyNid->setEnabled(current && !current->nid.isEmpty());
}

void RegistryActions::setActive(bool active)
{
    m_isActive = active;
    m_page.setEdited(active && !m_page.isAlone());
    updateActions();
}

void RegistryActions::createFormal() { begin(registration::NamespaceKind::Formal); }

void RegistryActions::createInformal() { begin(registration::NamespaceKind::Informal); }

void RegistryActions::createRevision()
{
    const storage::RegistrySummary* current = m_page.current();
    if (!current)
        return;
    const auto draft = workflow::revisionOf(m_session.registry(), current->nid);
    if (!draft)
        return m_notices.notify(draft.error(), tr("Could not revise “%1”.").arg(current->nid));
    create(*draft);
}

void RegistryActions::begin(registration::NamespaceKind kind)
{
    m_page.requestShow();
    m_page.begin(workflow::firstDraft(kind, m_session.registry().today()));
    goToForm();
}

void RegistryActions::createFrom(const registration::VersionContent& content)
{
    create({.kind = registration::NamespaceKind::Formal, .content = content});
}

void RegistryActions::create(const registration::Draft& draft)
{
    const auto created = m_session.registry().drafts().create(draft, m_session.act());
    if (!created)
        return m_notices.notify(created.error(), tr("Could not create a draft."));
    m_session.reload();
    m_page.requestShow();
    m_page.select(registration::draftHandle(created->id));
    goToForm();
}

void RegistryActions::goToForm()
{
    m_page.view()->showForm();
    m_page.view()->form()->focusFirstField();
}

void RegistryActions::saveCurrent()
{
    if (DraftDocument* document = m_page.currentDraft())
        m_saving.saveAndMention(*document);
}

void RegistryActions::askToMoveToTrash()
{
    const DraftDocument* document = m_page.currentDraft();
    if (!document)
        return;
    const registration::Draft draft = document->current();
    ask(m_page.window(), tr("Move the draft “%1” to the trash?").arg(nidText(draft.nid(), draft.kind)),
        tr("You can restore it from the trash."),
        {{tr("Move to Trash"), QMessageBox::DestructiveRole, [this, id = draft.id] { moveToTrash(id); }}});
}

void RegistryActions::moveToTrash(qint64 id)
{
    if (const auto done = workflow::moveToTrash(m_session.registry(), id, m_session.act()); !done)
        return m_notices.notify(done.error(), tr("Could not move the draft to the trash."));
    m_drafts.close(id);
    m_session.reload();
    m_notices.notify(WindowMessages::Kind::Information, findings::movedToTrashText(),
                     {{tr("Undo"), [this, id] { restoreFromTrash(id); }}},
                     [this, id] { return m_session.summary(registration::draftHandle(id)) == nullptr; });
}

void RegistryActions::restoreFromTrash(qint64 id)
{
    if (const auto back = workflow::restoreFromTrash(m_session.registry(), id, m_session.act()); !back)
        return m_notices.notify(back.error(), tr("Could not restore the draft from the trash."));
    m_session.reload();
    m_page.requestShow();
    m_page.select(registration::draftHandle(id));
}

void RegistryActions::openTrash()
{
    const auto discarded = m_session.registry().drafts().discarded();
    if (!discarded)
        return m_notices.notify(discarded.error());
    auto* dialog = deletedOnClose(new TrashDialog(*discarded, m_page.window()));
    connect(dialog, &QDialog::accepted, this, [this, dialog] { restoreFromTrash(dialog->chosen()); });
    dialog->open();
}

void RegistryActions::copyCurrentNid()
{
    if (const storage::RegistrySummary* current = m_page.current())
        QGuiApplication::clipboard()->setText(current->nid);
}

} // namespace nidus::ui
