// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace nidus::registration {

/// Returns the width in columns, one per code point.
[[nodiscard]] qsizetype columnsOf(QStringView text);

/// Whether a line of a field must not be broken when a template is laid out: a line with leading indentation,
/// a grammar rule, or a comment in a grammar. Other lines are prose and may be broken after blanks.
[[nodiscard]] bool isUnbreakable(QStringView line);

} // namespace nidus::registration
