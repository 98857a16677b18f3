// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"
#include "tests/cli/subregistryfixture.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QSet>
#include <QTest>
#include <chrono>
#include <future>

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
    void keepsSecrets_data();
    void keepsSecrets();
    void skipsBadRows();
    void publishesWithoutSecrets_data();
    void publishesWithoutSecrets();
    void importsFromIana();
    void importsRanges_data();
    void importsRanges();
    void reportsOddRanges_data();
    void reportsOddRanges();
    void importsEdits();
    void reportsOddTables_data();
    void reportsOddTables();
    void refusesWhatCommandsRefuse_data();
    void refusesWhatCommandsRefuse();
    void importsStates_data();
    void importsStates();
    void keepsWhatTheFileDoesNotHave();
    void comparesAndStoresInOneTransaction();
    void replaysRequests_data();
    void replaysRequests();
};

void TestSubregistryTables::exportsAndImports()
{
    createObjects();
    done(
        u"assign oma/objects 32769-32818 --holder A,_Inc. --contact a@example.org --reference #7 --until 2099-01-01 --note =1+1 --request T-7"_s);
    done(u"assign oma/objects 10300 --holder B --on-behalf C --private"_s);
    done(u"assign oma/objects 10301 --holder B"_s);
    done(u"deprecate oma/objects 10300 --superseded-by 10301"_s);
    done(u"release oma/objects 10301"_s);
    for (const QString& format : {u"csv"_s, u"tsv"_s, u"json"_s}) {
        const QByteArray exported = run(u"export oma/objects --private --format "_s + format).out;
        const QString name = u"oma/copy-"_s + format;
        create(name + u" --kind decimal --urn "_s);
        QCOMPARE(run(u"range %1 x 10241-26240"_s.arg(name)).status, 0);
        QCOMPARE(run(u"range %1 bulk 32769-42768"_s.arg(name)).status, 0);
        const CliResult imported = m_cli.run({u"subregistry"_s, u"import"_s, name, u"-"_s}, exported);
        QCOMPARE(imported.err, QByteArray("3 new, 0 changed, 0 unchanged\n"));
        QCOMPARE(imported.status, 0);
        QCOMPARE(run(u"export %1 --private --format %2"_s.arg(name, format)).out, exported);
        QVERIFY(exported.contains("T-7"));
        const CliResult again = run(u"assign %1 --next --range x --holder D --request T-7"_s.arg(name));
        QVERIFY2(again.err.contains("Request \"T-7\" was already answered with 32769-32818."), again.err);
        QCOMPARE(m_cli.run({u"subregistry"_s, u"import"_s, name, u"-"_s}, exported).err,
                 QByteArray("0 new, 0 changed, 3 unchanged\n"));
        QCOMPARE(run(u"assign %1 10301 --holder D"_s.arg(name)).status, 1); // was held before
    }
    const QByteArray xml = run(u"export oma/objects --private --format xml"_s).out;
    create(u"oma/copy --kind decimal --title Objects --urn urn:oma:lwm2m:{label}:{value}"_s);
    QCOMPARE(m_cli.run({u"subregistry"_s, u"import"_s, u"oma/copy"_s, u"-"_s}, xml).status, 0);
    QCOMPARE(run(u"export oma/copy --private --format xml"_s).out.replace("\"copy\"", "\"objects\""), xml);
    const QJsonObject first = run(u"export oma/objects --private --format json"_s).array()[0].toObject();
    QCOMPARE(first["on-behalf"_L1], u"C"_s);
    QCOMPARE(first["private"_L1], u"yes"_s);
}

