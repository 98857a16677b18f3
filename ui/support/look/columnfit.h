// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>
#include <QSet>
#include <QTimer>

class QAbstractItemView;
class QHeaderView;
class QTableView;
class QTreeView;

namespace nidus::ui {

/// Gives each column of a table the width of its text, and the last one the rest. Without enough room, first
/// the last one and then the widest ones become narrower, but not narrower than their titles, so that nothing
/// scrolls sideways; as far as there is room, a word or a date stays whole. With a large font, it does so in
/// any case, and the table may scroll. Follows the content and the size of the table until the user moves a
/// border; then, and in a header that was restored after that, the last column is stretched and the others
/// stay as they are.
class ColumnFit final : public QObject
{
    Q_OBJECT

public:
    /// The table has its model. Only the first hundred rows or so are measured. The last column has at least
    /// `leastLast` percent of the room if its text needs that, before other columns have more than a word.
    explicit ColumnFit(QTreeView& table, int leastLast = kLeastLast);
    explicit ColumnFit(QTableView& table, int leastLast = kLeastLast);

    /// Never makes a column narrower than its texts.
    void keepWhole(int column);
    /// Arranges the columns again, although the user moved a border.
    void renew();
    /// Returns the widths of columns in `room` pixels, from what their texts and titles need. A text that
    /// needs at most `word` pixels is not cut, even if there is not enough room.
    [[nodiscard]] static QList<int> widths(const QList<int>& texts, const QList<int>& titles, int room,
                                           int word = 0, int leastLast = kLeastLast);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr int kLeastLast = 15; ///< percent

    ColumnFit(QAbstractItemView& table, QHeaderView& header);
    void followContent();
    void fit();
    void noteResizing(int section, int before, int now);

    QAbstractItemView& m_table;
    QHeaderView& m_header;
    QObject* m_titles; ///< the viewport of the header, also while the header is destroyed
    QTimer m_soon;
    int m_leastLast = kLeastLast;
    QSet<int> m_whole; ///< columns
    bool m_isFitting = false;
    bool m_isPressed = false; ///< the mouse, in the header
};

} // namespace nidus::ui
