// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::test;

namespace {

QString shipped(const char* name)
{
    return QStringLiteral(NIDUS_SOURCE_DIR "/resources/profiles/") + QLatin1StringView(name);
}

/// Returns the verdict, the code, and the message for each URN.
QList<QByteArrayList> rowsOf(const QByteArray& tsv)
{
    QList<QByteArrayList> rows;
    for (const QByteArray& line : tsv.split('\n')) {
        const QByteArrayList fields = line.split('\t');
        if (fields.size() >= 7)
            rows.append({fields[1], fields[4], fields[6]});
    }
    return rows;
}

} // namespace

class TestProfiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void appliesTheShippedRuleSets_data();
    void appliesTheShippedRuleSets();
    void readsEveryShippedRuleSet();
    void namesTheRuleSetInEveryFormat_data();
    void namesTheRuleSetInEveryFormat();
    void usesTheRegistryForOtherNames();
    void appliesTheLongestPrefix();
    void doesNotWarnOfAcceptedNames();
    void reportsErrorsInARuleSet_data();
    void reportsErrorsInARuleSet();
};

void TestProfiles::appliesTheShippedRuleSets_data()
{
    QTest::addColumn<QByteArray>("profile");
    QTest::addColumn<QByteArray>("urn");
    QTest::addColumn<QByteArray>("without");
    QTest::addColumn<QByteArray>("with");
    const auto row = [](const char* profile, const char* urn, const char* without, const char* with) {
        QTest::newRow(urn) << QByteArray(profile) << QByteArray(urn) << QByteArray(without)
                           << QByteArray(with);
    };
    row("peppol.profile", "urn:fdc:peppol.eu:poacc:trns:order:3::2.1", "invalid", "valid");
    row("peppol.profile", "urn:fdc:peppol.eu:poacc:bis:catalogue_only:3", "invalid", "valid");
    row("peppol.profile", "urn:fdc:peppol.eu:prac:trns:t002:1.1", "invalid", "valid");
    row("peppol.profile", "urn:fdc:peppol.eu:logistics:bis:weight_statement:1", "invalid", "valid");
    row("peppol.profile", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0", "valid", "valid");
    row("peppol.profile", "urn:fdc:peppol.eu:poacc:order:3", "invalid", "invalid");
    row("peppol.profile", "urn:fdc:peppol.eu:2017:nothing:1", "valid", "invalid");
    row("peppol.profile", "urn:peppol:pint:billing-1@jp-1", "unregistered", "valid");
    row("peppol.profile", "urn:peppol:pint:billing", "unregistered", "invalid");
    row("cts.profile", "urn:cts:greekLit:tlg0012.tlg001.perseus-grc2:1.1-1.10", "unregistered", "valid");
    row("cts.profile", "urn:cts:latinLit:phi0959.phi006:1.1@arma", "unregistered", "valid");
    row("cts.profile", "urn:cts:greekLit:tlg0012.tlg001", "unregistered", "invalid");
    row("cts.profile", "urn:cts:greekLit:tlg0012..tlg001:1", "unregistered", "invalid");
    row("maritime.profile", "urn:mrn:mcp:user:idp1:dma:user1", "valid", "valid");
    row("maritime.profile", "urn:mrn:mcp:boat:idp1:dma:user1", "valid", "invalid");
    row("epc.profile", "urn:epc:id:sgtin:9520001.012346.10000001006", "valid", "valid");
    row("epc.profile", "urn:epc:id:sgtin:9520001.12346.1", "valid", "invalid");
    row("epc.profile", "urn:epc:class:lgtin:4012345.012345.998877", "valid", "valid");
    row("epc.profile", "urn:epc:id:grai:839489384938..9001", "valid", "valid");
    row("epc.profile", "urn:epc:id:giai:4000001.115", "valid", "valid");
    row("epc.profile", "urn:epc:id:sgln:", "valid", "invalid");
    row("epc.profile", "urn:epc:id:pgln:4000001.00012", "valid", "valid");
    row("epc.profile", "urn:epc:id:pgln:4000001.0012", "valid", "invalid");
    row("nbn-germany.profile", "urn:nbn:de:101:1-201102033592", "valid", "valid");
    row("nbn-germany.profile", "urn:nbn:de:101:1-abc", "valid", "invalid");
}

void TestProfiles::appliesTheShippedRuleSets()
{
    QFETCH(QByteArray, profile);
    QFETCH(QByteArray, urn);
    QFETCH(QByteArray, without);
    QFETCH(QByteArray, with);
    const QStringList words{u"check"_s, u"--format=tsv"_s};
    QCOMPARE(rowsOf(Cli().run(words, urn).out).value(0).value(0), without);
    const CliResult result = Cli().run(words + QStringList{u"--profile"_s, shipped(profile)}, urn);
    const QByteArrayList row = rowsOf(result.out).value(0);
    QCOMPARE(row.value(0), with);
    QCOMPARE(row.value(1), with == "valid" ? "profile.accepts"_ba : "profile.rejects"_ba);
    QCOMPARE(result.status, with == "valid" ? 0 : 1);
}

void TestProfiles::readsEveryShippedRuleSet()
{
    const QDir folder(shipped(""));
    const QStringList names = folder.entryList({u"*.profile"_s});
    QVERIFY(names.size() >= 2);
    for (const QString& name : names) {
        const CliResult result = Cli().run({u"check"_s, u"--profile"_s, folder.filePath(name)}, "urn:isbn:x");
        QVERIFY2(result.status == 1 && result.err.contains("Rule set \""), result.err);
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll().contains("\n; source: "), qPrintable(name));
    }
}

