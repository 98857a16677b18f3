// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/numbermap.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/subregistry/stretchlook.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/support/look/contrast.h"
#include "ui/support/text/spokentext.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/plaintooltip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

using subregistry::Block;

namespace {

constexpr int kRangeLine = 0;
constexpr int kBlockLine = 1; ///< two lines high
constexpr int kAxisLine = 3;
constexpr int kLegendLine = 4;
constexpr int kMostLegendLines = 3;
constexpr int kOverviewHeight = 8;
constexpr int kLineGap = 8;   ///< of a line beyond its text, in pixels
constexpr int kFrame = 4;     ///< pixels of texts from the frame of the focus
constexpr int kLeastMark = 3; ///< pixels of an entry, however small it is
constexpr int kLeastNameCharacters = 6;
constexpr double kSight = 24; ///< pixels: less is too small to see
constexpr quint64 kLeastView = 4;

} // namespace

NumberMap::NumberMap(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(tr("Map of the numbers"));
}

const QList<Stretch>& NumberMap::stretches() const
{
    static const QList<Stretch> none;
    return m_content ? m_content->stretches : none;
}

void NumberMap::show(SharedContent content)
{
    const bool isSame = m_content && content &&
                        m_content->list.definition().fullName() == content->list.definition().fullName();
    const bool wasWhole = m_view == m_all;
    m_content = std::move(content);
    m_current = -1;
    m_all = {0, 1};
    m_looks = m_content ? HolderLooks(m_content->changes) : HolderLooks();
    const QList<Stretch>& all = stretches();
    if (!all.isEmpty())
        m_all = {all.first().block.first, all.last().block.last};
    // Without ranges, everything after the last entry is free: show as much of it as is used.
    if (m_content && m_content->ranges.isEmpty() && all.size() > 1)
        m_all.last = std::min(m_all.last, all[all.size() - 1].block.first * 2);
    m_all.last = std::max(m_all.last, m_all.first + kLeastView);
    if (!isSame || wasWhole)
        m_view = m_all;
    m_view.first = std::clamp(m_view.first, m_all.first, m_all.last);
    setView(m_view.first, span());
    showLegend();
    describe();
}

double NumberMap::span() const { return double(m_view.last - m_view.first) + 1; }

double NumberMap::xOf(quint64 number) const
{
    const double offset =
        number >= m_view.first ? double(number - m_view.first) : -double(m_view.first - number);
    return offset / span() * width();
}

quint64 NumberMap::numberAt(double x) const
{
    const double offset = std::clamp(x / std::max(1, width()), 0.0, 1.0) * span();
    const auto most = double(m_view.last - m_view.first);
    return m_view.first + std::min(static_cast<quint64>(std::min(offset, most)), m_view.last - m_view.first);
}

qsizetype NumberMap::indexAt(quint64 number) const
{
    const QList<Stretch>& all = stretches();
    const auto found =
        std::ranges::lower_bound(all, number, {}, [](const Stretch& stretch) { return stretch.block.last; });
    return found - all.cbegin();
}

quint64 NumberMap::moved(quint64 number, double by) const
{
    const quint64 distance =
        static_cast<quint64>(std::min(std::abs(by), double(subregistry::kLargestNumber)));
    return by < 0 ? number - std::min(number - m_all.first, distance)
                  : number + std::min(m_all.last - number, distance);
}

qsizetype NumberMap::indexUnder(double x) const
{
    // A small entry is drawn wider than it is, over the free numbers next to it.
    const qsizetype under = indexAt(numberAt(x));
    if (under < stretches().size() && stretches()[under].entry >= 0)
        return under;
    const qsizetype first = indexAt(numberAt(x - kLeastMark));
    for (qsizetype i = first; i < std::min({under + 2, first + 3, stretches().size()}); ++i) {
        const double left = xOf(stretches()[i].block.first);
        if (stretches()[i].entry >= 0 && std::abs(left - x) <= kLeastMark)
            return i;
    }
    return under;
}

void NumberMap::setView(quint64 first, double length)
{
    const double whole = double(m_all.last - m_all.first) + 1;
    const double shown = std::clamp(length, double(kLeastView), whole);
    if (shown >= whole) {
        m_view = m_all;
    } else {
        m_view.first = std::clamp(first, m_all.first, moved(m_all.last, -(shown - 1)));
        m_view.last = moved(m_view.first, shown - 1);
    }
    m_legend = m_content ? placedLegend(m_view) : QList<LegendItem>();
    update();
}

void NumberMap::zoom(double factor, double x)
{
    const double whole = double(m_all.last - m_all.first) + 1;
    const double length = std::clamp(span() / factor, double(kLeastView), whole);
    const qsizetype index = indexUnder(x);
    const bool isBeside = index != indexAt(numberAt(x)); // of an entry, which stays under the mouse
    const quint64 fixed = isBeside ? stretches()[index].block.first : numberAt(x);
    setView(moved(fixed, -x / std::max(1, width()) * length), length);
    describe();
}

