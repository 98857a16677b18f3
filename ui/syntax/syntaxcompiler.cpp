// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/syntaxcompiler.h"

#include <chrono>
#include <utility>

namespace nidus {

namespace {

constexpr std::chrono::milliseconds kTypingPause{150};

} // namespace

std::shared_ptr<const Grammar> readRuleGrammar(const SyntaxRule& rule)
{
    return std::make_shared<const Grammar>(readGrammar(
        rule.text.toStdString(),
        {.notation = rule.notation == Notation::Abnf ? GrammarNotation::Abnf : GrammarNotation::IRegexp,
         .mode = AbnfMode::Lenient,
         .sources = RuleSources::CoreAndLibrary,
         .start = rule.start.toStdString()}));
}

SyntaxCompiler::SyntaxCompiler(QObject* parent) : QObject(parent), m_job(kTypingPause) {}

void SyntaxCompiler::compile(const SyntaxRule& rule)
{
    m_job.run([this, rule](const LatestJob::Context& context) {
        SyntaxBuild build{rule, readRuleGrammar(rule), {}};
        context.deliver([this, build] { Q_EMIT read(build); });
        build.matcher = compileMatcher(build.grammar, rule.start.toStdString(), context.stopToken());
        context.deliver([this, build = std::move(build)] { Q_EMIT compiled(build); });
    });
}

void SyntaxCompiler::abandon()
{
    m_job.abandon();
}

} // namespace nidus