void TestProfiles::namesTheRuleSetInEveryFormat_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"text", "tsv", "csv", "jsonl", "json", "sarif", "junit"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestProfiles::namesTheRuleSetInEveryFormat()
{
    QFETCH(QString, format);
    const QByteArray input("urn:cts:a:b:1\nurn:cts:a\n");
    const CliResult result =
        Cli().run({u"check"_s, u"--format"_s, format, u"--profile"_s, shipped("cts.profile")}, input);
    QVERIFY2(result.out.count("Canonical Text Services") >= 2, result.out);
    QVERIFY2(result.out.contains("profile.rejects"), result.out);
    const CliResult summary =
        Cli().run({u"check"_s, u"--summary"_s, u"--profile"_s, shipped("cts.profile")}, input);
    QVERIFY2(summary.out.contains("profile.accepts") && summary.out.contains("profile.rejects"), summary.out);
}

void TestProfiles::usesTheRegistryForOtherNames()
{
    const QByteArray input("urn:isbn:0-395-36341-1\nurn:nosuch:1\nurn:fdc:example.com:2017:a\nurn:cts::a\n");
    const QStringList words{u"check"_s, u"--format=tsv"_s};
    const CliResult without = Cli().run(words, input);
    const CliResult with = Cli().run(words + QStringList{u"--profile"_s, shipped("peppol.profile")}, input);
    QCOMPARE(with.out, without.out);
    QCOMPARE(with.status, without.status);
}

void TestProfiles::appliesTheLongestPrefix()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"house.profile"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("; profile: House\r\n; source: ourselves\r\n\r\n"
               "; nid: house\r\n; scope: nss\r\n; start: a\r\n; source: ourselves\r\n\r\na = 1*ALPHA\r\n\r\n"
               "; nid: house\r\n; prefix: X-\r\n; scope: nss\r\n; start: a\r\n; source: ourselves\r\n\r\n"
               "a = \"x-\" 1*DIGIT\r\n");
    file.close();
    const CliResult result = Cli().run({u"check"_s, u"--format=tsv"_s, u"--profile"_s, file.fileName()},
                                       "urn:house:ab\nurn:house:x-1\nurn:house:x-a\nurn:house:1\n");
    QByteArrayList verdicts;
    for (const QByteArrayList& row : rowsOf(result.out))
        verdicts.append(row[0]);
    QCOMPARE(verdicts, (QByteArrayList{"valid", "valid", "invalid", "invalid"}));
}

void TestProfiles::doesNotWarnOfAcceptedNames()
{
    const QStringList words{u"check"_s, u"--fail-level=warning"_s, u"--profile"_s, shipped("cts.profile")};
    QCOMPARE(Cli().run(words, "urn:cts:a:b:1\n").status, 0);
    QCOMPARE(Cli().run(words, "urn:cts:a:b:1\nurn:isbn:0-395-36341-7\n").status, 1);
}

void TestProfiles::reportsErrorsInARuleSet_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no name") << "; nid: a\n\na = ALPHA\n"_ba << "; profile: "_ba;
    QTest::newRow("no rule") << "; profile: P\n"_ba << "; nid: "_ba;
    QTest::newRow("no start") << "; profile: P\n; nid: abc\n; scope: nss\n; source: s\n\na = ALPHA\n"_ba
                              << "2: "_ba;
    QTest::newRow("a grammar with an error")
        << "; profile: P\n; nid: abc\n; scope: nss\n; start: a\n; source: s\n\na = ALPHA\n  / b\n"_ba
        << "8: The rule \"b\" is not defined."_ba;
    QTest::newRow("truncated")
        << "; profile: P\n; nid: abc\n; scope: nss\n; start: a\n; source: s\n\na = ALPHA\n  / b"_ba
        << "8: The rule \"b\" is not defined. (the file ends in the middle of line 8)"_ba;
    QTest::newRow("an unknown key")
        << "; profile: P\n; nid: abc\n; scope: nss\n; start: a\n; source: s\n; shape: red\n\na = ALPHA\n"_ba
        << "unknown or duplicate key"_ba;
    QTest::newRow("the same twice")
        << "; profile: P\n; nid: abc\n; scope: nss\n; start: a\n; source: s\n\na = ALPHA\n\n"
           "; nid: ABC\n; scope: nss\n; start: a\n; source: s\n\na = DIGIT\n"_ba
        << "9: a second rule for these names"_ba;
}

void TestProfiles::reportsErrorsInARuleSet()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    QTemporaryDir folder;
    QFile file(folder.filePath(u"p"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const CliResult result = Cli().run({u"check"_s, u"--profile"_s, file.fileName()}, "urn:isbn:1\n");
    QCOMPARE(result.status, 2);
    QVERIFY2(result.out.isEmpty() && result.err.contains(message), result.err);
    QCOMPARE(Cli().run({u"check"_s, u"--profile"_s, u"/nonexistent"_s}, {}).status, 2);
    QCOMPARE(Cli().run({u"check"_s, u"--against=none"_s, u"--profile"_s, file.fileName()}, {}).status, 2);
}

NIDUS_TEST(tst_profiles, TestProfiles)
#include "tst_profiles.moc"
