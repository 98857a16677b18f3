// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/subregistry.h"

#include <QString>
#include <QStringList>
#include <cstdint>

namespace nidus::subregistry {

/// Who wants a block, and in which range.
struct Claim
{
    Block block;
    QString text{};  ///< as written
    QString range{}; ///< empty = any
    QString holder{};
    QString behalf{};
    QString asker{}; ///< what kind of asker; empty = not known
};

/// Whether who claims values may ask in a range.
enum class AskerFit : std::uint8_t {
    Named,   ///< the range names the asker
    Anybody, ///< it is for anybody
    Unknown, ///< it is for other kinds of askers, or for this one: the claim does not say
    Refused, ///< it is for others
};

/// Whether a range is for certain holders, not for kinds of askers.
[[nodiscard]] bool isForHolders(const Range& range);
/// Returns who may ask in a range: kinds of askers or, after "only", names of holders.
[[nodiscard]] QStringList askersOf(const Range& range);
[[nodiscard]] AskerFit askerFit(const Range& range, const Claim& claim);
/// Whether a claim is not refused because of who asks.
[[nodiscard]] inline bool mayAsk(const Range& range, const Claim& claim)
{
    return askerFit(range, claim) != AskerFit::Refused;
}
/// Returns the range of a block if it is for kinds of askers, and the claim does not name one, so that nobody
/// knows whether this asker may ask; null otherwise.
[[nodiscard]] const Range* uncheckedRange(const Subregistry& subregistry, const Claim& claim);

} // namespace nidus::subregistry
