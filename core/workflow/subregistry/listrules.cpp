// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/listrules.h"

#include "core/check/markedrule.h"
#include "core/check/namespacetable.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/grammarfindings.h"
#include "core/findings/text/sharedtexts.h"
#include "core/workflow/check/checkwork.h"

#include <string>
#include <vector>

namespace nidus::workflow {

namespace {

/// Returns the names of the rules that the text of a grammar defines.
QStringList ownRules(const grammar::GrammarTree& tree)
{
    QStringList names;
    for (const grammar::GrammarRule& rule : tree.rules) {
        if (rule.origin == grammar::RuleOrigin::Own)
            names.append(QString::fromStdString(rule.name));
    }
    return names;
}

} // namespace

base::Result<QString> rulesObjection(const storage::Registry& registry,
                                     const subregistry::Definition& definition)
{
    std::vector<std::string> names;
    for (const QString& rule : definition.rules)
        names.push_back(rule.toStdString());
    if (!definition.labelRule.isEmpty())
        names.push_back(definition.labelRule.toStdString());
    if (names.empty())
        return QString();
    const auto syntax = currentSyntaxRule(registry, definition.nid);
    if (!syntax)
        return std::unexpected(syntax.error());
    if (!*syntax)
        return findings::noSuchRuleText(definition.nid, QString::fromStdString(names.front()), {});
    const check::NamespaceRule& rule = (*syntax)->get();
    const grammar::GrammarTree& tree = rule.matcher().grammar().tree();
    for (const std::string& name : names) {
        if (tree.find(name) == grammar::kNoRule)
            return findings::noSuchRuleText(definition.nid, QString::fromStdString(name), ownRules(tree));
    }
    if (names.size() > grammar::kMaxMarkedRules)
        return findings::message(
            findings::limitFinding({grammar::GrammarLimit::ProductStates, names.front()}));
    const check::MarkedRule marked(rule, names);
    return marked.limit().limit == grammar::GrammarLimit::None
               ? QString()
               : findings::message(findings::limitFinding(marked.limit()));
}

} // namespace nidus::workflow
