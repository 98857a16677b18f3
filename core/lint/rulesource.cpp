// SPDX-License-Identifier: Apache-2.0
#include "core/lint/rulesource.h"

#include <string>
#include <vector>

namespace nidus {

namespace {

NameScope scopeOf(RuleScope scope)
{
    switch (scope) {
    case RuleScope::Urn:
        return NameScope::Urn;
    case RuleScope::NidAndNss:
        return NameScope::NidAndNss;
    case RuleScope::Nss:
        break;
    }
    return NameScope::Nss;
}

std::vector<std::string> wordsOf(const QStringList& words)
{
    std::vector<std::string> bytes;
    for (const QString& word : words)
        bytes.push_back(word.toStdString());
    return bytes;
}

} // namespace

RuleSource ruleSource(const SyntaxRule& rule)
{
    return {.notation = rule.notation == Notation::Abnf ? GrammarNotation::Abnf : GrammarNotation::IRegexp,
            .scope = scopeOf(rule.scope),
            .start = rule.start.toStdString(),
            .text = rule.text.toStdString(),
            .describesComponents = rule.describesComponents,
            .equivalence = wordsOf(rule.equivalence),
            .encoding = wordsOf(rule.encoding),
            .checkDigit = rule.checkDigit.toStdString()};
}

} // namespace nidus
