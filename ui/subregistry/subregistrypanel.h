// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/subregistry/entrymodel.h"
#include "ui/subregistry/subregistrycontent.h"

#include <QList>
#include <QString>
#include <QWidget>
#include <optional>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QSettings;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace nidus::ui {

class ColumnRoom;
class EmptyList;
class NumberMap;
class StatusLine;

/// What the panel offers. All are borrowed.
struct PanelActions
{
    QAction* create = nullptr;
    QAction* assign = nullptr;
    QAction* addRange = nullptr;
    QAction* import = nullptr;
    QAction* paste = nullptr;
    QAction* undo = nullptr;
    QList<QList<QAction*>> forEntries; ///< groups of the context menu of the table, and of the menu Entry
    QList<QList<QAction*>> forList;
};

/// The tab with the subregistries of a namespace: the chosen one as a map of its numbers and as a table.
class SubregistryPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit SubregistryPanel(QWidget* parent = nullptr);

    void setActions(const PanelActions& actions);
    /// Shows a namespace; its subregistries follow with showLists(). Empty shows nothing.
    void showNamespace(const QString& nid);
    [[nodiscard]] const QString& nid() const { return m_nid; }
    void showLists(const QList<SharedContent>& lists);
    /// Chooses a subregistry by its name.
    void choose(const QString& name);
    /// Shows the entries of a list whose date is past, once it is read.
    void showEnded(const QString& list);
    /// Selects the entry of a value and scrolls to it.
    void reveal(const subregistry::Block& block);
    /// Does the same in a list once the lists that were changed are read again, unless another one is shown
    /// then.
    void revealLater(const subregistry::Definition& list, const subregistry::Block& block);

    [[nodiscard]] const QList<SharedContent>& lists() const { return m_lists; }
    /// Returns the chosen subregistry; null if there is none.
    [[nodiscard]] const SharedContent& current() const { return m_model->content(); }
    /// Returns the selected stretches, in order of the rows; without rows, the one that is current on the
    /// map.
    [[nodiscard]] QList<Stretch> selected() const;
    /// Returns the name of the range that is shown alone; empty if all are.
    [[nodiscard]] QString shownRange() const { return m_model->filter().range; }
    /// Returns the range that is shown alone, or the only one, or else that of the selected stretch; null if
    /// there is none.
    [[nodiscard]] const subregistry::Range* currentRange() const;
    [[nodiscard]] EntryModel* model() const { return m_model; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] NumberMap* map() const { return m_map; }
    /// Whether its tab is the current one, even if a small window shows something else.
    [[nodiscard]] bool isChosen() const { return !isHidden(); }
    /// Requests showing the panel.
    void requestShow() { Q_EMIT wanted(); }
    void setToday(QDate today) { m_today = today; }

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    /// Lists of another namespace are needed.
    void namespaceChanged();
    void wanted();
    void selectionChanged();
    /// The details of the selected values are wanted.
    void detailsWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeHead();
    void makeFilter();
    void setUpTable();
    void addTableActions(const PanelActions& actions);
    void showCurrent();
    void showRanges();
    void applyFilter();
    void showFacts();
    void showSelection();
    void showEmptiness();
    void showAll();
    void showOnly(EntryFilter::Which which);
    /// Reveals an entry; without a map, shows all entries if the filter hides it.
    void revealHidden(const subregistry::Block& block);
    void selectAgain(const SharedContent& before, const QList<Stretch>& stretches);
    void followMap(const Stretch& stretch);
    void followTable();
    void copySelected() const;

    QString m_nid;
    QList<SharedContent> m_lists;
    QString m_wanted; ///< a list to choose once it is read
    QDate m_today;
    EntryModel* m_model;
    QStackedWidget* m_pages;
    EmptyList* m_empty;
    QComboBox* m_list;
    QLabel* m_facts;
    QWidget* m_buttons;
    QWidget* m_filter;
    QComboBox* m_which;
    QComboBox* m_range;
    QLineEdit* m_text;
    NumberMap* m_map;
    QTableView* m_table;
    ColumnRoom* m_columns = nullptr;
    QSplitter* m_parts;
    QStackedWidget* m_rows; ///< the table, or why it has no rows
    EmptyList* m_none;
    QStackedWidget* m_content; ///< the parts, or how to begin
    EmptyList* m_beginning;
    StatusLine* m_counts;
    /// A value to reveal once its list is read again.
    struct Awaited
    {
        QString list;
        subregistry::Block block;
    };
    std::optional<Awaited> m_next;
    bool m_isFollowing = false; ///< map and table show the same stretch
};

} // namespace nidus::ui