void TestSubregistryTables::keepsSecrets_data()
{
    QTest::addColumn<QString>("format");
    for (const char* const format : {"csv", "tsv", "json", "xml"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

/// A file for others has no secrets, and its import does not remove them.
void TestSubregistryTables::keepsSecrets()
{
    QFETCH(QString, format);
    createObjects();
    done(
        u"assign oma/objects 10300 --holder Secret --on-behalf Secret --private --contact s@example.org --reference Secret --note Secret --until 2099-01-01 --request Secret-7"_s);
    done(u"assign oma/objects 10301 --holder Public --contact p@example.org --request T-8"_s);
    done(u"assign oma/objects 10302 --holder Public --contact p@example.org"_s);
    const CliResult all = run(u"export oma/objects --private --format "_s + format);
    QCOMPARE(all.err, QByteArray());
    QVERIFY(all.out.contains("Secret-7") && all.out.contains("s@example.org"));
    const CliResult open = run(u"export oma/objects --format "_s + format);
    QCOMPARE(open.err,
             QByteArray("nidus-cli: Contacts left out: 2. Private entries shown only as taken: 1. To "
                        "export everything, use --private.\n"));
    QVERIFY2(!open.out.contains("Secret") && !open.out.contains("example.org"), open.out);
    QVERIFY2(open.out.contains("10300") && open.out.contains("T-8"), open.out);
    const QStringList import{u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s};
    const CliResult same = m_cli.run(import, open.out);
    QVERIFY2(("\n" + same.err).contains("\n0 new, 0 changed, 3 unchanged\n"), same.err);
    QCOMPARE(run(u"export oma/objects --private --format "_s + format).out, all.out);
}

void TestSubregistryTables::skipsBadRows()
{
    createObjects();
    done(u"assign oma/objects 10300 --holder A"_s);
    const QByteArray table = "value,holder\n10300,B\n10301,C\n1o302,D\n10303,\n10301,E\n10304,F\n10305\n";
    const QStringList import{u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s};
    const CliResult refused = m_cli.run(import, table);
    QCOMPARE(refused.status, 1);
    for (const char* const line :
         {"-:2: error[subregistry.import.other-holder]", "-:4: error[subregistry.malformed]",
          "-:5: error[subregistry.import.no-holder]", "-:6: error[subregistry.import.repeated]",
          "-:8: error[subregistry.import.other-columns]"})
        QVERIFY2(refused.err.contains(line), refused.err);
    QVERIFY2(
        refused.err.endsWith("Bad rows: 5. Nothing is imported; to import the others, use --skip-bad.\n"),
        refused.err);
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "10300");
    const CliResult taken = m_cli.run(import + QStringList{u"--skip-bad"_s}, table);
    QCOMPARE(taken.status, 1);
    QVERIFY2(taken.err.contains("Bad rows skipped: 5.\n"), taken.err);
    QCOMPARE(taken.out.count("new\t"), 2);
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "10300 10301 10304");
    QVERIFY(run(u"show oma/objects 10300 --format tsv"_s).out.contains("\tA\t"));
    const CliResult lost = m_cli.run(import + QStringList{u"--skip-bad"_s}, "10400,A\n10401,B\n");
    QCOMPARE(lost.status, 1); // a lost header is not a bad row
    QVERIFY2(!lost.err.contains("skip"), lost.err);
    QCOMPARE(values(u"show oma/objects --format tsv"_s), "10300 10301 10304");
}

void TestSubregistryTables::publishesWithoutSecrets_data()
{
    QTest::addColumn<QString>("command");
    for (const QString& command : {u"export"_s, u"show"_s}) {
        for (const QString& format : {u"iana-xml"_s, u"html"_s})
            QTest::addRow("%s %s", qPrintable(command), qPrintable(format))
                << command + u" oma/objects --format "_s + format;
    }
}

void TestSubregistryTables::publishesWithoutSecrets()
{
    QFETCH(QString, command);
    createObjects();
    done(u"assign oma/objects 10300 --holder Secret --private --contact s@example.org --note Secret"_s);
    done(u"reserve oma/objects 10301 --holder A<b> --contact a@example.org --until 2099-01-01"_s);
    const CliResult result = run(command);
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains("10300"));
    QVERIFY(result.out.contains("A&lt;b&gt;"));
    QVERIFY(!result.out.contains("Secret"));
    QVERIFY(!result.out.contains("example.org"));
    QCOMPARE(result.err.contains("range label, range largest, private, until"), command.contains("iana"_L1));
}

