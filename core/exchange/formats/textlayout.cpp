// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textlayout.h"

#include "core/registration/templatelines.h"

#include <QStringView>
#include <algorithm>

namespace nidus::exchange {

namespace {

constexpr qsizetype kMostEvenPieces = 100; ///< more are not a paragraph that anybody reads

} // namespace

QStringList softBroken(const QString& line, qsizetype firstWidth, qsizetype width)
{
    if (registration::columnsOf(line) <= firstWidth || registration::isUnbreakable(line))
        return {line};
    QStringList pieces;
    qsizetype start = 0;    // of the piece being filled
    qsizetype lastStop = 0; // where that piece could end
    qsizetype room = firstWidth;
    const auto cutAt = [&](qsizetype end) {
        pieces.append(line.sliced(start, end - start));
        start = lastStop = end;
        room = width;
    };
    for (qsizetype i = 1; i <= line.size(); ++i) {
        const bool isEnd = i == line.size();
        if (!isEnd && !(line[i - 1] == u' ' && line[i] != u' '))
            continue;
        // Too long up to here: end at the previous stop, if the piece has one.
        if (lastStop > start && registration::columnsOf(QStringView(line).sliced(start, i - start)) > room)
            cutAt(lastStop);
        lastStop = i;
    }
    pieces.append(line.sliced(start));
    return pieces;
}

QStringList evenlyBroken(const QString& line, qsizetype firstWidth, qsizetype width)
{
    QStringList pieces = softBroken(line, firstWidth, width);
    const qsizetype count = pieces.size();
    if (count < 2 || count > kMostEvenPieces || registration::columnsOf(pieces.constLast()) >= width / 3)
        return pieces;
    // The smallest width with which there are no more pieces.
    qsizetype tooSmall = 0;
    for (qsizetype enough = width; enough - tooSmall > 1;) {
        const qsizetype middle = (tooSmall + enough) / 2;
        QStringList narrower = softBroken(line, std::min(firstWidth, middle), middle);
        if (narrower.size() > count) {
            tooSmall = middle;
        } else {
            enough = middle;
            pieces = std::move(narrower);
        }
    }
    if (count == 2 || registration::columnsOf(pieces.constLast()) >= width / 3)
        return pieces;
    // Long words elsewhere in the line require a large width.
    const QString end = pieces.takeLast();
    const QString lastTwo = pieces.takeLast() + end;
    return pieces + evenlyBroken(lastTwo, width, width);
}

} // namespace nidus::exchange
