// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/lists/listedvalues.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::check {

/// The pattern of the URNs of a list, to be compared with names.
class UrnShape
{
public:
    explicit UrnShape(const ListFacts& facts);

    /// Whether names cannot be compared with the pattern: it is missing, belongs to another namespace, or has
    /// a part without a rule.
    [[nodiscard]] bool isUnknown() const { return m_isUnknown; }
    /// Whether a name can be that of the value with these parts and this label, which are parts of the name;
    /// missing ones are null. Letter case in the text of the pattern does not matter. Not for an unknown one.
    [[nodiscard]] bool mayBe(std::string_view nss, std::span<const std::string_view> parts,
                             std::optional<std::string_view> label) const;

private:
    static constexpr std::size_t kEnd = ~std::size_t{0};
    static constexpr std::size_t kLabel = kEnd - 1;
    static constexpr std::size_t kValue = kEnd - 2;

    /// A text, and what follows it: the part with this number or one of the constants.
    struct Piece
    {
        std::string text;
        std::size_t place = kEnd;
    };

    bool m_isUnknown = false;
    std::vector<Piece> m_pieces;
};

} // namespace nidus::check
