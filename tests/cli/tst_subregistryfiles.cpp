// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/subregistryfixture.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace nidus;
using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;

/// Registrations with their subregistries, to files and back.
class TestSubregistryFiles : public QObject, private nidus::test::SubregistryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void comeBackToTheSameBytes_data();
    void comeBackToTheSameBytes();
    void keepHistoryAndNumbers();
    void publishesNoSecrets_data();
    void publishesNoSecrets();
    void keepsTheHoldersOfARange();
    void importsWithoutHistory();
    void joinARegistration();
    void exportsOfAListComeBack_data();
    void exportsOfAListComeBack();
    void neverOverwrites();
    void refusesBadLists_data();
    void refusesBadLists();
    void refusesAnotherDefinition_data();
    void refusesAnotherDefinition();
    void writesIntoFiles();

private:
    [[nodiscard]] QByteArray exported(const QString& format, const QStringList& options = {}) const
    {
        return m_cli.run(QStringList{u"export"_s, u"--format"_s, format, u"oma"_s} + options).out;
    }
    /// Returns a registry without content.
    [[nodiscard]] Cli empty() const
    {
        Cli other = m_cli;
        other.registryPath = m_folder->filePath(u"empty.nidus"_s);
        QFile::remove(other.registryPath);
        const bool isMade =
            other.run({u"registry"_s, u"create"_s, u"--empty"_s, other.registryPath}).status == 0;
        return isMade ? other : Cli();
    }
    void namesColumnsThatAreNotRead();
};

void TestSubregistryFiles::init()
{
    makeRegistry();
    createObjects();
    done(
        u"range oma/objects test 026200-026240 --state private --policy Expert_Review --asker only_A --date 2016-01-02"_s);
    done(
        u"assign oma/objects 32769-32818 --holder A,_Inc. --contact a@example.org --reference #7 --until 2099-01-01 --note <&_note --date 2020-01-01 --request ask-77"_s);
    done(u"split oma/objects 32769-32818 --at 32800 --holder B --holder C --date 2020-02-02 --by me"_s);
    for (const QString& undone : {u"undo oma/objects"_s, QString()}) {
        done(u"assign oma/objects 10305 --holder D --date 2020-03-01 --request ask-78"_s);
        if (!undone.isEmpty())
            done(undone);
    }
    QCOMPARE(run(u"assign oma/objects 10305 --holder E --date 2020-03-02 --request ask-79"_s).status, 1);
    done(u"reserve oma/objects 10300 --holder B --on-behalf C --private --date 2020-01-01"_s);
    done(u"assign oma/objects 10301 --holder B --date 2020-01-01"_s);
    done(u"release oma/objects 10301 --date 2021-01-01"_s);
    done(u"assign oma/objects 10302 --holder D --date 2020-01-01"_s);
    done(u"undo oma/objects --note mistake"_s);
    create(
        u"oma/terms --kind words --key scheme,term --case insensitive --outside warning --policy First_Come_First_Served"_s);
    done(u"range oma/terms a a*"_s);
    done(u"assign oma/terms a\\,b,c-d --holder E"_s);
}

void TestSubregistryFiles::comeBackToTheSameBytes_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("json") << u"json"_s;
    QTest::newRow("xml") << u"xml"_s;
}

void TestSubregistryFiles::comeBackToTheSameBytes()
{
    QFETCH(QString, format);
    const QByteArray file = exported(format);
    QVERIFY(file.contains("a@example.org"));
    const Cli other = empty();
    QCOMPARE(other.run({u"import"_s, u"-"_s}, file).status, 0);
    QCOMPARE(other.run({u"export"_s, u"--format"_s, format, u"oma"_s}).out, file);
    QCOMPARE(other.run({u"registry"_s, u"verify"_s}).status, 0);
}

