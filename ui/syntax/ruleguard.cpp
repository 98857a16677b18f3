// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/ruleguard.h"

#include "core/grammar/relate.h"
#include "ui/check/rowtexts.h"
#include "ui/syntax/grammartexts.h"
#include "ui/syntax/samplecheck.h"
#include "ui/syntax/syntaxcompiler.h"

#include <QCoreApplication>
#include <memory>
#include <string>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

struct GuardTexts
{
    Q_DECLARE_TR_FUNCTIONS(nidus::RuleGuard)
};

/// What RFC 8141 allows of the part that a rule describes.
SyntaxRule widest(const SyntaxRule& rule)
{
    const QString components =
        rule.describesComponents ? u" [ rq-components ] [ \"#\" f-component ]"_s : QString();
    SyntaxRule all{.text = u"all = NSS"_s + components};
    if (rule.scope == RuleScope::NidAndNss)
        all.text = u"all = NID \":\" NSS"_s + components;
    else if (rule.scope == RuleScope::Urn)
        all.text = u"all = \"urn:\" NID \":\" NSS"_s + components;
    return all;
}

class Guard
{
public:
    Guard(const GuardQuestion& question, const std::stop_token& stop) : m_question(question), m_stop(stop) {}

    QList<GuardAnswer> run()
    {
        compareWithRfc();
        if (m_question.base)
            compareWithBase(*m_question.base);
        if (!m_question.pattern.isEmpty())
            compareWithPattern();
        return m_answers;
    }

private:
    void say(FindingRank rank, const QString& text) { m_answers.append({rank, text}); }
    /// A text that the rule is about, as the URN it stands for.
    [[nodiscard]] QString urn(const std::string& text) const
    {
        return visibleText(asUrn(text, m_question.rule.scope, m_question.nid));
    }
    void compareWithRfc();
    void compareWithBase(const GuardBase& base);
    void compareEquivalence(const GuardBase& base);
    void compareWithPattern();
    /// Says so when there is no comparison.
    [[nodiscard]] std::optional<Comparison> compare(const SyntaxRule& other, const QString& what);

    const GuardQuestion& m_question;
    const std::stop_token& m_stop;
    QList<GuardAnswer> m_answers;
};

std::optional<Comparison> Guard::compare(const SyntaxRule& other, const QString& what)
{
    auto compared = relate(m_question.matcher, compileRule(other, readRuleGrammar(other), m_stop), m_stop);
    if (compared)
        return std::move(*compared);
    say(FindingRank::Warning, GuardTexts::tr("The grammar could not be compared with %1. %2")
                                  .arg(what, limitMessage(compared.error())));
    return std::nullopt;
}

void Guard::compareWithRfc()
{
    const auto compared = compare(widest(m_question.rule), GuardTexts::tr("the syntax of RFC 8141"));
    if (!compared)
        return;
    if (compared->onlyInFirst)
        say(FindingRank::Error, GuardTexts::tr("The grammar allows “%1”, which is no URN of RFC 8141.")
                                    .arg(urn(*compared->onlyInFirst)));
    else
        say(FindingRank::Information, GuardTexts::tr("All that the grammar allows are URNs of RFC 8141."));
}

void Guard::compareWithBase(const GuardBase& base)
{
    const QString name = base.version > 0 ? GuardTexts::tr("version %1").arg(base.version)
                                          : GuardTexts::tr("the namespace as registered");
    if (!base.rule || base.rule->text.isEmpty())
        return say(
            FindingRank::Information,
            GuardTexts::tr("No grammar is held of %1, so there is nothing to compare with.").arg(name));
    compareEquivalence(base);
    if (base.rule->scope != m_question.rule.scope)
        return say(FindingRank::Warning,
                   GuardTexts::tr("The grammar of %1 describes another part of the URN, so the two cannot be "
                                  "compared.")
                       .arg(name));
    const auto compared = compare(*base.rule, name);
    if (!compared)
        return;
    if (compared->onlyInSecond)
        say(FindingRank::Error,
            GuardTexts::tr("“%1” is valid in %2, but not any more. URNs are for ever (RFC 8141 section 5.1).")
                .arg(urn(*compared->onlyInSecond), name));
    else
        say(FindingRank::Information, GuardTexts::tr("Every URN valid in %1 is still valid.").arg(name));
    if (compared->onlyInFirst)
        say(FindingRank::Information,
            GuardTexts::tr("“%1” is newly valid.").arg(urn(*compared->onlyInFirst)));
    else
        say(FindingRank::Information, GuardTexts::tr("No URN is newly valid."));
}

void Guard::compareEquivalence(const GuardBase& base)
{
    for (const QString& word : base.rule->equivalence) {
        if (!m_question.rule.equivalence.contains(word))
            say(FindingRank::Error,
                GuardTexts::tr("URNs that were equal by “%1” are different now.").arg(word));
    }
    for (const QString& word : m_question.rule.equivalence) {
        if (!base.rule->equivalence.contains(word))
            say(FindingRank::Warning,
                GuardTexts::tr("URNs that were different are equal now by “%1”.").arg(word));
    }
}

void Guard::compareWithPattern()
{
    const auto compared = compare({.notation = Notation::IRegexp, .text = m_question.pattern},
                                  GuardTexts::tr("the regular expression"));
    if (!compared)
        return;
    if (compared->relation == GrammarRelation::Equal)
        say(FindingRank::Information,
            GuardTexts::tr("The regular expression and the grammar allow exactly the same."));
    if (compared->onlyInFirst)
        say(FindingRank::Error, GuardTexts::tr("The grammar allows “%1”, the regular expression does not.")
                                    .arg(urn(*compared->onlyInFirst)));
    if (compared->onlyInSecond)
        say(FindingRank::Error, GuardTexts::tr("The regular expression allows “%1”, the grammar does not.")
                                    .arg(urn(*compared->onlyInSecond)));
}

} // namespace

QList<GuardAnswer> guardAnswers(const GuardQuestion& question, const std::stop_token& stop)
{
    return Guard(question, stop).run();
}

} // namespace nidus
