// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/syntaxrule.h"

#include <QList>
#include <QPalette>
#include <QString>
#include <QTextCharFormat>
#include <cstdint>

namespace nidus::ui {

/// The kinds of text in a grammar.
enum class SyntaxPart : std::uint8_t {
    Definition,
    OwnRule,
    KnownRule, ///< of RFC 5234 or the library
    String,
    Number,
    Prose,
    Comment,
    Operator,
    Bad,
};

struct SyntaxSpan
{
    int offset = 0; ///< UTF-16 code units
    int length = 0;
    SyntaxPart part = SyntaxPart::Operator;

    bool operator==(const SyntaxSpan&) const = default;
};

/// Returns the spans of one line, in text order.
[[nodiscard]] QList<SyntaxSpan> syntaxSpans(const QString& line, registration::Notation notation);

/// Returns the format of a part: a color with enough contrast on the palette's base, and weight or slant, so
/// that color is not the only difference.
[[nodiscard]] QTextCharFormat syntaxFormat(SyntaxPart part, const QPalette& palette);

} // namespace nidus::ui
