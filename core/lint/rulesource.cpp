// SPDX-License-Identifier: Apache-2.0
#include "core/lint/rulesource.h"

#include <string>
#include <vector>

namespace nidus::lint {

namespace {

check::NameScope scopeOf(registration::RuleScope scope)
{
    switch (scope) {
    case registration::RuleScope::Urn: return check::NameScope::Urn;
    case registration::RuleScope::NidAndNss: return check::NameScope::NidAndNss;
    case registration::RuleScope::Nss: break;
    }
    return check::NameScope::Nss;
}

std::vector<std::string> wordsOf(const QStringList& words)
{
    std::vector<std::string> bytes;
    for (const QString& word : words)
        bytes.push_back(word.toStdString());
    return bytes;
}

} // namespace

check::RuleSource ruleSource(const registration::SyntaxRule& rule)
{
    return {.notation = rule.notation == registration::Notation::Abnf ? grammar::GrammarNotation::Abnf
                                                                      : grammar::GrammarNotation::IRegexp,
            .scope = scopeOf(rule.scope),
            .start = rule.start.toStdString(),
            .text = rule.text.toStdString(),
            .describesComponents = rule.describesComponents,
            .equivalence = wordsOf(rule.equivalence),
            .encoding = wordsOf(rule.encoding),
            .checkDigit = rule.checkDigit.toStdString()};
}

} // namespace nidus::lint
