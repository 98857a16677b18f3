// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/listrules.h"

#include "core/check/markedrule.h"
#include "core/check/namespacetable.h"
#include "core/check/rulenames.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/grammarfindings.h"
#include "core/findings/text/sharedtexts.h"
#include "core/subregistry/redefinition.h"
#include "core/workflow/registry/registryaccess.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNamedValues = 3; ///< in a sentence

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

/// Returns an automaton of the texts that one rule of a grammar matches; absent if there is none.
std::optional<grammar::Dfa> textsOf(const check::NamespaceRule& rule, const std::string& name)
{
    check::RuleSource source = rule.source();
    source.start = name;
    source.scope = check::NameScope::Nss;
    auto texts = check::namesAutomaton({}, check::NamespaceRule(source));
    return texts ? std::optional(*std::move(texts)) : std::nullopt;
}

bool matches(const grammar::Dfa& texts, std::string_view text)
{
    std::uint32_t state = texts.start;
    for (const char byte : text)
        state = texts.step(state, static_cast<unsigned char>(byte));
    return texts.isAccepting[state];
}

/// Whether a text is matched that has only digits.
bool matchesANumber(const grammar::Dfa& texts, subregistry::ValueKind kind)
{
    const std::string_view digits =
        kind == subregistry::ValueKind::Decimal ? "0123456789" : "0123456789abcdefABCDEFxX";
    std::vector<bool> isSeen(texts.size());
    std::vector<std::uint32_t> next{texts.start};
    isSeen[texts.start] = true;
    while (!next.empty()) {
        const std::uint32_t state = next.back();
        next.pop_back();
        if (texts.isAccepting[state])
            return true;
        for (const char digit : digits) {
            const std::uint32_t after = texts.step(state, static_cast<unsigned char>(digit));
            if (!isSeen[after])
                next.push_back(after);
            isSeen[after] = true;
        }
    }
    return false;
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
    if (marked.limit().limit != grammar::GrammarLimit::None)
        return findings::message(findings::limitFinding(marked.limit()));
    const auto texts = textsOf(rule, names.front());
    const bool isOdd = definition.isNumeric() && !definition.rules.isEmpty() && texts &&
                       !matchesANumber(*texts, definition.kind);
    return isOdd ? findings::numberlessRuleText(definition.rules.front()) : QString();
}

base::Result<SubregistryAnswer>
redefine(storage::Registry& registry, const SubregistryName& name,
         const std::function<subregistry::Definition(const subregistry::Definition&)>& changed, QDate date,
         const storage::Act& act)
{
    return takeFromList(
        registry, name, act,
        [&](const storage::StoredSubregistry& stored) -> std::optional<subregistry::ListChange> {
            const subregistry::Definition wanted = changed(stored.definition);
            if (stored.definition == wanted)
                return std::nullopt;
            return subregistry::planDefinition(
                stored.definition, wanted,
                date.isValid() ? date : subregistry::dayFor(stored.changes, registry.today()));
        },
        [&act] { return act.note; });
}

base::Result<QString> valuesWithoutRule(const storage::Registry& registry, const SubregistryName& name)
{
    const auto stored = registry.subregistries().read(name.nid, name.name);
    if (!stored)
        return std::unexpected(stored.error());
    const subregistry::Subregistry list = subregistry::after(stored->definition, stored->changes);
    return valuesWithoutRule(registry, list, list.rows());
}

base::Result<QString> valuesWithoutRule(const storage::Registry& registry,
                                        const subregistry::Subregistry& list,
                                        const QList<subregistry::Entry>& entries)
{
    if (list.definition().rules.isEmpty())
        return QString();
    const auto syntax = currentSyntaxRule(registry, list.definition().nid);
    if (!syntax)
        return std::unexpected(syntax.error());
    const QString& rule = list.definition().rules.front();
    const auto texts = *syntax ? textsOf((*syntax)->get(), rule.toStdString()) : std::nullopt;
    if (!texts)
        return QString();
    QStringList odd;
    int count = 0;
    for (const subregistry::Entry& entry : entries) {
        const QString value = subregistry::partsOf(list.firstText(entry.block)).value(0);
        if (!subregistry::isHeld(entry.state) || matches(*texts, value.toStdString()))
            continue;
        if (++count <= kNamedValues)
            odd.append(value);
    }
    return count == 0 ? QString() : findings::oddValuesText(rule, odd.join(", "_L1), count);
}

} // namespace nidus::workflow
