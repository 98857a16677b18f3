// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/subregistryfixture.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QSet>
#include <QTest>

using namespace nidus;
using namespace Qt::StringLiterals;
using nidus::test::CliResult;

/// Subregistries from and to files, and a replay of real requests.
class TestSubregistryTables : public QObject, private nidus::test::SubregistryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeRegistry(); }

    void exportsAndImports();
    void importsEdits();
    void reportsOddTables_data();
    void reportsOddTables();
    void replaysRealRequests();
};

void TestSubregistryTables::exportsAndImports()
{
    createObjects();
    done(
        u"assign oma/objects 32769-32818 --holder A,_Inc. --contact a@example.org --reference #7 --until 2099-01-01 --note =1+1"_s);
    done(u"assign oma/objects 10300 --holder B --on-behalf C --private"_s);
    done(u"assign oma/objects 10301 --holder B"_s);
    done(u"deprecate oma/objects 10300 --superseded-by 10301"_s);
    done(u"release oma/objects 10301"_s);
    for (const QString& format : {u"csv"_s, u"tsv"_s}) {
        const QByteArray exported = run(u"export oma/objects --format "_s + format).out;
        const QString name = u"oma/copy-"_s + format;
        create(name + u" --kind decimal"_s);
        QCOMPARE(run(u"range %1 x 10241-26240"_s.arg(name)).status, 0);
        QCOMPARE(run(u"range %1 bulk 32769-42768"_s.arg(name)).status, 0);
        const CliResult imported = m_cli.run({u"subregistry"_s, u"import"_s, name, u"-"_s}, exported);
        QCOMPARE(imported.err, QByteArray("3 new, 0 changed, 0 unchanged\n"));
        QCOMPARE(imported.status, 0);
        QCOMPARE(run(u"export %1 --format %2"_s.arg(name, format)).out, exported);
        QCOMPARE(m_cli.run({u"subregistry"_s, u"import"_s, name, u"-"_s}, exported).err,
                 QByteArray("0 new, 0 changed, 3 unchanged\n"));
        QCOMPARE(run(u"assign %1 10301 --holder D"_s.arg(name)).status, 1); // was held before
    }
    const QJsonObject first = run(u"export oma/objects --format json"_s).array()[0].toObject();
    QCOMPARE(first["on-behalf"_L1], u"C"_s);
    QCOMPARE(first["private"_L1], u"yes"_s);
}

void TestSubregistryTables::importsEdits()
{
    createObjects();
    done(u"assign oma/objects 10300 --holder A --date 2024-01-01"_s);
    const QByteArray edited = "value,state,holder,date\n10300,assigned,B,2024-02-02\n10301,reserved,C,\n";
    const QStringList import{u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s};
    const QByteArray effects =
        "changed\t10300\t\tx\tassigned\tB\t2024-02-02\t\t\t\nnew\t10301\t\tx\treserved\tC\t\t\t\t\n";
    QCOMPARE(m_cli.run(import + QStringList{u"--dry-run"_s}, edited).out, effects);
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "10300");
    QCOMPARE(m_cli.run(import, edited).out, effects);
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "10300 10301");
    QVERIFY(run(u"undo oma/objects"_s).out.contains("10300\t\tx\tassigned\tA\t2024-01-01\t")); // all at once
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "10300");
}

