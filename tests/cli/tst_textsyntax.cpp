// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cratesfixture.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::CliResult;
using nidus::test::CratesFixture;
using nidus::test::templateText;
using nidus::test::writtenFile;

namespace {

/// A template for crates with this grammar, and with examples in its Syntax section.
QByteArray textWith(const QByteArray& grammar, const QByteArray& version = "1",
                    const QByteArray& example = "123")
{
    return templateText("crates", version)
        .replace("    crate = 1*DIGIT\n",
                 "    " + grammar + "\n\nFor example, urn:crates:" + example + " is a name.\n");
}

} // namespace

/// The grammar and the examples in the text of a template, on every way into the registry.
class TestTextSyntax : public QObject, private CratesFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeRegistry(); }

    void usesTheGrammarOfANewText_data();
    void usesTheGrammarOfANewText();
    void usesTheGrammarOfAnInformalText();
    void usesAChangedGrammar_data();
    void usesAChangedGrammar();
    void keepsTheRuleOfTheSameGrammar_data();
    void keepsTheRuleOfTheSameGrammar();
    void ignoresAGrammarThatIsNotSound();
    void reportsNamesThatARevisionLoses_data();
    void reportsNamesThatARevisionLoses();

private:
    [[nodiscard]] QJsonObject shown(const QString& handle) const
    {
        return cli().run({u"show"_s, u"--format=json"_s, handle}).object();
    }
    [[nodiscard]] QString ruleOf(const QString& handle) const
    {
        return shown(handle)[u"rule"_s][u"text"_s].toString().trimmed();
    }
    [[nodiscard]] QStringList samplesOf(const QString& handle) const
    {
        QStringList urns;
        for (const QJsonValue sample : shown(handle)[u"samples"_s].toArray())
            urns.append(sample[u"urn"_s].toString());
        return urns;
    }
};

void TestTextSyntax::usesTheGrammarOfANewText_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<bool>("isUsed");
    QTest::newRow("import") << QStringList{u"import"_s, u"-"_s} << true;
    QTest::newRow("new") << QStringList{u"new"_s, u"crates"_s, u"--from=-"_s} << true;
    QTest::newRow("import, not wanted") << QStringList{u"import"_s, u"--no-grammar"_s, u"-"_s} << false;
    QTest::newRow("new, not wanted") << QStringList{u"new"_s, u"crates"_s, u"--from=-"_s, u"--no-grammar"_s}
                                     << false;
}

void TestTextSyntax::usesTheGrammarOfANewText()
{
    QFETCH(QStringList, command);
    QFETCH(bool, isUsed);
    const CliResult result = cli().run(command, textWith("crate = 1*6DIGIT"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err.contains("with start rule \"crate\", becomes the draft's syntax rule; samples: 1."),
             isUsed);
    QCOMPARE(ruleOf(u"draft:1"_s), isUsed ? u"crate = 1*6DIGIT"_s : QString());
    QCOMPARE(samplesOf(u"draft:1"_s), isUsed ? QStringList{u"urn:crates:123"_s} : QStringList());
}

void TestTextSyntax::usesTheGrammarOfAnInformalText()
{
    // Without an example, only the name of the rule shows that names begin with it.
    const QByteArray text = templateText("urn-xxx").replace("crate = ", "NSS = ");
    QCOMPARE(cli().run({u"new"_s, u"--informal"_s, u"--from=-"_s}, text).status, 0);
    QCOMPARE(ruleOf(u"draft:1"_s), u"NSS = 1*DIGIT"_s);
}

void TestTextSyntax::usesAChangedGrammar_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("handle"); // of the draft
    QTest::newRow("import") << QStringList{u"import"_s, u"-"_s} << u"draft:2"_s;
    QTest::newRow("revise") << QStringList{u"revise"_s, u"crates"_s, u"--from=-"_s} << u"draft:2"_s;
    QTest::newRow("revise draft") << QStringList{u"revise"_s, u"draft:2"_s, u"--from=-"_s} << u"draft:2"_s;
}

