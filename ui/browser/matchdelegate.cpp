// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/matchdelegate.h"

#include "core/storage/search/searchplace.h"
#include "ui/browser/namespacemodel.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>
#include <cmath>

namespace nidus::ui {

namespace {

constexpr int kMatchAlpha = 70; ///< of 255, so that the text stays readable
constexpr int kUnderline = 2;
constexpr int kLineMargin = 3; ///< pixels above and below the two lines

} // namespace

QRect MatchDelegate::markOf(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString term = index.data(NamespaceModel::TermRole).toString();
    const std::optional<storage::SearchPlace> place = storage::searchPlace(index.data().toString(), term);
    if (!place)
        return {};
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const QStyle& style = shown.widget ? *shown.widget->style() : *QApplication::style();
    const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &shown, shown.widget) + 1;
    const QRect area = style.subElementRect(QStyle::SE_ItemViewItemText, &shown, shown.widget)
                           .adjusted(margin, 0, -margin, 0);
    const QString text = shown.fontMetrics.elidedText(shown.text, shown.textElideMode, area.width());
    QTextLayout layout(text, shown.font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    const QRect words =
        QStyle::alignedRect(shown.direction, shown.displayAlignment,
                            QSize(static_cast<int>(std::ceil(line.naturalTextWidth())), area.height()), area);
    const auto at = [&](qsizetype character) {
        return words.left() + static_cast<int>(std::round(line.cursorToX(static_cast<int>(character))));
    };
    const int from = at(std::min(place->offset, text.size()));
    const int to = at(std::min(place->offset + place->length, text.size()));
    return QRect(std::min(from, to), area.top() + 1, std::abs(to - from), area.height() - 2);
}

void MatchDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    QStyleOptionViewItem ground = option;
    ground.features = {};
    const QStyle& style = option.widget ? *option.widget->style() : *QApplication::style();
    style.drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    const bool isLeft = index.column() == NamespaceModel::Nid;
    QStyleOptionViewItem line = option;
    line.state &= ~QStyle::State_HasFocus;
    line.rect.setTop(option.rect.top() + kLineMargin);
    line.rect.setHeight((option.rect.height() - 2 * kLineMargin) / 2);
    paintLine(painter, line, isLeft ? index : index.siblingAtColumn(NamespaceModel::Findings));
    line.rect.translate(0, line.rect.height());
    paintLine(painter, line, isLeft ? index.siblingAtColumn(NamespaceModel::Registrant) : index);
}

void MatchDelegate::paintLine(QPainter* painter, const QStyleOptionViewItem& line,
                              const QModelIndex& index) const
{
    QStyleOptionViewItem shown = line;
    if (index.column() == NamespaceModel::Findings) { // the sign is next to its number
        const int width = line.decorationSize.width() + 4 * kLineMargin +
                          line.fontMetrics.horizontalAdvance(index.data().toString());
        const QRect part(line.rect.right() + 1 - width, line.rect.top(), width, line.rect.height());
        shown.rect = QStyle::visualRect(line.direction, line.rect, part);
        if (index.data().toString().isEmpty())
            return;
    }
    shown.state &= ~QStyle::State_MouseOver;
    QStyledItemDelegate::paint(painter, shown, index);
    const QRect mark = markOf(shown, index);
    if (mark.isEmpty())
        return;
    const bool isSelected = line.state.testFlag(QStyle::State_Selected);
    QColor color = line.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Highlight);
    painter->fillRect(mark.left(), mark.bottom() - kUnderline + 1, mark.width(), kUnderline, color);
    color.setAlpha(kMatchAlpha);
    painter->fillRect(mark, color);
}

QSize MatchDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    // Long names are elided; the tool tip shows all of them.
    return {0, 2 * QStyledItemDelegate::sizeHint(option, index).height()};
}

} // namespace nidus::ui
