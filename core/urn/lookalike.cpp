// SPDX-License-Identifier: Apache-2.0
#include "core/urn/lookalike.h"

#include <algorithm>
#include <string>

namespace nidus::urn {

namespace {

/// Returns the visual shape of a name: look-alikes have the same shape.
std::string shapeOf(std::string_view nid)
{
    std::string shape;
    for (std::size_t i = 0; i < nid.size(); ++i) {
        const std::string_view pair = nid.substr(i, 2);
        if (pair == "rn" || pair == "vv") {
            shape += pair == "rn" ? 'm' : 'w';
            ++i;
        } else if (nid[i] == '0') {
            shape += 'o';
        } else if (nid[i] == '1' || nid[i] == 'i') {
            shape += 'l';
        } else if (nid[i] != '-') {
            shape += nid[i];
        }
    }
    return shape;
}

/// Returns whether one insertion, deletion, replacement, or swap of neighbors turns `b` into `a`. They must
/// differ, and `a` must not be longer than `b`.
bool isOneEditAway(std::string_view a, std::string_view b)
{
    const auto [endA, endB] = std::ranges::mismatch(a, b);
    a.remove_prefix(static_cast<std::size_t>(endA - a.begin()));
    b.remove_prefix(static_cast<std::size_t>(endB - b.begin()));
    if (a.size() != b.size())
        return b.size() == a.size() + 1 && a == b.substr(1);
    if (a.substr(1) == b.substr(1))
        return true;
    return a[0] == b[1] && a[1] == b[0] && a.substr(2) == b.substr(2);
}

} // namespace

bool isLookAlike(std::string_view nid, std::string_view other)
{
    if (nid == other)
        return false;
    const bool isLongEnough = std::min(nid.size(), other.size()) >= kMinLengthForEdits;
    return isLongEnough ? isMistyped(nid, other) : shapeOf(nid) == shapeOf(other);
}

bool isMistyped(std::string_view nid, std::string_view other)
{
    if (nid == other)
        return false;
    const auto [shorter, longer] =
        std::ranges::minmax({nid, other}, {}, [](std::string_view each) { return each.size(); });
    return isOneEditAway(shorter, longer) || shapeOf(nid) == shapeOf(other);
}

} // namespace nidus::urn
