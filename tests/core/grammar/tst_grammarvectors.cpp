// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/grammar.h"
#include "tests/core/grammar/vectors.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace nidus;

/// The conformance vectors that lie beside the project; skipped where they do not.
class TestGrammarVectors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reportsWhatIsWrong_data();
    void reportsWhatIsWrong();
    void readsSoundGrammars_data();
    void readsSoundGrammars();
};

namespace {

std::string listed(const Grammar& grammar)
{
    std::string text;
    for (const GrammarFinding& finding : grammar.findings()) {
        text += std::to_string(finding.line) + ':' + std::to_string(finding.column) + ' ';
        text += grammarCodeWord(finding.code);
        text += finding.severity == GrammarSeverity::Error ? " error; " : "; ";
    }
    return text;
}

} // namespace

void TestGrammarVectors::initTestCase()
{
    if (!vectors::arePresent())
        QSKIP("the conformance vectors are not beside the project");
}

void TestGrammarVectors::reportsWhatIsWrong_data()
{
    QTest::addColumn<QList<std::string>>("fields");
    for (const QList<std::string>& fields : vectors::rows(QStringLiteral("bad.tsv")))
        QTest::newRow(fields[0].c_str()) << fields;
}

void TestGrammarVectors::reportsWhatIsWrong()
{
    QFETCH(QList<std::string>, fields);
    GrammarOptions options;
    options.mode = fields[1] == "strict" ? AbnfMode::Strict : AbnfMode::Lenient;
    const Grammar grammar = readGrammar(fields[5], options);
    const bool found = std::ranges::any_of(grammar.findings(), [&](const GrammarFinding& finding) {
        return grammarCodeWord(finding.code) == fields[2] && std::to_string(finding.line) == fields[3] &&
               std::to_string(finding.column) == fields[4] &&
               (finding.severity == GrammarSeverity::Error) == (fields[6] == "error");
    });
    QVERIFY2(found, listed(grammar).c_str());
}

void TestGrammarVectors::readsSoundGrammars_data()
{
    QTest::addColumn<QList<std::string>>("fields");
    for (const QList<std::string>& fields : vectors::rows(QStringLiteral("good.tsv")))
        QTest::addRow("%s %s", fields[0].c_str(), fields[1].c_str()) << fields;
}

void TestGrammarVectors::readsSoundGrammars()
{
    QFETCH(QList<std::string>, fields);
    GrammarOptions options;
    options.mode = AbnfMode::Lenient;
    options.start = fields[1];
    const Grammar grammar = readGrammar(vectors::grammarText(fields[0]), options);
    QVERIFY2(!grammar.hasErrors(), listed(grammar).c_str());
    const char* const shapes[] = {"regular", "linear", "contextfree"};
    const GrammarShape shape = grammar.facts().shape(grammar.ownRule(fields[1]));
    QCOMPARE(std::string(shapes[static_cast<std::size_t>(shape)]), fields[2]);
    QCOMPARE(std::to_string(grammar.ownRuleCount()), fields[3]);
    std::set<std::string> words;
    for (const GrammarFinding& finding : grammar.findings())
        words.insert(std::string(grammarCodeWord(finding.code)));
    std::string codes;
    for (const std::string& word : words)
        codes += (codes.empty() ? "" : ",") + word;
    QCOMPARE(codes.empty() ? "-" : codes, fields[4]);
}

QTEST_GUILESS_MAIN(TestGrammarVectors)
#include "tst_grammarvectors.moc"
