// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/findings/values/finding.h"
#include "core/registration/registration.h"
#include "core/urn/nid.h"
#include "core/urn/urnequivalence.h"
#include "core/urn/urnparser.h"

#include <QList>
#include <QString>
#include <string_view>

namespace nidus::findings {

/// The finding for a syntax error of `text`; arguments: the offending character made visible, the NID or
/// "", and the character percent-encoded.
[[nodiscard]] Finding urnFinding(const urn::UrnFailure& failure, std::string_view text);
/// The finding for a piece of advice.
[[nodiscard]] Finding urnFinding(const urn::UrnWarning& warning, std::string_view text);
/// The finding for a NID rule.
[[nodiscard]] Finding nidFinding(const urn::NidFinding& found, std::string_view nid);

/// The rules of RFC 8141 section 5 that a registered NID breaks, the first one first; no advice.
[[nodiscard]] QList<Finding> brokenNidRules(const QString& nid, registration::NamespaceKind kind);

/// For kRuleOutsideUrns: a text that can be no NSS, and the sentence that says why.
[[nodiscard]] QStringList outsideArguments(std::string_view text);

/// All that is to say of one text under one RFC: every syntax error (the first one first), or the advice.
[[nodiscard]] QList<Finding> urnFindings(std::string_view text, urn::Rfc rfc);

/// What is to say of an outcome of `checker`, the reason first; empty when valid without remark. With
/// CheckReason::Syntax all errors are named.
[[nodiscard]] QList<Finding> checkFindings(const check::CheckOutcome& outcome, std::string_view text,
                                           const check::UrnChecker& checker);
/// What a line of a table has room for of an outcome that has a reason: why, and why names like this are
/// widely used all the same.
[[nodiscard]] QString leadingSentence(const check::CheckOutcome& outcome, std::string_view text,
                                      const check::UrnChecker& checker);
/// The id of the reason alone, as in the tsv column "code"; empty when there is none. Allocates nothing.
[[nodiscard]] QLatin1StringView checkCode(const check::CheckOutcome& outcome);

/// Why two URNs are not equivalent, as a sentence.
[[nodiscard]] Finding differenceFinding(const urn::UrnDifference& difference, const urn::Urn& a, const urn::Urn& b);

} // namespace nidus::findings
