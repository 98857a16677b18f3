// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/automaton/grammar.h"
#include "core/grammar/earley/earley.h"
#include "core/grammar/tables/matcher.h"
#include "core/grammar/tables/relate.h"
#include "grammarcodewords.h"
#include "tests/core/grammar/vectors.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>

using namespace nidus;
using namespace nidus::grammar;

/// The conformance vectors of tests/data/abnf.
class TestGrammarVectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reportsErrors_data();
    void reportsErrors();
    void readsValidGrammars_data();
    void readsValidGrammars();
    void givesVerdicts_data();
    void givesVerdicts();
    void earleyGivesTheSameVerdicts();
    void reportsWhatWasExpected_data();
    void reportsWhatWasExpected();
    void relates_data();
    void relates();

private:
    /// Returns a compiled rule of a grammar, compiled once.
    const Matcher& matcher(const std::string& file, const std::string& rule);

    std::map<std::pair<std::string, std::string>, Matcher> m_matchers;
};

namespace {

std::string listedIn(const Grammar& grammar)
{
    std::string text;
    for (const GrammarFinding& finding : grammar.findings()) {
        text += std::to_string(finding.line) + ':' + std::to_string(finding.column) + ' ';
        text += test::grammarCodeWord(finding.code);
        text += finding.severity == GrammarSeverity::Error ? " error; " : "; ";
    }
    return text;
}

} // namespace

void TestGrammarVectors::initTestCase()
{
    QCOMPARE(vectors::rows(QStringLiteral("good.tsv")).size(), vectors::kGoodRows);
    QCOMPARE(vectors::rows(QStringLiteral("bad.tsv")).size(), vectors::kBadRows);
    QCOMPARE(vectors::rows(QStringLiteral("match.tsv")).size(), vectors::kMatchRows);
    QCOMPARE(vectors::rows(QStringLiteral("expect.tsv")).size(), vectors::kExpectRows);
    QCOMPARE(vectors::rows(QStringLiteral("relate.tsv")).size(), vectors::kRelateRows);
}

void TestGrammarVectors::reportsErrors_data()
{
    QTest::addColumn<QList<std::string>>("fields");
    for (const QList<std::string>& fields : vectors::rows(QStringLiteral("bad.tsv")))
        QTest::newRow(fields[0].c_str()) << fields;
}

void TestGrammarVectors::reportsErrors()
{
    QFETCH(QList<std::string>, fields);
    GrammarOptions options;
    options.mode = fields[1] == "strict" ? AbnfMode::Strict : AbnfMode::Lenient;
    const Grammar grammar = readGrammar(fields[5], options);
    const bool found = std::ranges::any_of(grammar.findings(), [&](const GrammarFinding& finding) {
        return test::grammarCodeWord(finding.code) == fields[2] &&
               std::to_string(finding.line) == fields[3] && std::to_string(finding.column) == fields[4] &&
               (finding.severity == GrammarSeverity::Error) == (fields[6] == "error");
    });
    QVERIFY2(found, listedIn(grammar).c_str());
}

void TestGrammarVectors::readsValidGrammars_data()
{
    QTest::addColumn<QList<std::string>>("fields");
    for (const QList<std::string>& fields : vectors::rows(QStringLiteral("good.tsv")))
        QTest::addRow("%s %s", fields[0].c_str(), fields[1].c_str()) << fields;
}

void TestGrammarVectors::readsValidGrammars()
{
    QFETCH(QList<std::string>, fields);
    GrammarOptions options;
    options.mode = AbnfMode::Lenient;
    options.start = fields[1];
    const Grammar grammar = readGrammar(vectors::grammarText(fields[0]), options);
    QVERIFY2(!grammar.hasErrors(), listedIn(grammar).c_str());
    const char* const shapes[] = {"regular", "linear", "contextfree"};
    const GrammarShape shape = grammar.facts().shape(grammar.ownRule(fields[1]));
    QCOMPARE(std::string(shapes[static_cast<std::size_t>(shape)]), fields[2]);
    QCOMPARE(std::to_string(grammar.ownRuleCount()), fields[3]);
    std::set<std::string> words;
    for (const GrammarFinding& finding : grammar.findings())
        words.insert(std::string(test::grammarCodeWord(finding.code)));
    std::string codes;
    for (const std::string& word : words)
        codes += (codes.empty() ? "" : ",") + word;
    QCOMPARE(codes.empty() ? "-" : codes, fields[4]);
}

