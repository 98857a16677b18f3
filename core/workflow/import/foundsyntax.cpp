// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/foundsyntax.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/fieldwords.h"
#include "core/lint/prosegrammar.h"
#include "core/lint/rulelint.h"
#include "core/lint/syntaxextraction.h"

#include <algorithm>

namespace nidus::workflow {

namespace {

/// Returns the finding with its place in the text, as far as it can be found.
findings::Finding placedIn(const QString& text, findings::Finding against, const QString& nid)
{
    if (against.id == findings::kRuleGrammarError) {
        const QList<findings::Finding> all = lint::lintProseGrammar(text, nid);
        const auto same = std::ranges::find(all, against.arguments.value(2), &findings::message);
        if (same != all.cend())
            against.range = same->range;
    } else if (against.id == findings::kRuleSampleRejected) {
        const QString& urn = against.arguments.constFirst();
        against.range = lint::unitRange(std::max(text.indexOf(urn), qsizetype{0}), urn.size());
    }
    return against;
}

} // namespace

std::optional<FoundSyntax> findSyntax(const registration::RegistrationTemplate& registrationTemplate)
{
    const QString nid = registrationTemplate.nid();
    const QString text = registrationTemplate.text(registration::TemplateField::Syntax);
    const lint::ExtractedSyntax extracted = lint::extractSyntax(text, nid);
    if (!extracted.rule)
        return std::nullopt;
    FoundSyntax found{.rule = *extracted.rule, .samples = lint::exampleSamples(extracted), .against = {}};
    const QList<findings::Finding> findings = lint::lintRule(
        {.registrationTemplate = registrationTemplate, .samples = found.samples, .rule = found.rule}, nid,
        {});
    const auto against = std::ranges::find_if(findings, [](const findings::Finding& finding) {
        return finding.severity == findings::Severity::Error || finding.id == findings::kRuleNoVerdict;
    });
    if (against != findings.cend())
        found.against = placedIn(text, *against, nid);
    else
        found.against = lint::doubtAbout(extracted, text, nid);
    return found;
}

} // namespace nidus::workflow