void TestSubregistryFiles::keepHistoryAndNumbers()
{
    const QByteArray shown = run(u"show oma/objects 32800"_s).out;
    const QByteArray table = run(u"export oma/objects"_s).out;
    const Cli other = empty();
    QCOMPARE(other.run({u"import"_s, u"-"_s}, exported(u"json"_s)).status, 0);
    const auto there = [&other](const QStringList& words) {
        return other.run(QStringList{u"subregistry"_s} + words);
    };
    QCOMPARE(there({u"show"_s, u"oma/objects"_s, u"32800"_s}).out, shown);
    QCOMPARE(there({u"export"_s, u"oma/objects"_s}).out, table);
    QCOMPARE(there({u"assign"_s, u"oma/objects"_s, u"10301"_s, u"--holder"_s, u"Z"_s}).status, 1);
    QCOMPARE(there({u"assign"_s, u"oma/objects"_s, u"10302"_s, u"--holder"_s, u"Z"_s}).status, 0); // undone
    QVERIFY(there({u"undo"_s, u"oma/objects"_s}).out.startsWith("10302\t\tx\tpool"));
    QVERIFY(there({u"undo"_s, u"oma/objects"_s}).out.startsWith("10301\t\tx\tassigned\tB\t2020-01-01"));
}

void TestSubregistryFiles::publishesNoSecrets_data() { comeBackToTheSameBytes_data(); }

void TestSubregistryFiles::publishesNoSecrets()
{
    QFETCH(QString, format);
    done(
        u"assign oma/objects 10400 --holder Secret_Co --on-behalf Secret_Two --private --reference Secret_Three --contact c@secret.example"_s);
    done(u"range oma/objects test 026200-026240 --asker only_Open_Co,_Secret_Co,_secret_two"_s);
    const QByteArray file = exported(format, {u"--public"_s});
    QVERIFY(file.contains("only Open Co, private holders"));
    for (const char* secret : {"a@example.org", "note", "Secret", "secret", "ask-77", "mistake"})
        QVERIFY2(!file.contains(secret), secret);
    QVERIFY(file.contains("10400"));
    QVERIFY(file.contains("32800"));
    const Cli other = empty();
    QCOMPARE(other.run({u"import"_s, u"-"_s}, file).status, 0);
    for (const QString& taken : {u"10400"_s, u"10301"_s, u"32801"_s})
        QCOMPARE(
            other.run({u"subregistry"_s, u"assign"_s, u"oma/objects"_s, taken, u"--holder"_s, u"Z"_s}).status,
            1);
}

/// The range of a public export does not replace its holders.
void TestSubregistryFiles::keepsTheHoldersOfARange()
{
    done(u"assign oma/objects 10400 --holder Secret_Co --private"_s);
    done(u"range oma/objects test 026200-026240 --asker only_Secret_Co"_s);
    const QByteArray before = run(u"export oma/objects --format xml --private"_s).out;
    QVERIFY(before.contains("only Secret Co"));
    const QByteArray file = run(u"export oma/objects --format xml"_s).out;
    QVERIFY(file.contains("only private holders") && !file.contains("Secret"));
    QVERIFY(!run(u"export oma/objects --format html"_s).out.contains("Secret"));
    const CliResult imported = m_cli.run({u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s}, file);
    QCOMPARE(imported.status, 0);
    QCOMPARE(run(u"export oma/objects --format xml --private"_s).out, before);
}

void TestSubregistryFiles::importsWithoutHistory()
{
    QJsonObject file = QJsonDocument::fromJson(exported(u"json"_s, {u"--public"_s})).object();
    const Cli other = empty();
    QCOMPARE(other.run({u"import"_s, u"-"_s}, QJsonDocument(file).toJson()).status, 0);
    const QJsonObject again =
        QJsonDocument::fromJson(other.run({u"export"_s, u"--format=json"_s, u"oma"_s}).out).object();
    const auto lists = [](const QJsonObject& registry) {
        return registry["registrations"_L1][0]["subregistries"_L1].toArray();
    };
    QCOMPARE(lists(again).size(), 2);
    QCOMPARE(lists(again)[0]["entries"_L1], lists(file)[0]["entries"_L1]);
    QCOMPARE(lists(again)[0]["ranges"_L1], lists(file)[0]["ranges"_L1]);
    QCOMPARE(lists(again)[0]["changes"_L1].toArray().size(), 1);
}

