// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/findingdelegate.h"

#include "ui/findings/findingsmodel.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kRowMargin = 8; // pixels around a row, and between the sign and the text
constexpr int kSignSize = 16;

QString cellText(const QModelIndex& index, FindingsModel::Column column)
{
    return index.siblingAtColumn(column).data().toString();
}

bool isHeading(const QModelIndex& index) { return cellText(index, FindingsModel::Message).isEmpty(); }

QFont boldFont(QFont font)
{
    font.setBold(true);
    return font;
}

/// Returns the place of the text in a row; in a right-to-left layout it is mirrored when it is painted.
QRect roomOfText(const QRect& row)
{
    return row.adjusted(2 * kRowMargin + kSignSize, kRowMargin / 2, -kRowMargin, 0);
}

} // namespace

int FindingDelegate::heightOf(int lines, const QFontMetrics& metrics) const
{
    return (lines + 1) * metrics.lineSpacing() + kRowMargin;
}

QString FindingDelegate::placeOf(const QModelIndex& index) const
{
    QStringList parts;
    if (m_hasNamespaces)
        parts.append(cellText(index, FindingsModel::Namespace));
    if (const QString field = cellText(index, FindingsModel::Field); !field.isEmpty())
        parts.append(field);
    return parts.isEmpty() ? cellText(index, FindingsModel::Rank) : parts.join(u" · "_s);
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (isHeading(index))
        return {0, heightOf(0, option.fontMetrics)};
    // The column is as wide as its view; its own width follows later.
    const auto* view = qobject_cast<const QAbstractScrollArea*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const QRect room = roomOfText(QRect(0, 0, width, 0));
    const QRect text = option.fontMetrics.boundingRect(QRect(0, 0, room.width(), 0), Qt::TextWordWrap,
                                                       cellText(index, FindingsModel::Message));
    return {0, option.fontMetrics.lineSpacing() + text.height() + kRowMargin};
}

void FindingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle& style = option.widget ? *option.widget->style() : *QApplication::style();
    style.drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    const auto place = [&option](const QRect& part) {
        return QStyle::visualRect(option.direction, option.rect, part);
    };
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const int aligned = static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft));
    painter->save();
    painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    const QFontMetrics bold(boldFont(option.font));
    QRect room = roomOfText(option.rect);
    if (isHeading(index)) {
        painter->setFont(boldFont(option.font));
        room.setLeft(option.rect.left() + kRowMargin);
        painter->drawText(place(room), aligned, cellText(index, FindingsModel::Rank));
        return painter->restore();
    }
    const auto sign = index.siblingAtColumn(FindingsModel::Rank).data(Qt::DecorationRole).value<QIcon>();
    sign.paint(painter,
               place(QRect(option.rect.left() + kRowMargin, room.top(), kSignSize, bold.lineSpacing())),
               Qt::AlignCenter, isSelected ? QIcon::Selected : QIcon::Normal);

    const QString title = bold.elidedText(placeOf(index), Qt::ElideRight, room.width());
    const int used = bold.horizontalAdvance(title) + kRowMargin;
    painter->setFont(boldFont(option.font));
    painter->drawText(place(room), aligned, title);
    painter->setFont(option.font);
    const QRect rest = room.adjusted(used, 0, 0, 0);
    const QString later = index.data(FindingsModel::LaterSeverity).toString();
    const QString beside = later.isEmpty() ? cellText(index, FindingsModel::Rule) : later;
    if (!later.isEmpty() || option.fontMetrics.horizontalAdvance(beside) <= rest.width())
        painter->drawText(place(rest), aligned,
                          option.fontMetrics.elidedText(beside, Qt::ElideRight, rest.width()));
    room.setTop(room.top() + option.fontMetrics.lineSpacing());
    painter->drawText(place(room), aligned | Qt::TextWordWrap, cellText(index, FindingsModel::Message));
    painter->restore();
}

} // namespace nidus::ui
