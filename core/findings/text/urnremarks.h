// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/findings/text/remarks.h"
#include "core/findings/text/sentences.h"
#include "core/urn/urnparser.h"

#include <string>
#include <string_view>

namespace nidus::findings {

// What there is to say of URNs, in the form that reports on millions of them need; urnfindings.h has the same
// for one. All of them add to `remarks` and take words from `sentences`.

/// A syntax error of `text`; arguments: the offending character made visible, the NID or "", and the
/// character percent-encoded.
void addRemark(Remarks& remarks, Sentences& sentences, const urn::UrnFailure& failure, std::string_view text);
/// A piece of advice.
void addRemark(Remarks& remarks, const urn::UrnWarning& warning, std::string_view text);

/// All that is to say of one text under one RFC: every syntax error (the first one first), or the advice.
void addUrnRemarks(Remarks& remarks, Sentences& sentences, std::string_view text, urn::Rfc rfc);
/// What is to say of an outcome of `checker`, the reason first; nothing when valid without remark. With
/// CheckReason::Syntax all errors are named.
void addCheckRemarks(Remarks& remarks, Sentences& sentences, const check::CheckOutcome& outcome,
                     std::string_view text, const check::UrnChecker& checker);
/// Of addCheckRemarks() the first one, and why names like this are widely used all the same: what a line of a
/// table has room for. The outcome has a reason.
void addLeadingRemarks(Remarks& remarks, Sentences& sentences, const check::CheckOutcome& outcome,
                       std::string_view text, const check::UrnChecker& checker);
/// The first sentence, and why names like this are widely used all the same; nothing without a remark.
void appendLeadingSentence(std::string& out, const Remarks& remarks, Sentences& sentences);

/// The id of the reason alone, as in the tsv column "code". The outcome has a reason. Allocates nothing.
[[nodiscard]] FindingId idOfReason(const check::CheckOutcome& outcome);

} // namespace nidus::findings
