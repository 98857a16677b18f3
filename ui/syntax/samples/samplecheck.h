// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/grammar/tables/matcher.h"
#include "core/grammar/samples/sample.h"
#include "core/lint/syntaxextraction.h"
#include "core/registration/sample.h"
#include "core/registration/syntaxrule.h"

#include <QList>
#include <QString>
#include <string>

namespace nidus::ui {

/// What a syntax rule says of one sample.
struct SampleOutcome
{
    grammar::MatchVerdict verdict = grammar::MatchVerdict::Undecided;
    int offset = -1; ///< Invalid: UTF-16 code unit that cannot stand there, or the length
    QString why;     ///< a sentence; empty when there is nothing to say

    bool operator==(const SampleOutcome&) const = default;
};

/// Whether the verdict is the opposite of what is expected.
[[nodiscard]] bool contradicts(const registration::Sample& sample, const SampleOutcome& outcome);

/// Checks one sample as a batch of URNs is checked.
[[nodiscard]] SampleOutcome checkSample(const QString& urn, const check::UrnChecker& checker);

/// Where to take new samples from.
struct SampleRequest
{
    grammar::SampleKind kind = grammar::SampleKind::Shortest;
    registration::RuleScope scope = registration::RuleScope::Nss;
    QString nid;         ///< empty: not known yet
    QList<registration::Sample> known; ///< not made again
};

/// URNs made from the rule, with the verdict that they are expected to get and do get.
[[nodiscard]] QList<registration::Sample> generatedSamples(const grammar::Matcher& matcher, const check::UrnChecker& checker,
                                             const SampleRequest& request);

/// The URN that a text matched by a rule is about; an unknown NID is "example".
[[nodiscard]] std::string asUrn(const std::string& text, registration::RuleScope scope, const QString& nid);

/// Samples in text from elsewhere: one URN a line, with "valid" or "invalid" behind a tab or nothing.
[[nodiscard]] QList<registration::Sample> pastedSamples(const QString& text);

} // namespace nidus::ui
