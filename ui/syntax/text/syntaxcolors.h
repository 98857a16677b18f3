// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/syntaxrule.h"

#include <QList>
#include <QPalette>
#include <QString>
#include <QTextCharFormat>
#include <cstdint>

namespace nidus::ui {

/// What a stretch of a grammar is.
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

/// The stretches of one line, in text order.
[[nodiscard]] QList<SyntaxSpan> syntaxSpans(const QString& line, registration::Notation notation);

/// How a part is written: colour with enough contrast on the palette's base, and weight or slant, so that
/// colour is not all that tells parts apart.
[[nodiscard]] QTextCharFormat syntaxFormat(SyntaxPart part, const QPalette& palette);

} // namespace nidus::ui
