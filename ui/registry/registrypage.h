// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "ui/browser/browserpanel.h"
#include "ui/editor/opendrafts.h"
#include "ui/findings/findingspanel.h"
#include "ui/findings/lintrunner.h"
#include "ui/preview/exportsource.h"
#include "ui/registry/registrationview.h"
#include "ui/review/seendrafts.h"
#include "ui/session/registrysession.h"

#include <QPointer>
#include <QWidget>

class QSettings;
class QSplitter;

namespace nidus::ui {

/// The page Registry: the list on the left, the selected registration on the right. The list alone, with what
/// to do next, is the page Tasks.
class RegistryPage final : public QWidget
{
    Q_OBJECT

public:
    /// Both are borrowed.
    RegistryPage(RegistrySession& session, OpenDrafts& drafts, QWidget* parent = nullptr);

    [[nodiscard]] BrowserPanel* browser() const { return m_browser; }
    [[nodiscard]] RegistrationView* view() const { return m_view; }
    [[nodiscard]] FindingsPanel* findingsPanel() const { return m_view->findings(); }
    [[nodiscard]] const ExportSource& exportSource() const { return m_source; }
    /// The shown registration or draft; null if there is none.
    [[nodiscard]] const storage::RegistrySummary* current() const;
    /// The shown draft; null if there is none.
    [[nodiscard]] DraftDocument* currentDraft() const { return m_document; }

    /// Selects and shows a registration or draft.
    void select(const QString& handle);
    /// Shows a new draft, which is added to the registry on its first edit.
    void begin(const registration::Draft& draft);
    /// Shows the list alone, or with the selected registration.
    void setAlone(bool isAlone);
    [[nodiscard]] bool isAlone() const { return m_isAlone; }
    /// Sets whether Undo and Redo are about the shown draft: not while another page is on the screen.
    void setEdited(bool isEdited);
    /// Requests showing the page with the selected registration, because something on it needs attention.
    void requestShow() { Q_EMIT wanted(); }
    /// Returns what the registry has about the shown draft; nothing without one.
    [[nodiscard]] std::optional<registration::DraftRecord> storedDraft() const
    {
        return m_document ? std::optional(m_record) : std::nullopt;
    }
    /// Lints the text of the shown draft now, with the checks before a submission.
    [[nodiscard]] lint::SeparatedFindings lintedNow() const;
    /// Lints it as for its present state, and shows the findings; not in the background.
    void lintNow();
    /// Lints the text of the shown draft in the background, and then emits findingsChanged().
    void requestLint();
    /// The shown registration or draft, with its latest findings.
    [[nodiscard]] const workflow::LintedSubject& shownSubject() const { return m_shown; }
    void reveal(const findings::Finding& finding);
    /// Compares the latest text of the shown registration or draft with that of another, on the tab History.
    void compareWith(const QString& handle);

    void saveState(QSettings& settings);
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    /// Another registration or draft is shown, or the shown one changed.
    void currentChanged();
    /// shownSubject() has other findings.
    void findingsChanged();
    void failed(const nidus::base::Error& error);
    void wanted();
    /// The user opened a row of the list alone.
    void opened(const QString& handle);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override
    {
        if (!m_isAlone)
            endLook();
        QWidget::hideEvent(event);
    }

private:
    /// In a small window, shows either the list or the entry.
    void arrange();
    void showList(bool isShown);
    void refresh();
    void show(const QString& handle);
    /// Follows the shown draft, which was added to the registry.
    void followStored(const DraftDocument* document);
    void forgetOldLooks() const;
    void showReview();
    void showChanges();
    /// Records what others changed in a draft since the user last saw it.
    void look(const registration::Draft& draft);
    /// Saves the marks of the shown draft as seen.
    void endLook() const;
    /// The same if anybody can see it; what changed while something else was shown was not seen.
    void endVisibleLook() const
    {
        if (isVisible() && !m_isAlone)
            endLook();
    }
    void showDraft(qint64 id);
    void showRecord(const QString& nid);
    void lintVersion(const registration::RegistrationRecord& record);
    void chooseOther();
    /// Returns the handle of the other text of the shown entry: of the registration that the shown draft
    /// revises, or of a draft that revises the shown registration; empty if there is none.
    [[nodiscard]] QString otherHandle() const;
    void offerOther();
    void showNothing();
    void release(DraftDocument* document);
    [[nodiscard]] workflow::LintTask currentTask() const;
    void showApproval();
    /// Shows the counts in the list; those of the shown draft are for the text in the form.
    void takeCounts(const QHash<QString, FindingCounts>& counts, base::Progress progress);
    void showCounts(QHash<QString, nidus::ui::FindingCounts> counts);
    void showFindings(const lint::SeparatedFindings& findings,
                      const registration::RegistrationTemplate& about);

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    ExportSource m_source;
    LintRunner m_lint;
    BrowserPanel* m_browser;
    RegistrationView* m_view;
    QSplitter* m_columns;
    bool m_isListShown = true; ///< in a small window
    bool m_isAlone = false;
    bool m_isEdited = true;
    QList<int> m_sizes; ///< of the columns while the list is alone
    QString m_handle;
    QPointer<DraftDocument> m_document;
    SeenDrafts m_looks;    ///< of the registry of m_document
    qint64 m_lookedAt = 0; ///< the draft of the next two members
    QString m_seen;        ///< its marks
    QStringList m_changedSinceLook;
    workflow::LintTask m_task;            ///< of m_document as stored
    registration::DraftRecord m_record;   ///< of m_document, as it is stored
    workflow::LintedSubject m_shown;      ///< the listed findings
    QList<findings::Finding> m_departure; ///< of the shown registration, if it is missing from IANA's list
};

} // namespace nidus::ui
