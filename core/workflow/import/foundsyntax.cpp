// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/foundsyntax.h"

#include "core/findings/values/findingids.h"
#include "core/lint/rulelint.h"
#include "core/lint/syntaxextraction.h"

#include <algorithm>

namespace nidus::workflow {

std::optional<FoundSyntax> findSyntax(const registration::RegistrationTemplate& registrationTemplate)
{
    const QString nid = registrationTemplate.nid();
    const lint::ExtractedSyntax extracted =
        lint::extractSyntax(registrationTemplate.text(registration::TemplateField::Syntax), nid);
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
        found.against = *against;
    return found;
}

} // namespace nidus::workflow