void TestTextSyntax::usesAChangedGrammar()
{
    QFETCH(QStringList, command);
    QFETCH(QString, handle);
    QCOMPARE(cli()
                 .run({u"new"_s, u"crates"_s, u"--from=-"_s, u"--register"_s}, textWith("crate = 1*6DIGIT"))
                 .status,
             0);
    if (command.contains(handle))
        QCOMPARE(cli().run({u"revise"_s, u"crates"_s}).status, 0);
    const CliResult result = cli().run(command, textWith("crate = 1*3DIGIT", "2", "45"));
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains("becomes the draft's syntax rule"), result.err);
    QCOMPARE(ruleOf(handle), u"crate = 1*3DIGIT"_s);
    QCOMPARE(samplesOf(handle), (QStringList{u"urn:crates:123"_s, u"urn:crates:45"_s}));
    QCOMPARE(ruleOf(u"crates"_s), u"crate = 1*6DIGIT"_s);
}

void TestTextSyntax::keepsTheRuleOfTheSameGrammar_data() { usesAChangedGrammar_data(); }

void TestTextSyntax::keepsTheRuleOfTheSameGrammar()
{
    QFETCH(QStringList, command);
    QFETCH(QString, handle);
    QCOMPARE(cli()
                 .run({u"new"_s, u"crates"_s, u"--from=-"_s, u"--register"_s}, textWith("crate = 1*3DIGIT"))
                 .status,
             0);
    if (command.contains(handle))
        QCOMPARE(cli().run({u"revise"_s, u"crates"_s}).status, 0);
    // The same names, written in another way.
    const CliResult result = cli().run(command, textWith("crate = DIGIT [DIGIT [DIGIT]]", "2"));
    QCOMPARE(result.status, 0);
    const bool isRevision = command.constFirst() == "revise"_L1;
    QVERIFY2(result.err.contains("the same URNs as the syntax rule, which is kept.") == isRevision,
             result.err);
    QVERIFY2(!result.err.contains("becomes the draft's"), result.err);
    QCOMPARE(ruleOf(handle), u"crate = 1*3DIGIT"_s);
}

void TestTextSyntax::ignoresAGrammarThatIsNotSound()
{
    const CliResult result =
        cli().run({u"new"_s, u"crates"_s, u"--from=-"_s}, textWith("crate = 1*6DIGIT", "1", "12-3"));
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains("-: the grammar of the Syntax section is not used: The sample "
                                 "\"urn:crates:12-3\" should be valid but is not"),
             result.err);
    QCOMPARE(ruleOf(u"draft:1"_s), QString());
    QCOMPARE(samplesOf(u"draft:1"_s), QStringList());
}

void TestTextSyntax::reportsNamesThatARevisionLoses_data()
{
    QTest::addColumn<QList<QStringList>>("commands");
    const QStringList step{u"register"_s, u"draft:2"_s};
    QTest::newRow("import") << QList<QStringList>{{u"import"_s, u"-"_s}, step};
    QTest::newRow("revise") << QList<QStringList>{{u"revise"_s, u"crates"_s, u"--from=-"_s}, step};
    QTest::newRow("revise --register")
        << QList<QStringList>{{u"revise"_s, u"crates"_s, u"--from=-"_s, u"--register"_s}};
}

void TestTextSyntax::reportsNamesThatARevisionLoses()
{
    QFETCH(QList<QStringList>, commands);
    QCOMPARE(cli()
                 .run({u"new"_s, u"crates"_s, u"--from=-"_s, u"--register"_s}, textWith("crate = 1*6DIGIT"))
                 .status,
             0);
    CliResult result;
    for (const QStringList& command : std::as_const(commands))
        result = cli().run(command, textWith("crate = 1*3DIGIT", "2"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QByteArray("crates\n"));
    QVERIFY2(result.err.contains(":syntax: warning[rule.revision-loses]: \"urn:crates:0000\" is valid in the "
                                 "namespace as registered but not in this version."),
             result.err);
}

NIDUS_TEST(tst_textsyntax, TestTextSyntax)
#include "tst_textsyntax.moc"
