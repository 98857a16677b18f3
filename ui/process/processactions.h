// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/draftprocess.h"
#include "ui/process/openrequirements.h"
#include "ui/support/widgets/stepdialog.h"

#include <QAction>
#include <QObject>
#include <functional>

namespace nidus::ui {

class DraftDocument;
class DraftSaving;
class MailActions;
class WindowMessages;
class OpenDrafts;
class RegistryPage;
class RegistrySession;
class TeamActions;

/// The process of a draft: its steps, recorded documents, and comments (RFC 8141 sections 6.2, 6.3).
class ProcessActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    ProcessActions(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page, DraftSaving& saving,
                   WindowMessages& notices);

    [[nodiscard]] QAction* submit() const { return m_submit; }
    [[nodiscard]] QAction* approve() const { return m_approve; }
    [[nodiscard]] QAction* forward() const { return m_forward; }
    [[nodiscard]] QAction* registerDraft() const { return m_register; }
    /// registerDraft() when it is the next step.
    [[nodiscard]] QAction* registerAsNextStep() const { return m_registerNext; }
    /// The step on the button of the header, whichever it is.
    [[nodiscard]] QAction* nextStep() const { return m_nextStep; }
    /// Returns the steps from a draft to a version, in their order.
    [[nodiscard]] QList<QAction*> nextSteps() const
    {
        return {m_submit, m_approve, m_forward, m_registerNext};
    }
    [[nodiscard]] QAction* reopen() const { return m_reopen; }
    [[nodiscard]] QAction* withdraw() const { return m_withdraw; }
    [[nodiscard]] QAction* record() const { return m_record; }
    [[nodiscard]] QAction* remind() const { return m_remind; }
    [[nodiscard]] QAction* comment() const { return m_comment; }
    [[nodiscard]] QAction* fillRevision() const { return m_fillRevision; }
    [[nodiscard]] DraftSaving& saving() const { return m_saving; }
    [[nodiscard]] TeamActions* team() const { return m_team; }
    /// Returns the requirements of a step that the draft on screen does not meet.
    [[nodiscard]] QList<findings::Finding> openRequirements(workflow::ProcessStep step) const;

    /// Sets who opens the mail of a step. Borrowed.
    void setMail(MailActions* mail) { m_mail = mail; }
    /// Sets whether the page is visible; the steps are enabled only then.
    void setActive(bool active);
    /// Creates a draft with the text of an old version of a registration.
    void restoreVersion(const QString& nid, int version);

private:
    /// What was typed before a step when the user went to a finding instead.
    struct Unfinished
    {
        QString step;
        QString note;
        QString link;
    };

    void updateActions();
    /// Shows on the buttons of the next steps how many requirements are open.
    void updateOpenRequirements();
    void ask(const StepDialog::Question& question, const std::function<void(const StepDialog&)>& act);
    /// Leads from a finding that blocks a step to where it can be fixed.
    void showBlocker(const findings::Finding& finding, StepDialog& dialog);
    /// Asks about the shown draft. Nothing is changed or saved before the answer, except edits of approved
    /// content, about which saving asks first.
    void askForStep(workflow::ProcessStep step);
    void askForStep(DraftDocument& document, workflow::ProcessStep step);
    void takeNextStep();
    void take(const registration::Draft& draft, const workflow::StepRequest& request);
    void registerNow(const registration::Draft& draft, const workflow::StepRequest& request);
    void askToReopen();
    void askToWithdraw();
    void askToReinstate(const QString& nid);
    void askToRecord() { askToRecord(registration::EventKind::Reviewed); }
    void askToRecord(registration::EventKind what);
    void showReview(std::optional<findings::FindingId> question = {});
    void keepComment(const registration::ReviewComment& comment);
    void askToRemind();
    void writeRevision();
    /// Returns Revision Information with the changes since the version that the draft revises; empty if it
    /// revises none.
    [[nodiscard]] QString revisionText(const DraftDocument& document) const;
    /// Shows that a step is done, or why it failed.
    void finish(const base::Result<void>& done, const QString& text, const QAction* step);
    void fail(const base::Error& error, const QAction* step);
    [[nodiscard]] QAction* actionOf(workflow::ProcessStep step) const;
    [[nodiscard]] storage::Act actOf(const StepDialog& dialog) const;

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RegistryPage& m_page;
    DraftSaving& m_saving;
    WindowMessages& m_notices;
    TeamActions* m_team;
    MailActions* m_mail = nullptr;
    bool m_isActive = true;
    OpenRequirements m_requirements; ///< of the shown draft
    Unfinished m_unfinished;
    QAction* m_submit;
    QAction* m_approve;
    QAction* m_forward;
    QAction* m_register;
    QAction* m_registerNext;
    QAction* m_nextStep;
    QAction* m_reopen;
    QAction* m_withdraw;
    QAction* m_record;
    QAction* m_comment;
    QAction* m_remind;
    QAction* m_fillRevision;
};

} // namespace nidus::ui
