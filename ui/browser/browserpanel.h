// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/workflow/subregistry/endedentries.h"
#include "ui/browser/namespacemodel.h"
#include "ui/browser/savedviews.h"

#include <QTimer>
#include <QWidget>
#include <functional>

class QLineEdit;
class QSettings;
class QStackedWidget;
class QTableView;

namespace nidus::ui {

class ColumnFit;
class EmptyList;
class FilterButton;
class MatchDelegate;
class SavedViewsMenu;
class SelectionBar;
class TaskButtons;
class ViewBar;

/// The namespace list with its search field, views, filter, and counts, and with a hint when it is empty. It
/// is the list of the page Registry, beside a detail, and, alone, that of the page Tasks, which has only
/// drafts.
class BrowserPanel final : public QWidget
{
    Q_OBJECT

public:
    /// Returns the handles that match a search term, or std::nullopt to show everything.
    using Search = std::function<std::optional<QStringList>(const QString& term)>;

    BrowserPanel(Search search, NamespaceModel::FoundText foundText, QWidget* parent = nullptr);

    [[nodiscard]] NamespaceModel* model() const { return m_model; }
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Offers the saved views of a registry; the path of one in memory is empty.
    void setRegistry(const QString& path);
    /// Shows a changed registry and keeps the selection if it still exists.
    void setSummaries(const QList<storage::RegistrySummary>& summaries);
    /// Shows the counts, and updates the rows if they are filtered by findings.
    void setFindingCounts(const QHash<QString, nidus::ui::FindingCounts>& counts);
    /// Shows which namespaces are missing from IANA's list; see NamespaceModel::setDepartures().
    void setDepartures(const QHash<QString, QString>& dates);
    /// Returns the handles of the rows in sight, or of the first rows while the list has no size yet.
    [[nodiscard]] QStringList handlesInSight() const;
    /// Shows how many drafts' findings are counted; nothing once that is done.
    void showCounting(base::Progress progress);
    /// Shows the list alone, with columns for tasks, people, and states, or beside a detail. Each has its own
    /// view and order.
    void setAlone(bool isAlone);
    [[nodiscard]] SavedViewsMenu* savedViews() const { return m_savedViews; }
    [[nodiscard]] bool isAlone() const { return m_isAlone; }
    /// Sets what to do next with each draft.
    void setTasks(const QList<workflow::TaskItem>& tasks, const QList<workflow::EndedEntries>& ended = {});
    /// Returns the tasks that are not about one draft.
    [[nodiscard]] TaskButtons* taskButtons() const { return m_taskButtons; }
    /// Returns the handle of the current row, or an empty string.
    [[nodiscard]] QString currentHandle() const { return m_current; }
    [[nodiscard]] QStringList selectedHandles() const;
    /// Selects a row; shows everything if search, view, or filter hide it.
    void select(const QString& handle);
    void selectNothing();
    /// Also forgets the search: another registry is shown.
    void forget();
    /// Sets the context menu actions for the selected rows. Borrowed.
    void setRowActions(const QList<QAction*>& actions);
    /// Sets the steps for all selected rows. Borrowed.
    void setSelectionActions(const QList<QAction*>& actions);
    /// Sets what is offered while the list is empty. Borrowed.
    void setBeginnings(const QList<QAction*>& actions);
    void focusSearch();
    /// Returns what is in the list, in words.
    [[nodiscard]] QString counts() const { return m_counts; }
    void focusList();
    /// Moves the selection by this many rows, stopping at the ends.
    void step(int by);

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    void currentChanged(const QString& handle);
    /// The user pressed Enter or double-clicked a row.
    void activated(const QString& handle);
    void clicked();
    /// Other rows are selected.
    void selectionChanged();
    /// How many drafts are assigned to the user, and what to do with them, line by line.
    void ownWorkChanged(int count, const QString& reasons);
    /// counts() is another text.
    void countsChanged();
    /// The search field is about to get the focus.
    void searchFocused();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeTable();
    void connectTable();
    void arrangeColumns();
    void useOwnView();
    void apply(const SavedView& view);
    void updateViewCounts();
    void updateSelection();
    void openCurrent();
    void sizeToFont();
    [[nodiscard]] QAction* newSortAction();
    /// In ascending order, or in descending order if it is sorted by that column already.
    void sortBy(int column);
    void applySearch();
    void showMatches();
    void applyFilter();
    void showAll();
    void choose(int row);
    /// Remembers the selected rows while the model changes.
    void beforeChange();
    void afterChange();
    void selectAgain();
    void updateCounts();

    Search m_search;
    NamespaceModel* m_model;
    QLineEdit* m_searchField;
    FilterButton* m_filter;
    ViewBar* m_views;
    SavedViewsMenu* m_savedViews;
    MatchDelegate* m_look;
    QStackedWidget* m_pages;
    QTableView* m_table;
    ColumnFit* m_fit;
    EmptyList* m_empty;
    SelectionBar* m_selection;
    TaskButtons* m_taskButtons;
    QTimer m_searchDelay;
    QList<storage::RegistrySummary> m_summaries;
    QString m_counts;
    // What the list alone and the list beside a detail have each.
    [[nodiscard]] ListArrangement& own() { return m_isAlone ? m_alone : m_beside; }
    ListArrangement m_beside{{}, NamespaceModel::Nid, Qt::AscendingOrder};
    ListArrangement m_alone{{}, NamespaceModel::Task, Qt::AscendingOrder};
    QString m_otherSearch; ///< of the one that is not shown
    bool m_isAlone = false;
    QSet<QString> m_kept; ///< handles of the selected rows while the model changes
    base::Progress m_counting;
    QString m_current; ///< kept even while a filter hides it
    bool m_isRestoring = false;
};

} // namespace nidus::ui
