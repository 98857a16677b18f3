// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/subregistry/askers.h"
#include "core/subregistry/subregistry.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <expected>
#include <optional>

namespace nidus::subregistry {

/// A free block, and the range that it is in.
struct Suggestion
{
    Block block;
    QString range;
    bool isNext = false; ///< it follows what is used in the range, wherever the wanted block is

    bool operator==(const Suggestion& other) const { return block == other.block && range == other.range; }
};

/// Why something is not assigned or changed: the reason, the entries in the way, and what would be possible.
struct Refusal
{
    findings::Finding finding;
    QList<Entry> conflicts{};
    std::optional<Suggestion> nearest{};
};

/// Which numbers to look for.
struct NextWish
{
    QString range{}; ///< empty = the only open one
    quint64 count = 1;
    quint64 align = 1;     ///< the first number is a multiple
    bool isLowest = false; ///< also in gaps; otherwise only after the last number that was ever used
};

/// Returns the numbers that would be assigned next: after the largest number of the range that is or was
/// held. Released numbers count unless they are in the pool.
[[nodiscard]] std::expected<Suggestion, Refusal> nextFree(const Subregistry& subregistry,
                                                          const NextWish& wish);
/// Returns the free numbers of a range before a number, such as those that are not next, in order. An empty
/// name is that of a list without ranges.
[[nodiscard]] QList<Block> freeBefore(const Subregistry& subregistry, const QString& range, quint64 number);
/// Returns the free numbers before a block that are next now, and are not once the block is assigned.
[[nodiscard]] QList<Block> newlySkipped(const Subregistry& subregistry, const Block& block);
/// Returns why a block cannot be assigned to its holder, with the nearest one that can; absent if it can.
/// Holders may use what they reserved. Of a block that is too large, the nearest one begins where it does if
/// that is free. In a range that is not open, it is the next one in the open range that is closest; outside
/// of all ranges, it is the closest free one in any.
[[nodiscard]] std::optional<Refusal> objection(const Subregistry& subregistry, const Claim& claim);
/// Returns why a claim of next values is refused, which nextFree() refused: rather because of who asks, which
/// no smaller number of values mends. What is nearest is possible for the claim.
[[nodiscard]] Refusal nextObjection(const Subregistry& subregistry, Claim claim, const NextWish& wish,
                                    Refusal refused);
/// Returns why an asker may not ask in a range, with what is next in a range that names the asker, or else in
/// one for anybody; absent if this is allowed or unknown.
[[nodiscard]] std::optional<Refusal> askerObjection(const Subregistry& subregistry, const Range& range,
                                                    const Claim& claim);
/// Returns the state, the holder unless it is private, and the date of an entry, for a sentence.
[[nodiscard]] QString publicFacts(const Entry& entry);
/// Returns the refusal of a value that is not in the subregistry.
[[nodiscard]] Refusal notListed(const Subregistry& subregistry, const QString& value);

} // namespace nidus::subregistry
