// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/words.h"

#include <QLatin1StringView>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <cstdint>

namespace nidus::subregistry {

enum class ValueKind : std::uint8_t { Words, Decimal, Hexadecimal };
enum class RangeState : std::uint8_t {
    Open,
    Private,  ///< for use without registration
    Closed,   ///< nothing new is assigned
    Reserved, ///< for later
    Removed,  ///< no longer a range
};
enum class EntryState : std::uint8_t {
    Pending,
    Reserved,
    Assigned,
    Temporary,
    Deprecated,
    Retired,
    Withdrawn, ///< reserved or requested, but never delivered
    Released,  ///< free, but held before
    Pool,      ///< free, and may be assigned again
};
/// What a check reports about a value that is not listed.
enum class Outside : std::uint8_t { Error, Warning };

/// What a subregistry lists. The NID, the name, the kind, the key, and the letter case never change.
struct Definition
{
    QString nid;
    QString name;
    QString title;
    ValueKind kind = ValueKind::Words;
    QStringList key;   ///< names of the parts of a value; empty = one part
    QStringList rules; ///< rules of the grammar whose texts the parts are
    QString labelRule; ///< the rule whose text is the label of the value's range
    bool ignoresCase = false;
    QString policy;
    Outside outside = Outside::Error;
    QString urn; ///< pattern of a URN with {label}, {value}, and {PART}; may be empty

    [[nodiscard]] QString fullName() const { return nid + u'/' + name; }
    [[nodiscard]] bool isNumeric() const { return kind != ValueKind::Words; }
    [[nodiscard]] bool hasRuleOfEachPart() const
    {
        return rules.isEmpty() || rules.size() == std::max<qsizetype>(1, key.size());
    }
    bool operator==(const Definition&) const = default;
};

} // namespace nidus::subregistry

namespace nidus::registration {

template <>
inline constexpr auto kWords<subregistry::ValueKind> =
    std::array{QLatin1StringView("words"), QLatin1StringView("decimal"), QLatin1StringView("hexadecimal")};
template <>
inline constexpr auto kWords<subregistry::RangeState> =
    std::array{QLatin1StringView("open"), QLatin1StringView("private"), QLatin1StringView("closed"),
               QLatin1StringView("reserved"), QLatin1StringView("removed")};
template <>
inline constexpr auto kWords<subregistry::EntryState> =
    std::array{QLatin1StringView("pending"),   QLatin1StringView("reserved"),   QLatin1StringView("assigned"),
               QLatin1StringView("temporary"), QLatin1StringView("deprecated"), QLatin1StringView("retired"),
               QLatin1StringView("withdrawn"), QLatin1StringView("released"),   QLatin1StringView("pool")};
template <>
inline constexpr auto kWords<subregistry::Outside> =
    std::array{QLatin1StringView("error"), QLatin1StringView("warning")};

} // namespace nidus::registration
