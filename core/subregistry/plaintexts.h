// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/allocation.h"
#include "core/subregistry/planning.h"
#include "core/subregistry/subregistry.h"

#include <QLatin1StringView>
#include <QString>
#include <expected>
#include <optional>

namespace nidus::subregistry {

// A text of a list can be seen, and is the same when an exported list is imported again.

/// Returns the first character of a text that a list cannot have: a control or another invisible character, a
/// line end or tab, a space at an end, or one for bytes that are not UTF-8. A text that is only "-" cannot be
/// distinguished from an empty one. Absent if there is none.
[[nodiscard]] std::optional<char32_t> lostCharacter(const QString& text);
/// Returns the text without such characters, with a space for a line end or tab.
[[nodiscard]] QString withoutLostCharacters(const QString& text);
/// Returns the text on one line, with characters escaped that cannot be seen.
[[nodiscard]] QString visibleLine(const QString& text);
/// Returns the finding about the first such character of a value, in any of its parts, where spaces other
/// than U+0020 are also refused; absent if there is none.
[[nodiscard]] std::optional<findings::Finding> lostCharacterInValue(const QString& value);
/// The same for another text; `column` is what it is.
[[nodiscard]] std::optional<findings::Finding> lostCharacterIn(QLatin1StringView column, const QString& text);
/// The same for the texts of a range, and for those that were set when a list was created. Texts that
/// `known` also has are not reported: earlier programs accepted them.
[[nodiscard]] std::optional<findings::Finding> lostCharacterIn(const Definition& definition,
                                                               const Range& range, const Range& known = {});
[[nodiscard]] std::optional<findings::Finding> lostCharacterIn(const Definition& definition,
                                                               const Definition& known = {});
/// As plan(); refused also if a text of the order cannot be in a list.
[[nodiscard]] std::expected<ListChange, Refusal> planPlain(const Subregistry& subregistry,
                                                           const Order& order);
/// Returns why the texts of a change cannot be in a list; absent if they can, or if the list already has
/// them.
[[nodiscard]] std::optional<Refusal> textObjection(const Subregistry& present, const ListChange& change);

} // namespace nidus::subregistry
