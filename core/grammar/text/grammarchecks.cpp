// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/grammarchecks.h"

#include "core/grammar/text/abnfparser.h"
#include "core/grammar/text/corerules.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace nidus::grammar {

namespace {

/// Appends the library's definition of a rule, and of the rules that it needs, to a grammar without them.
std::vector<GrammarEdit> definitionRepair(const GrammarTree& tree, std::string_view name,
                                          std::string_view text)
{
    std::string added(text.ends_with('\n') ? "" : "\n");
    const std::size_t nothingAdded = added.size();
    GrammarTree scratch;
    std::vector<std::string> wanted{std::string(name)};
    while (!wanted.empty()) {
        const std::string next = std::move(wanted.back());
        wanted.pop_back();
        const std::string_view definition = libraryRuleDefinition(next);
        if (definition.empty() || tree.find(next) != kNoRule || scratch.find(next) != kNoRule)
            continue;
        const std::size_t firstNode = scratch.nodes.size();
        addDefinition(scratch, definition, RuleOrigin::Library);
        added.append(definition).append("\n");
        for (std::size_t i = firstNode; i < scratch.nodes.size(); ++i) {
            if (scratch.nodes[i].kind == NodeKind::Reference)
                wanted.push_back(scratch.nodes[i].text);
        }
    }
    if (added.size() == nothingAdded)
        return {};
    return {{{text.size(), 0}, std::move(added)}};
}

/// Returns the rule of that name, added from our own sources if the grammar has none.
RuleId provide(GrammarTree& tree, const std::string& name, RuleSources sources)
{
    const RuleId known = tree.find(name);
    if (known != kNoRule)
        return known;
    const std::string_view core = coreRuleDefinition(name);
    if (!core.empty())
        addDefinition(tree, core, RuleOrigin::Core);
    // "<URN chars>" can only mean RFC 2141's, whatever the sources.
    else if (sources == RuleSources::CoreAndLibrary || name == "URN-chars")
        addDefinition(tree, libraryRuleDefinition(name), RuleOrigin::Library);
    return tree.find(name);
}

/// Returns how many letters to insert, delete, or replace to turn one name into the other.
std::size_t editsBetween(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> edits(b.size() + 1); // from the letters read of `a` to each prefix of `b`
    std::iota(edits.begin(), edits.end(), std::size_t{0});
    for (const char letter : a) {
        std::size_t replaced = std::exchange(edits[0], edits[0] + 1);
        for (std::size_t i = 1; i < edits.size(); ++i) {
            const std::size_t fewest =
                std::min({replaced + (letter == b[i - 1] ? 0 : 1), edits[i] + 1, edits[i - 1] + 1});
            replaced = std::exchange(edits[i], fewest);
        }
    }
    return edits.back();
}

/// Returns the rules that the name may be a misspelling of, with at most a third of the letters different,
/// the closest first.
std::vector<std::string> similarRules(const GrammarTree& tree, std::string_view name)
{
    constexpr std::size_t kMostLetters = 30; // the work grows with the square
    if (name.size() > kMostLetters)
        return {};
    const std::size_t most = name.size() / 3;
    std::vector<std::pair<std::size_t, std::string>> found; // with their edits
    const auto look = [&](std::string_view rule) {
        if (rule.size() > name.size() + most || name.size() > rule.size() + most)
            return;
        if (const std::size_t edits = editsBetween(asciiLowered(name), asciiLowered(rule)); edits <= most)
            found.emplace_back(edits, rule);
    };
    for (const GrammarRule& rule : tree.rules) {
        if (rule.origin == RuleOrigin::Own)
            look(rule.name);
    }
    std::ranges::for_each(coreRuleNames(), look);
    std::ranges::stable_sort(found, {}, &std::pair<std::size_t, std::string>::first);
    std::vector<std::string> names;
    names.reserve(found.size());
    for (auto& [edits, rule] : found)
        names.push_back(std::move(rule));
    return names;
}

/// Returns places that match a value above %x7F directly.
std::vector<base::TextRange> highBytes(const GrammarTree& tree, NodeId body)
{
    std::vector<base::TextRange> places;
    std::vector<NodeId> open{body};
    while (!open.empty()) {
        const Node& node = tree.node(open.back());
        open.pop_back();
        const bool isHigh =
            std::ranges::any_of(node.ranges, [](CodeRange range) { return range.greatest > 0x7F; }) ||
            (node.kind == NodeKind::Literal &&
             std::ranges::any_of(node.text, [](char c) { return static_cast<unsigned char>(c) > 0x7F; })) ||
            (node.kind == NodeKind::Reference && asciiLowered(node.text) == "octet");
        if (isHigh)
            places.push_back(node.place);
        open.insert(open.end(), node.children.begin(), node.children.end());
    }
    return places;
}

void checkUse(const GrammarTree& tree, const GrammarFacts& facts, RuleId start, bool isStartGiven,
              const std::vector<bool>& reached, FindingSink& findings)
{
    std::vector<bool> isUsed = reached;
    for (RuleId rule = 0; !isStartGiven && rule < tree.rules.size(); ++rule) {
        for (const RuleId next : facts.references(rule))
            isUsed[next] = isUsed[next] || next != rule;
    }
    for (RuleId id = 0; id < tree.rules.size(); ++id) {
        const GrammarRule& rule = tree.rules[id];
        if (rule.origin == RuleOrigin::Own && id != start && !isUsed[id])
            findings.report(GrammarCode::UnusedRule, GrammarSeverity::Warning, rule.nameRange, {rule.name});
    }
}

} // namespace