void TestSubregistryTables::importsFromIana()
{
    createObjects();
    const QByteArray list =
        "<registry xmlns=\"http://www.iana.org/assignments\" id=\"r\"><registry id=\"codes\">\n"
        "<record date=\"2026-01-02\"><value>10300</value><description>A thing</description></record>\n"
        "<record><value>10300</value></record>\n"
        "<record><value>26240-10241</value></record>\n"
        "<record><description>Lost</description></record></registry></registry>";
    const CliResult odd = m_cli.run({u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s}, list);
    QCOMPARE(odd.status, 1);
    QVERIFY2(odd.err.contains("-:3: error[subregistry.import.repeated]"), odd.err);
    QVERIFY2(odd.err.contains("-:4: error[subregistry.reversed]"), odd.err);
    QVERIFY2(odd.err.contains("-:5: error[subregistry.malformed]"), odd.err);
    const QByteArray good = list.left(list.indexOf("\n<record><value>10300")) + "</registry></registry>";
    const CliResult done = m_cli.run({u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s}, good);
    QCOMPARE(done.status, 0);
    QCOMPARE(done.out, QByteArray("new\t10300\t\tx\tassigned\t\t2026-01-02\t\t\tA thing\n"));
}

void TestSubregistryTables::importsRanges_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("effects");
    const QByteArray all = "new-range\tx\t10241-26240\topen\tx\t\t\t\n"
                           "new-range\ttest\t026200-026240\tprivate\t\tExpert Review\tonly A\t\n"
                           "new-range\tbulk\t32769-42768\topen\tx\t\t\t50\n";
    QTest::newRow("json") << u"export --format json oma"_s << all;
    QTest::newRow("xml") << u"subregistry export --format xml oma/objects"_s << all;
    QTest::newRow("iana-xml") << u"subregistry export --format iana-xml oma/objects"_s
                              << QByteArray("new-range\tx\t10241-26240\topen\t\t\t\t\n"
                                            "new-range\ttest\t026200-026240\topen\t\tExpert Review\t\t\n"
                                            "new-range\tbulk\t32769-42768\topen\t\t\t\t\n");
}

void TestSubregistryTables::importsRanges()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, effects);
    createObjects();
    done(u"range oma/objects test 026200-026240 --state private --policy Expert_Review --asker only_A"_s);
    done(u"assign oma/objects 10300 --holder A --date 2020-01-01"_s);
    const QByteArray file = m_cli.run(command.split(u' ')).out;
    create(
        u"oma/copy --kind decimal --title Objects --urn urn:oma:lwm2m:{label}:{value} --date 2016-01-01"_s);
    done(u"range oma/copy x 0-9 --date 2016-01-01"_s);
    done(u"reserve oma/copy 5 --holder B"_s);
    const QStringList import{u"subregistry"_s, u"import"_s, u"oma/copy"_s, u"-"_s};
    effects.replace("new-range\tx", "changed-range\tx");
    const CliResult shown = m_cli.run(import + QStringList{u"--dry-run"_s}, file);
    QVERIFY2(shown.out.startsWith(effects), shown.out);
    QVERIFY2(shown.err.contains("Ranges: 2 new, 1 changed, 0 unchanged\n"), shown.err);
    QVERIFY2(shown.err.contains("Warning: No single range contains 5 now."), shown.err);
    QVERIFY(!run(u"show oma/copy"_s).out.contains("026200"));
    QCOMPARE(m_cli.run(import, file).out, shown.out);
    const CliResult again = m_cli.run(import, file);
    QVERIFY2(again.err.contains("Ranges: 0 new, 0 changed, 3 unchanged\n"), again.err);
    QVERIFY(run(u"undo oma/copy"_s).status == 0); // ranges and entries at once
    QVERIFY(!run(u"show oma/copy"_s).out.contains("026200"));
    create(u"oma/new --kind decimal --title Objects --urn urn:oma:lwm2m:{label}:{value} --date 2016-01-01"_s);
    QCOMPARE(m_cli.run({u"subregistry"_s, u"import"_s, u"oma/new"_s, u"-"_s}, file).status, 0);
    if (command.startsWith("subregistry"_L1)) {
        const QString format = command.section(u' ', 3, 3);
        QCOMPARE(run(u"export oma/new --format "_s + format).out.replace("\"new\"", "\"objects\""), file);
    }
}

