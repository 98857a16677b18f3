// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/comparison/runcomparison.h"
#include "ui/check/results/checkmodel.h"
#include "ui/check/rows/wordsearch.h"
#include "ui/support/jobs/latestjob.h"

#include <QWidget>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

class QAction;
class QLabel;
class QSettings;
class QTabWidget;
class QPlainTextEdit;
class QTableView;

namespace nidus::ui {

class ChangeBar;
class CountBar;
class DetailPane;
class ReasonView;
class DuplicatesView;
class SidePane;
class SummaryView;

/// The results of a check: counts that act as filters, the table of lines, and beside it the current line in
/// full.
class ResultView final : public QWidget
{
    Q_OBJECT

public:
    /// Both are in the context menu of lines, `copyCanonical` also in the detail pane; borrowed.
    ResultView(QAction* copy, QAction* copyCanonical, QWidget* parent = nullptr);

    /// Empties the view for a new check. Keeps the filter if the same input is checked again.
    void start(const CheckTask& task);
    void add(const CheckProgressUpdate& news);
    /// Ends the check: no add() follows.
    void finish();
    /// Shows what changed since an earlier report, until the next check.
    void showComparison(const RunComparison& comparison, const QString& report);
    /// Offers to check against a draft with a rule for an unregistered NID; `draftFor` returns its name or
    /// nothing.
    void setDrafts(const std::function<QString(const QString& nid)>& draftFor);
    /// Focuses the word filter.
    void findWords();
    /// Moves by `by` shown lines and wraps around at the ends.
    void step(int by);

    [[nodiscard]] const CheckModel& model() const { return *m_model; }
    /// Returns whether the lines that pass the filter are still being searched for.
    [[nodiscard]] bool isFiltering() const { return m_isFiltering; }
    /// Whether the filter leaves lines out.
    [[nodiscard]] bool isFiltered() const;
    [[nodiscard]] bool hasSelection() const;
    /// Selected rows, in order, as indexes into model().rows(); at most `limit`.
    [[nodiscard]] std::vector<std::size_t> selectedRows(std::size_t limit) const;
    [[nodiscard]] int selectedCount() const;
    [[nodiscard]] QString canonicalUrn() const;

    void restoreLayout(const QSettings& settings);
    void saveLayout(QSettings& settings) const;

Q_SIGNALS:
    /// The selection or the current row changed.
    void selectionChanged();
    /// The user ended the comparison.
    void comparisonEnded();
    /// isFiltering() has become false.
    void filtered();
    /// The user requests a draft from the names of this NID, which is not registered.
    void draftRequested(const QString& nid);
    /// The user wants to include the rules of drafts.
    void draftsWanted();

private:
    void searchWords();
    [[nodiscard]] bool isSearching() const;
    /// Shows the lines of one row of the summary; of all rows without a reason.
    void showReason(const std::optional<ReasonFilter>& reason, const QString& title);
    [[nodiscard]] QString filterText() const;
    /// Computes the current arrangement, then shows it.
    void arrange();
    void show(const Arrangement& arrangement, std::vector<std::uint32_t> indexes, std::size_t of);
    void orderBy(int column, Qt::SortOrder order);
    void endFiltering();
    /// Shows the summary and the duplicates of the shown lines.
    void updateViews();
    void computeViews();
    void showCounted();
    void explainEmptyTable();
    void showCurrent();
    void makeCurrent(int shownRow);
    void endComparison();
    /// Shows the line of the row with this index; removes a filter that hides it.
    void goToRow(std::size_t row);
    void setUpTable();

    CheckModel* m_model;
    CountBar* m_counts;
    ChangeBar* m_changeBar;
    QTableView* m_table;
    QLabel* m_nothing; ///< in place of lines
    DetailPane* m_detail;
    SummaryView* m_summary;
    ReasonView* m_reasons;
    DuplicatesView* m_repetitions;
    QPlainTextEdit* m_gone; ///< names that are gone since the earlier report, one per line
    QTabWidget* m_tabs;
    QLabel* m_counted; ///< which lines the current tab counts
    SidePane* m_side;
    RowOrder m_order;
    std::optional<ReasonFilter> m_reason;
    bool m_isFiltering = false;
    bool m_isChecked = false;   ///< the check has ended
    bool m_areViewsOld = false; ///< of the tabs after Lines
    std::vector<report::NidCounts> m_summaryOfAll;
    std::vector<std::uint32_t> m_origins; ///< rows of the duplicates' rows; empty if these are all rows
    ChosenRows m_withWords;               ///< null without a word filter
    std::array<ChosenRows, 3> m_changed;  ///< by Change; null while nothing is compared
    LatestJob m_search{kTypingPause};     ///< declared after the members that receive its results
    LatestJob m_arranging;
    LatestJob m_filtering;
};

} // namespace nidus::ui
