// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/patterntext.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/text/grammarfindings.h"

#include <QCoreApplication>

namespace nidus::findings {

namespace {

QString patternSentence(const char* text) { return QCoreApplication::translate("Findings", text); }

} // namespace

QString patternObstacleText(const grammar::PatternObstacle& obstacle, grammar::RegexDialect dialect)
{
    constexpr std::size_t kKibibyte = 1024;
    const grammar::RegexDialectFacts& facts = grammar::factsOf(dialect);
    const QString name = QString::fromLatin1(facts.word.data(), static_cast<qsizetype>(facts.word.size()));
    const QString detail = QString::fromStdString(obstacle.detail);
    switch (obstacle.problem) {
    case grammar::PatternProblem::Limit: return message(limitFinding(obstacle.limit));
    case grammar::PatternProblem::NotAscii:
        return patternSentence(
                   QT_TRANSLATE_NOOP("Findings", "The rule %1 contains bytes above 0x7F that are not UTF-8."))
            .arg(inMarksOfLanguage(quotedText(detail)));
    case grammar::PatternProblem::Character:
        return patternSentence(
                   QT_TRANSLATE_NOOP("Findings", "A pattern of the dialect %1 cannot contain %2."))
            .arg(name, detail);
    case grammar::PatternProblem::Count:
        return patternSentence(
                   QT_TRANSLATE_NOOP("Findings",
                                     "The dialect %1 allows counts up to %2; the grammar requires %3."))
            .arg(name, QString::number(facts.greatestCount), detail);
    case grammar::PatternProblem::TooLong:
        return patternSentence(QT_TRANSLATE_NOOP("Findings", "The pattern would be longer than %1 KiB."))
            .arg(grammar::kMaxPatternBytes / kKibibyte);
    case grammar::PatternProblem::Nothing:
        return patternSentence(QT_TRANSLATE_NOOP("Findings", "No text matches the rule %1."))
            .arg(inMarksOfLanguage(quotedText(detail)));
    case grammar::PatternProblem::Different:
        return patternSentence(
                   QT_TRANSLATE_NOOP("Findings", "The pattern and the grammar differ on the text %1."))
            .arg(inMarksOfLanguage(quotedText(detail)));
    case grammar::PatternProblem::Exponential:
        return patternSentence(QT_TRANSLATE_NOOP(
            "Findings", "For this grammar, no pattern was found that is safe: a backtracking engine could "
                        "take exponential time."));
    }
    return {};
}

} // namespace nidus::findings
