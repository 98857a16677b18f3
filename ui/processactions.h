// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/draftprocess.h"
#include "ui/dialogs/stepdialog.h"

#include <QAction>
#include <QObject>
#include <functional>

namespace nidus {

class MessageBar;
class OpenDrafts;
class RegistryPage;
class RegistrySession;

/// The way of a draft through review: its steps, the papers put on record, and comments (RFC 8141
/// sections 6.2, 6.3).
class ProcessActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    ProcessActions(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page, MessageBar& messages);

    [[nodiscard]] QAction* submit() const { return m_submit; }
    [[nodiscard]] QAction* approve() const { return m_approve; }
    [[nodiscard]] QAction* forward() const { return m_forward; }
    [[nodiscard]] QAction* reopen() const { return m_reopen; }
    [[nodiscard]] QAction* record() const { return m_record; }
    [[nodiscard]] QAction* comment() const { return m_comment; }
    [[nodiscard]] QAction* fillRevision() const { return m_fillRevision; }

    /// Makes a draft with the text of an old version of a registration.
    void restoreVersion(const QString& nid, int version);

Q_SIGNALS:
    void statusMessage(const QString& text);

private:
    QAction* makeAction(const QString& text, void (ProcessActions::*slot)());
    void updateActions();
    void ask(const StepDialog::Question& question, const std::function<void(const StepDialog&)>& act);
    void askForStep(ProcessStep step, const QString& title, const QString& explanation);
    void askToSubmit();
    void askToApprove();
    void askToForward();
    void askToReopen();
    void askToRecord();
    void askForComment();
    void writeRevision();
    void finish(const std::expected<void, Error>& done, const QString& text);
    [[nodiscard]] Act actOf(const StepDialog& dialog) const;

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RegistryPage& m_page;
    MessageBar& m_messages;
    QAction* m_submit;
    QAction* m_approve;
    QAction* m_forward;
    QAction* m_reopen;
    QAction* m_record;
    QAction* m_comment;
    QAction* m_fillRevision;
};

} // namespace nidus