void NumberMap::zoomAtCurrent(double factor)
{
    const Stretch* const shown = current();
    if (shown == nullptr)
        return zoom(factor, width() / 2.0);
    Block seen{std::max(shown->block.first, m_view.first), std::min(shown->block.last, m_view.last)};
    if (seen.first > seen.last)
        seen = shown->block;
    const double length = span() / factor;
    setView(moved(seen.first + (seen.last - seen.first) / 2, -length / 2), length);
    describe();
}

void NumberMap::move(double share) { setView(moved(m_view.first, share * span()), span()); }

void NumberMap::lookAt(const Block& block)
{
    setView(std::max(block.first, m_all.first), double(block.last - block.first) + 1);
}

void NumberMap::goTo(const Block& block, Nearness nearness)
{
    if (m_content)
        setCurrent(indexAt(block.first), nearness);
}

const Stretch* NumberMap::current() const { return m_current < 0 ? nullptr : &stretches()[m_current]; }

void NumberMap::setCurrent(qsizetype index, Nearness nearness)
{
    if (stretches().isEmpty())
        return;
    m_current = std::clamp<qsizetype>(index, 0, stretches().size() - 1);
    const Block& block = stretches()[m_current].block;
    const double size = double(block.last - block.first) + 1;
    const bool isOutside = block.last < m_view.first || block.first > m_view.last;
    const bool isTooSmall = size / span() * width() < kSight && size < span() / 4;
    if (isTooSmall && (nearness == Nearness::Closer || isOutside))
        setView(moved(block.first, -size * 8), size * 17);
    else if (isOutside) {
        const double length = std::max(span(), size * 1.5);
        setView(moved(block.first, size / 2 - length / 2), length);
    }
    update();
    describe();
    Q_EMIT currentChanged(stretches()[m_current]);
}

void NumberMap::step(qsizetype by)
{
    setCurrent(m_current < 0 ? indexAt(m_view.first) : m_current + by);
    announce(this, accessibleDescription());
}

void NumberMap::describe()
{
    if (!m_content)
        return setAccessibleDescription({});
    QStringList texts;
    if (const Stretch* const shown = current())
        texts.append(findings::visibleText(stretchText(*m_content, *shown)));
    texts.append(tr("In view: %1").arg(spokenText(m_content->list.textOf(m_view))));
    setAccessibleDescription(findings::joinedText(texts));
}

QRect NumberMap::bandOf(int line) const
{
    const int height = fontMetrics().height() + kLineGap;
    return {0, line * height, width(), height};
}

QSize NumberMap::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 60, overviewTop() + kOverviewHeight + 4};
}

QSize NumberMap::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 30, sizeHint().height()};
}

void NumberMap::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight); // numbers increase to the right in any language
    const QRect blocks = bandOf(kBlockLine).united(bandOf(kBlockLine + 1));
    if (!m_content)
        return;
    paintRanges(painter, bandOf(kRangeLine));
    paintStretches(painter, blocks.adjusted(0, 2, 0, -2));
    paintCurrent(painter, blocks);
    paintAxis(painter, bandOf(kAxisLine));
    paintLegend(painter);
    if (m_view != m_all)
        paintOverview(painter, {0, overviewTop(), width(), kOverviewHeight});
}

