// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/grammar/samples/sample.h"
#include "core/grammar/tables/matcher.h"
#include "core/lint/syntaxextraction.h"
#include "core/registration/sample.h"
#include "core/registration/syntaxrule.h"

#include <QList>
#include <QString>
#include <string>

namespace nidus::ui {

/// The result of checking one sample against a syntax rule.
struct SampleOutcome
{
    grammar::MatchVerdict verdict = grammar::MatchVerdict::Undecided;
    int offset = -1; ///< Invalid: the first UTF-16 code unit that does not match, or the length
    QString why;     ///< a sentence; may be empty

    bool operator==(const SampleOutcome&) const = default;
};

/// Whether the verdict is the opposite of what is expected.
[[nodiscard]] bool contradicts(const registration::Sample& sample, const SampleOutcome& outcome);

/// Checks one sample in the same way as the page Check URNs.
[[nodiscard]] SampleOutcome checkSample(const QString& urn, const check::UrnChecker& checker);

/// Which samples to generate.
struct SampleRequest
{
    grammar::SampleKind kind = grammar::SampleKind::Shortest;
    registration::RuleScope scope = registration::RuleScope::Nss;
    QString nid;                       ///< empty: not known yet
    QList<registration::Sample> known; ///< not generated again
};

/// Returns URNs generated from the rule, with their expected verdicts, which they also get.
[[nodiscard]] QList<registration::Sample> generatedSamples(const grammar::Matcher& matcher,
                                                           const check::UrnChecker& checker,
                                                           const SampleRequest& request);

/// Returns the URN for a text that a rule matches; an unknown NID becomes "example".
[[nodiscard]] std::string asUrn(const std::string& text, registration::RuleScope scope, const QString& nid);

/// Returns the samples in a pasted text: one URN per line, optionally followed by a tab and "valid" or
/// "invalid".
[[nodiscard]] QList<registration::Sample> pastedSamples(const QString& text);

} // namespace nidus::ui
