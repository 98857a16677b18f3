// SPDX-License-Identifier: Apache-2.0
#include "core/check/rulenames.h"

#include "core/base/charset.h"

#include <map>
#include <utility>

namespace nidus::check {

namespace {

/// Returns an automaton that accepts what `names` accepts after the prefix in any letter case. It has a state
/// more for each byte of the prefix.
grammar::Dfa afterPrefix(const grammar::Dfa& names, std::string_view prefix)
{
    grammar::Dfa whole{.classes = names.classes, .next = {}, .isAccepting = names.isAccepting};
    // Bytes of the prefix get classes of their own, one for both cases.
    std::map<std::pair<std::uint32_t, char>, std::uint32_t> numbers;
    std::vector<unsigned char> byteOf;
    for (std::size_t byte = 0; byte < whole.classes.of.size(); ++byte) {
        const char lowered = base::asciiLower(static_cast<char>(byte));
        const char letter = prefix.find(lowered) == std::string_view::npos ? '\0' : lowered;
        const auto number = static_cast<std::uint32_t>(numbers.size());
        const auto [found, isNew] = numbers.try_emplace({names.classes.of[byte], letter}, number);
        if (isNew)
            byteOf.push_back(static_cast<unsigned char>(byte));
        whole.classes.of[byte] = static_cast<decltype(whole.classes.of)::value_type>(found->second);
    }
    whole.classes.count = static_cast<decltype(whole.classes.count)>(byteOf.size());
    for (std::uint32_t state = 0; state < names.size(); ++state) {
        for (const unsigned char byte : byteOf)
            whole.next.push_back(names.step(state, byte));
    }
    whole.start = prefix.empty() ? names.start : static_cast<std::uint32_t>(names.size());
    for (std::size_t i = 0; i < prefix.size(); ++i) {
        whole.isAccepting.push_back(false);
        const bool isLast = i + 1 == prefix.size();
        const auto after = static_cast<std::uint32_t>(names.size() + i + 1);
        for (const unsigned char byte : byteOf) {
            const bool isNext = base::asciiLower(static_cast<char>(byte)) == prefix[i];
            whole.next.push_back(!isNext ? grammar::kDeadState : isLast ? names.start : after);
        }
    }
    return whole;
}

} // namespace

std::string describedPrefix(std::string_view nid, NameScope scope)
{
    std::string prefix;
    if (scope == NameScope::Urn)
        prefix = "urn:";
    if (scope != NameScope::Nss)
        prefix += grammar::asciiLowered(nid) + ':';
    return prefix;
}

std::expected<grammar::Dfa, grammar::LimitHit> namesAutomaton(std::string_view nid, const NamespaceRule& rule,
                                                              NameExtent extent)
{
    const grammar::Dfa* const dfa = rule.matcher().automaton();
    if (dfa == nullptr) {
        grammar::LimitHit limit = rule.matcher().limit();
        if (limit.limit == grammar::GrammarLimit::None)
            limit = {grammar::GrammarLimit::ContextFree,
                     rule.matcher().grammar().tree().rules[rule.matcher().startRule()].name};
        return std::unexpected(std::move(limit));
    }
    grammar::Dfa names = *dfa;
    for (const char c : describedPrefix(nid, rule.source().scope))
        names.start = names.step(names.start, static_cast<unsigned char>(c));
    return extent == NameExtent::Name ? names : afterPrefix(names, describedPrefix(nid, NameScope::Urn));
}

} // namespace nidus::check
