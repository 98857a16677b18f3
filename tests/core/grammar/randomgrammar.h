// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/samples/splitmix.h"

#include <string>

/// Grammars and texts from a seed, over few letters so that texts often match.
class RandomGrammar
{
public:
    enum class References { Forward, Any }; ///< Forward: no recursion

    RandomGrammar(std::uint64_t seed, References references) : m_random(seed), m_references(references) {}

    std::string text()
    {
        std::string grammar;
        for (m_rule = 0; m_rule < kRules; ++m_rule)
            grammar += ruleName(m_rule) + " = " + alternation(2) + "\n";
        return grammar;
    }
    std::string sample()
    {
        std::string sample;
        for (std::uint64_t i = m_random.below(9); i > 0; --i)
            sample +=
                static_cast<char>(m_random.below(10) == 0 ? m_random.below(256) : 'a' + m_random.below(4));
        return sample;
    }

private:
    static constexpr std::uint64_t kRules = 4;

    static std::string ruleName(std::uint64_t rule)
    {
        std::string name("r");
        name += static_cast<char>('0' + rule);
        return name;
    }
    std::string alternation(int depth)
    {
        std::string text = concatenation(depth);
        for (std::uint64_t i = m_random.below(2); i > 0; --i)
            text.append(" / ").append(concatenation(depth));
        return text;
    }
    std::string concatenation(int depth)
    {
        std::string text = repetition(depth);
        for (std::uint64_t i = m_random.below(3); i > 0; --i)
            text.append(" ").append(repetition(depth));
        return text;
    }
    std::string repetition(int depth)
    {
        constexpr const char* kRepeats[] = {"", "", "", "", "", "", "*", "1*", "*2", "2", "0"};
        return kRepeats[m_random.below(std::size(kRepeats))] + element(depth);
    }
    std::string element(int depth)
    {
        const std::uint64_t kind = m_random.below(depth > 0 ? 9 : 6);
        const bool isLast = m_references == References::Forward && m_rule + 1 == kRules;
        if (kind == 5 && !isLast)
            return ruleName(m_references == References::Any
                                ? m_random.below(kRules)
                                : m_rule + 1 + m_random.below(kRules - m_rule - 1));
        if (kind > 6)
            return '(' + alternation(depth - 1) + ')';
        if (kind == 6)
            return '[' + alternation(depth - 1) + ']';
        constexpr const char* kElements[] = {"\"a\"",   "\"b\"", "%x61-63", "\"ab\"",
                                             "%s\"C\"", "\"\"",  "%x00-FF", "\"dd\""};
        return kElements[m_random.below(std::size(kElements))];
    }

    nidus::grammar::SplitMix m_random;
    References m_references;
    std::uint64_t m_rule = 0;
};
