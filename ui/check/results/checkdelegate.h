// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/rows/checkrows.h"
#include <QIcon>

#include <QStyledItemDelegate>
#include <array>

namespace nidus::ui {

/// Draws the cells of a CheckModel: the verdict's icon, URNs in the fixed-width font, right-aligned line
/// numbers.
class CheckDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    mutable std::array<QIcon, kLineKindCount> m_icons; ///< indexed by Verdict, for the palette below
    mutable qint64 m_paletteKey = 0;
};

} // namespace nidus::ui