void TestSubregistryTables::reportsOddRanges_data()
{
    QTest::addColumn<QByteArray>("ranges");
    QTest::addColumn<QByteArray>("reported");
    const auto row = [](const char* name, const QByteArray& ranges, const QByteArray& reported) {
        QTest::newRow(name) << ranges << reported;
    };
    row("words", "<range><value>a*</value></range>", "-:2: warning[subregistry.import.left-out]: ");
    row("exchanged", "<range><value>9-5</value></range>", "-:2: warning[subregistry.import.left-out]: ");
    row("crossing", "<range><value>10000-10300</value></range>",
        "-:2: warning[subregistry.import.left-out]: ");
    row("private",
        "<range><value>50000-50009</value><registration_rule>Private Use</registration_rule></range>",
        "Ranges: 1 new, 0 changed, 0 unchanged");
    row("references", "<range><value>50000-50009</value><xref type=\"rfc\" data=\"rfc1\"/></range>",
        "range xref");
    row("same note",
        "<range><value>50000-50009</value><note>a</note></range><range><value>50010</value><note>a</note></"
        "range>",
        "range note");
}

void TestSubregistryTables::reportsOddRanges()
{
    QFETCH(QByteArray, ranges);
    QFETCH(QByteArray, reported);
    createObjects();
    const CliResult result =
        m_cli.run({u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s},
                  "<registry xmlns=\"http://www.iana.org/assignments\" id=\"objects\">\n" + ranges +
                      "\n<record><value>10300</value></record></registry>");
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains(reported), result.err);
}

void TestSubregistryTables::importsEdits()
{
    createObjects();
    done(u"assign oma/objects 10300 --holder A --date 2024-01-01"_s);
    const QByteArray edited = "value,state,holder,date\n10300,retired,A,2024-02-02\n10301,reserved,C,\n";
    const QStringList import{u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s};
    const QByteArray effects =
        "changed\t10300\t\tx\tretired\tA\t2024-02-02\t\t\t\nnew\t10301\t\tx\treserved\tC\t\t\t\t\n";
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
        "-:4: error[subregistry.import.repeated]: Line 2 already has 10300, or a part of it.", 1);
    row("inside a block", "value;to;holder\n10300;10309;A\n10305;;A\n",
        "-:3: error[subregistry.import.repeated]: ", 1);
    row("empty", "", "-:1: error[subregistry.import.no-column]: The first line has no column \"value\".", 1);
    row("a column twice", "value;holder;holder\n10300;A;B\n",
        "-:1: error[subregistry.import.column-twice]: The first line has column \"holder\" twice.", 1);
    row("missing cell", "value;state;holder\n10300;assigned\n",
        "-:2: error[subregistry.import.other-columns]: ", 1);
    row("shifted", "value;state;holder\n10300;48.2;A\n",
        "-:2: error[subregistry.import.unknown-state]: \"48.2\" is not a known state; expected one of: "
        "pending, "
        "reserved, assigned, temporary, deprecated, retired, withdrawn, released, in the pool.",
        1);
    row("shifted value", "value;state;holder\nA;10300;assigned\n", "-:2: error[subregistry.malformed]: ", 1);
    row("exchanged ends", "value;to\n357500;35799\n", "-:2: error[subregistry.reversed]: ", 1);
    row("outside", "value\n5\n", "-:2: warning[subregistry.outside-range]: ", 0);
    row("ends of a block", "value;state;holder\n10379;reserved;A\n10478;reserved;A\n",
        "-:3: warning[subregistry.import.block-ends]: 10379 and 10478 ", 0);
    row("a date in a name", "value;note\n10300;mud (TEMPORARY - registered 2016-12-06, expires 2017-12-06)\n",
        "-:2: warning[subregistry.import.date-in-text]: ", 0);
    row("not a date", "value;date\n10300;30/02/2016\n", "-:2: warning[subregistry.import.not-a-date]: ", 0);
    row("day or month", "value;date\n10300;12/06/2016\n10301;12/07/2016\n",
        "-:2: warning[subregistry.import.date-order]: Column \"date\" contains \"12/06/2016\", which may be "
        "2016-06-12 or 2016-12-06.",
        0);
    row("held", "value;to;holder\n10390;10391;B\n", "-:2: error[subregistry.overlap]: ", 1);
    row("held before", "value;holder\n10399;B\n", "-:2: error[subregistry.held-before]: ", 1);
    row("held before, by itself", "value;holder\n10399;A\n", "-:2: error[subregistry.held-before]: ", 1);
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

