// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/block.h"

#include <algorithm>

namespace nidus::subregistry {

using namespace Qt::StringLiterals;

namespace {

std::optional<Block> wordBlock(const Definition& definition, const QStringList& parts)
{
    if (parts.size() != std::max<qsizetype>(1, definition.key.size()))
        return std::nullopt;
    return Block{.text = joinedParts(parts)};
}

} // namespace

QStringList partsOf(QStringView value)
{
    QStringList parts{QString()};
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (value[i] == u'\\' && i + 1 < value.size() && (value[i + 1] == u',' || value[i + 1] == u'\\'))
            parts.last() += value[++i];
        else if (value[i] == u',')
            parts.append(QString());
        else
            parts.last() += value[i];
    }
    return parts;
}

QString joinedParts(const QStringList& parts)
{
    QStringList escaped;
    for (QString part : parts)
        escaped.append(part.replace(u'\\', "\\\\"_L1).replace(u',', "\\,"_L1));
    return escaped.join(u',');
}

std::optional<quint64> numberOf(ValueKind kind, QStringView text)
{
    const bool isHexadecimal = kind == ValueKind::Hexadecimal;
    if (isHexadecimal && text.startsWith("0x"_L1, Qt::CaseInsensitive))
        text = text.sliced(2);
    const auto isDigit = [isHexadecimal](QChar c) {
        const QChar lower = c.toLower();
        return (c >= u'0' && c <= u'9') || (isHexadecimal && lower >= u'a' && lower <= u'f');
    };
    if (text.isEmpty() || !std::ranges::all_of(text, isDigit))
        return std::nullopt;
    bool isNumber = false;
    const quint64 number = text.toULongLong(&isNumber, isHexadecimal ? 16 : 10);
    return isNumber && number <= kLargestNumber ? std::optional(number) : std::nullopt;
}

std::optional<Block> blockOf(const Definition& definition, QStringView text)
{
    const QStringList parts = partsOf(text);
    if (std::ranges::any_of(parts, [](const QString& part) { return part.trimmed().isEmpty(); }))
        return std::nullopt;
    if (!definition.isNumeric())
        return wordBlock(definition, parts);
    if (parts.size() > std::max<qsizetype>(1, definition.key.size()))
        return std::nullopt;
    QString whole = parts.first();
    for (const QChar dash : {u'\u2010', u'\u2011', u'\u2012', u'\u2013', u'\u2014', u'\u2212'})
        whole.replace(dash, u'-'); // of a letter or web page
    const qsizetype hyphen = parts.size() > 1 ? -1 : whole.indexOf(u'-');
    const auto first = numberOf(definition.kind, hyphen < 0 ? whole : whole.first(hyphen).trimmed());
    const auto last = numberOf(definition.kind, hyphen < 0 ? whole : whole.sliced(hyphen + 1).trimmed());
    if (!first || !last)
        return std::nullopt;
    return Block{*first, *last, joinedParts(parts.sliced(1))};
}

QString comparedText(const Definition& definition, const QString& text)
{
    return definition.ignoresCase ? text.toCaseFolded() : text;
}

QList<Block> partsOutside(const Block& block, const Block& hole)
{
    if (!block.overlaps(hole))
        return {block};
    QList<Block> left;
    if (block.first < hole.first)
        left.append({block.first, hole.first - 1, block.text});
    if (hole.last < block.last)
        left.append({hole.last + 1, block.last, block.text});
    return left;
}

QString numberText(ValueKind kind, quint64 number, int width)
{
    const QString digits = QString::number(number, kind == ValueKind::Hexadecimal ? 16 : 10).toUpper();
    return digits.rightJustified(width, u'0');
}

} // namespace nidus::subregistry
