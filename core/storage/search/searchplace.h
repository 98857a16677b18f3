// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <optional>

namespace nidus::storage {

/// A range of a text, in UTF-16 code units.
struct SearchPlace
{
    qsizetype offset = 0;
    qsizetype length = 0;

    bool operator==(const SearchPlace&) const = default;
};

/// Returns the first place in `text` where a search finds `term`, ignoring letter case, accents, and kinds of
/// whitespace. Returns nothing if there is none or `term` is blank. Pure.
[[nodiscard]] std::optional<SearchPlace> searchPlace(const QString& text, const QString& term);

} // namespace nidus::storage
