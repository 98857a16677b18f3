// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/matchdelegate.h"

#include "core/storage/search/searchplace.h"
#include "ui/browser/namespacemodel.h"
#include "ui/support/look/contrast.h"
#include "ui/support/text/registrywords.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

namespace nidus::ui {

namespace {

constexpr int kMatchAlpha = 70; ///< of 255, so that the text stays readable
constexpr int kUnderline = 2;
constexpr int kLineMargin = 3; ///< pixels above and below the two lines
constexpr int kSideMargin = 6;
constexpr int kStrong = 72; ///< percent of the text's color in that of the second line
constexpr int kMostOfLine =
    65; ///< percent of a line for the text at its end, if both need more than there is
constexpr qreal kSecondSize = 0.9;

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

bool MatchDelegate::isSecondLine(int column)
{
    return column == NamespaceModel::Registrant || column == NamespaceModel::Reason ||
           column == NamespaceModel::Assignee || column == NamespaceModel::StateColumn;
}

QColor MatchDelegate::secondColor(const QPalette& palette, bool isSelected)
{
    if (isSelected)
        return palette.color(QPalette::HighlightedText);
    return mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), kStrong);
}

void MatchDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const bool isSelected = option->state.testFlag(QStyle::State_Selected);
    const bool isPerson =
        index.column() == NamespaceModel::Owner || index.column() == NamespaceModel::Assignee;
    if (isPerson)
        option->text = shortName(option->text);
    if (m_isAlone && index.column() == NamespaceModel::Assignee && !option->text.isEmpty())
        option->text = tr("assigned to %1").arg(option->text);
    if (index.column() == NamespaceModel::Nid)
        option->font.setBold(true);
    if (isSecondLine(index.column()))
        option->font.setPointSizeF(option->font.pointSizeF() * kSecondSize);
    if (isSecondLine(index.column()) || isPerson)
        option->palette.setColor(QPalette::Text, secondColor(option->palette, isSelected));
    option->fontMetrics = QFontMetrics(option->font);
}

void MatchDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    QStyleOptionViewItem ground = option;
    ground.features = {};
    const QStyle& style = option.widget ? *option.widget->style() : *QApplication::style();
    style.drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    QStyleOptionViewItem first = option;
    first.state &= ~(QStyle::State_HasFocus | QStyle::State_MouseOver);
    first.rect.adjust(kSideMargin, kLineMargin, -kSideMargin, 0);
    first.rect.setHeight((option.rect.height() - 2 * kLineMargin) / 2);
    QStyleOptionViewItem second = first;
    second.rect.translate(0, second.rect.height());
    const auto in = [&index](NamespaceModel::Column column) { return index.siblingAtColumn(column); };
    switch (index.column()) {
    case NamespaceModel::Nid:
        if (!m_isAlone) {
            first.rect = paintEnd(painter, first, in(NamespaceModel::Findings), 0);
            const QModelIndex owner = in(NamespaceModel::Owner);
            const int needed = widthOf(first, index);
            if (needed + widthOf(first, owner) <= first.rect.width()) // the NID is worth more
                first.rect = paintEnd(painter, first, owner, needed);
            second.rect = paintEnd(painter, second, in(NamespaceModel::StateColumn),
                                   widthOf(second, in(NamespaceModel::Registrant)));
        }
        paintLine(painter, first, index);
        return paintLine(painter, second, in(NamespaceModel::Registrant));
    case NamespaceModel::Task:
        paintLine(painter, first, index);
        return paintLine(painter, second, in(NamespaceModel::Reason));
    case NamespaceModel::Owner:
        paintLine(painter, first, index);
        return paintLine(painter, second, in(NamespaceModel::Assignee));
    default:
        first.rect = paintEnd(painter, first, in(NamespaceModel::Findings), 0);
        second.rect = paintEnd(painter, second, in(NamespaceModel::StateColumn), 0);
    }
}

int MatchDelegate::widthOf(const QStyleOptionViewItem& line, const QModelIndex& index) const
{
    QStyleOptionViewItem shown = line;
    initStyleOption(&shown, index);
    const int sign = shown.icon.isNull() ? 0 : shown.decorationSize.width() + kLineMargin;
    return sign + shown.fontMetrics.horizontalAdvance(shown.text) + 4 * kLineMargin;
}

int MatchDelegate::endWidth(int line, int end, int start)
{
    return std::min(end, std::max(line - start, line * kMostOfLine / 100));
}

QRect MatchDelegate::paintEnd(QPainter* painter, const QStyleOptionViewItem& line, const QModelIndex& index,
                              int needed) const
{
    if (index.data().toString().isEmpty())
        return line.rect;
    const int width = endWidth(line.rect.width(), widthOf(line, index), needed);
    const QRect end(line.rect.right() - width + 1, line.rect.top(), width, line.rect.height());
    QStyleOptionViewItem shown = line;
    shown.rect = QStyle::visualRect(line.direction, line.rect, end);
    paintLine(painter, shown, index);
    return QStyle::visualRect(line.direction, line.rect, line.rect.adjusted(0, 0, -width, 0));
}

void MatchDelegate::paintLine(QPainter* painter, const QStyleOptionViewItem& line,
                              const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, line, index);
    const QRect mark = markOf(line, index);
    if (mark.isEmpty())
        return;
    const bool isSelected = line.state.testFlag(QStyle::State_Selected);
    QColor color = line.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Highlight);
    painter->fillRect(mark.left(), mark.bottom() - kUnderline + 1, mark.width(), kUnderline, color);
    if (isSelected)
        return; // a tint would make the text on it hard to read
    color.setAlpha(kMatchAlpha);
    painter->fillRect(mark, color);
}

QSize MatchDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int height = 2 * QStyledItemDelegate::sizeHint(option, index).height();
    if (!m_isAlone)
        return {0, height}; // the only column has the width of the list
    int width = widthOf(option, index);
    if (index.column() == NamespaceModel::Nid)
        width = std::max(width, widthOf(option, index.siblingAtColumn(NamespaceModel::Registrant)));
    if (index.column() == NamespaceModel::Task)
        width = std::max(width, widthOf(option, index.siblingAtColumn(NamespaceModel::Reason)));
    if (index.column() == NamespaceModel::Owner)
        width = std::max(width, widthOf(option, index.siblingAtColumn(NamespaceModel::Assignee)));
    return {width + 2 * kSideMargin, height};
}

} // namespace nidus::ui
