// SPDX-License-Identifier: Apache-2.0
#include "core/urn/lookalike.h"

#include <algorithm>
#include <optional>

namespace nidus::urn {

namespace {

/// Reads the visual shape of a name, byte by byte: look-alikes have the same shape.
class ShapeReader
{
public:
    explicit ShapeReader(std::string_view nid) : m_rest(nid) {}

    /// Returns the next byte of the shape; nothing at the end.
    std::optional<char> next()
    {
        while (m_rest.starts_with('-'))
            m_rest.remove_prefix(1);
        if (m_rest.empty())
            return std::nullopt;
        if (m_rest.starts_with("rn"))
            return take(2, 'm');
        if (m_rest.starts_with("vv"))
            return take(2, 'w');
        switch (const char byte = m_rest.front()) {
        case '0': return take(1, 'o');
        case '1':
        case 'i': return take(1, 'l');
        default: return take(1, byte);
        }
    }

private:
    char take(std::size_t count, char shape)
    {
        m_rest.remove_prefix(count);
        return shape;
    }

    std::string_view m_rest;
};

bool isOfSameShape(std::string_view nid, std::string_view other)
{
    ShapeReader shape(nid);
    ShapeReader otherShape(other);
    while (true) {
        const std::optional<char> byte = shape.next();
        if (byte != otherShape.next())
            return false;
        if (!byte)
            return true;
    }
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
    return isLongEnough ? isMistyped(nid, other) : isOfSameShape(nid, other);
}

bool isMistyped(std::string_view nid, std::string_view other)
{
    if (nid == other)
        return false;
    const auto [shorter, longer] =
        std::ranges::minmax({nid, other}, {}, [](std::string_view each) { return each.size(); });
    return isOneEditAway(shorter, longer) || isOfSameShape(nid, other);
}

} // namespace nidus::urn