/// The defects of real lists: a lost header line, the same value twice, shifted columns, exchanged ends, ends
/// of blocks, and dates in names.
void TestSubregistryTables::reportsOddTables_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("reported");
    QTest::addColumn<int>("status");
    const auto row = [](const char* name, const QByteArray& table, const QByteArray& reported, int status) {
        QTest::newRow(name) << table << reported << status;
    };
    row("lost header", "10300;assigned;A\n10301;assigned;B\n",
        "-:1: error[subregistry.import.no-column]: ", 1);
    row("twice", "value;holder\n10300;A\n10301;A\n10300;A\n",
        "-:4: error[subregistry.import.repeated]: 10300 is already in line 2.", 1);
    row("inside a block", "value;to;holder\n10300;10309;A\n10305;;A\n",
        "-:3: error[subregistry.import.repeated]: ", 1);
    row("missing cell", "value;state;holder\n10300;assigned\n",
        "-:2: error[subregistry.import.other-columns]: ", 1);
    row("shifted", "value;state;holder\n10300;48.2;A\n",
        "-:2: warning[subregistry.import.unknown-state]: \"48.2\"", 0);
    row("shifted value", "value;state;holder\nA;10300;assigned\n", "-:2: error[subregistry.malformed]: ", 1);
    row("exchanged ends", "value;to\n357500;35799\n", "-:2: error[subregistry.reversed]: ", 1);
    row("outside", "value\n5\n", "-:2: warning[subregistry.outside-range]: ", 0);
    row("ends of a block", "value;state;holder\n10379;reserved;A\n10478;reserved;A\n",
        "-:3: warning[subregistry.import.block-ends]: 10379 and 10478 ", 0);
    row("a date in a name", "value;note\n10300;mud (TEMPORARY - registered 2016-12-06, expires 2017-12-06)\n",
        "-:2: warning[subregistry.import.date-in-text]: ", 0);
    row("not a date", "value;date\n10300;12/06/2016\n", "-:2: warning[subregistry.import.not-a-date]: ", 0);
    row("held", "value;to;holder\n10390;10391;B\n", "-:2: error[subregistry.overlap]: ", 1);
    row("held before", "value;holder\n10399;B\n", "-:2: warning[subregistry.held-before]: ", 0);
}

void TestSubregistryTables::reportsOddTables()
{
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, reported);
    QFETCH(int, status);
    createObjects();
    done(u"assign oma/objects 10391-10399 --holder A"_s);
    done(u"release oma/objects 10399"_s);
    const QByteArray head = m_cli.run({u"registry"_s, u"head"_s}).out;
    const CliResult result = m_cli.run({u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s}, table);
    QVERIFY2(result.err.contains(reported), result.err);
    QCOMPARE(result.status, status);
    QCOMPARE(m_cli.run({u"registry"_s, u"head"_s}).out == head, status == 1);
}

/// The requests of tests/data/subregistries/requests.tsv, by date, with what was granted to others between
/// them.
void TestSubregistryTables::replaysRealRequests()
{
    create(
        u"oma/objects --kind decimal --key id,version --urn urn:oma:lwm2m:{label}:{id}:{version} --date 2016-08-01"_s);
    create(u"oma/resources --kind decimal --date 2016-08-01"_s);
    QFile file(QStringLiteral(NIDUS_TEST_DATA "/subregistries/requests.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    int requests = 0;
    for (const QByteArray& line : file.readAll().split('\n')) {
        const QStringList fields = QString::fromUtf8(line).split(u'\t');
        if (line.startsWith('#') || fields.size() < 7)
            continue;
        requests += QSet{u"others"_s, u"granted"_s, u"ranges"_s}.contains(fields[0]) ? 0 : 1;
        if (fields[2] == "-"_L1)
            continue;
        QString command = fields[2];
        command.insert(command.indexOf(u' ') + 1, u"oma/"_s);
        if (command.startsWith("show"_L1))
            command += u" --at "_s + fields[1];
        else if (!command.startsWith("next"_L1))
            command += u" --date "_s + fields[1];
        const CliResult result = run(command);
        const QByteArrayList printed = result.out.split('\n').first().split('\t');
        const QByteArray block = printed.value(1).isEmpty() ? printed.first() : printed[0] + '-' + printed[1];
        const QByteArray answer = fields[4].toUtf8();
        const bool isRight =
            fields[3] == "0"_L1 ? answer.isEmpty() || block == answer : result.err.contains(answer);
        QVERIFY2(result.status == fields[3].toInt() && isRight, line + " got: " + result.out + result.err);
    }
    QCOMPARE(requests, 72);
    QCOMPARE(m_cli.run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
}

NIDUS_TEST(tst_subregistrytables, TestSubregistryTables)
#include "tst_subregistrytables.moc"
