// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textsource.h"

namespace nidus::exchange {

/// If the template is in code (a fence, an indented block, or a figure), returns the lines of that code as
/// text without markup; the document around it goes to `aside`. Otherwise returns the text unchanged.
[[nodiscard]] SourceText templateInCode(SourceText text);

/// If the template is in a block of another markup (AsciiDoc, LaTeX, Org, a wiki, a forum) or between two
/// rulers, returns its lines; the document around it goes to `aside`.
[[nodiscard]] SourceText templateInBlock(SourceText text);

/// Removes what joins the paragraphs of a term: "+" and "--" in a list of terms of AsciiDoc, "::" in one of a
/// wiki.
[[nodiscard]] SourceText withoutContinuations(SourceText text);

/// Moves the header fields of a forwarded mail ("From: ...", "Date: ...") to `aside`.
[[nodiscard]] SourceText withoutForwardedHeaders(SourceText text);

/// Moves the signature at the end (RFC 3676 section 4.3) and the footer of a mailing list to `aside`.
[[nodiscard]] SourceText withoutSignature(SourceText text);

} // namespace nidus::exchange
