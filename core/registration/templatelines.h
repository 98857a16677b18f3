// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace nidus::registration {

/// Width in columns, one per code point.
[[nodiscard]] qsizetype columnsOf(QStringView text);

/// Whether a line of a field must stay whole when a template is laid out: one with leading indentation, a
/// rule of a grammar, or a comment in one. Other lines are prose and may be broken after blanks.
[[nodiscard]] bool isUnbreakable(QStringView line);

} // namespace nidus::registration
