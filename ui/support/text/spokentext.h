// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace nidus::ui {

/// Returns a sentence as it is heard: a screen reader usually leaves out punctuation. Names a symbol between
/// quotation marks or after the name of a modifier key, says "to" between two numbers, and lets a new line
/// end a sentence.
[[nodiscard]] QString spokenText(const QString& text);
/// Returns a short text, such as a name, with its symbols as words.
[[nodiscard]] QString spelledText(const QString& text);

} // namespace nidus::ui
