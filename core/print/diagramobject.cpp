// SPDX-License-Identifier: Apache-2.0
#include "core/print/diagramobject.h"

#include <QAbstractTextDocumentLayout>
#include <QPaintDevice>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextDocument>
#include <algorithm>
#include <array>

namespace nidus::print {

namespace {

constexpr int kSvgProperty = QTextFormat::UserProperty + 2;
constexpr double kPointsPerPixel = 0.65; // letters are as large as those of the grammar
constexpr double kMostOfAPage = 0.9;

struct Replacement
{
    QByteArrayView from;
    QByteArrayView to;
};

// The light style sheet of the diagrams as attributes, because Qt does not support all of CSS.
constexpr std::array kReplacements{
    Replacement{"class=\"paper\"", "fill=\"none\""},
    Replacement{"class=\"track\"",
                "fill=\"none\" stroke=\"#3a4654\" stroke-width=\"1.5\" stroke-linecap=\"round\""},
    Replacement{"class=\"box\"", "stroke-width=\"1.5\""},
    Replacement{"class=\"terminal\"", "fill=\"#e9f5ec\" stroke=\"#2f7d46\""},
    Replacement{"class=\"reference\"", "fill=\"#e8f0fb\" stroke=\"#2a62ad\""},
    Replacement{"class=\"undefined\"", "fill=\"#fdecea\" stroke=\"#b3261e\" stroke-dasharray=\"4 3\""},
    Replacement{"class=\"prose\"", "fill=\"#fff6db\" stroke=\"#8a6500\" stroke-dasharray=\"4 3\""},
    Replacement{"class=\"label\"><text", "><text font-size=\"11\""},
    Replacement{"class=\"inner\"", "text-anchor=\"middle\""},
    Replacement{"class=\"name\"", "font-size=\"16\" font-weight=\"bold\""},
    Replacement{"<text", "<text fill=\"#16202b\" stroke=\"none\" font-family=\"DejaVu Sans Mono\""},
};

QByteArray withAttributes(QByteArray svg)
{
    for (const Replacement& one : kReplacements)
        svg.replace(one.from, one.to);
    return svg.replace("<svg ", "<svg font-size=\"13\" ");
}

} // namespace

QTextCharFormat DiagramObject::format(const QByteArray& svg)
{
    QTextCharFormat format;
    format.setObjectType(kType);
    format.setProperty(kSvgProperty, withAttributes(svg));
    return format;
}

QSizeF DiagramObject::intrinsicSize(QTextDocument* document, int /*position*/, const QTextFormat& format)
{
    const QSizeF drawn = QSvgRenderer(format.property(kSvgProperty).toByteArray()).viewBoxF().size();
    const QPaintDevice* device = document->documentLayout()->paintDevice();
    if (drawn.isEmpty() || !device)
        return {};
    const QSizeF page = document->pageSize();
    const double scale =
        std::min({kPointsPerPixel * device->logicalDpiY() / kPointsPerInch, page.width() / drawn.width(),
                  page.height() * kMostOfAPage / drawn.height()});
    return drawn * scale;
}

void DiagramObject::drawObject(QPainter* painter, const QRectF& rect, QTextDocument* /*document*/,
                               int /*position*/, const QTextFormat& format)
{
    QSvgRenderer(format.property(kSvgProperty).toByteArray()).render(painter, rect);
}

} // namespace nidus::print
