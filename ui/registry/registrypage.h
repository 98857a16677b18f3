// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "ui/browser/browserpanel.h"
#include "ui/editor/opendrafts.h"
#include "ui/findings/findingspanel.h"
#include "ui/findings/lintrunner.h"
#include "ui/preview/exportsource.h"
#include "ui/registry/registrationview.h"
#include "ui/review/lastlooks.h"
#include "ui/session/registrysession.h"

#include <QPointer>
#include <QWidget>

class QSettings;
class QSplitter;

namespace nidus::ui {

/// The page Registry: the list at the left, the selected registration at the right, its findings below.
class RegistryPage final : public QWidget
{
    Q_OBJECT

public:
    /// Both are borrowed.
    RegistryPage(RegistrySession& session, OpenDrafts& drafts, QWidget* parent = nullptr);

    [[nodiscard]] BrowserPanel* browser() const { return m_browser; }
    [[nodiscard]] RegistrationView* view() const { return m_view; }
    [[nodiscard]] FindingsPanel* findingsPanel() const { return m_findings; }
    [[nodiscard]] const ExportSource& exportSource() const { return m_source; }
    /// The row shown at the right; null when there is none.
    [[nodiscard]] const storage::RegistrySummary* current() const;
    /// The draft shown at the right; null when none is.
    [[nodiscard]] DraftDocument* currentDraft() const { return m_document; }

    /// Selects and shows a registration or draft.
    void select(const QString& handle);
    /// Something on it needs attention.
    void comeForward() { Q_EMIT wanted(); }
    /// Lints the shown draft now, as the gate to registering does, and shows the findings.
    [[nodiscard]] QList<findings::Finding> lintNow();
    /// The registration or draft that is shown, with what was said about it last.
    [[nodiscard]] const workflow::LintedSubject& shownSubject() const { return m_shown; }
    void reveal(const findings::Finding& finding);
    /// Compares the newest text of the shown registration or draft with that of another, in History.
    void compareWith(const QString& handle);

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    /// Another row is shown, or what is shown changed.
    void currentChanged();
    /// shownSubject() has other findings.
    void findingsChanged();
    void failed(const nidus::base::Error& error);
    void wanted();

private:
    void refresh();
    void show(const QString& handle);
    void forgetOldLooks() const;
    void showReview();
    void showChanges();
    /// Notes what others changed in a draft since it was seen last.
    void look(const registration::Draft& draft);
    /// Keeps what the draft that is shown looks like.
    void endLook() const;
    void showDraft(qint64 id);
    void showRecord(const QString& nid);
    void lintVersion(const registration::RegistrationRecord& record);
    [[nodiscard]] HistoryContent history() const;
    void chooseOther();
    void showNothing();
    void release(DraftDocument* document);
    [[nodiscard]] workflow::LintTask currentTask() const;
    void requestLint();
    void showApproval();
    /// In the list; of the draft that is shown as it stands in the form.
    void showCounts(QHash<QString, nidus::ui::FindingCounts> counts);
    void showFindings(const lint::JudgedFindings& findings, const registration::RegistrationTemplate& about);

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    ExportSource m_source;
    LintRunner m_lint;
    BrowserPanel* m_browser;
    RegistrationView* m_view;
    FindingsPanel* m_findings;
    QSplitter* m_columns;
    QSplitter* m_rows;
    QString m_handle;
    QPointer<DraftDocument> m_document;
    LastLooks m_looks;     ///< of the registry that m_document is of
    qint64 m_lookedAt = 0; ///< the draft that the next two are of
    QString m_seen;        ///< its marks
    QStringList m_changedSinceLook;
    workflow::LintTask m_task;       ///< of m_document as stored
    QList<registration::Event> m_events; ///< of m_document
    workflow::LintedSubject m_shown; ///< what is listed below
};

} // namespace nidus::ui
