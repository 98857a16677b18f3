// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/grammar.h"
#include "core/grammar/samples/splitmix.h"
#include "core/grammar/text/grammarlimits.h"

#include <string>
#include <string_view>
#include <vector>

/// Grammars made to exhaust time, memory, or the stack.
namespace hostile {

struct Case
{
    const char* name;
    std::string grammar;
    nidus::grammar::GrammarNotation notation = nidus::grammar::GrammarNotation::Abnf;
};

/// Returns `begin` and as many copies of `piece` as a grammar may contain.
inline std::string filled(std::string begin, std::string_view piece)
{
    while (begin.size() + piece.size() <= nidus::grammar::kMaxGrammarBytes)
        begin.append(piece);
    return begin;
}

inline std::string repeated(std::string_view piece, std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text.append(piece);
    return text;
}

inline std::string nested(std::string_view open, std::string_view close, std::size_t depth)
{
    return "a = " + repeated(open, depth) + "\"x\"" + repeated(close, depth) + "\n";
}

/// Returns rules "a0 = ... a1 ..." down to "a20 = "x""; `right` has "@" for the next rule's name.
inline std::string chain(std::string_view right)
{
    std::string text;
    for (int i = 0; i < 20; ++i) {
        text += 'a' + std::to_string(i) + " = ";
        for (const char c : right)
            text += c == '@' ? 'a' + std::to_string(i + 1) : std::string(1, c);
        text += '\n';
    }
    return text + "a20 = \"x\"\n";
}

inline std::string words()
{
    nidus::grammar::SplitMix random(1);
    std::string text = "a = \"x\"";
    while (text.size() + 20 < nidus::grammar::kMaxGrammarBytes) {
        text += " / \"";
        for (int i = 0; i < 12; ++i)
            text += static_cast<char>('a' + random.below(8));
        text += '"';
    }
    return text + '\n';
}

inline std::string junk()
{
    nidus::grammar::SplitMix random(1);
    std::string text;
    while (text.size() < nidus::grammar::kMaxGrammarBytes)
        text += static_cast<char>(random.below(256));
    return text;
}

inline std::string circle()
{
    std::string text;
    for (int i = 0; i < 200; ++i)
        text += 'a' + std::to_string(i) + " = a" + std::to_string((i + 1) % 200) + " a" +
                std::to_string((i + 7) % 200) + " / \"x\"\n";
    return text;
}

inline std::string coreRules()
{
    std::string text = "a = DIGIT\n";
    for (const char* rule : {"ALPHA", "BIT", "CHAR", "CR", "CRLF", "CTL", "DIGIT", "DQUOTE", "HEXDIG", "HTAB",
                             "LF", "LWSP", "OCTET", "SP", "VCHAR", "WSP"})
        text += std::string(rule) + " = 1*255(1*255(\"x\"))\n";
    return text;
}

inline std::vector<Case> cases()
{
    using enum nidus::grammar::GrammarNotation;
    return {
        {"counts within counts", "a = 1*255(1*255(\"a\"))\n"},
        {"counts within counts within counts", "a = 100000(100000(100000\"x\"))\n"},
        {"counts of nothing", "a = 100000(100000(100000\"\"))\n"},
        {"counts of something optional", "a = 100000(100000(100000[\"x\"]))\n"},
        {"twenty rules that double", chain("@ @")},
        {"twenty rules that double in alternatives", chain("@ / \"y\" @")},
        {"a long memory", "a = *(\"a\" / \"b\") \"a\" 30(\"a\" / \"b\")\n"},
        {"left recursion", "a = [ a ] \"x\"\n"},
        {"recursion everywhere", "a = a a a / \"x\" / \"y\" a \"z\" / \"\"\n"},
        {"a cycle of rules", circle()},
        {"300 groups", nested("(", ")", 300)},
        {"199 stars", nested("*(", ")", 199)},
        {"199 counts", nested("2(", ")", 199)},
        {"large core rules", coreRules()},
        {"256 KiB of brackets", filled("a = ", "(")},
        {"256 KiB of options", filled("a = ", "[\"x\"] ")},
        {"256 KiB of stars", filled("a = ", "*\"x\" ")},
        {"256 KiB of a sequence", filled("a = ", "\"x\" ")},
        {"256 KiB of alternatives", filled("a = \"x\"", " / \"x\"")},
        {"256 KiB of words", words()},
        {"256 KiB of references", filled("b = \"x\"\na = ", "b ")},
        {"256 KiB of increments", filled("a = \"x\"\n", "a =/ \"y\"\n")},
        {"256 KiB of one rule", filled("", "a = b\n")},
        {"256 KiB of a name", filled("a = ", "b")},
        {"256 KiB of line ends", filled("", "\n")},
        {"256 KiB of zeros", std::string(nidus::grammar::kMaxGrammarBytes, '\0')},
        {"256 KiB of anything", junk()},
        {"more than 256 KiB", filled("", "a = \"x\"\n") + "a = \"x\"\n"},
        {"pattern of brackets", filled("", "("), IRegexp},
        {"pattern of bars", filled("", "|"), IRegexp},
        {"pattern of counts", filled("", "a{100000}"), IRegexp},
        {"pattern of nested counts", repeated("(", 190) + 'a' + repeated("){2}", 190), IRegexp},
        {"pattern of letters", filled("", "a"), IRegexp},
        {"pattern of options", filled("", "a?"), IRegexp},
        {"pattern of dots", filled("", ".*"), IRegexp},
        {"pattern of complements", filled("", "[^a]"), IRegexp},
        {"pattern of one class", filled("[", "a-z"), IRegexp},
        {"pattern of categories", filled("", "\\p{L}"), IRegexp},
        {"pattern of anything", junk(), IRegexp},
    };
}

} // namespace hostile
