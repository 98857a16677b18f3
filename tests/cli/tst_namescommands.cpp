// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::test;

namespace {

/// Names of an unregistered namespace, the first of them three times.
QByteArray sampleNames()
{
    QByteArray urns("urn:shelf:map:000007\nURN:Shelf:map:000007\nurn:shelf:map:000007\n\nno URN\n");
    for (int i = 0; i < 60; ++i)
        urns += "urn:shelf:" + QByteArray(i % 2 == 0 ? "book" : "map") + ':' +
                QByteArray::number(123456 + i * 7919) + '\n';
    return urns;
}

} // namespace

class TestNamesCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void infersAGrammar();
    void requiresOneNamespace();
    void rejectsInputWithoutNames();
    void createsADraftFromNames();
    void rejectsContradictoryOptions();
};

void TestNamesCommands::infersAGrammar()
{
    const CliResult result = Cli().run({u"grammar"_s, u"infer"_s}, sampleNames());
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, "name = part-1 \":\" 6DIGIT\npart-1 = %s\"book\" / %s\"map\"\n"_ba);
    QVERIFY2(result.err.contains("63") && result.err.contains("skipped: 1"), result.err);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"g.abnf"_s);
    QCOMPARE(Cli().run({u"grammar"_s, u"infer"_s, u"-o"_s, path}, sampleNames()).status, 0);
    const CliResult matched = Cli().run({u"grammar"_s, u"match"_s, u"--start=name"_s, path},
                                        "book:999999\nbook:99999\natlas:999999\n");
    QCOMPARE(matched.out, "Y\tbook:999999\nN\tbook:99999\nN\tatlas:999999\n"_ba);
}

void TestNamesCommands::requiresOneNamespace()
{
    const QByteArray two = sampleNames() + "urn:crate:1\nurn:crate:2\n";
    const CliResult result = Cli().run({u"grammar"_s, u"infer"_s}, two);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains("shelf, crate"), result.err);
    const CliResult chosen = Cli().run({u"grammar"_s, u"infer"_s, u"--nid=CRATE"_s}, two);
    QCOMPARE(chosen.status, 0);
    QCOMPARE(chosen.out, "name = 1*DIGIT\n"_ba);
}

void TestNamesCommands::rejectsInputWithoutNames()
{
    QCOMPARE(Cli().run({u"grammar"_s, u"infer"_s}, "no URN\n").status, 2);
    QCOMPARE(Cli().run({u"grammar"_s, u"infer"_s, u"--nid=crate"_s}, sampleNames()).status, 2);
    QCOMPARE(Cli().run({u"grammar"_s, u"infer"_s, u"/nonexistent"_s}).status, 2);
}

void TestNamesCommands::createsADraftFromNames()
{
    QTemporaryDir folder;
    const Cli cli{.registryPath = folder.filePath(u"r.nidus"_s)};
    const CliResult made = cli.run({u"new"_s, u"shelf"_s, u"--from-names"_s, u"-"_s}, sampleNames());
    QCOMPARE(made.status, 0);
    const QString handle = QString::fromLatin1(made.out.trimmed());
    QVERIFY(handle.startsWith(u"draft:"_s));
    const QJsonObject draft = cli.run({u"show"_s, handle, u"--format=json"_s}).object();
    QCOMPARE(draft[u"nid"_s].toString(), u"shelf"_s);
    const QJsonArray samples = draft[u"samples"_s].toArray();
    QCOMPARE(samples.size(), 10);
    QCOMPARE(samples[0].toObject()[u"urn"_s].toString(), u"urn:shelf:map:000007"_s);
    QVERIFY(draft[u"rule"_s].toObject()[u"text"_s].toString().contains(u"6DIGIT"_s));
    QVERIFY(draft[u"fields"_s].toObject()[u"syntax"_s].toString().contains(u"   name = part-1"_s));
    const CliResult checked = cli.run({u"check"_s, u"--against"_s, handle, u"--format=tsv"_s},
                                      "urn:shelf:map:111111\nurn:shelf:map:11111\n");
    QVERIFY2(checked.out.startsWith("1\tvalid") && checked.out.contains("\n2\tinvalid"), checked.out);
    // The text and the rule contain the same grammar, and it accepts the samples.
    const CliResult linted = cli.run({u"lint"_s, handle, u"--format=tsv"_s});
    QVERIFY2(!linted.out.contains("rule.") && !linted.out.contains("grammar."), linted.out);
}

void TestNamesCommands::rejectsContradictoryOptions()
{
    QTemporaryDir folder;
    const Cli cli{.registryPath = folder.filePath(u"r.nidus"_s)};
    QCOMPARE(cli.run({u"new"_s, u"--informal"_s, u"--from-names"_s, u"-"_s}, sampleNames()).status, 2);
    QCOMPARE(
        cli.run({u"new"_s, u"shelf"_s, u"--from"_s, u"x"_s, u"--from-names"_s, u"-"_s}, sampleNames()).status,
        2);
    QCOMPARE(cli.run({u"new"_s, u"crate"_s, u"--from-names"_s, u"-"_s}, sampleNames()).status, 2);
    QVERIFY(!QFile::exists(cli.registryPath));
}

NIDUS_TEST(tst_namescommands, TestNamesCommands)
#include "tst_namescommands.moc"
