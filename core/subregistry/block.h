// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/definition.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>
#include <compare>
#include <optional>

namespace nidus::subregistry {

/// One value, or consecutive numbers. A value of words is only `text`. A number is `first`, and `text` has
/// the other parts of its key; without them, it is the number with whatever follows.
struct Block
{
    quint64 first = 0;
    quint64 last = 0;
    QString text{};

    [[nodiscard]] quint64 size() const { return last - first + 1; }
    [[nodiscard]] bool contains(const Block& other) const
    {
        return first <= other.first && other.last <= last;
    }
    [[nodiscard]] bool overlaps(const Block& other) const
    {
        return first <= other.last && other.first <= last;
    }
    bool operator==(const Block&) const = default;
};

/// The largest number of a subregistry.
inline constexpr quint64 kLargestNumber = 0x7FFF'FFFF'FFFF'FFFF;

/// Returns the parts of a value at its commas; "\," is a comma inside a part.
[[nodiscard]] QStringList partsOf(QStringView value);
/// Returns the value of these parts.
[[nodiscard]] QString joinedParts(const QStringList& parts);
/// Returns a number of this kind; absent if the text is not one, or if it is too large. Hexadecimal numbers
/// may begin with "0x".
[[nodiscard]] std::optional<quint64> numberOf(ValueKind kind, QStringView text);
/// Returns the block that VALUE, FROM-TO, or a value of several parts denotes; absent if it is malformed. The
/// ends may be exchanged, and the hyphen may be a dash. In words, it belongs to the value.
[[nodiscard]] std::optional<Block> blockOf(const Definition& definition, QStringView text);
/// Returns a text as the subregistry compares it.
[[nodiscard]] QString comparedText(const Definition& definition, const QString& text);
/// Returns the parts of `block` that are not in `hole`, in order, with the text of `block`.
[[nodiscard]] QList<Block> partsOutside(const Block& block, const Block& hole);
/// Returns a number with at least `width` digits.
[[nodiscard]] QString numberText(ValueKind kind, quint64 number, int width);

} // namespace nidus::subregistry
