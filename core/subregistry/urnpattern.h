// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/subregistry.h"

#include <QString>

namespace nidus::subregistry {

/// Returns the pattern of URNs that a new subregistry of a namespace has.
[[nodiscard]] QString proposedUrnPattern(const QString& nid);
/// Whether a pattern of URNs has the value or a part of it.
[[nodiscard]] bool isUrnPattern(const Definition& definition, const QString& pattern);
/// Returns the URN of a value, or of the first number of a block; empty if the subregistry has no pattern, or
/// if the pattern needs the label of a range and none contains the value. A part that the value does not have
/// is left out with the character before it.
[[nodiscard]] QString urnOf(const Subregistry& subregistry, const Block& block);

} // namespace nidus::subregistry
