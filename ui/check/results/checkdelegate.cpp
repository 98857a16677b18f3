// SPDX-License-Identifier: Apache-2.0
#include "ui/check/results/checkdelegate.h"

#include "ui/check/results/checkmodel.h"
#include "ui/check/rows/verdictlook.h"
#include "ui/support/look/fonts.h"

namespace nidus::ui {

void CheckDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    switch (index.column()) {
    case CheckModel::Line: option->displayAlignment = Qt::AlignRight | Qt::AlignVCenter; break;
    case CheckModel::Urn:
        option->font = fixedFont(option->font);
        option->textElideMode = Qt::ElideMiddle; // many begin alike
        break;
    case CheckModel::VerdictColumn:
        if (std::exchange(m_paletteKey, option->palette.cacheKey()) != option->palette.cacheKey()) {
            for (const LineKind kind : kLineKinds)
                m_icons[static_cast<std::size_t>(kind)] = kindIcon(kind, option->palette);
        }
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = QSize(option->fontMetrics.height(), option->fontMetrics.height());
        option->icon = m_icons[index.data(CheckModel::KindRole).toUInt()];
        break;
    default: break;
    }
}

} // namespace nidus::ui
