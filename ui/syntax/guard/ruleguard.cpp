// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/guard/ruleguard.h"

#include "core/check/rulecomparison.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/rulesource.h"
#include "ui/check/rows/rowtexts.h"
#include "ui/syntax/text/grammartexts.h"

#include <QCoreApplication>
#include <string>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

struct GuardTexts
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::RuleGuard)
};

class Guard
{
public:
    Guard(const RevisionQuestion& question, const std::stop_token& stop)
        : m_question(question),
          m_stop(stop),
          m_nid(question.nid.isEmpty() ? "example" : question.nid.toStdString()),
          m_rule(question.matcher ? check::NamespaceRule(lint::ruleSource(question.rule), *question.matcher)
                                  : check::NamespaceRule(lint::ruleSource(question.rule), stop))
    {}

    QList<RevisionAnswer> runOnBase()
    {
        if (m_question.base)
            compareWithBase(*m_question.base);
        return m_answers;
    }

    QList<RevisionAnswer> run()
    {
        compareWithRfc();
        runOnBase();
        if (!m_question.pattern.isEmpty())
            compareWithPattern();
        return m_answers;
    }

private:
    void say(FindingRank rank, const QString& text) { m_answers.append({rank, text}); }
    /// Adds an answer for something that the findings list reports in other words.
    void say(findings::FindingId id, const QString& text)
    {
        say(findingRank(findings::makeFinding(id), {}), text);
    }
    void sayLimit(const QString& what, const grammar::LimitHit& hit)
    {
        say(FindingRank::Warning,
            GuardTexts::tr("The grammar could not be compared with %1. %2").arg(what, limitMessage(hit)));
    }
    void compareWithRfc();
    void compareWithBase(const RevisionBase& base);
    void compareEquivalence(const registration::SyntaxRule& before);
    void compareWithPattern();
    /// Compares with another rule; adds an answer if that is not possible.
    [[nodiscard]] std::optional<check::RevisionComparison> compare(const registration::SyntaxRule& other,
                                                                   const QString& what);

    const RevisionQuestion& m_question;
    const std::stop_token& m_stop;
    std::string m_nid;
    check::NamespaceRule m_rule;
    QList<RevisionAnswer> m_answers;
};

std::optional<check::RevisionComparison> Guard::compare(const registration::SyntaxRule& other,
                                                        const QString& what)
{
    auto compared =
        check::compareRevisions(m_nid, check::NamespaceRule(lint::ruleSource(other), m_stop), m_rule, m_stop);
    if (compared)
        return std::move(*compared);
    sayLimit(what, compared.error());
    return std::nullopt;
}

void Guard::compareWithRfc()
{
    const auto outside = check::nameOutsideUrns(m_nid, m_rule, m_stop);
    if (!outside)
        sayLimit(GuardTexts::tr("the syntax of RFC 8141"), outside.error());
    else if (*outside)
        say(findings::kRuleOutsideUrnSyntax,
            GuardTexts::tr("The grammar allows “%1”, which RFC 8141 does not allow in a URN.")
                .arg(visibleText(**outside)));
    else
        say(FindingRank::Information, GuardTexts::tr("Everything the grammar allows conforms to RFC 8141."));
}

void Guard::compareWithBase(const RevisionBase& base)
{
    const QString name = base.version > 0 ? GuardTexts::tr("version %1").arg(base.version)
                                          : GuardTexts::tr("the namespace as registered");
    if (!base.rule || base.rule->text.isEmpty())
        return say(FindingRank::Information,
                   GuardTexts::tr("Nothing to compare with: %1 has no grammar.").arg(name));
    compareEquivalence(*base.rule);
    const auto compared = compare(*base.rule, name);
    if (!compared)
        return;
    if (compared->lost)
        say(findings::kRuleRevisionLoses,
            GuardTexts::tr(
                "“%1” is valid in %2 but not in this version. URNs are permanent (RFC 8141 section 5.1).")
                .arg(visibleText(*compared->lost), name));
    else
        say(FindingRank::Information, GuardTexts::tr("Every URN valid in %1 is still valid.").arg(name));
    if (compared->gained)
        say(findings::kRuleRevisionGains,
            GuardTexts::tr("“%1” is newly valid.").arg(visibleText(*compared->gained)));
    else
        say(FindingRank::Information, GuardTexts::tr("No URN is newly valid."));
}

void Guard::compareEquivalence(const registration::SyntaxRule& before)
{
    for (const QString& word : before.equivalence) {
        if (!m_question.rule.equivalence.contains(word))
            say(findings::kRuleEquivalenceDropped,
                GuardTexts::tr("URNs that “%1” made equal are now different.").arg(word));
    }
    for (const QString& word : m_question.rule.equivalence) {
        if (!before.equivalence.contains(word))
            say(FindingRank::Warning, GuardTexts::tr("“%1” makes URNs equal that were different.").arg(word));
    }
}

void Guard::compareWithPattern()
{
    const registration::SyntaxRule pattern{.notation = registration::Notation::IRegexp,
                                           .scope = m_question.rule.scope,
                                           .start = {},
                                           .text = m_question.pattern,
                                           .describesComponents = m_question.rule.describesComponents};
    const auto compared = compare(pattern, GuardTexts::tr("the regular expression"));
    if (!compared)
        return;
    if (!compared->lost && !compared->gained)
        say(FindingRank::Information,
            GuardTexts::tr("The regular expression and the grammar allow exactly the same URNs."));
    if (compared->gained)
        say(FindingRank::Error, GuardTexts::tr("The grammar allows “%1”; the regular expression does not.")
                                    .arg(visibleText(*compared->gained)));
    if (compared->lost)
        say(FindingRank::Error, GuardTexts::tr("The regular expression allows “%1”; the grammar does not.")
                                    .arg(visibleText(*compared->lost)));
}

} // namespace

QList<RevisionAnswer> guardAnswers(const RevisionQuestion& question, const std::stop_token& stop)
{
    return Guard(question, stop).run();
}

QList<RevisionAnswer> revisionAnswers(const RevisionQuestion& question, const std::stop_token& stop)
{
    return Guard(question, stop).runOnBase();
}

} // namespace nidus::ui
