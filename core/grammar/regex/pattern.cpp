// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/regex/pattern.h"

#include "core/grammar/automaton/relation.h"
#include "core/grammar/regex/ambiguity.h"
#include "core/grammar/regex/automatonexpression.h"
#include "core/grammar/regex/patternwriter.h"
#include "core/grammar/regex/ruleexpression.h"

#include <memory>
#include <optional>
#include <utility>

namespace nidus::grammar {

namespace {

PatternObstacle limited(LimitHit limit) { return {.limit = std::move(limit)}; }

/// Reads the pattern again and returns how it differs from the automaton.
std::optional<PatternObstacle> objection(const std::string& pattern, const Dfa& automaton,
                                         RegexDialect dialect, const std::stop_token& stop)
{
    const auto read = std::make_shared<const Grammar>(
        readGrammar(pattern, {.notation = GrammarNotation::IRegexp, .dialect = dialect}));
    const Matcher matcher = compileMatcher(read, {}, stop);
    if (matcher.automaton() == nullptr)
        return limited(matcher.limit());
    const std::expected<LanguageComparison, LimitHit> compared =
        relate(*matcher.automaton(), automaton, stop);
    if (!compared)
        return limited(compared.error());
    if (compared->relation == GrammarRelation::Equal)
        return std::nullopt;
    return PatternObstacle{.problem = PatternProblem::Different,
                           .detail = compared->onlyInFirst ? *compared->onlyInFirst
                                                           : compared->onlyInSecond.value_or(std::string())};
}

} // namespace

std::expected<std::string, PatternObstacle> provenPattern(const ExpressionPtr& expression,
                                                          const Dfa& automaton, RegexDialect dialect,
                                                          const std::stop_token& stop)
{
    ExpressionPtr safe = expression;
    if (mayBeExponential(*expression)) {
        const std::expected<ExpressionPtr, PatternObstacle> other = automatonExpression(automaton);
        if (!other || mayBeExponential(**other))
            return std::unexpected(PatternObstacle{.problem = PatternProblem::Exponential});
        safe = *other;
    }
    std::expected<std::string, PatternObstacle> pattern = writePattern(*safe, dialect);
    if (!pattern)
        return pattern;
    if (std::optional<PatternObstacle> against = objection(*pattern, automaton, dialect, stop))
        return std::unexpected(*std::move(against));
    return pattern;
}

std::expected<std::string, PatternObstacle> patternOf(const Matcher& matcher, RegexDialect dialect,
                                                      const std::stop_token& stop)
{
    if (matcher.limit().limit != GrammarLimit::None)
        return std::unexpected(limited(matcher.limit()));
    const std::expected<ExpressionPtr, PatternObstacle> expression =
        ruleExpression(matcher.grammar(), matcher.startRule());
    if (!expression)
        return std::unexpected(expression.error());
    return provenPattern(*expression, *matcher.automaton(), dialect, stop);
}

} // namespace nidus::grammar
