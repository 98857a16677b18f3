// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"
#include "tests/core/grammar/vectors.h"
#include "tests/testprogram.h"

#include <QMap>
#include <QTest>
#include <utility>

using namespace Qt::StringLiterals;
using namespace nidus::test;

namespace {

/// The finding ids by their names in bad.tsv.
const QMap<std::string, QByteArray>& findingIds()
{
    static const QMap<std::string, QByteArray> ids{
        {"BNFDEF", "bnf-definition"},    {"BRACE", "brace"},
        {"CODEPT", "code-point"},        {"DEFINE", "definition-expected"},
        {"ELEMENT", "element-expected"}, {"EMPTYGRP", "empty-group"},
        {"EMPTYRULE", "empty-rule"},     {"EXTRA", "extra-closing"},
        {"INCCORE", "incremental-core"}, {"INDENT", "indented-definition"},
        {"NAMECHAR", "name-character"},  {"NEVER", "never-ends"},
        {"NORULES", "no-rules"},         {"NOSPACE", "missing-space"},
        {"NUMMIX", "number-mixed"},      {"NUMVAL", "number-value"},
        {"PROSE", "prose-unclosed"},     {"PROSEVAL", "prose-value"},
        {"REPEAT", "repeat-inverted"},   {"REPNOEL", "repeat-without-element"},
        {"SMARTQ", "smart-quote"},       {"SQUOTE", "single-quote"},
        {"STRCHAR", "string-character"}, {"UNDEF", "undefined-rule"}};
    return ids;
}

/// The number of pairs of grammar and rule in match.tsv.
constexpr qsizetype kMatchedRules = 100;

QString grammarFile(const std::string& name)
{
    return name.starts_with("re:") ? QString::fromStdString(name)
                                   : vectors::folder() + u"grammars/"_s + QString::fromStdString(name);
}

/// Bytes as --escaped reads them.
QByteArray escaped(const std::string& text)
{
    QByteArray line;
    for (const char c : text)
        line += "\\x" + QByteArray(1, c).toHex().toUpper();
    return line;
}

} // namespace

/// The grammar commands of the real program on the conformance vectors.
class TestGrammarVectorsCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void checksSoundGrammars();
    void checksBrokenGrammars();
    void matches();
    void reportsWhatWasExpected();
    void comparesGrammars();
    void drawsEveryStartRule();

private:
    CliBinary m_cli;
};

void TestGrammarVectorsCli::initTestCase()
{
    QCOMPARE(vectors::rows(u"good.tsv"_s).size(), vectors::kGoodRows);
    QCOMPARE(vectors::rows(u"bad.tsv"_s).size(), vectors::kBadRows);
    QCOMPARE(vectors::rows(u"match.tsv"_s).size(), vectors::kMatchRows);
    QCOMPARE(vectors::rows(u"expect.tsv"_s).size(), vectors::kExpectRows);
    QCOMPARE(vectors::rows(u"relate.tsv"_s).size(), vectors::kRelateRows);
}

void TestGrammarVectorsCli::checksSoundGrammars()
{
    for (const QList<std::string>& row : vectors::rows(u"good.tsv"_s)) {
        const BinaryResult result = m_cli.run({u"grammar"_s, u"check"_s, u"--lenient"_s, u"--start"_s,
                                               QString::fromStdString(row[1]), grammarFile(row[0])});
        QVERIFY2(result.status == 0, result.out + result.err);
        const std::string shape = row[2] == "contextfree" ? "context-free" : row[2];
        const QByteArray last = "rules " + QByteArray::fromStdString(row[3]) + ", shape " +
                                QByteArray::fromStdString(shape) + ", states ";
        QVERIFY2(result.out.split('\n').value(result.out.count('\n') - 1).startsWith(last), result.out);
    }
}