void TestSubregistryTables::refusesWhatCommandsRefuse_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("reported");
    const auto row = [](const char* name, const QByteArray& table, const QByteArray& reported) {
        QTest::newRow(name) << table << "-:2: error[subregistry." + reported;
    };
    row("retired", "value;state;holder\n10301;assigned;A\n", "retired]: 10301 is retired in \"objects\".");
    row("retired, to another holder", "value;state;holder\n10301;retired;B\n", "retired]: ");
    row("withdrawn", "value;state;holder\n10302;assigned;A\n",
        "withdrawn]: 10302 is withdrawn in \"objects\".");
    row("reserved for another", "value;state;holder\n10303;assigned;B\n",
        "import.other-holder]: 10303 has the holder \"A\"; the row names \"B\".");
    row("assigned to another", "value;holder\n10300;B\n", "import.other-holder]: ");
    row("no longer assigned to anybody", "value;holder\n10300;\n", "import.other-holder]: ");
    row("on behalf of another", "value;on-behalf\n10300;C\n", "import.other-holder]: ");
    row("assigned, to reserved", "value;state\n10300;reserved\n",
        "overlap]: 10300 is taken (assigned, \"A\", 2024-01-01).");
    row("deprecated, to assigned", "value;state\n10304;assigned\n", "overlap]: ");
    row("too large", "value;to;holder\n32769;32819;B\n", "too-large]: ");
    row("private range", "value;holder\n10501;B\n", "reserved]: In \"own\", 10501 is ");
    row("closed range", "value;holder\n10511;B\n", "reserved]: In \"old\", 10511 is ");
    row("assigned from a closed range", "value;state\n10512;assigned\n", "reserved]: In \"old\", 10512 is ");
    row("without a holder", "value;holder\n10400;\n",
        "import.no-holder]: 10400 is assigned, but the row has no holder.");
}

void TestSubregistryTables::refusesWhatCommandsRefuse()
{
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, reported);
    createObjects();
    done(u"reserve oma/objects 10512 --holder A --date 2024-01-01"_s);
    done(u"range oma/objects own 10500-10509 --state private"_s);
    done(u"range oma/objects old 10510-10519 --state closed"_s);
    for (const QString& value : {u"10300"_s, u"10301"_s, u"10304"_s})
        done(u"assign oma/objects %1 --holder A --date 2024-01-01"_s.arg(value));
    for (const QString& value : {u"10302"_s, u"10303"_s})
        done(u"reserve oma/objects %1 --holder A --date 2024-01-01"_s.arg(value));
    done(u"retire oma/objects 10301"_s);
    done(u"withdraw oma/objects 10302"_s);
    done(u"deprecate oma/objects 10304"_s);
    const QByteArray head = m_cli.run({u"registry"_s, u"head"_s}).out;
    for (const QStringList& option : {QStringList{u"--dry-run"_s}, QStringList{}}) {
        const CliResult result =
            m_cli.run(QStringList{u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s} + option, table);
        QVERIFY2(result.err.contains(reported), result.err);
        QCOMPARE(result.status, 1);
        QCOMPARE(m_cli.run({u"registry"_s, u"head"_s}).out, head);
    }
}

