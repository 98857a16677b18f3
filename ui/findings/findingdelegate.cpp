// SPDX-License-Identifier: Apache-2.0
#include "ui/findings/findingdelegate.h"

#include "ui/findings/findingsmodel.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QPainter>
#include <QTextLayout>
#include <QtMath>
#include <algorithm>
#include <memory>

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

/// Lays out a message in that width; long words are broken too. boundingRect() of the result has its height.
std::unique_ptr<QTextLayout> layOut(const QString& message, const QFont& font, Qt::Alignment aligned,
                                    int width)
{
    QTextOption option(aligned);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    auto layout = std::make_unique<QTextLayout>(message, font);
    layout->setTextOption(option);
    layout->beginLayout();
    qreal height = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(std::max(width, kSignSize));
        line.setPosition({0, height});
        height += line.height();
    }
    layout->endLayout();
    return layout;
}

/// Returns the height of the first line, whose letters may come from another font.
int heightOfTitle(const QString& title, const QFont& font)
{
    const QFontMetrics bold(boldFont(font));
    return std::max(bold.lineSpacing(), bold.boundingRect(title).height());
}

/// Returns what is said of a finding beside its place: what its severity will be, or its rule.
QString noteOf(const QModelIndex& index)
{
    const QString later = index.data(FindingsModel::LaterSeverity).toString();
    return later.isEmpty() ? cellText(index, FindingsModel::Rule) : later;
}

/// Returns the room that a place leaves beside it for a note, or less than 0.
int roomBeside(const QString& place, const QFont& font, int width)
{
    return width - QFontMetrics(boldFont(font)).horizontalAdvance(place) - kRowMargin;
}

/// Returns the text below the place: the message, after what its severity will be if that does not fit beside
/// the place. A rule that does not fit is not shown.
QString textBelow(const QModelIndex& index, const QString& place, const QFont& font, int width)
{
    const QString message = cellText(index, FindingsModel::Message);
    const QString later = index.data(FindingsModel::LaterSeverity).toString();
    return later.isEmpty() || QFontMetrics(font).horizontalAdvance(later) <= roomBeside(place, font, width)
               ? message
               : later + QChar(QChar::LineSeparator) + message;
}

/// Returns the place of the text in a row; in a right-to-left layout it is mirrored when it is painted.
QRect roomOfText(const QRect& row)
{
    return row.adjusted(2 * kRowMargin + kSignSize, kRowMargin / 2, -kRowMargin, 0);
}

} // namespace

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
        return {0, heightOfTitle(cellText(index, FindingsModel::Rank), option.font) + kRowMargin};
    // The column is as wide as its view; its own width follows later.
    const auto* view = qobject_cast<const QAbstractScrollArea*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const QRect room = roomOfText(QRect(0, 0, width, 0));
    const QString place = placeOf(index);
    const QRectF text =
        layOut(textBelow(index, place, option.font, room.width()), option.font, Qt::AlignLeft, room.width())
            ->boundingRect();
    return {0, heightOfTitle(place, option.font) + qCeil(text.height()) + kRowMargin};
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

    const QString title = placeOf(index);
    painter->setFont(boldFont(option.font));
    painter->drawText(place(room), aligned, bold.elidedText(title, Qt::ElideRight, room.width()));
    painter->setFont(option.font);
    const int beside = roomBeside(title, option.font, room.width());
    if (const QString note = noteOf(index); option.fontMetrics.horizontalAdvance(note) <= beside)
        painter->drawText(place(room.adjusted(room.width() - beside, 0, 0, 0)), aligned, note);
    const QString below = textBelow(index, title, option.font, room.width());
    room.setTop(room.top() + heightOfTitle(title, option.font));
    layOut(below, option.font, QStyle::visualAlignment(option.direction, Qt::AlignLeft), room.width())
        ->draw(painter, place(room).topLeft());
    painter->restore();
}

} // namespace nidus::ui