/// A new registry has the built-in registration of the NID, without subregistries.
void TestSubregistryFiles::joinARegistration()
{
    Cli other = m_cli;
    other.registryPath = m_folder->filePath(u"other.nidus"_s);
    QCOMPARE(other.run({u"registry"_s, u"create"_s}).status, 0);
    const CliResult imported = other.run({u"import"_s, u"-"_s}, exported(u"xml"_s));
    QCOMPARE(imported.status, 0);
    QVERIFY2(imported.out.contains("oma/objects"), imported.out);
    QCOMPARE(other.run({u"subregistry"_s, u"export"_s, u"oma/objects"_s}).out,
             run(u"export oma/objects"_s).out);
    QCOMPARE(other.run({u"registry"_s, u"verify"_s}).status, 0);
    const QByteArray head = other.run({u"registry"_s, u"head"_s}).out;
    QCOMPARE(other.run({u"import"_s, u"-"_s}, exported(u"xml"_s)).status, 0);
    QCOMPARE(other.run({u"registry"_s, u"head"_s}).out, head);
}

void TestSubregistryFiles::neverOverwrites()
{
    const QByteArray file = exported(u"json"_s);
    done(u"assign oma/objects 10500 --holder F"_s);
    const QByteArray here = exported(u"json"_s);
    const CliResult imported = m_cli.run({u"import"_s, u"-"_s}, file);
    QVERIFY2(imported.out.contains("import.list.differs"), imported.out);
    QCOMPARE(exported(u"json"_s), here);
}

void TestSubregistryFiles::refusesBadLists_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("reported");
    const auto row = [](const char* name, const char* before, const char* after, const char* reported) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QByteArray(reported);
    };
    row("unknown state", "\"state\": \"reserved\"", "\"state\": \"lost\"",
        "/subregistries: objects/changes/10/entries/0/state: unknown value \"lost\"");
    row("unknown kind", "\"kind\": \"decimal\"", "\"kind\": \"octal\"", "objects/kind: unknown value");
    row("exchanged ends", "\"value\": \"32769\"", "\"value\": \"99999\"", "the ends of \"99999-");
    row("not a number", "\"value\": \"32769\"", "\"value\": \"x\"", "\"x-32799\" is not a value");
    row("twice", "\"value\": \"32800\"", "\"value\": \"32799\"", "\"32799\" is there twice");
    row("ranges overlap", "\"span\": \"32769-42768\"", "\"span\": \"26000-42768\"", "overlaps");
    row("not of the changes", "\"holder\": \"C\"", "\"holder\": \"X\"", "does not follow from the changes");
    row("no event", "\"event\": 3", "\"event\": 99", "event 99 is not one of a subregistry");
    row("same event", "\"event\": 3", "\"event\": 2", "event 2 has two changes");
    row("same name", "\"name\": \"terms\"", "\"name\": \"Objects\"", "there are two of this name");
    row("no name", "\"name\": \"terms\"", "\"name\": \"-\"", "cannot name a subregistry");
    row("unknown member", "\"outside\"", "\"inside\"", "unknown member");
    row("nested", "\"title\": \"Objects\"", "\"title\": [[[[]]]]", "wrong type");
    row("URN pattern", R"("urn": "urn:oma:lwm2m)", R"("urn": "x:lwm2m)", "is not a pattern of URNs");
    row("no date", "\"date\": \"2016-01-01\"", "\"date\": \"2016-13-01\"", "expected a date");
}

void TestSubregistryFiles::refusesBadLists()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, reported);
    QByteArray file = exported(u"json"_s);
    const qsizetype at = after == "\"holder\": \"X\"" ? file.indexOf(before) : file.lastIndexOf(before);
    QVERIFY(at >= 0);
    file.replace(at, before.size(), after);
    const Cli other = empty();
    const CliResult imported = other.run({u"import"_s, u"-"_s}, file);
    QVERIFY2((imported.err + imported.out).contains(reported), imported.err + imported.out);
    QCOMPARE(imported.status, 2);
    QCOMPARE(other.run({u"list"_s}).out.count("\toma\t") + other.run({u"list"_s}).out.count("oma\t"), 0);
}

void TestSubregistryFiles::refusesAnotherDefinition_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("reported");
    const auto row = [](const char* name, const char* before, const char* after, const char* reported) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QByteArray(reported);
    };
    row("as exported", R"("title":)", R"("title":)", "");
    row("another title", R"(\"title\":\"Things\")", R"(\"title\":\"Others\")",
        "things/changes: the last definition is not that of the subregistry");
    row("more rules than parts", R"(\"rule\":\"\")", R"(\"rule\":\"a,b,c\")",
        "/arguments: they do not define this subregistry");
}

