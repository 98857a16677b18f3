// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/findings/text/remarks.h"
#include "core/findings/text/sentences.h"
#include "core/urn/urnparser.h"

#include <string>
#include <string_view>

namespace nidus::findings {

// Findings about URNs in the form for reports on millions of them; urnfindings.h has the same for one URN.
// The functions add to `remarks` and use the words of `sentences`.

/// Adds a syntax error of `text`; arguments: the wrong character made visible, the NID or "", and the
/// character percent-encoded.
void addRemark(Remarks& remarks, Sentences& sentences, const urn::UrnFailure& failure, std::string_view text);
/// The same with advice that the namespace's rule in `checker` does not reject.
void addRemark(Remarks& remarks, Sentences& sentences, const urn::UrnFailure& failure, std::string_view text,
               const check::UrnChecker& checker);
/// Adds a piece of advice.
void addRemark(Remarks& remarks, const urn::UrnWarning& warning, std::string_view text);

/// Adds all findings about one text under one RFC: every syntax error in order, or the advice.
void addUrnRemarks(Remarks& remarks, Sentences& sentences, std::string_view text, urn::Rfc rfc);
/// Adds the findings about an outcome of `checker`, the reason first; none if the URN is valid and there is
/// nothing to report. With CheckReason::Syntax, it adds all errors.
void addCheckRemarks(Remarks& remarks, Sentences& sentences, const check::CheckOutcome& outcome,
                     std::string_view text, const check::UrnChecker& checker);
/// Adds what one line of a table has room for: the first finding of addCheckRemarks(), and the one that
/// completes it. The outcome has a reason.
void addLeadingRemarks(Remarks& remarks, Sentences& sentences, const check::CheckOutcome& outcome,
                       std::string_view text, const check::UrnChecker& checker);
/// Returns the finding whose sentence completes that of the first one: that names like this are widely used,
/// or that no value can be assigned where an unlisted one is. Null if there is none.
[[nodiscard]] const Remark* completingRemark(const Remarks& remarks);
/// Appends the first message, and the one that completes it; nothing without a remark.
void appendLeadingSentence(std::string& out, const Remarks& remarks, Sentences& sentences);

/// Returns the id of the reason, as in the tsv column "code". The outcome has a reason. Allocates nothing.
[[nodiscard]] FindingId idOfReason(const check::CheckOutcome& outcome);
/// Returns the severity of a finding about an outcome: nothing about a valid URN is an error.
[[nodiscard]] Severity severityOf(FindingId id, const check::CheckOutcome& outcome);

} // namespace nidus::findings
