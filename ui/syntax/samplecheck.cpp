// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/samplecheck.h"

#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/findings/urnfindings.h"
#include "ui/syntax/utf8offsets.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <string>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr std::size_t kSamplesMade = 10;

struct SampleTexts
{
    Q_DECLARE_TR_FUNCTIONS(nidus::SampleOutcome)
};

MatchVerdict matchVerdict(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Valid:
        return MatchVerdict::Valid;
    case Verdict::Invalid:
    case Verdict::Unregistered:
        return MatchVerdict::Invalid;
    case Verdict::Undecided:
        break;
    }
    return MatchVerdict::Undecided;
}

/// What a finding says. That the rule is this namespace's goes without saying here.
QString sentence(const Finding& finding)
{
    if (finding.id != kNamespaceSyntaxRule || finding.arguments.size() != 5)
        return message(finding);
    return SampleTexts::tr("Column %1: expected %2, found %3 (in %4).")
        .arg(finding.arguments.at(1), finding.arguments.at(2), finding.arguments.at(3),
             finding.arguments.at(4));
}

bool isPrintable(const QString& text)
{
    return std::ranges::all_of(text, [](QChar unit) { return unit.isPrint(); });
}

} // namespace

bool contradicts(const Sample& sample, const SampleOutcome& outcome)
{
    const MatchVerdict wanted =
        sample.expected == ExpectedVerdict::Valid ? MatchVerdict::Valid : MatchVerdict::Invalid;
    return outcome.verdict != MatchVerdict::Undecided && outcome.verdict != wanted;
}

SampleOutcome checkSample(const QString& urn, const UrnChecker& checker)
{
    const std::string text = urn.toStdString();
    const CheckOutcome checked = checker.check(text);
    const QList<Finding> findings = checkFindings(checked, text, checker);
    SampleOutcome outcome{.verdict = matchVerdict(checked.verdict), .offset = -1, .why = {}};
    if (!findings.isEmpty()) {
        outcome.why = sentence(findings.constFirst());
        if (outcome.verdict == MatchVerdict::Invalid)
            outcome.offset = Utf8Offsets(urn).utf16(findings.constFirst().range.offset);
    }
    return outcome;
}

QList<Sample> generatedSamples(const Matcher& matcher, const UrnChecker& checker,
                               const SampleRequest& request)
{
    const ExpectedVerdict expected =
        request.kind == SampleKind::NearMiss ? ExpectedVerdict::Invalid : ExpectedVerdict::Valid;
    QList<Sample> made;
    // Another seed each time, so that asking again gives other samples.
    const auto seed = static_cast<std::uint64_t>(request.known.size());
    for (const std::string& text :
         makeSamples(matcher, {.kind = request.kind, .count = kSamplesMade, .seed = seed})) {
        const Sample sample{.urn = QString::fromStdString(asUrn(text, request.scope, request.nid)),
                            .expected = expected,
                            .note = {},
                            .source = SampleTexts::tr("generated")};
        const SampleOutcome outcome = checkSample(sample.urn, checker);
        if (outcome.verdict != MatchVerdict::Undecided && !contradicts(sample, outcome) &&
            isPrintable(sample.urn))
            made.append(sample);
    }
    return withoutKnown(made, request.known);
}

QList<Sample> pastedSamples(const QString& text)
{
    QList<Sample> pasted;
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        const QStringList cells = line.split(u'\t');
        const QString urn = cells.constFirst().trimmed();
        const bool isInvalid = cells.value(1).trimmed() == "invalid"_L1;
        if (!urn.isEmpty())
            pasted.append({.urn = urn,
                           .expected = isInvalid ? ExpectedVerdict::Invalid : ExpectedVerdict::Valid,
                           .note = {},
                           .source = {}});
    }
    return pasted;
}

std::string asUrn(const std::string& text, RuleScope scope, const QString& nid)
{
    switch (scope) {
    case RuleScope::Nss:
        return "urn:" + (nid.isEmpty() ? "example" : nid.toStdString()) + ":" + text;
    case RuleScope::NidAndNss:
        return "urn:" + text;
    case RuleScope::Urn:
        break;
    }
    return text;
}

} // namespace nidus
