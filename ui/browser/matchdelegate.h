// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>

namespace nidus::ui {

/// Draws the rows of the list with two lines: NID and registrant at the left, findings and state at the
/// right. Tints and underlines the search term (NamespaceModel::TermRole).
class MatchDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Returns the marked rectangle in a line, empty if there is nothing to mark.
    [[nodiscard]] QRect markOf(const QStyleOptionViewItem& option, const QModelIndex& index) const;

private:
    void paintLine(QPainter* painter, const QStyleOptionViewItem& line, const QModelIndex& index) const;
};

} // namespace nidus::ui
