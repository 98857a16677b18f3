// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>
#include <QTimer>

class QTreeView;

namespace nidus::ui {

/// Shows every line of a note in a table of events, as many lines high as the width of its column requires,
/// but not higher than the table.
class NoteDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Sets itself for the notes of `table`, which is borrowed and the parent.
    explicit NoteDelegate(QTreeView& table);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    QTreeView& m_table;
    QObject* m_rows; ///< the viewport of the table, also while the table is destroyed
    QTimer m_layout; ///< once after several changes
};

} // namespace nidus::ui
