// SPDX-License-Identifier: Apache-2.0
#pragma once

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

/// The namespace list with its search field, filter, counts and, where the list is empty, what to do.
class BrowserPanel final : public QWidget
{
    Q_OBJECT

public:
    /// Answers a search term with handles; an empty answer of std::nullopt shows everything.
    using Search = std::function<std::optional<QStringList>(const QString& term)>;

    BrowserPanel(Search search, NamespaceModel::FoundText foundText, QWidget* parent = nullptr);

    [[nodiscard]] NamespaceModel* model() const { return m_model; }
    /// Shows a changed registry, keeping the selection where it still exists.
    void setSummaries(const QList<storage::RegistrySummary>& summaries);
    /// Shows them, and with a filter for findings other rows.
    void setFindingCounts(const QHash<QString, nidus::ui::FindingCounts>& counts);
    /// The row the user works with, empty when there is none.
    [[nodiscard]] QString currentHandle() const;
    [[nodiscard]] QStringList selectedHandles() const;
    /// Selects a row; search and filter are cleared where they hide it.
    void select(const QString& handle);
    /// What can be done with the rows that are selected; stands in their context menu. Borrowed.
    void setRowActions(const QList<QAction*>& actions);
    void focusSearch();
    /// Selects the row so many further, as far as there are any.
    void step(int by);

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    void currentChanged(const QString& handle);
    /// Enter or double-click on a row.
    void activated(const QString& handle);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeTable();
    void openCurrent();
    void fitRegistrant();
    QWidget* makeEmptyPage();
    void applySearch();
    void showMatches();
    void applyFilter();
    void clearSearch();
    void choose(int row);
    void afterChange(const QString& keep);
    void updateCounts();
    void showColumnMenu(const QPoint& position);

    Search m_search;
    NamespaceModel* m_model;
    QLineEdit* m_searchField;
    FilterButton* m_filter;
    QStackedWidget* m_pages;
    QTableView* m_table;
    QLabel* m_emptyText;
    QLabel* m_counts;
    QTimer m_searchDelay;
    QList<storage::RegistrySummary> m_summaries;
    QString m_current; ///< kept while a filter hides it
    bool m_isRestoring = false;
};

} // namespace nidus::ui
