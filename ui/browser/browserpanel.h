// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "ui/browser/namespacemodel.h"

#include <QTimer>
#include <QWidget>
#include <functional>

class QLabel;
class QLineEdit;
class QSettings;
class QStackedWidget;
class QTableView;

namespace nidus::ui {

class FilterButton;

/// The namespace list with its search field, filter, and counts, and with a hint when it is empty.
class BrowserPanel final : public QWidget
{
    Q_OBJECT

public:
    /// Returns the handles that match a search term, or std::nullopt to show everything.
    using Search = std::function<std::optional<QStringList>(const QString& term)>;

    BrowserPanel(Search search, NamespaceModel::FoundText foundText, QWidget* parent = nullptr);

    [[nodiscard]] NamespaceModel* model() const { return m_model; }
    /// Shows a changed registry and keeps the selection if it still exists.
    void setSummaries(const QList<storage::RegistrySummary>& summaries);
    /// Shows the counts, and updates the rows if they are filtered by findings.
    void setFindingCounts(const QHash<QString, nidus::ui::FindingCounts>& counts);
    /// Returns the handles of the rows in sight, or of the first rows while the list has no size yet.
    [[nodiscard]] QStringList handlesInSight() const;
    /// Shows how many drafts' findings are counted; nothing once that is done.
    void showCounting(base::Progress progress);
    /// Returns the handle of the current row, or an empty string.
    [[nodiscard]] QString currentHandle() const;
    [[nodiscard]] QStringList selectedHandles() const;
    /// Selects a row; clears search and filter if they hide it.
    void select(const QString& handle);
    /// Sets the context menu actions for the selected rows. Borrowed.
    void setRowActions(const QList<QAction*>& actions);
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
    /// counts() is another text.
    void countsChanged();
    /// The search field is about to get the focus.
    void searchFocused();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeTable();
    void openCurrent();
    void sizeToFont();
    [[nodiscard]] QFont boldFont() const;
    [[nodiscard]] QAction* newSortAction();
    void sortBy(int column, Qt::SortOrder order);
    QWidget* makeEmptyPage();
    void applySearch();
    void showMatches();
    void applyFilter();
    void clearSearch();
    void choose(int row);
    void afterChange(const QString& keep);
    void updateCounts();

    Search m_search;
    NamespaceModel* m_model;
    QLineEdit* m_searchField;
    FilterButton* m_filter;
    QStackedWidget* m_pages;
    QTableView* m_table;
    QLabel* m_emptyText;
    QTimer m_searchDelay;
    QList<storage::RegistrySummary> m_summaries;
    QString m_counts;
    int m_sortColumn = NamespaceModel::Nid;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    base::Progress m_counting;
    QString m_current; ///< kept even while a filter hides it
    bool m_isRestoring = false;
};

} // namespace nidus::ui
