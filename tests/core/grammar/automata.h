// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/dfa.h"
#include "core/grammar/automaton/grammar.h"
#include "core/grammar/automaton/nfa.h"

#include <expected>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::test {

/// Returns the Thompson automaton of a grammar's first rule.
inline std::expected<grammar::Nfa, grammar::LimitHit> nfaOf(const grammar::Grammar& grammar,
                                                            const std::stop_token& stop = {})
{
    return grammar::buildNfa(grammar.tree(), grammar.facts(), grammar.firstRule(), stop);
}

/// Returns the given states and those reached from them without a byte.
inline std::set<std::uint32_t> closure(const grammar::Nfa& nfa, std::set<std::uint32_t> states)
{
    std::vector<std::uint32_t> open(states.begin(), states.end());
    while (!open.empty()) {
        const std::uint32_t state = open.back();
        open.pop_back();
        for (const std::uint32_t to : nfa.epsilons(state)) {
            if (states.insert(to).second)
                open.push_back(to);
        }
    }
    return states;
}

/// Returns the states after a text, by the textbook: without determinizing or byte classes.
inline std::set<std::uint32_t> statesAfter(const grammar::Nfa& nfa, std::string_view text)
{
    std::set<std::uint32_t> states = closure(nfa, {nfa.start()});
    for (const char c : text) {
        std::set<std::uint32_t> next;
        for (const std::uint32_t state : states) {
            for (const grammar::NfaEdge& edge : nfa.edges(state)) {
                if (nfa.sets()[edge.set].contains(static_cast<unsigned char>(c)))
                    next.insert(edge.to);
            }
        }
        states = closure(nfa, std::move(next));
    }
    return states;
}

inline bool accepts(const grammar::Nfa& nfa, std::string_view text)
{
    return statesAfter(nfa, text).contains(nfa.accept());
}

/// Returns all texts over the alphabet of at most `longest` bytes, the empty one first.
inline std::vector<std::string> textsOver(std::string_view alphabet, std::size_t longest)
{
    std::vector<std::string> texts{{}};
    for (std::size_t first = 0, length = 0; length < longest; ++length) {
        const std::size_t end = texts.size();
        for (std::size_t i = first; i < end; ++i) {
            for (const char c : alphabet)
                texts.push_back(texts[i] + c);
        }
        first = end;
    }
    return texts;
}

} // namespace nidus::test
