// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/syntaxcompiler.h"

#include "core/lint/rulesource.h"

#include <chrono>
#include <string>
#include <utility>

namespace nidus {

std::shared_ptr<const Grammar> readRuleGrammar(const SyntaxRule& rule)
{
    return std::make_shared<const Grammar>(readGrammar(
        rule.text.toStdString(),
        {.notation = rule.notation == Notation::Abnf ? GrammarNotation::Abnf : GrammarNotation::IRegexp,
         .mode = AbnfMode::Lenient,
         .sources = RuleSources::CoreAndLibrary,
         .start = rule.start.toStdString()}));
}

Matcher compileRule(const SyntaxRule& rule, std::shared_ptr<const Grammar> grammar,
                    const std::stop_token& stop)
{
    // An I-Regexp has no named rules.
    const std::string start = rule.notation == Notation::Abnf ? rule.start.toStdString() : std::string();
    return compileMatcher(std::move(grammar), start, stop);
}

SyntaxCompiler::SyntaxCompiler(QObject* parent) : QObject(parent), m_job(kTypingPause) {}

void SyntaxCompiler::compile(const SyntaxRule& rule, const QString& nid)
{
    m_job.run([this, rule, nid](const LatestJob::Context& context) {
        SyntaxBuild build{rule, nid, readRuleGrammar(rule), {}, {}};
        context.deliver([this, build] { Q_EMIT read(build); });
        build.matcher = compileRule(rule, build.grammar, context.stopToken());
        if (build.matcher->limit().limit == GrammarLimit::None)
            build.checker = std::make_shared<const UrnChecker>(
                ruleChecker(nid.toStdString(), NamespaceRule(ruleSource(rule), *build.matcher)));
        context.deliver([this, build = std::move(build)] { Q_EMIT compiled(build); });
    });
}

void SyntaxCompiler::abandon()
{
    m_job.abandon();
}

} // namespace nidus