/// The definition follows from the changes, and neither a change nor its undo brings too many rules.
void TestSubregistryFiles::refusesAnotherDefinition()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, reported);
    create(u"oma/things --kind decimal --key id,version --urn urn:oma:{id}"_s);
    done(u"change oma/things --title Things"_s);
    QByteArray file = exported(u"json"_s);
    const qsizetype at = file.lastIndexOf(before); // of the earlier definition, if both have it
    QVERIFY2(at >= 0, file);
    file.replace(at, before.size(), after);
    const CliResult imported = empty().run({u"import"_s, u"-"_s}, file);
    QVERIFY2((imported.err + imported.out).contains(reported), imported.err + imported.out);
    QCOMPARE(imported.status, reported.isEmpty() ? 0 : 2);
}

void TestSubregistryFiles::exportsOfAListComeBack_data()
{
    QTest::addColumn<QString>("format");
    for (const char* const format : {"csv", "tsv", "json", "xml"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

/// Lists of IANA name no holders.
void TestSubregistryFiles::exportsOfAListComeBack()
{
    QFETCH(QString, format);
    create(u"oma/orgs --kind words"_s);
    create(u"oma/copy --kind words"_s);
    const auto import = [this](const QString& list, const QByteArray& file) {
        return m_cli.run({u"subregistry"_s, u"import"_s, list, u"-"_s}, file);
    };
    QCOMPARE(import(u"oma/orgs"_s, "value,note\nvega,Foundation\nfoo,\n").status, 0);
    done(u"assign oma/orgs held --holder A"_s);
    const QByteArray list = run(u"export oma/orgs --format "_s + format).out;
    const CliResult imported = import(u"oma/copy"_s, list);
    QVERIFY2(imported.status == 0, imported.err + list);
    QCOMPARE(run(u"show oma/copy --format tsv"_s).out, run(u"show oma/orgs --format tsv"_s).out);
}

/// Every command that prints entries, as the commands of other documents.
void TestSubregistryFiles::writesIntoFiles()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"out"_s);
    for (const QStringList& words : {QStringList{u"export"_s, u"oma/objects"_s},
                                     {u"show"_s, u"oma/objects"_s},
                                     {u"list"_s},
                                     {u"next"_s, u"oma/objects"_s, u"--range"_s, u"x"_s},
                                     {u"reserve"_s, u"oma/objects"_s, u"10310"_s, u"--holder"_s, u"F"_s,
                                      u"--request"_s, u"file-1"_s, u"--format"_s, u"letter"_s},
                                     {u"undo"_s, u"oma/objects"_s}}) {
        const CliResult written =
            m_cli.run(QStringList{u"subregistry"_s} + words + QStringList{u"-o"_s, path});
        QCOMPARE(written.status, 0);
        QCOMPARE(written.out, QByteArray());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(!text.isEmpty());
        if (words.first() != "undo"_L1) // the same request has the same answer
            QCOMPARE(text, m_cli.run(QStringList{u"subregistry"_s} + words).out);
    }
}

void TestSubregistryFiles::namesColumnsThatAreNotRead()
{
    createObjects();
    const QStringList import{u"subregistry"_s, u"import"_s, u"oma/objects"_s, u"-"_s};
    const QByteArray header = "value,published,granted,holder\n";
    const CliResult imported = m_cli.run(import, header + "10300,2024-01-01,2024-02-02,A\n");
    QVERIFY2(imported.err.contains("Columns that are not imported: published, granted. To say what they "
                                   "contain, use --columns."),
             imported.err);
    const CliResult named = m_cli.run(import + QStringList{u"--columns=date=granted"_s},
                                      header + "10301,2024-01-01,2024-02-02,A\n");
    QVERIFY2(named.err.contains("Columns that are not imported: published."), named.err);
    QVERIFY(run(u"show oma/objects 10301"_s).out.contains("2024-02-02"));
}

NIDUS_TEST(tst_subregistryfiles, TestSubregistryFiles)
#include "tst_subregistryfiles.moc"
