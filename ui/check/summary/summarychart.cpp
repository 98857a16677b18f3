// SPDX-License-Identifier: Apache-2.0
#include "ui/check/summary/summarychart.h"

#include "core/findings/text/sharedtexts.h"
#include "ui/check/rows/verdictlook.h"
#include "ui/check/summary/summarymodel.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <array>

namespace nidus::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostBars = 8;
constexpr int kGap = 8; ///< pixels

/// One part of a bar: a verdict; URNs that are valid without a rule are a separate part.
struct Part
{
    check::Verdict verdict;
    bool hasNoRule;
};

constexpr std::array kParts{Part{check::Verdict::Valid, false}, Part{check::Verdict::Valid, true},
                            Part{check::Verdict::Invalid, false}, Part{check::Verdict::Unregistered, false},
                            Part{check::Verdict::Undecided, false}};

std::uint64_t countOf(const report::NidCounts& counts, Part part)
{
    if (part.hasNoRule)
        return counts.noRule;
    return counts.of(part.verdict) - (part.verdict == check::Verdict::Valid ? counts.noRule : 0);
}

QString nameOf(Part part)
{
    return part.hasNoRule ? SummaryChart::tr("valid, no rule yet") : verdictName(part.verdict);
}

QBrush brushOf(Part part, const QPalette& palette)
{
    return {verdictColor(part.verdict, palette), part.hasNoRule ? Qt::BDiagPattern : Qt::SolidPattern};
}

void paintPart(QPainter& painter, const QRect& place, Part part, const QPalette& palette)
{
    painter.setPen(verdictColor(part.verdict, palette));
    painter.setBrush(brushOf(part, palette));
    painter.drawRect(place.adjusted(0, 0, -1, -1));
}

} // namespace

SummaryChart::SummaryChart(const SummaryModel& model, QWidget* parent) : QWidget(parent), m_model(model)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Chart of the NIDs with the most URNs"));
    connect(&model, &SummaryModel::modelReset, this, &SummaryChart::modelChanged);
}

void SummaryChart::modelChanged()
{
    QStringList rows;
    for (int row = 0; row < bars(); ++row)
        rows.append(findings::labeledText(m_model.counts(row).label(),
                                          m_model.index(row, SummaryModel::Count).data().toString() +
                                              ", "_L1 + validShare(m_model.counts(row))));
    setAccessibleDescription(findings::joinedText(rows));
    updateGeometry();
    update();
}

int SummaryChart::rowHeight() const { return fontMetrics().height() + kGap; }

int SummaryChart::bars() const { return std::min(m_model.rowCount(), kMostBars); }

QSize SummaryChart::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 90, (bars() + 1) * rowHeight() + kGap};
}

QSize SummaryChart::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 50, sizeHint().height()};
}

void SummaryChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintLegend(painter, 0);
    for (int row = 0; row < bars(); ++row)
        paintBar(painter, row, {0, (row + 1) * rowHeight(), width(), rowHeight()});
}

void SummaryChart::paintLegend(QPainter& painter, int y) const
{
    const int side = fontMetrics().ascent();
    int x = 0;
    for (const Part part : kParts) {
        paintPart(painter, {x, y + (rowHeight() - side) / 2, side, side}, part, palette());
        x += side + kGap / 2;
        const QString name = nameOf(part);
        const int length = fontMetrics().horizontalAdvance(name);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(x, y, length + 1, rowHeight()), Qt::AlignVCenter, name);
        x += length + 2 * kGap;
    }
}

void SummaryChart::paintBar(QPainter& painter, int row, const QRect& place) const
{
    const report::NidCounts& counts = m_model.counts(row);
    const int character = fontMetrics().averageCharWidth();
    const int names = character * 18;
    const QString total = m_model.index(row, SummaryModel::Count).data().toString();
    //: %1 is a number of URNs, %2 a share such as 98.2 %
    const QString label = tr("%1, %2 valid").arg(total, validShare(counts));
    const int labels = character * 26;
    painter.setPen(palette().color(QPalette::WindowText));
    const QString name = fontMetrics().elidedText(counts.label(), Qt::ElideRight, names - kGap);
    painter.drawText(QRect(place.x(), place.y(), names - kGap, place.height()),
                     Qt::AlignVCenter | Qt::AlignRight, name);
    const int room = std::max(0, place.width() - names - labels - kGap);
    const double scale = double(room) / double(m_model.counts(0).total());
    int x = names;
    std::uint64_t before = 0;
    for (const Part part : kParts) {
        const std::uint64_t count = countOf(counts, part);
        before += count;
        // A nonzero count is always visible.
        const int end = std::max(names + int(double(before) * scale), x + (count > 0 ? 2 : 0));
        if (end > x)
            paintPart(painter, {x, place.y() + kGap / 2, end - x, place.height() - kGap}, part, palette());
        x = end;
    }
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(x + kGap, place.y(), labels, place.height()), Qt::AlignVCenter, label);
}

} // namespace nidus::ui
