// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"

#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;
using nidus::test::writtenFile;

class TestLintCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsNothingInACompleteTemplate();
    void placesFindingsInAFile();
    void placesFindingsInFieldsOfADraft();
    void judgesARegisteredVersionAsItself();
    void writesJsonLines();
    void refuses_data();
    void refuses();
};

void TestLintCommand::findsNothingInACompleteTemplate()
{
    const CliResult result = Cli().run({u"lint"_s, u"-"_s}, templateText("crates"));
    QCOMPARE(result.status, 0);
    QVERIFY2(!result.out.contains("error["), result.out);
}

void TestLintCommand::placesFindingsInAFile()
{
    const QTemporaryDir folder;
    QByteArray text = templateText("x-crates");
    text.replace("    crate = 1*DIGIT", "    crate\t= 1*DIGIT");
    const QString path = writtenFile(folder, u"x-crates.txt"_s, text);
    const CliResult result = Cli().run({u"lint"_s, path});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains(path.toUtf8() + ":1:23: error[nid.formal.x-prefix]: "), result.out);
    const qsizetype tabLine = text.first(text.indexOf('\t')).count('\n') + 1;
    QVERIFY2(result.out.contains(path.toUtf8() + ':' + QByteArray::number(tabLine) +
                                 ":10: warning[template.text.tab]: "),
             result.out);
    QCOMPARE(Cli().run({u"lint"_s, u"--fail-level=never"_s, path}).status, 0);
}

void TestLintCommand::placesFindingsInFieldsOfADraft()
{
    const QTemporaryDir folder;
    const Cli cli{.registryPath = folder.filePath(u"r.nidus"_s)};
    QByteArray text = templateText("crates");
    text.replace("    crate = 1*DIGIT", "    crate\t= 1*DIGIT");
    QCOMPARE(cli.run({u"new"_s, u"crates"_s, u"--from=-"_s}, text).status, 0);
    const CliResult result = cli.run({u"lint"_s, u"draft:1"_s});
    QVERIFY2(result.out.contains("draft:1:syntax:3:10: warning[template.text.tab]: "), result.out);
}

void TestLintCommand::judgesARegisteredVersionAsItself()
{
    const QTemporaryDir folder;
    const Cli cli{.registryPath = folder.filePath(u"r.nidus"_s)};
    QCOMPARE(cli.run({u"new"_s, u"crates"_s, u"--from=-"_s, u"--register"_s}, templateText("crates")).status,
             0);
    for (const QString& handle : {u"crates"_s, u"crates@1"_s}) {
        const CliResult result = cli.run({u"lint"_s, handle});
        QVERIFY2(result.status == 0, result.out);
    }
}

void TestLintCommand::writesJsonLines()
{
    const CliResult result = Cli().run({u"lint"_s, u"-"_s, u"--format=jsonl"_s}, templateText("x-crates"));
    QCOMPARE(result.status, 1);
    const QJsonObject object = result.object(0);
    QCOMPARE(object[u"subject"_s].toString(), u"-"_s);
    QCOMPARE(object[u"line"_s].toInt(), 1);
    QCOMPARE(object[u"finding"_s][u"code"_s].toString(), u"nid.formal.x-prefix"_s);
    QCOMPARE(object[u"finding"_s][u"field"_s].toString(), u"nid"_s);
}

void TestLintCommand::refuses_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no text held") << QStringList{u"isbn"_s};
    QTest::newRow("unknown NID") << QStringList{u"isnb"_s};
    QTest::newRow("no such file") << QStringList{u"/no/such:file"_s};
    QTest::newRow("no template") << QStringList{u"-"_s};
    QTest::newRow("a later version's format") << QStringList{u"-"_s, u"--format=sarif"_s};
    QTest::newRow("nothing named") << QStringList();
}

void TestLintCommand::refuses()
{
    QFETCH(QStringList, words);
    const CliResult result = Cli().run(QStringList{u"lint"_s} + words, "hello\n");
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(!result.err.isEmpty());
}

QTEST_GUILESS_MAIN(TestLintCommand)
#include "tst_lintcommand.moc"
