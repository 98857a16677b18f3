// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/samples/sampledelegate.h"

#include "ui/support/look/fonts.h"
#include "ui/support/text/findingrank.h"
#include "ui/syntax/samples/samplesmodel.h"

#include <QApplication>
#include <QComboBox>
#include <QPainter>
#include <QTextLayout>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Lays out the URN as a line of text with the failing part underlined; a text that ends too early gets an
/// extra space to mark.
void layOutMarked(QTextLayout& layout, const QString& urn, int offset, const QFont& font, const QColor& mark)
{
    layout.setFont(font);
    layout.setText(offset == urn.size() ? urn + u' ' : urn);
    QTextCharFormat failing;
    failing.setFontUnderline(true);
    failing.setFontWeight(QFont::Bold);
    failing.setForeground(mark);
    layout.setFormats({{offset, 1, failing}});
    QTextOption line;
    line.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(line);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
}

/// Returns how far to move a line to the left so that its end is in `room`, but also the failing part.
qreal shiftOf(const QTextLayout& layout, int offset, qreal room, qreal ellipsis)
{
    const QTextLine line = layout.lineAt(0);
    const qreal wanted = line.naturalTextWidth() - room;
    return wanted <= 0 ? 0 : std::max(0.0, std::min(wanted, line.cursorToX(offset) - ellipsis));
}

} // namespace

void SampleDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.column() == SamplesModel::Urn) {
        option->font = fixedFont(option->font);
        option->textElideMode = Qt::ElideLeft; // the names of a namespace differ at their ends
    }
    // No sign for what is as expected: a URN that is rightly invalid is not a failure.
    if (index.column() != SamplesModel::VerdictNow || !index.data(SamplesModel::ContradictsRole).toBool())
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(option->fontMetrics.height(), option->fontMetrics.height());
    option->icon = rankIcon(FindingRank::Error);
}

void SampleDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const int offset = index.data(SamplesModel::FailingOffsetRole).toInt();
    if (index.column() != SamplesModel::Urn || offset < 0)
        return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    const QRect inside = style->subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget);
    const QString urn = std::exchange(cell.text, QString());
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    const bool isSelected = cell.state.testFlag(QStyle::State_Selected);
    const QColor text = cell.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    QTextLayout layout;
    layOutMarked(layout, urn, offset, cell.font, isSelected ? text : rankColor(FindingRank::Error));
    painter->save();
    painter->setClipRect(inside);
    painter->setPen(text);
    painter->setFont(cell.font);
    const qreal y = inside.top() + (inside.height() - layout.boundingRect().height()) / 2;
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, cell.widget) + 1;
    const QRect room = inside.adjusted(margin, 0, -margin, 0);
    const int ellipsis = cell.fontMetrics.horizontalAdvance(u'…');
    const qreal shift = shiftOf(layout, offset, room.width(), ellipsis);
    if (shift > 0) {
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, u"…"_s);
        painter->setClipRect(room.adjusted(ellipsis, 0, 0, 0));
    }
    layout.draw(painter, QPointF(room.left() - shift, y));
    painter->restore();
}

QWidget* SampleDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                      const QModelIndex& index) const
{
    if (index.column() != SamplesModel::Expected)
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto* choice = new QComboBox(parent);
    choice->setAccessibleName(tr("Expected verdict"));
    for (const registration::ExpectedVerdict each :
         {registration::ExpectedVerdict::Valid, registration::ExpectedVerdict::Invalid})
        choice->addItem(expectedText(each), static_cast<int>(each));
    return choice;
}

void SampleDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* choice = qobject_cast<QComboBox*>(editor))
        choice->setCurrentIndex(choice->findData(index.data(Qt::EditRole)));
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void SampleDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    if (const auto* choice = qobject_cast<QComboBox*>(editor))
        model->setData(index, choice->currentData(), Qt::EditRole);
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

} // namespace nidus::ui