void NumberMap::paintRanges(QPainter& painter, const QRect& band) const
{
    // The largest first, so that smaller ones inside are drawn over them.
    QList<subregistry::Range> ranges = m_content->ranges;
    std::ranges::stable_sort(ranges, std::ranges::greater{}, [](const subregistry::Range& range) {
        return range.block.last - range.block.first;
    });
    for (const subregistry::Range& range : std::as_const(ranges)) {
        if (range.block.last < m_view.first || range.block.first > m_view.last)
            continue;
        const int left = std::max(0, static_cast<int>(xOf(range.block.first)));
        const double end = xOf(range.block.last) + width() / span();
        const int right = std::max(left + kLeastMark, static_cast<int>(std::min<double>(width(), end)));
        const bool isInner = std::ranges::any_of(ranges, [&range](const subregistry::Range& other) {
            return other.name != range.name && other.block.contains(range.block);
        });
        const int top = band.top() + (isInner ? band.height() / 2 : 0); // the name of the outer one remains
        const QRect place(left, top, right - left, band.bottom() - 2 - top);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.setBrush(palette().color(range.state == subregistry::RangeState::Open ? QPalette::Button
                                                                                      : QPalette::Window));
        painter.drawRect(place.adjusted(0, 0, -1, 0));
        if (isInner && place.width() < fontMetrics().averageCharWidth() * kLeastNameCharacters)
            continue;
        QString name = findings::visibleText(range.name);
        if (range.state != subregistry::RangeState::Open)
            name += u" (%1)"_s.arg(rangeStateText(range.state));
        const QRect label(left, band.top(), right - left, band.height() - 2);
        if (isInner)
            painter.drawRect(label.adjusted(0, 0, -1, 0));
        painter.setPen(palette().color(QPalette::ButtonText));
        painter.drawText(label.adjusted(4, 0, -4, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(name, Qt::ElideRight, std::max(0, label.width() - 8)));
    }
}

void NumberMap::paintStretches(QPainter& painter, const QRect& band) const
{
    const QList<Stretch>& all = stretches();
    int drawn = 0; // everything left of this is drawn
    for (qsizetype i = indexAt(m_view.first); i < all.size() && drawn < width();) {
        const Stretch& stretch = all[i];
        if (stretch.block.first > m_view.last)
            break;
        const int left = std::max(drawn, static_cast<int>(std::max(0.0, xOf(stretch.block.first))));
        const double end = std::min<double>(width(), xOf(stretch.block.last) + width() / span());
        const bool isEntry = stretch.entry >= 0;
        const int right = std::max(static_cast<int>(end), isEntry ? left + kLeastMark : left);
        if (right > left)
            paintStretch(painter, {left, band.top(), right - left, band.height()}, stretch);
        drawn = std::max(drawn, right);
        // Those that end in pixels that are drawn already are skipped.
        i = isEntry ? std::max(i + 1, indexAt(numberAt(drawn))) : i + 1;
    }
}

void NumberMap::paintStretch(QPainter& painter, const QRect& place, const Stretch& stretch) const
{
    if (stretch.entry < 0)
        return paintFree(painter, place, freePattern(m_content->rangeOf(stretch)), palette());
    const subregistry::Entry& entry = m_content->entries[stretch.entry];
    paintFree(painter, place, Qt::NoBrush, palette());
    paintBlock(painter, place, entry.state, holderColor(entry.holder, m_looks, palette()),
               m_looks.lookOf(entry.holder).stripes, palette());
    if (subregistry::hasEnded(entry, m_content->today))
        paintEnded(painter, place, palette());
    const QString name = findings::visibleText(entry.holder);
    const int room = place.width() - 12;
    if (room < fontMetrics().averageCharWidth() * 3)
        return;
    const QString shown = fontMetrics().elidedText(name, Qt::ElideRight, room);
    QRect label(place.left() + 4, place.center().y() - fontMetrics().height() / 2,
                fontMetrics().horizontalAdvance(shown) + 4, fontMetrics().height());
    painter.fillRect(label, palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(label, Qt::AlignCenter, shown);
}

void NumberMap::paintCurrent(QPainter& painter, const QRect& band) const
{
    const Stretch* const shown = current();
    if (shown == nullptr || shown->block.last < m_view.first || shown->block.first > m_view.last)
        return;
    const int left = static_cast<int>(std::max(0.0, xOf(shown->block.first)));
    const double end = std::min<double>(width(), xOf(shown->block.last) + width() / span());
    const QRect place(left, band.top(), std::max(kLeastMark, static_cast<int>(end) - left), band.height());
    painter.setPen(QPen(palette().color(QPalette::Text), 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place.adjusted(1, 1, -2, -2));
}

void NumberMap::paintAxis(QPainter& painter, const QRect& line) const
{
    const QRect band = line.adjusted(kFrame, 0, -kFrame, 0);
    painter.setPen(palette().color(QPalette::WindowText));
    const auto textAt = [this](quint64 number) { return m_content->list.firstText({number, number}); };
    const quint64 middle = m_view.first + (m_view.last - m_view.first) / 2;
    painter.drawText(band, Qt::AlignLeft | Qt::AlignVCenter, textAt(m_view.first));
    painter.drawText(band, Qt::AlignRight | Qt::AlignVCenter, textAt(m_view.last));
    if (fontMetrics().horizontalAdvance(textAt(m_view.last)) * 4 < width())
        painter.drawText(band, Qt::AlignHCenter | Qt::AlignVCenter, textAt(middle));
}

/// The states, then the holders on a line of their own, and how many more there are.
QList<LegendItem> NumberMap::placedLegend(const Block& view) const
{
    QList<LegendItem> placed;
    const QList<LegendItem> items = legendOf(*m_content, view);
    int line = 0;
    int x = kFrame;
    const auto moreText = [](qsizetype more) { return tr("and %n more", nullptr, static_cast<int>(more)); };
    const int moreWidth = fontMetrics().horizontalAdvance(moreText(items.size())) + kLineGap;
    const auto place = [&](LegendItem item, int wide) {
        const QRect band = bandOf(kLegendLine + line);
        item.place = QRect(x, band.top(), wide, band.height());
        x += wide + kLineGap;
        placed.append(item);
    };
    for (qsizetype i = 0; i < items.size(); ++i) {
        const bool isHolder = !items[i].holder.isEmpty();
        const bool isFirstHolder = isHolder && (i == 0 || items[i - 1].holder.isEmpty());
        const int wide = lookSide() * 2 + kLineGap + fontMetrics().horizontalAdvance(items[i].text);
        const int room = width() - (isHolder && i + 1 < items.size() ? moreWidth : 0);
        if (isHolder && !isFirstHolder && x + wide > room) { // one line of them is enough
            place({.text = moreText(items.size() - i), .isText = true}, moreWidth);
            break;
        }
        if (x > kFrame && (isFirstHolder || x + wide > width())) {
            ++line;
            x = kFrame;
        }
        if (line == kMostLegendLines)
            break;
        place(items[i], wide);
    }
    return placed;
}

/// Finds the legend, and the room that it may need.
void NumberMap::showLegend()
{
    m_legend = m_content ? placedLegend(m_view) : QList<LegendItem>();
    const QList<LegendItem> all = m_content ? placedLegend(m_all) : QList<LegendItem>();
    // The table below stays where it is when a state or holder is the first or last one.
    m_legendBottom =
        std::max(bandOf(kLegendLine + 1).bottom(), all.isEmpty() ? 0 : all.last().place.bottom());
    updateGeometry();
}

int NumberMap::lookSide() const { return fontMetrics().ascent() + kLineGap / 2; }

int NumberMap::overviewTop() const { return std::max(m_legendBottom, bandOf(kLegendLine).bottom()) + 4; }

void NumberMap::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showLegend();
}

void NumberMap::paintLegend(QPainter& painter) const
{
    const int side = lookSide();
    for (const LegendItem& item : m_legend) {
        const QRect look(item.place.left(), item.place.center().y() - side / 2, side * 2, side);
        if (!item.isText)
            paintLook(painter, look, item, m_looks, palette());
        painter.setPen(palette().color(QPalette::WindowText));
        const int left = item.isText ? 0 : look.width() + kLineGap / 2;
        painter.drawText(item.place.adjusted(left, 0, kLineGap, 0), Qt::AlignVCenter, item.text);
    }
}

void NumberMap::paintOverview(QPainter& painter, const QRect& band) const
{
    const double whole = double(m_all.last - m_all.first) + 1;
    const int left = static_cast<int>(double(m_view.first - m_all.first) / whole * band.width());
    const int wide = std::max(kOverviewHeight, static_cast<int>(span() / whole * band.width()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRect(band.adjusted(0, 0, -1, -1));
    painter.fillRect(QRect(std::min(left, band.width() - wide), band.top(), wide, band.height()),
                     readableHighlight(palette(), QPalette::Active));
}

void NumberMap::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ShiftModifier) || std::abs(turned.x()) > std::abs(turned.y()))
        move(-(turned.x() + turned.y()) / 1200.0);
    else
        zoom(std::pow(kZoomStep, turned.y() / 120.0), event->position().x());
    event->accept();
}

void NumberMap::mousePressEvent(QMouseEvent* event)
{
    m_dragged = event->position().x();
    if (event->button() != Qt::MiddleButton && m_content) // also for a menu
        setCurrent(indexUnder(event->position().x()), Nearness::Same);
}

void NumberMap::mouseMoveEvent(QMouseEvent* event)
{
    if (!event->buttons().testFlag(Qt::LeftButton) || !m_dragged)
        return;
    move((*m_dragged - event->position().x()) / std::max(1, width()));
    m_dragged = event->position().x();
}

void NumberMap::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT activated();
}

void NumberMap::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: return step(-1);
    case Qt::Key_Right: return step(1);
    case Qt::Key_Home: return setCurrent(0);
    case Qt::Key_End: return setCurrent(stretches().size() - 1);
    case Qt::Key_PageUp: return move(-1);
    case Qt::Key_PageDown: return move(1);
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomIn();
    case Qt::Key_Minus: return zoomOut();
    case Qt::Key_0: return showAll();
    case Qt::Key_Return:
    case Qt::Key_Enter: return Q_EMIT activated();
    default: QWidget::keyPressEvent(event);
    }
}

bool NumberMap::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_content)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const qsizetype index = indexUnder(help->pos().x());
    const bool isIn =
        index < stretches().size() && (stretches()[index].block.first <= numberAt(help->pos().x()) ||
                                       index != indexAt(numberAt(help->pos().x())));
    QToolTip::showText(help->globalPos(),
                       isIn ? plainToolTip(stretchText(*m_content, stretches()[index])) : QString(), this);
    return true;
}

} // namespace nidus::ui
