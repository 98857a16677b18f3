// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/foundsyntax.h"

#include "core/check/urnchecker.h"
#include "core/lint/rulesource.h"
#include "core/lint/syntaxextraction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus {

std::optional<FoundSyntax> findSyntax(const RegistrationTemplate& registrationTemplate)
{
    const QString nid = registrationTemplate.nid();
    const ExtractedSyntax extracted = extractSyntax(registrationTemplate.text(TemplateField::Syntax), nid);
    if (!extracted.rule)
        return std::nullopt;
    FoundSyntax found{.rule = *extracted.rule, .samples = harvestedSamples(extracted), .rejected = {}};
    const NamespaceRule rule(ruleSource(found.rule));
    found.isUsable = rule.matcher().limit().limit == GrammarLimit::None;
    const UrnChecker checker = ruleChecker(nid.toStdString(), rule);
    const auto rejected = std::ranges::find_if(found.samples, [&checker](const Sample& sample) {
        return checker.check(sample.urn.toStdString()).verdict == Verdict::Invalid;
    });
    if (rejected != found.samples.cend())
        found.rejected = rejected->urn;
    return found;
}

} // namespace nidus
