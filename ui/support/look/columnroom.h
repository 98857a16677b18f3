// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>
#include <functional>

class QTableView;

namespace nidus::ui {

/// Hides the least important columns of a table while not all of them fit, so that nothing scrolls sideways.
class ColumnRoom final : public QObject
{
    Q_OBJECT

public:
    /// The model has the least sizes of its headers. `least` are the columns that may be hidden, the least
    /// important first. Columns for which `hasTexts` is false are hidden before the others.
    ColumnRoom(QTableView& table, QList<int> least, std::function<bool(int)> hasTexts);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    [[nodiscard]] int widthOf(int column) const;

    QTableView& m_table;
    QList<int> m_least;
    std::function<bool(int)> m_hasTexts;
};

} // namespace nidus::ui
