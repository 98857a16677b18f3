// SPDX-License-Identifier: Apache-2.0
#include "app/cli/subregistry/subregistrydefinition.h"

#include "app/cli/subregistry/subregistryanswer.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/subregistry/plaintexts.h"
#include "core/subregistry/policy.h"
#include "core/subregistry/urnpattern.h"

using namespace Qt::StringLiterals;

namespace nidus::cli {

QStringList wordsOf(const Arguments& arguments, std::string_view option)
{
    QStringList words = arguments.text(option).split(u',', Qt::SkipEmptyParts);
    for (QString& word : words)
        word = word.trimmed();
    return words;
}

subregistry::Outside outsideOf(const Arguments& arguments)
{
    return arguments.value("outside") == "warning" ? subregistry::Outside::Warning
                                                   : subregistry::Outside::Error;
}

Usage<subregistry::Definition> checkedDefinition(const subregistry::Definition& definition,
                                                 const subregistry::Definition& known)
{
    if (const auto lost = subregistry::lostCharacterIn(definition, known))
        return std::unexpected(findings::message(*lost));
    if (!definition.hasRuleOfEachPart())
        return std::unexpected(Cli::tr("--rule requires one rule for each part of the key."));
    if (!definition.urn.isEmpty() && !subregistry::isUrnPattern(definition, definition.urn))
        return std::unexpected(findings::notAUrnPatternText(definition.urn, definition.nid));
    return definition;
}

void sayPolicyWarnings(const CommandContext& context, const QString& policy)
{
    for (const findings::Finding& finding : subregistry::policyFindings(policy))
        sayWarning(context, findings::message(finding));
}

} // namespace nidus::cli