void resolveReferences(GrammarTree& tree, RuleSources sources, std::string_view text, FindingSink& findings)
{
    const std::size_t ownNodes = tree.nodes.size();
    constexpr int kMaxMisspelled = 20; // with more undefined names, something is missing
    int undefined = 0;
    std::set<std::string> spellings;
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        if (tree.nodes[i].kind != NodeKind::Reference)
            continue;
        const std::string name = tree.nodes[i].text;
        const base::TextRange place = tree.nodes[i].place;
        const RuleId rule = provide(tree, name, sources);
        tree.nodes[i].rule = rule;
        if (rule == kNoRule) {
            const std::vector<GrammarEdit> repair = definitionRepair(tree, name, text);
            findings.report(GrammarCode::UndefinedRule, GrammarSeverity::Error, place, {name}, repair);
            const bool mayBeMisspelled = repair.empty() && undefined++ < kMaxMisspelled;
            std::vector<std::string> names =
                mayBeMisspelled ? similarRules(tree, name) : std::vector<std::string>();
            if (!names.empty()) {
                const std::vector<GrammarEdit> closest{{place, names.front()}};
                names.insert(names.begin(), name);
                findings.report(GrammarCode::SimilarRule, GrammarSeverity::Information, place,
                                std::move(names), closest);
            }
        } else if (i < ownNodes && tree.rules[rule].name != name && spellings.insert(name).second) {
            findings.report(GrammarCode::Spelling, GrammarSeverity::Information, place,
                            {name, tree.rules[rule].name}, {{place, tree.rules[rule].name}});
        }
    }
}

void checkRules(const GrammarTree& tree, const GrammarFacts& facts, std::string_view start,
                FindingSink& findings)
{
    using enum GrammarSeverity;
    RuleId first = start.empty() ? 0 : tree.find(start);
    if (tree.rules.empty())
        return findings.report(GrammarCode::NoRules, Error, {0, 0});
    if (first == kNoRule || tree.rules[first].origin != RuleOrigin::Own) {
        findings.report(GrammarCode::UnknownStart, Error, {0, 0}, {std::string(start)});
        first = 0;
    }
    const std::vector<bool> reached = facts.reachable(first);
    checkUse(tree, facts, first, !start.empty(), reached, findings);
    for (RuleId id = 0; id < tree.rules.size(); ++id) {
        const GrammarRule& rule = tree.rules[id];
        if (rule.origin != RuleOrigin::Own)
            continue;
        const RuleFacts& fact = facts.of(id);
        if (!fact.isProductive && !rule.isBroken)
            findings.report(GrammarCode::NeverEnds, Error, rule.nameRange, {rule.name});
        if (fact.isLeftRecursive)
            findings.report(GrammarCode::LeftRecursive, Information, rule.nameRange, {rule.name});
        else if (fact.recursion != Recursion::None)
            findings.report(GrammarCode::Recursive, Information, rule.nameRange, {rule.name});
        if (!reached[id] || rule.isBroken)
            continue;
        for (const base::TextRange place : highBytes(tree, rule.body))
            findings.report(GrammarCode::HighByte, Warning, place, {rule.name});
    }
}

} // namespace nidus::grammar
