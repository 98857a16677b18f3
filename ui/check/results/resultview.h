// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/results/checkmodel.h"
#include "ui/check/comparison/runcomparison.h"
#include "ui/support/jobs/latestjob.h"

#include <QWidget>
#include <array>
#include <optional>

class QAction;
class QSettings;
class QSplitter;
class QTabWidget;
class QTableView;

namespace nidus::ui {

class ChangeBar;
class CountBar;
class DetailPane;
class ReasonView;
class RepetitionView;
class SummaryView;

/// The outcome of a check: counts that filter, the table of lines, and the current line in full.
class ResultView final : public QWidget
{
    Q_OBJECT

public:
    /// Both stand in the context menu of lines, `copyCanonical` in the detail pane too; borrowed.
    ResultView(QAction* copy, QAction* copyCanonical, QWidget* parent = nullptr);

    /// Empties the view for a new check. The filter stays when the same input is checked anew.
    void start(const CheckTask& task);
    void add(const CheckNews& news);
    /// No more news will come.
    void finish();
    /// Shows what changed since an earlier report, until there is another check.
    void showComparison(const RunComparison& comparison, const QString& report);
    /// Goes to the words that shown lines must have.
    void findWords();
    /// Goes so many of the lines that are shown further, round and round.
    void step(int by);

    [[nodiscard]] const CheckModel& model() const { return *m_model; }
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
    /// The user asks for a draft from the names of this NID, which is not registered.
    void draftRequested(const QString& nid);

private:
    [[nodiscard]] QAction* newSortAction();
    void searchWords();
    /// Shows what is wanted now, once it is computed.
    void arrange();
    void show(const Arrangement& arrangement, std::vector<std::uint32_t> indexes, std::size_t of);
    void orderBy(int column, Qt::SortOrder order);
    void showCurrent();
    void makeCurrent(int shownRow);
    void endComparison();
    /// Shows the line of a row, by its index; a filter that hides it is lifted.
    void goToRow(std::size_t row);
    void setUpTable();

    CheckModel* m_model;
    CountBar* m_counts;
    ChangeBar* m_changeBar;
    QTableView* m_table;
    DetailPane* m_detail;
    QSplitter* m_splitter;
    SummaryView* m_summary;
    ReasonView* m_reasons;
    RepetitionView* m_repetitions;
    QTabWidget* m_tabs;
    RowOrder m_order;
    ChosenRows m_withWords;              ///< null while no words are asked for
    std::array<ChosenRows, 3> m_changed; ///< by Change; null while nothing is compared
    LatestJob m_search{kTypingPause};    ///< after what it delivers to
    LatestJob m_arranging;
};

} // namespace nidus::ui
