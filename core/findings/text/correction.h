// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/findings/values/finding.h"
#include "core/urn/urnparser.h"

#include <QString>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nidus::findings {

/// How to correct a character that is not allowed in a URN.
enum class Correction : std::uint8_t {
    Encode,
    EncodeIfAllowed, ///< it is not known what the syntax rule says about the encoded form
    Replace,         ///< the syntax rule rejects the encoded form, too
    Remove,
    ConvertToUtf8,
    Split,
};

/// Returns how to correct the character at `offset`, whatever the namespace is.
[[nodiscard]] Correction correctionOf(std::string_view text, std::size_t offset);
/// The same where the namespace has a rule: no advice that the rule rejects.
[[nodiscard]] Correction correctionFor(std::string_view text, const urn::UrnFailure& failure,
                                       const check::UrnChecker& checker);
/// Returns the correction of a character as the end of a sentence.
[[nodiscard]] QString correctionText(Correction correction, std::string_view character);
/// Returns what to do about a finding of a URN, as a sentence: empty if its message says so, and no advice
/// that the namespace's rule rejects.
[[nodiscard]] QString fixFor(const Finding& finding, std::string_view text, const check::UrnChecker& checker);

} // namespace nidus::findings
