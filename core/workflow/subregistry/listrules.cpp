// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/listrules.h"

#include "core/check/markedrule.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/text/grammarfindings.h"
#include "core/findings/text/sharedtexts.h"
#include "core/subregistry/redefinition.h"
#include "core/workflow/registry/registryaccess.h"
#include "core/workflow/subregistry/listsyntax.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

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
    if (definition.rules.isEmpty() && definition.labelRule.isEmpty())
        return QString();
    const auto syntax = currentSyntaxRule(registry, definition.nid);
    return syntax ? base::Result<QString>(rulesObjection(*syntax, definition))
                  : std::unexpected(syntax.error());
}

QString rulesObjection(const std::shared_ptr<const check::LazyRule>& syntax,
                       const subregistry::Definition& definition)
{
    std::vector<std::string> names;
    for (const QString& rule : definition.rules)
        names.push_back(rule.toStdString());
    if (!definition.labelRule.isEmpty())
        names.push_back(definition.labelRule.toStdString());
    if (names.empty())
        return {};
    if (!syntax)
        return findings::noSuchRuleText(definition.nid, QString::fromStdString(names.front()), {});
    const check::NamespaceRule& rule = syntax->get();
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
    const auto texts = ruleTexts(rule, names.front());
    const bool isOdd = definition.isNumeric() && !definition.rules.isEmpty() && texts &&
                       !matchesANumber(*texts, definition.kind);
    return isOdd ? findings::numberlessRuleText(definition.rules.front()) : QString();
}

QString sharedRuleNotice(const subregistry::Definition& definition,
                         const QList<subregistry::Definition>& others)
{
    QStringList sentences;
    for (const QString& rule : definition.rules) {
        QStringList names;
        for (const subregistry::Definition& other : others) {
            if (other.name.compare(definition.name, Qt::CaseInsensitive) != 0 &&
                other.rules.contains(rule, Qt::CaseInsensitive))
                names.append(findings::quotedText(other.name));
        }
        if (!names.isEmpty())
            sentences.append(findings::sharedRuleText(rule, names.join(", "_L1)));
    }
    return sentences.join(u' ');
}

QString sharedRuleNotice(const storage::Registry& registry, const subregistry::Definition& definition)
{
    QList<subregistry::Definition> others;
    const auto done = registry.subregistries().visitPresent(
        definition.nid,
        [&others](const storage::PresentSubregistry& present) {
            others.append(present.definition);
            return false;
        },
        [](const storage::PresentRow&) {});
    return done ? sharedRuleNotice(definition, others) : QString(); // the command itself reports the error
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

base::Result<QString> syntaxNotice(const storage::Registry& registry, const SubregistryName& name)
{
    const auto stored = registry.subregistries().read(name.nid, name.name);
    if (!stored)
        return std::unexpected(stored.error());
    const subregistry::Subregistry list = subregistry::after(stored->definition, stored->changes);
    const auto rule = currentSyntaxRule(registry, name.nid);
    if (!rule)
        return std::unexpected(rule.error());
    return ListSyntax(list.definition(), *rule).noticeAbout(list);
}

base::Result<QString> syntaxNotice(const storage::Registry& registry, const subregistry::Subregistry& list,
                                   const QList<subregistry::Entry>& entries)
{
    const auto rule = currentSyntaxRule(registry, list.definition().nid);
    if (!rule)
        return std::unexpected(rule.error());
    return ListSyntax(list.definition(), *rule).noticeAbout(list, entries);
}

} // namespace nidus::workflow
