// SPDX-License-Identifier: Apache-2.0
#include "core/check/rulecomparison.h"

#include "core/check/rulenames.h"
#include "core/grammar/tables/relate.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace nidus::check {

namespace {

// RFC 8141 section 2, with the prose of section 2.3.1: no component but the f-component is empty.
constexpr std::string_view kUrnGrammar = R"abnf(
name      = NSS [ "?+" component ] [ "?=" component ] [ "#" *( pchar / "/" / "?" ) ]
component = pchar *( pchar / "/" / "?" )
NSS       = pchar *( pchar / "/" )
pchar     = ALPHA / DIGIT / "-" / "." / "_" / "~" / "!" / "$" / "&" / "'" / "(" / ")" / "*"
          / "+" / "," / ";" / "=" / ":" / "@" / "%" HEXDIG HEXDIG
)abnf";

/// Pairs of states that two automata may have, one bit each.
constexpr std::size_t kMaxPairs = std::size_t{1} << 31U;

enum class Names : std::uint8_t { WithComponents, WithoutComponents };

grammar::Matcher urnNames(Names names)
{
    return grammar::compileMatcher(
        std::make_shared<const grammar::Grammar>(grammar::readGrammar(kUrnGrammar)),
        names == Names::WithComponents ? "name" : "NSS");
}

/// Classes of bytes that both automata treat alike.
grammar::ByteClasses jointClasses(const grammar::ByteClasses& a, const grammar::ByteClasses& b)
{
    grammar::ByteClasses joint = a;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> numbers;
    for (std::size_t byte = 0; byte < joint.of.size(); ++byte) {
        const auto number = static_cast<std::uint32_t>(numbers.size());
        joint.of[byte] = static_cast<decltype(joint.of)::value_type>(
            numbers.try_emplace({a.of[byte], b.of[byte]}, number).first->second);
    }
    joint.count = static_cast<decltype(joint.count)>(numbers.size());
    return joint;
}

/// The automaton that accepts what both accept.
grammar::Dfa intersection(const grammar::Dfa& a, const grammar::Dfa& b)
{
    grammar::Dfa both{.classes = jointClasses(a.classes, b.classes), .next = {}, .isAccepting = {}};
    std::vector<unsigned char> byteOf(both.classes.count);
    for (std::size_t byte = 0; byte < both.classes.of.size(); ++byte)
        byteOf[both.classes.of[byte]] = static_cast<unsigned char>(byte);
    using Pair = std::pair<std::uint32_t, std::uint32_t>;
    std::map<Pair, std::uint32_t> numbers{{{grammar::kDeadState, grammar::kDeadState}, grammar::kDeadState}};
    std::vector<Pair> open{{grammar::kDeadState, grammar::kDeadState}};
    const auto numberOf = [&numbers, &open](Pair pair) {
        if (pair.first == grammar::kDeadState || pair.second == grammar::kDeadState)
            return grammar::kDeadState;
        const auto [found, isNew] = numbers.try_emplace(pair, static_cast<std::uint32_t>(open.size()));
        if (isNew)
            open.push_back(pair);
        return found->second;
    };
    both.start = numberOf({a.start, b.start});
    for (std::size_t state = 0; state < open.size(); ++state) {
        const Pair pair = open[state];
        both.isAccepting.push_back(a.isAccepting[pair.first] && b.isAccepting[pair.second]);
        for (const unsigned char byte : byteOf)
            both.next.push_back(numberOf({a.step(pair.first, byte), b.step(pair.second, byte)}));
    }
    return both;
}

std::optional<std::string> urnOf(std::string_view nid, const std::optional<std::string>& name)
{
    return name ? std::optional("urn:" + grammar::asciiLowered(nid) + ':' + *name) : std::nullopt;
}

} // namespace

std::expected<RevisionComparison, grammar::LimitHit> compareRevisions(std::string_view nid,
                                                                      const NamespaceRule& before,
                                                                      const NamespaceRule& after,
                                                                      const std::stop_token& stop)
{
    const auto first = namesAutomaton(nid, before);
    const auto second = namesAutomaton(nid, after);
    if (!first || !second)
        return std::unexpected(first ? second.error() : first.error());
    const bool haveComponents = before.source().describesComponents && after.source().describesComponents;
    const grammar::Matcher urns = urnNames(haveComponents ? Names::WithComponents : Names::WithoutComponents);
    const grammar::Dfa earlier = grammar::minimize(intersection(*first, *urns.automaton()));
    const grammar::Dfa later = grammar::minimize(intersection(*second, *urns.automaton()));
    if (earlier.size() * later.size() > kMaxPairs)
        return std::unexpected(grammar::LimitHit{grammar::GrammarLimit::ProductStates, {}});
    const auto comparison = grammar::relate(earlier, later, stop);
    if (!comparison)
        return std::unexpected(comparison.error());
    return RevisionComparison{.lost = urnOf(nid, comparison->onlyInFirst),
                              .gained = urnOf(nid, comparison->onlyInSecond)};
}

bool describesNamesOf(std::string_view nid, const NamespaceRule& rule)
{
    const auto names = namesAutomaton(nid, rule);
    return !names || names->start != grammar::kDeadState;
}

std::expected<std::optional<std::string>, grammar::LimitHit>
nameOutsideUrns(std::string_view nid, const NamespaceRule& rule, const std::stop_token& stop)
{
    const auto names = namesAutomaton(nid, rule);
    if (!names)
        return std::unexpected(names.error());
    const grammar::Matcher urns =
        urnNames(rule.source().describesComponents ? Names::WithComponents : Names::WithoutComponents);
    const auto comparison = grammar::relate(*names, *urns.automaton(), stop);
    if (!comparison)
        return std::unexpected(comparison.error());
    return comparison->onlyInFirst;
}

} // namespace nidus::check
