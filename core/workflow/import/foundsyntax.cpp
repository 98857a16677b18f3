// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/foundsyntax.h"

#include "core/check/rulecomparison.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/fieldwords.h"
#include "core/lint/prosegrammar.h"
#include "core/lint/rulelint.h"
#include "core/lint/rulesource.h"
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

/// Whether the text of the content has the same grammar; then its rule, perhaps corrected by hand, is kept.
bool isInText(const registration::SyntaxRule& found, const QString& nid,
              const registration::RegistrationTemplate& earlier)
{
    const lint::ExtractedSyntax before =
        lint::extractSyntax(earlier.text(registration::TemplateField::Syntax), nid);
    return before.rule && before.rule->text == found.text;
}

/// Whether both rules accept the same names; false if a limit prevents the comparison.
bool acceptsTheSame(const QString& nid, const registration::SyntaxRule& a, const registration::SyntaxRule& b)
{
    const auto comparison =
        check::compareRevisions(nid.toLower().toStdString(), check::NamespaceRule(lint::ruleSource(a)),
                                check::NamespaceRule(lint::ruleSource(b)));
    return comparison && !comparison->lost && !comparison->gained;
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

std::optional<FoundSyntax> newSyntax(std::optional<FoundSyntax> found, const QString& nid,
                                     const registration::VersionContent& content)
{
    if (!found || !content.rule)
        return found;
    const registration::SyntaxRule& earlier = *content.rule;
    if (isInText(found->rule, nid, content.registrationTemplate) || acceptsTheSame(nid, earlier, found->rule))
        return std::nullopt;
    found->rule.equivalence = earlier.equivalence;
    found->rule.encoding = earlier.encoding;
    found->rule.checkDigit = earlier.checkDigit;
    return found;
}

registration::VersionContent withSyntax(registration::VersionContent content, const FoundSyntax& syntax)
{
    content.rule = syntax.rule;
    content.samples += lint::withoutKnown(syntax.samples, content.samples);
    return content;
}

} // namespace nidus::workflow
