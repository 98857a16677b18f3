// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/findings/lintrunner.h"
#include "ui/process/mailactions.h"
#include "ui/support/widgets/stepdialog.h"

#include <QAction>
#include <QList>
#include <QObject>

namespace nidus::ui {

class FindingsPanel;
class WindowMessages;
class RegistryPage;
class RegistrySession;

/// The actions on findings: copy, export, accept, fix, and lint the whole registry.
class FindingActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    FindingActions(RegistrySession& session, RegistryPage& page, WindowMessages& notices);

    [[nodiscard]] MailActions* mail() const { return m_mail; }
    /// The actions for a menu, in order.
    [[nodiscard]] QList<QAction*> menuActions() const;
    /// Applies or offers the fixes of the field with the focus.
    [[nodiscard]] QAction* fixFieldAction() const { return m_fixField; }

private:
    void updateActions();
    /// Adds a comment to the subject of the current row, with the dialog's note as its text.
    void askToComment(const registration::ReviewComment& comment, const StepDialog::Question& question);
    void accept();
    void withdrawAcceptance();
    void fix(const findings::Finding& finding);
    void fixCurrent();
    void fixField();
    void fixAllSafe();
    /// Shows the changes and asks, then applies them in one undo step.
    void askToApply(const registration::RegistrationTemplate& after, const QString& what);
    void askWhereToExport();
    void exportTo(const QString& path);
    void chooseScope(bool isWholeRegistry);
    void showWhole(const QList<workflow::LintedSubject>& subjects, base::Progress progress);
    void revealElsewhere(const QString& handle, const findings::Finding& finding);

    RegistrySession& m_session;
    RegistryPage& m_page;
    FindingsPanel& m_panel;
    WindowMessages& m_notices;
    LintRunner m_whole;
    QAction* m_next;
    QAction* m_previous;
    QAction* m_copy;
    QAction* m_export;
    QAction* m_accept;
    QAction* m_withdraw;
    QAction* m_fix;
    QAction* m_fixField;
    QAction* m_fixAll;
    MailActions* m_mail;
};

} // namespace nidus::ui
