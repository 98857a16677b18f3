// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/reviewchecklist.h"
#include "core/storage/registry.h"
#include "ui/editor/draftdocument.h"
#include "ui/history/historypanel.h"
#include "ui/preview/previewpanel.h"

#include <QList>
#include <QWidget>
#include <cstdint>
#include <memory>

class QAction;
class QLabel;
class QSettings;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace nidus::ui {

class Banner;
class FindBar;
class Findable;
class FieldHelpPane;
class OriginalPane;
class RecordFacts;
class ReviewPanel;
class StateChip;
class SyntaxPanel;
class TemplateForm;

/// The actions that the view offers. All are borrowed.
struct ViewActions
{
    QList<QAction*> whenNothingIsShown;
    QAction* newRevision = nullptr;
    QAction* attach = nullptr; ///< imports the template of a registration without one
    QList<QAction*> whenDraftIsShown;
    QList<QAction*> nextSteps; ///< for a draft; shown if enabled in its state
};

/// The banner of an approved draft.
enum class ApprovalBanner : std::uint8_t {
    None,
    Edited,  ///< the draft is approved, but the form has unsaved edits
    Changed, ///< the draft was changed after it was approved
};

/// The selected registration or draft: its name and state, a banner, and the tabs Template, Syntax, Record,
/// Preview, and History.
class RegistrationView final : public QWidget
{
    Q_OBJECT

public:
    explicit RegistrationView(QWidget* parent = nullptr);
    ~RegistrationView() override;

    void setActions(const ViewActions& actions);
    void setPreviewSource(PreviewPanel::Source source);

    void showNothing();
    /// `version` is the one that the draft would become, 0 if unknown.
    void showDraft(DraftDocument* document, int version);
    /// Shows a banner for the shown draft.
    void showApproval(ApprovalBanner approval);
    void showRecord(const registration::RegistrationRecord& record,
                    const QList<registration::Person>& people);
    /// Shows the review of the shown registration or draft.
    void showReviewOf(const QString& handle, const QList<registration::ReviewComment>& comments,
                      const QList<lint::ReviewQuestion>& questions);

    [[nodiscard]] HistoryPanel* history() const { return m_history; }
    [[nodiscard]] TemplateForm* form() const { return m_form; }
    [[nodiscard]] SyntaxPanel* syntax() const { return m_syntax; }
    [[nodiscard]] ReviewPanel* review() const { return m_review; }
    /// Shows the tab with the form.
    void showForm();
    /// Moves by `by` visible tabs and wraps around at the ends.
    void stepTab(int by);
    [[nodiscard]] QWidget* shownTab() const;
    void showSyntax();
    void showPreview();
    void showHistory();
    /// Shows the comments beside the tabs.
    void showReview();
    /// Returns the bar that searches the shown tab.
    [[nodiscard]] FindBar* findBar() const { return m_find; }
    void refreshPreview() { m_preview->refresh(); }
    /// Shows or hides the help on the field with the focus.
    void setHintVisible(bool visible);
    [[nodiscard]] bool isHintVisible() const;

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    void hintVisibleChanged(bool visible);

private:
    QWidget* makeEmptyPage();
    QWidget* makeContentPage();
    QWidget* makeReview();
    void showHead(const QString& nid, registration::State state, const QString& summary);
    /// The text of the shown tab; null if it has no text to search.
    [[nodiscard]] Findable* findable() const;
    /// Shows these tabs and selects the first, unless the current tab exists for every registration.
    void showTabs(const QList<int>& tabs);
    void showHint(registration::TemplateField field);
    /// Offers to show the file that the text was imported from, if there is one.
    void offerOriginal(const QByteArray& original);
    /// Shows the original beside the form if the user turned it on.
    void showOriginal();

    QStackedWidget* m_pages;
    QLabel* m_emptyText;
    QWidget* m_emptyButtons;
    QLabel* m_nid;
    QLabel* m_summary;
    StateChip* m_state;
    QWidget* m_draftButtons;
    Banner* m_banner;
    QTabWidget* m_tabs;
    QToolButton* m_reviewButton;
    QSplitter* m_reviewSplitter;
    ReviewPanel* m_review;
    QSplitter* m_formSplitter;
    TemplateForm* m_form;
    FieldHelpPane* m_hint;
    QToolButton* m_originalButton;
    OriginalPane* m_originalPane;
    QByteArray m_original;
    SyntaxPanel* m_syntax;
    RecordFacts* m_facts;
    PreviewPanel* m_preview;
    HistoryPanel* m_history;
    FindBar* m_find;
    std::unique_ptr<Findable> m_formSearch;
    std::unique_ptr<Findable> m_grammarSearch;
    std::unique_ptr<Findable> m_previewSearch;
    QAction* m_newRevision = nullptr;
    QAction* m_attach = nullptr;
};

} // namespace nidus::ui