void TestGrammarVectorsCli::checksBrokenGrammars()
{
    for (const QList<std::string>& row : vectors::rows(u"bad.tsv"_s)) {
        QStringList words{u"grammar"_s, u"check"_s, u"-"_s};
        if (row[1] == "lenient")
            words.append(u"--lenient"_s);
        const BinaryResult result = m_cli.run(words, QByteArray::fromStdString(row[5]));
        QVERIFY2(findingIds().contains(row[2]), row[2].c_str());
        const QByteArray line = "-:" + QByteArray::fromStdString(row[3]) + ':' +
                                QByteArray::fromStdString(row[4]) + ": " + QByteArray::fromStdString(row[6]) +
                                "[grammar." + findingIds()[row[2]] + "]: ";
        QVERIFY2(('\n' + result.out).contains('\n' + line), line + result.out);
        QVERIFY2(row[6] != "error" || result.status == 1, result.out);
    }
}

void TestGrammarVectorsCli::matches()
{
    QMap<std::pair<std::string, std::string>, std::pair<QByteArray, QByteArray>> groups;
    for (const QList<std::string>& row : vectors::rows(u"match.tsv"_s)) {
        auto& [texts, answers] = groups[{row[0], row[1]}];
        texts += escaped(row[2]) + '\n';
        answers += QByteArray::fromStdString(row[3]) + '\t' + escaped(row[2]) + '\n';
    }
    QCOMPARE(groups.size(), kMatchedRules);
    for (auto group = groups.cbegin(); group != groups.cend(); ++group) {
        const BinaryResult result =
            m_cli.run({u"grammar"_s, u"match"_s, u"--lenient"_s, u"--escaped"_s, u"--start"_s,
                       QString::fromStdString(group.key().second), grammarFile(group.key().first), u"-"_s},
                      group.value().first);
        QCOMPARE(result.out, group.value().second);
    }
}

void TestGrammarVectorsCli::reportsWhatWasExpected()
{
    for (const QList<std::string>& row : vectors::rows(u"expect.tsv"_s)) {
        const BinaryResult result =
            m_cli.run({u"grammar"_s, u"match"_s, u"--lenient"_s, u"--escaped"_s, u"--explain"_s, u"--start"_s,
                       QString::fromStdString(row[1]), grammarFile(row[0])},
                      escaped(row[2]) + '\n');
        const QByteArray items = QByteArray::fromStdString(row[4]).replace("|", " | ");
        QCOMPARE(result.out,
                 "N\t" + escaped(row[2]) + '\t' + QByteArray::fromStdString(row[3]) + '\t' + items + '\n');
    }
}

void TestGrammarVectorsCli::comparesGrammars()
{
    for (const QList<std::string>& row : vectors::rows(u"relate.tsv"_s)) {
        const BinaryResult result =
            m_cli.run({u"grammar"_s, u"compare"_s, u"--lenient"_s, grammarFile(row[0]),
                       QString::fromStdString(row[1]), grammarFile(row[2]), QString::fromStdString(row[3])});
        const QList<QByteArray> fields = result.out.trimmed().split('\t');
        QVERIFY2(fields.value(0) == QByteArray::fromStdString(row[4]), result.out + result.err);
        QCOMPARE(result.status, row[4] == "equal" ? 0 : 1);
        for (const qsizetype side : {1, 2}) {
            // Any shortest text is correct; invisible bytes take four characters.
            const QByteArray expected = QByteArray::fromStdString(row[4 + side]);
            QCOMPARE(fields.value(side) == "-", expected == "-");
            if (!fields.value(side).contains('\\'))
                QCOMPARE(fields.value(side).size(), expected.size());
        }
    }
}

void TestGrammarVectorsCli::drawsEveryStartRule()
{
    for (const QList<std::string>& row : vectors::rows(u"good.tsv"_s)) {
        const BinaryResult result = m_cli.run({u"grammar"_s, u"diagram"_s, u"--lenient"_s, u"--start"_s,
                                               QString::fromStdString(row[1]), grammarFile(row[0])});
        QCOMPARE(result.status, 0);
        QVERIFY(result.out.startsWith("<?xml") && result.out.endsWith("</svg>\n"));
    }
}

NIDUS_TEST(tst_grammarvectorscli, TestGrammarVectorsCli)
#include "tst_grammarvectorscli.moc"