void TestSubregistryTables::importsStates_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QByteArray>("state");
    QTest::newRow("reserved, assigned") << u"reserve oma/objects 10300 --holder A"_s << "assigned"_ba;
    QTest::newRow("assigned, deprecated") << u"assign oma/objects 10300 --holder A"_s << "deprecated"_ba;
    QTest::newRow("assigned, retired") << u"assign oma/objects 10300 --holder A"_s << "retired"_ba;
    QTest::newRow("reserved, withdrawn") << u"reserve oma/objects 10300 --holder A"_s << "withdrawn"_ba;
}

void TestSubregistryTables::importsStates()
{
    QFETCH(QString, before);
    QFETCH(QByteArray, state);
    createObjects();
    done(before);
    const CliResult result = m_cli.run({u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s},
                                       "value,state,holder\n10300," + state + ",A\n");
    QCOMPARE(result.err, QByteArray("0 new, 1 changed, 0 unchanged\n"));
    QVERIFY(run(u"show oma/objects 10300 --format tsv"_s).out.contains('\t' + state + "\tA\t"));
}

void TestSubregistryTables::keepsWhatTheFileDoesNotHave()
{
    createObjects();
    done(
        u"reserve oma/objects 10300 --holder A --on-behalf C --contact a@example.org --reference #7 --until 2099-01-01 --date 2024-01-01 --note before --private"_s);
    const QByteArray before = run(u"export oma/objects --private"_s).out;
    const CliResult result =
        m_cli.run({u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s}, "value,note\n10300,after\n");
    QCOMPARE(result.err, QByteArray("0 new, 1 changed, 0 unchanged\n"));
    QVERIFY(before.contains("before"));
    QCOMPARE(run(u"export oma/objects --private"_s).out, QByteArray(before).replace("before", "after"));
}

/// While somebody assigns a value, an import of the same value must wait, and then refuse it.
void TestSubregistryTables::comparesAndStoresInOneTransaction()
{
    createObjects();
    auto registry = storage::Registry::open(m_cli.registryPath);
    QVERIFY(registry);
    std::future<CliResult> imported;
    const auto assign = [&](const storage::OpenSubregistry&, const QList<subregistry::ListChange>&) {
        imported = std::async(std::launch::async, [this] {
            return m_cli.run({u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s},
                             "value,holder\n10300,B\n");
        });
        imported.wait_for(std::chrono::milliseconds(500)); // enough to read the list, if it does not wait
        return std::optional(
            subregistry::ListChange{.what = u"assign"_s,
                                    .date = {2024, 1, 1},
                                    .entries = {{.block = {10300, 10300}, .holder = u"A"_s}}});
    };
    QVERIFY(registry->subregistries().change(u"oma"_s, u"objects"_s, {}, {}, assign));
    const CliResult result = imported.get();
    QVERIFY2(result.err.contains("subregistry.import.other-holder"), result.err);
    QCOMPARE(result.status, 1);
    QVERIFY(run(u"show oma/objects 10300 --format tsv"_s).out.contains("\tassigned\tA\t"));
}

void TestSubregistryTables::replaysRequests_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("count");
    QTest::newRow("real") << u"requests"_s << 72;
    QTest::newRow("made up") << u"made-up-requests"_s << 159;
}

/// The requests of a file, by date, with what was granted to others between them.
void TestSubregistryTables::replaysRequests()
{
    QFETCH(const QString, name);
    create(
        u"oma/objects --kind decimal --key id,version --urn urn:oma:lwm2m:{label}:{id}:{version} --date 2016-08-01"_s);
    create(u"oma/resources --kind decimal --date 2016-08-01"_s);
    QFile file(QStringLiteral(NIDUS_TEST_DATA "/subregistries/%1.tsv").arg(name));
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
    QTEST(requests, "count");
    QCOMPARE(m_cli.run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
}

NIDUS_TEST(tst_subregistrytables, TestSubregistryTables)
#include "tst_subregistrytables.moc"
