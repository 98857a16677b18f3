// SPDX-License-Identifier: Apache-2.0
#include "ui/support/look/rowslayout.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace nidus::ui {

namespace {

bool grows(const QLayoutItem& item) { return item.expandingDirections().testFlag(Qt::Horizontal); }

int heightOf(const QLayoutItem& item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

} // namespace

RowsLayout::~RowsLayout() { qDeleteAll(m_items); }

void RowsLayout::addItem(QLayoutItem* item) { m_items.append(item); }

QLayoutItem* RowsLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

std::vector<RowsLayout::Placed> RowsLayout::arrange(int width) const
{
    std::vector<Placed> all;
    std::size_t first = 0;
    int x = 0;
    int y = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const int wanted =
            std::min(grows(*item) ? item->minimumSize().width() : item->sizeHint().width(), width);
        if (x > 0 && x + wanted > width) {
            finishRow(all, first, width);
            for (std::size_t i = first; i < all.size(); ++i)
                y = std::max(y, all[i].place.bottom() + 1);
            y += spacing();
            first = all.size();
            x = 0;
        }
        all.push_back({item, QRect(x, y, wanted, 0)});
        x += wanted + spacing();
    }
    finishRow(all, first, width);
    return all;
}

/// Distributes the space left, then sets all heights to that of the highest item.
void RowsLayout::finishRow(std::vector<Placed>& all, std::size_t first, int width) const
{
    if (first == all.size())
        return;
    const auto growing = std::count_if(all.begin() + std::ptrdiff_t(first), all.end(),
                                       [](const Placed& each) { return grows(*each.item); });
    int left = std::max(0, width - (all.back().place.right() + 1));
    auto open = growing;
    int moved = 0;
    int height = 0;
    for (std::size_t i = first; i < all.size(); ++i) {
        QRect& place = all[i].place;
        place.translate(moved, 0);
        if (grows(*all[i].item)) {
            const int room = std::max(place.width(), all[i].item->maximumSize().width());
            const int more = std::min(left / static_cast<int>(open--), room - place.width());
            place.setWidth(place.width() + more);
            moved += more;
            left -= more;
        }
        height = std::max(height, heightOf(*all[i].item, place.width()));
    }
    for (std::size_t i = first; i < all.size(); ++i)
        all[i].place.setHeight(height);
}

int RowsLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    int height = 0;
    for (const Placed& each : arrange(width - margins.left() - margins.right()))
        height = std::max(height, each.place.bottom() + 1);
    return height + margins.top() + margins.bottom();
}

QSize RowsLayout::minimumSize() const
{
    QSize least;
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty())
            least = least.expandedTo(item->minimumSize());
    }
    // Outer layouts may not support height-for-width, so report the height of the current rows.
    if (m_width > 0)
        least.setHeight(std::max(least.height(), heightForWidth(m_width) - contentsMargins().top() -
                                                     contentsMargins().bottom()));
    return least.grownBy(contentsMargins());
}

QSize RowsLayout::sizeHint() const
{
    QSize all;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        all.rwidth() += item->sizeHint().width() + (all.width() > 0 ? spacing() : 0);
        all.setHeight(std::max(all.height(), item->sizeHint().height()));
    }
    return all.grownBy(contentsMargins());
}

void RowsLayout::setGeometry(const QRect& place)
{
    const bool hasOtherRows = heightForWidth(place.width()) != heightForWidth(m_width);
    m_width = place.width();
    QLayout::setGeometry(place);
    if (hasOtherRows)
        update(); // outer layouts depend on the height
    const QRect room = place.marginsRemoved(contentsMargins());
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    for (const Placed& each : arrange(room.width()))
        each.item->setGeometry(QStyle::visualRect(direction, room, each.place.translated(room.topLeft())));
}

} // namespace nidus::ui
