// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <optional>

namespace nidus::storage {

/// Characters of a text, in UTF-16 code units.
struct SearchPlace
{
    qsizetype offset = 0;
    qsizetype length = 0;

    bool operator==(const SearchPlace&) const = default;
};

/// The first place in `text` at which a search finds `term`: neither letter case nor accents nor kinds of
/// blanks count. Absent where it finds nothing, or `term` is blank. Pure.
[[nodiscard]] std::optional<SearchPlace> searchPlace(const QString& text, const QString& term);

} // namespace nidus::storage
