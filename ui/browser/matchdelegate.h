// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>

namespace nidus::ui {

/// Draws the rows of the list with two lines. Beside a detail, its only column has NID, owner, and findings
/// in the first line, and registrant and state in the second. Alone, these have columns, and so has the task
/// with its reason. Tints and underlines the search term (NamespaceModel::TermRole).
class MatchDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setAlone(bool isAlone) { m_isAlone = isAlone; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Returns the marked rectangle in a line, empty if there is nothing to mark.
    [[nodiscard]] QRect markOf(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    /// Returns the width of a text at the end of a line, from what it and the one before it need.
    [[nodiscard]] static int endWidth(int line, int end, int start);
    /// Returns the color of the second line on the ground of a row.
    [[nodiscard]] static QColor secondColor(const QPalette& palette, bool isSelected);

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    [[nodiscard]] static bool isSecondLine(int column);
    /// Returns the width that a cell needs.
    [[nodiscard]] int widthOf(const QStyleOptionViewItem& line, const QModelIndex& index) const;
    /// Draws a cell at the end of a line; the text before it needs `needed` pixels. Returns the rest of the
    /// line.
    [[nodiscard]] QRect paintEnd(QPainter* painter, const QStyleOptionViewItem& line,
                                 const QModelIndex& index, int needed) const;
    void paintLine(QPainter* painter, const QStyleOptionViewItem& line, const QModelIndex& index) const;

    bool m_isAlone = false;
};

} // namespace nidus::ui
