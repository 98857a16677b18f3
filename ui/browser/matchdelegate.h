// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>

namespace nidus::ui {

/// Tints and underlines the search term (NamespaceModel::TermRole) in the cells of the list.
class MatchDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// Returns the marked rectangle, empty if there is nothing to mark.
    [[nodiscard]] QRect markOf(const QStyleOptionViewItem& option, const QModelIndex& index) const;
};

} // namespace nidus::ui
