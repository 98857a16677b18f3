// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/grammarfinding.h"

#include <array>
#include <string_view>

namespace nidus::test {

/// The words of the codes in tests/data/abnf, in the order of the enumeration.
inline constexpr std::array kGrammarCodeWords{
    std::string_view("EMPTYRULE"), std::string_view("NAMECHAR"), std::string_view("STRCHAR"),
    std::string_view("STREND"),    std::string_view("SMARTQ"),   std::string_view("SQUOTE"),
    std::string_view("NUMVAL"),    std::string_view("NUMMIX"),   std::string_view("CODEPT"),
    std::string_view("REPEAT"),    std::string_view("REPNOEL"),  std::string_view("REPSPACE"),
    std::string_view("BRACE"),     std::string_view("EXTRA"),    std::string_view("UNCLOSED"),
    std::string_view("EMPTYGRP"),  std::string_view("ELEMENT"),  std::string_view("DEFINE"),
    std::string_view("PROSEVAL"),  std::string_view("PROSE"),    std::string_view("BNFDEF"),
    std::string_view("PIPE"),      std::string_view("ANGLE"),    std::string_view("NOSPACE"),
    std::string_view("INDENT"),    std::string_view("CONTIN"),   std::string_view("BLANK"),
    std::string_view("DASH"),      std::string_view("NBSP"),     std::string_view("PAGE"),
    std::string_view("I-EOLMIX"),  std::string_view("I-BOM"),    std::string_view("NORULES"),
    std::string_view("DUP"),       std::string_view("INCCORE"),  std::string_view("INCNEW"),
    std::string_view("UNDEF"),     std::string_view("UNUSED"),   std::string_view("NEVER"),
    std::string_view("RECUR"),     std::string_view("LEFTREC"),  std::string_view("CASE"),
    std::string_view("SIMILAR"),   std::string_view("CORE"),     std::string_view("COREDIFF"),
    std::string_view("HIGHBYTE"),  std::string_view("START"),    std::string_view("REGEX"),
    std::string_view("REUNI"),     std::string_view("REIRR"),    std::string_view("LIMTEXT"),
    std::string_view("LIMRULES"),  std::string_view("LIMNEST"),  std::string_view("LIMREPEAT"),
};

[[nodiscard]] constexpr std::string_view grammarCodeWord(grammar::GrammarCode code)
{
    return kGrammarCodeWords.at(static_cast<std::size_t>(code));
}

} // namespace nidus::test
