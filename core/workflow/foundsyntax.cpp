// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/foundsyntax.h"

#include "core/findings/findingids.h"
#include "core/lint/rulelint.h"
#include "core/lint/syntaxextraction.h"

#include <algorithm>

namespace nidus {

std::optional<FoundSyntax> findSyntax(const RegistrationTemplate& registrationTemplate)
{
    const QString nid = registrationTemplate.nid();
    const ExtractedSyntax extracted = extractSyntax(registrationTemplate.text(TemplateField::Syntax), nid);
    if (!extracted.rule)
        return std::nullopt;
    FoundSyntax found{.rule = *extracted.rule, .samples = harvestedSamples(extracted), .against = {}};
    const QList<Finding> findings =
        lintRule({.registrationTemplate = registrationTemplate, .samples = found.samples, .rule = found.rule},
                 nid, {});
    const auto against = std::ranges::find_if(findings, [](const Finding& finding) {
        return finding.severity == Severity::Error || finding.id == kRuleNoVerdict;
    });
    if (against != findings.cend())
        found.against = *against;
    return found;
}

} // namespace nidus
