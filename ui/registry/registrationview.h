// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/reviewchecklist.h"
#include "core/storage/registry.h"
#include "ui/editor/draftdocument.h"
#include "ui/history/historypanel.h"
#include "ui/preview/previewpanel.h"

#include <QKeySequence>
#include <QList>
#include <QWidget>
#include <array>
#include <cstdint>
#include <memory>

class QAction;
class QLabel;
class QSettings;
class QStackedWidget;
class QTabWidget;

namespace nidus::ui {

class Banner;
class FindBar;
class Findable;
class FieldHelpPane;
class FindingsPanel;
class OriginalPane;
class RecordFacts;
class RegistrationHeader;
class ReviewPanel;
class SidePane;
class SubregistryPanel;
class SyntaxPanel;
class TemplateForm;

/// The actions that the view offers. All are borrowed.
struct ViewActions
{
    QList<QAction*> whenNothingIsShown;
    QAction* attach = nullptr; ///< imports the template of a registration without one
    QList<QAction*> nextSteps; ///< the first enabled one is on the button of the header
    QList<QAction*> others;    ///< in the menu of that button
};

/// The notice about an approved draft.
enum class ApprovalNotice : std::uint8_t {
    None,
    Edited,  ///< the draft is approved, but the form has unsaved edits
    Changed, ///< the draft was changed after it was approved
};

/// The key that takes the next step.
inline constexpr QKeyCombination kNextStepKey = Qt::CTRL | Qt::Key_Return;

/// The panes beside a registration.
enum class Pane : std::uint8_t { Findings, Help, Review, Original };

/// The selected registration or draft: a header, the tabs Template, Syntax, Subregistries, Preview, History,
/// and Record, and the side pane.
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
    /// Shows the name and registrant of the shown draft, as they are typed.
    void showName(const registration::Draft& draft);
    /// Shows a notice about the shown draft.
    void showApproval(ApprovalNotice approval);
    void showRecord(const registration::RegistrationRecord& record,
                    const QList<registration::Person>& people);
    /// As RegistrationHeader::setNextStep().
    void setNextStep(const QString& sentence, QAction* instead = nullptr);
    /// Offers the other text of the entry in the header: of its draft, or the registered one; empty for none.
    void offerOther(const QString& name);
    /// Shows the review of the shown registration or draft.
    void showReviewOf(const QString& handle, const QList<registration::ReviewComment>& comments,
                      const QList<lint::ReviewQuestion>& questions);

    [[nodiscard]] HistoryPanel* history() const { return m_history; }
    [[nodiscard]] TemplateForm* form() const { return m_form; }
    [[nodiscard]] SyntaxPanel* syntax() const { return m_syntax; }
    [[nodiscard]] SubregistryPanel* subregistries() const { return m_subregistries; }
    [[nodiscard]] ReviewPanel* review() const { return m_review; }
    [[nodiscard]] FindingsPanel* findings() const { return m_findings; }
    [[nodiscard]] FieldHelpPane* help() const { return m_help; }
    /// Returns the step on the button of the header; null if there is none.
    [[nodiscard]] QAction* nextStep() const;
    /// Whether the button of the next step has the focus of the window.
    [[nodiscard]] bool isAtNextStep() const;
    void focusNextStep();
    /// Returns a sentence with the next step and its key; empty if there is none.
    [[nodiscard]] QString nextStepText() const;
    [[nodiscard]] SidePane* side() const { return m_side; }
    /// Returns the part beside the side pane.
    [[nodiscard]] QWidget* content() const;
    /// Sets whether the header offers to go back to the list, which is not shown meanwhile.
    void setListOffered(bool isOffered);
    /// Shows the tab with the form.
    void showForm() { showTab(TemplateTab); }
    void showSyntax() { showTab(SyntaxTab); }
    void showSubregistries() { showTab(SubregistriesTab); }
    void showPreview() { showTab(PreviewTab); }
    void showHistory() { showTab(HistoryTab); }
    /// Moves by `by` visible tabs and wraps around at the ends.
    void stepTab(int by);
    [[nodiscard]] QWidget* shownTab() const;
    void showPane(Pane pane);
    [[nodiscard]] bool isShown(Pane pane) const;
    /// Shows the comments beside the tabs.
    void showReview();
    /// Returns the bar that searches the shown tab.
    [[nodiscard]] FindBar* findBar() const { return m_find; }
    void refreshPreview() { m_preview->refresh(); }

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    void listWanted();
    void otherWanted();

private:
    enum Tab { TemplateTab, SyntaxTab, SubregistriesTab, PreviewTab, HistoryTab, RecordTab };

    QWidget* makeEmptyPage();
    QWidget* makeTabs();
    QWidget* makeMissingPage();
    QWidget* makeFindings();
    void addPanes();
    void connectForm();
    void connectReview();
    void showTabOf(Tab tab, bool isShown);
    /// Shows the subregistries of a registered namespace; none if the NID is empty.
    void showSubregistriesOf(const QString& nid);
    void showHead(const QString& nid, registration::State state, const QString& registrant,
                  const QString& facts);
    void showTab(int tab);
    void showNotice(const QString& text);
    void showText(const registration::RegistrationRecord& record);
    /// Reports in place of the form that the registration has no template, and where it is published.
    void showMissing(const registration::Registration& registration,
                     const QList<registration::Person>& people);
    /// The text of the shown tab; null if it has no text to search.
    [[nodiscard]] Findable* findable() const;
    /// Offers to show the file that the text was imported from, if there is one.
    void offerOriginal(const QByteArray& original);
    [[nodiscard]] QWidget* paneWidget(Pane pane) const;

    RegistrationHeader* m_header;
    QStackedWidget* m_pages;
    SidePane* m_side;
    QLabel* m_emptyText = nullptr;
    QWidget* m_emptyButtons = nullptr;
    QTabWidget* m_tabs;
    QStackedWidget* m_template;
    TemplateForm* m_form;
    Banner* m_missing; ///< explains that there is no template
    SyntaxPanel* m_syntax;
    SubregistryPanel* m_subregistries;
    PreviewPanel* m_preview;
    HistoryPanel* m_history;
    RecordFacts* m_knownFacts; ///< of a registration without a template
    RecordFacts* m_facts;
    QWidget* m_findingsPane = nullptr;
    Banner* m_notice;
    FindingsPanel* m_findings;
    FieldHelpPane* m_help;
    ReviewPanel* m_review;
    OriginalPane* m_originalPane;
    QByteArray m_original;
    FindBar* m_find;
    std::unique_ptr<Findable> m_formSearch;
    std::unique_ptr<Findable> m_grammarSearch;
    std::unique_ptr<Findable> m_previewSearch;
    QAction* m_attach = nullptr;
};

} // namespace nidus::ui
