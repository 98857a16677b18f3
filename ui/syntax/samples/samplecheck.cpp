// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/samples/samplecheck.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/values/findingids.h"
#include "core/lint/nidlint.h"
#include "ui/syntax/text/utf8offsets.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <string>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::size_t kSamplesMade = 10;

struct SampleTexts
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::SampleOutcome)
};

grammar::MatchVerdict matchVerdict(check::Verdict verdict)
{
    switch (verdict) {
    case check::Verdict::Valid: return grammar::MatchVerdict::Valid;
    case check::Verdict::Invalid:
    case check::Verdict::Unregistered: return grammar::MatchVerdict::Invalid;
    case check::Verdict::Undecided: break;
    }
    return grammar::MatchVerdict::Undecided;
}

/// Returns the message of a finding. Omits that the rule is this namespace's, which is obvious here.
QString sentence(const findings::Finding& finding)
{
    if (finding.id != findings::kNamespaceSyntaxRule || finding.arguments.size() != 5)
        return findings::message(finding);
    return SampleTexts::tr("Column %1: expected %2, found %3 (in %4).")
        .arg(finding.arguments.at(1), finding.arguments.at(2), finding.arguments.at(3),
             finding.arguments.at(4));
}

bool isPrintable(const QString& text)
{
    return std::ranges::all_of(text, [](QChar unit) { return unit.isPrint(); });
}

} // namespace

bool contradicts(const registration::Sample& sample, const SampleOutcome& outcome)
{
    const grammar::MatchVerdict wanted = sample.expected == registration::ExpectedVerdict::Valid
                                             ? grammar::MatchVerdict::Valid
                                             : grammar::MatchVerdict::Invalid;
    return outcome.verdict != grammar::MatchVerdict::Undecided && outcome.verdict != wanted;
}

SampleOutcome checkSample(const QString& urn, const check::UrnChecker& checker)
{
    const std::string text = urn.toStdString();
    const check::CheckOutcome checked = checker.check(text);
    const QList<findings::Finding> findings = findings::checkFindings(checked, text, checker);
    SampleOutcome outcome{.verdict = matchVerdict(checked.verdict), .offset = -1, .why = {}};
    if (!findings.isEmpty()) {
        outcome.why = sentence(findings.constFirst());
        if (outcome.verdict == grammar::MatchVerdict::Invalid)
            outcome.offset = Utf8Offsets(urn).utf16(findings.constFirst().range.offset);
    }
    return outcome;
}

QList<registration::Sample> generatedSamples(const grammar::Matcher& matcher,
                                             const check::UrnChecker& checker, const SampleRequest& request)
{
    const registration::ExpectedVerdict expected = request.kind == grammar::SampleKind::NearMiss
                                                       ? registration::ExpectedVerdict::Invalid
                                                       : registration::ExpectedVerdict::Valid;
    QList<registration::Sample> made;
    // A different seed each time, so that repeated requests give different samples.
    const auto seed = static_cast<std::uint64_t>(request.known.size());
    for (const std::string& text :
         grammar::makeSamples(matcher, {.kind = request.kind, .count = kSamplesMade, .seed = seed})) {
        const registration::Sample sample{.urn =
                                              QString::fromStdString(asUrn(text, request.scope, request.nid)),
                                          .expected = expected,
                                          .note = {},
                                          .source = SampleTexts::tr("generated")};
        const SampleOutcome outcome = checkSample(sample.urn, checker);
        if (outcome.verdict != grammar::MatchVerdict::Undecided && !contradicts(sample, outcome) &&
            isPrintable(sample.urn))
            made.append(sample);
    }
    return lint::withoutKnown(made, request.known);
}

QList<registration::Sample> pastedSamples(const QString& text)
{
    QList<registration::Sample> pasted;
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        const QStringList cells = line.split(u'\t');
        const QString urn = cells.constFirst().trimmed();
        const bool isInvalid = cells.value(1).trimmed() == "invalid"_L1;
        if (!urn.isEmpty())
            pasted.append({.urn = urn,
                           .expected = isInvalid ? registration::ExpectedVerdict::Invalid
                                                 : registration::ExpectedVerdict::Valid,
                           .note = {},
                           .source = {}});
    }
    return pasted;
}

std::string asUrn(const std::string& text, registration::RuleScope scope, const QString& nid)
{
    switch (scope) {
    case registration::RuleScope::Nss:
        return "urn:" + (lint::isNidSyntax(nid) ? nid.toStdString() : "example") + ":" + text;
    case registration::RuleScope::NidAndNss: return "urn:" + text;
    case registration::RuleScope::Urn: break;
    }
    return text;
}

} // namespace nidus::ui
