// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/text/syntaxcompiler.h"

#include "core/lint/rulesource.h"

#include <string>
#include <utility>

namespace nidus::ui {

std::shared_ptr<const grammar::Grammar> readRuleGrammar(const registration::SyntaxRule& rule)
{
    return std::make_shared<const grammar::Grammar>(grammar::readGrammar(
        rule.text.toStdString(),
        {.notation = rule.notation == registration::Notation::Abnf ? grammar::GrammarNotation::Abnf
                                                                   : grammar::GrammarNotation::IRegexp,
         .mode = grammar::AbnfMode::Lenient,
         .sources = grammar::RuleSources::CoreAndLibrary,
         .start = rule.start.toStdString()}));
}

grammar::Matcher compileRule(const registration::SyntaxRule& rule,
                             std::shared_ptr<const grammar::Grammar> grammar, const std::stop_token& stop)
{
    // An I-Regexp has no named rules.
    const std::string start =
        rule.notation == registration::Notation::Abnf ? rule.start.toStdString() : std::string();
    return grammar::compileMatcher(std::move(grammar), start, stop);
}

SyntaxCompiler::SyntaxCompiler(QObject* parent) : QObject(parent), m_job(kTypingPause) {}

void SyntaxCompiler::compile(const registration::SyntaxRule& rule, const QString& nid)
{
    m_job.run([this, rule, nid](const LatestJob::Context& context) {
        SyntaxBuild build{rule, nid, readRuleGrammar(rule), {}, {}};
        context.deliver([this, build] { Q_EMIT read(build); });
        build.matcher = compileRule(rule, build.grammar, context.stopToken());
        if (build.matcher->limit().limit == grammar::GrammarLimit::None)
            build.checker = std::make_shared<const check::UrnChecker>(check::ruleChecker(
                nid.toStdString(), check::NamespaceRule(lint::ruleSource(rule), *build.matcher)));
        context.deliver([this, build = std::move(build)] { Q_EMIT compiled(build); });
    });
}

void SyntaxCompiler::abandon() { m_job.abandon(); }

} // namespace nidus::ui
