// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>

namespace nidus::ui {

/// Marks what is searched for (NamespaceModel::TermRole) in the cells of the list: tinted and underlined.
class MatchDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// The rectangle that is marked, empty where there is nothing to mark.
    [[nodiscard]] QRect markOf(const QStyleOptionViewItem& option, const QModelIndex& index) const;
};

} // namespace nidus::ui
