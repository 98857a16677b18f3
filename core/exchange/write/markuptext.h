// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <QString>

namespace nidus::exchange {

/// Text for element content and double-quoted attributes of XML and HTML. Characters that XML 1.0 cannot
/// contain become U+FFFD: these are documents for people; our own XML keeps every character.
[[nodiscard]] QString markupEscaped(const QString& text);

/// An element with only text.
[[nodiscard]] QString markupElement(QLatin1StringView name, const QString& text);

/// An NCName-like word for ids and anchors: everything but letters, digits, ".", "_" and "-" becomes "-", and
/// "x-" is added in front if the word does not begin with a letter.
[[nodiscard]] QString anchorOf(const QString& word);

/// The line of a head as a comment of XML, HTML, and Markdown, on a line of its own; empty without a head.
[[nodiscard]] QString headComment(const QString& head);

} // namespace nidus::exchange
