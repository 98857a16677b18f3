// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textsource.h"

namespace nidus::exchange {

/// Removes the marks of a LaTeX or Org document whose sections are the fields of a template: headings get
/// their depth, code becomes body, and commands, comments, and drawers go to `aside`. Any other text is
/// returned unchanged.
[[nodiscard]] SourceText withoutSectionMarks(SourceText text);

} // namespace nidus::exchange
