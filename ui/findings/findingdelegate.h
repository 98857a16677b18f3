// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyledItemDelegate>

namespace nidus::ui {

/// Draws a row of a FindingsModel in one narrow column: the sign of its severity, the field, the rule or
/// what the severity will be, and the message below, on as many lines as it needs.
class FindingDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Sets whether the namespace comes before the field.
    void showNamespaces(bool isShown) { m_hasNamespaces = isShown; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// Returns the first line of a row: the namespace, if it is shown, and the field.
    [[nodiscard]] QString placeOf(const QModelIndex& index) const;

private:
    bool m_hasNamespaces = false;
};

} // namespace nidus::ui
