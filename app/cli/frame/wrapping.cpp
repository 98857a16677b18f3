// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/wrapping.h"

#include <QStringList>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

// The blocks whose characters are Wide or Fullwidth.
constexpr std::array kWide{Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},  Range{0x3041, 0x33FF},
                           Range{0x3400, 0x4DBF},   Range{0x4E00, 0x9FFF},  Range{0xA000, 0xA4CF},
                           Range{0xA960, 0xA97C},   Range{0xAC00, 0xD7A3},  Range{0xF900, 0xFAFF},
                           Range{0xFE30, 0xFE6F},   Range{0xFF01, 0xFF60},  Range{0xFFE0, 0xFFE6},
                           Range{0x1F300, 0x1FAFF}, Range{0x20000, 0x3FFFD}};

bool isWide(char32_t character)
{
    return std::ranges::any_of(kWide, [character](const Range& range) {
        return range.first <= character && character <= range.last;
    });
}

/// Splits a word where a line may be broken within it.
QStringList pieces(const QString& word)
{
    constexpr QStringView neverFirst = u"、。，．：；！？）》】」』”’";
    constexpr QStringView neverLast = u"（《【「『“‘";
    QStringList all;
    QString piece;
    char32_t before = 0;
    for (const char32_t each : word.toUcs4()) {
        const QString now = QString::fromUcs4(&each, 1);
        const bool mayBreak = before != 0 && (isWide(before) || isWide(each)) && !neverFirst.contains(now) &&
                              !neverLast.contains(QString::fromUcs4(&before, 1));
        if (mayBreak)
            all.append(std::exchange(piece, {}));
        piece += now;
        before = each;
    }
    all.append(piece);
    return all;
}

} // namespace

qsizetype terminalColumns(QStringView text)
{
    const QList<uint> characters = text.toUcs4();
    return characters.size() + std::ranges::count_if(characters, isWide);
}

QString wrapped(const QString& text, qsizetype width, qsizetype indent)
{
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n')) {
        QString line;
        qsizetype used = 0;
        for (const QString& word : paragraph.split(u' ')) {
            QString gap = line.isEmpty() ? u""_s : u" "_s;
            for (const QString& piece : pieces(word)) {
                const qsizetype columns = terminalColumns(piece);
                if (!line.isEmpty() && used + gap.size() + columns > width - indent) {
                    lines.append(std::exchange(line, {}));
                    used = 0;
                    gap.clear();
                }
                line += gap + piece;
                used += gap.size() + columns;
                gap.clear();
            }
        }
        lines.append(line);
    }
    return lines.join(u'\n' + QString(indent, u' '));
}

} // namespace nidus::cli
