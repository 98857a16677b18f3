// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>
#include <functional>

class QMenu;
class QTableView;

namespace nidus::ui {

/// Hides the least important columns of a table while not all of them fit, so that nothing scrolls sideways,
/// and those that the user does not want.
class ColumnRoom final : public QObject
{
    Q_OBJECT

public:
    /// The model has the least sizes of its headers. `least` are the columns that may be hidden, the least
    /// important first. Columns for which `hasTexts` is false are hidden before the others.
    ColumnRoom(QTableView& table, QList<int> least, std::function<bool(int)> hasTexts);

    [[nodiscard]] const QList<int>& unwanted() const { return m_unwanted; }
    /// Hides columns also if there is room for them.
    void setUnwanted(const QList<int>& columns);
    /// Adds a menu in which the user chooses columns to the table and to its header.
    void addMenu();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void choose(int column, bool isWanted);
    [[nodiscard]] int widthOf(int column) const;
    [[nodiscard]] int room() const;

    QTableView& m_table;
    QList<int> m_least;
    std::function<bool(int)> m_hasTexts;
    QList<int> m_unwanted;
    QMenu* m_menu = nullptr;
};

} // namespace nidus::ui