const Matcher& TestGrammarVectors::matcher(const std::string& file, const std::string& rule)
{
    const auto known = m_matchers.find({file, rule});
    if (known != m_matchers.end())
        return known->second;
    GrammarOptions options;
    options.mode = AbnfMode::Lenient;
    // An I-Regexp, possibly with anchors, which RFC 9485 does not have.
    if (file.starts_with("re:")) {
        options.notation = GrammarNotation::IRegexp;
        const bool hasAnchors = file.starts_with("re:^");
        const std::string pattern = hasAnchors ? file.substr(4, file.size() - 5) : file.substr(3);
        auto regex = std::make_shared<const Grammar>(readGrammar(pattern, options));
        return m_matchers.emplace(std::pair(file, rule), compileMatcher(regex, {})).first->second;
    }
    auto grammar = std::make_shared<const Grammar>(readGrammar(vectors::grammarText(file), options));
    return m_matchers.emplace(std::pair(file, rule), compileMatcher(grammar, rule)).first->second;
}

void TestGrammarVectors::givesVerdicts_data()
{
    QTest::addColumn<QList<std::string>>("fields");
    int line = 0;
    for (const QList<std::string>& fields : vectors::rows(QStringLiteral("match.tsv")))
        QTest::addRow("%d %s %s", ++line, fields[0].c_str(), fields[1].c_str()) << fields;
}

void TestGrammarVectors::givesVerdicts()
{
    QFETCH(QList<std::string>, fields);
    const MatchVerdict verdict = matcher(fields[0], fields[1]).match(fields[2]);
    QCOMPARE(verdict, fields[3] == "Y" ? MatchVerdict::Valid : MatchVerdict::Invalid);
}

void TestGrammarVectors::earleyGivesTheSameVerdicts()
{
    for (const QList<std::string>& fields : vectors::rows(QStringLiteral("match.tsv"))) {
        const Matcher& rule = matcher(fields[0], fields[1]);
        const auto earley =
            EarleyRecognizer::build(rule.grammar().tree(), rule.grammar().facts(), rule.startRule());
        QVERIFY(earley);
        QVERIFY2(earley->match(fields[2]) == rule.match(fields[2]),
                 (fields[0] + ' ' + fields[1] + ' ' + fields[2]).c_str());
    }
}

void TestGrammarVectors::reportsWhatWasExpected_data()
{
    QTest::addColumn<QList<std::string>>("fields");
    for (const QList<std::string>& fields : vectors::rows(QStringLiteral("expect.tsv")))
        QTest::addRow("%s %s", fields[0].c_str(), fields[2].c_str()) << fields;
}

void TestGrammarVectors::reportsWhatWasExpected()
{
    QFETCH(QList<std::string>, fields);
    const Matcher& rule = matcher(fields[0], fields[1]);
    const auto rejection = rule.locate(fields[2]);
    QVERIFY(rejection);
    const Explanation explanation = rule.explain(fields[2], *rejection);
    QCOMPARE(std::to_string(explanation.offset + 1), fields[3]);
    std::string items;
    for (const ExpectedItem& item : explanation.items)
        items += (items.empty() ? "" : "|") + item.text;
    QCOMPARE(items, fields[4]);
}

void TestGrammarVectors::relates_data()
{
    QTest::addColumn<QList<std::string>>("fields");
    int line = 0;
    for (const QList<std::string>& fields : vectors::rows(QStringLiteral("relate.tsv")))
        QTest::addRow("%d %s %s", ++line, fields[0].c_str(), fields[4].c_str()) << fields;
}

void TestGrammarVectors::relates()
{
    QFETCH(QList<std::string>, fields);
    const Matcher& first = matcher(fields[0], fields[1]);
    const Matcher& second = matcher(fields[2], fields[3]);
    const auto compared = relate(first, second);
    QVERIFY(compared);
    QCOMPARE(std::string(relationWord(compared->relation)), fields[4]);
    // Any shortest text is a valid witness.
    const auto isWitness = [](const std::optional<std::string>& witness, const std::string& expected,
                              const Matcher& in, const Matcher& notIn) {
        if (expected == "-")
            return !witness.has_value();
        return witness && witness->size() == expected.size() && in.match(*witness) == MatchVerdict::Valid &&
               notIn.match(*witness) == MatchVerdict::Invalid;
    };
    QVERIFY2(isWitness(compared->onlyInFirst, fields[5], first, second), compared->onlyInFirst->c_str());
    QVERIFY2(isWitness(compared->onlyInSecond, fields[6], second, first), compared->onlyInSecond->c_str());
}

NIDUS_TEST(tst_grammarvectors, TestGrammarVectors)
#include "tst_grammarvectors.moc"
