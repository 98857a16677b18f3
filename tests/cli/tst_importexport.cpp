// SPDX-License-Identifier: Apache-2.0
#include "core/storage/connection.h"
#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;
using nidus::test::writtenFile;

class TestImportExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void importsATemplateAsADraft();
    void keepsTheGrammarOfTheText_data();
    void keepsTheGrammarOfTheText();
    void changesNothingInADryRun();
    void tellsWhatItRecognised();
    void readsEveryFormat_data();
    void readsEveryFormat();
    void survivesBadInput_data();
    void survivesBadInput();
    void doesNothingTwice();
    void revisesWhatIsRegistered();
    void tellsConflicts();
    void registersNoIllegalNid_data();
    void registersNoIllegalNid();
    void copiesOnlyBeforeItWrites();
    void exportsOnlyIntoItsFolder();
    void goesOnBehindABadFile();
    void exportsTextThatReadsBack();
    void exportsOlderVersionsAndDrafts();
    void inventsNoText();
    void exportsSeveralTexts();
    void exportsIntoAFolder();
    void carriesEverythingThrough_data();
    void carriesEverythingThrough();
    void carriesTemplatesThroughATable();
    void writesEveryFormat_data();
    void writesEveryFormat();
    void writesOneFileForAList();
    void flagsWhatAMailCannotCarry();
    void exportsPartsAsXml();
    void refusesToExport_data();
    void refusesToExport();

private:
    [[nodiscard]] Cli cli() const { return {.registryPath = m_path}; }
    [[nodiscard]] QByteArray exported(const QStringList& words) const
    {
        return cli().run(QStringList{u"export"_s} + words).out;
    }
    void registerCrates() const
    {
        const QStringList words{u"new"_s, u"crates"_s, u"--from=-"_s, u"--register"_s};
        const CliResult result = cli().run(words, templateText("crates"));
        QVERIFY2(result.status == 0, result.err);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestImportExport::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"r.nidus"_s);
    QCOMPARE(cli().run({u"registry"_s, u"create"_s}).status, 0);
}

void TestImportExport::importsATemplateAsADraft()
{
    const QString file = writtenFile(*m_folder, u"crates.txt"_s, templateText("crates"));
    const CliResult result = cli().run({u"import"_s, u"--format"_s, u"json"_s, file});
    QCOMPARE(result.status, 0);
    const QJsonObject report = result.array()[0].toObject();
    QCOMPARE(report[u"file"_s].toString(), file);
    QCOMPARE(report[u"format"_s].toString(), u"text"_s);
    const QJsonObject record = report[u"records"_s][0].toObject();
    QCOMPARE(record[u"nid"_s].toString(), u"crates"_s);
    QCOMPARE(record[u"action"_s].toString(), u"new"_s);
    QCOMPARE(record[u"fields"_s].toObject().size(), 13);
    QCOMPARE(record[u"fields"_s][u"date"_s].toObject(),
             QJsonObject({{u"text"_s, u"2024-05-17"_s}, {u"firstLine"_s, 5}, {u"lastLine"_s, 5}}));
    QCOMPARE(record[u"remainder"_s].toString(), QString());
    QVERIFY(record[u"findings"_s].isArray());
    QCOMPARE(report[u"made"_s].toArray(), QJsonArray({u"draft:1"_s}));
    QVERIFY(cli().run({u"show"_s, u"draft:1"_s}).out.contains("crate = 1*DIGIT"));
}

void TestImportExport::keepsTheGrammarOfTheText_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("example");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("kept") << QStringList() << QByteArray("123") << u"crate"_s
                          << QByteArray("from rule \"crate\", is the draft's syntax rule; samples: 1");
    QTest::newRow("not wanted") << QStringList{u"--no-grammar"_s} << QByteArray("123") << QString()
                                << QByteArray();
    QTest::newRow("rejects its example") << QStringList() << QByteArray("12-3") << QString()
                                         << QByteArray("it rejects the example urn:crates:12-3");
}

void TestImportExport::keepsTheGrammarOfTheText()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, example);
    QFETCH(QString, start);
    QFETCH(QByteArray, said);
    QByteArray text = templateText("crates");
    text.replace("crate = 1*DIGIT\n", "crate = 1*DIGIT\n\nExample: urn:crates:" + example + "\n");
    const CliResult result = cli().run(QStringList{u"import"_s, u"-"_s} + options, text);
    QCOMPARE(result.status, 0);
    QVERIFY2(said.isEmpty() ? !result.err.contains("grammar") : result.err.contains(said), result.err);
    const QJsonObject shown = cli().run({u"show"_s, u"--format=json"_s, u"draft:1"_s}).object();
    QCOMPARE(shown[u"rule"_s][u"start"_s].toString(), start);
    QCOMPARE(shown[u"samples"_s].toArray().size(), start.isEmpty() ? 0 : 1);
}

void TestImportExport::changesNothingInADryRun()
{
    const CliResult result =
        cli().run({u"import"_s, u"--dry-run"_s, u"--format=json"_s, u"-"_s}, templateText("crates"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.array()[0][u"records"_s][0][u"action"_s].toString(), u"new"_s);
    QVERIFY(result.array()[0][u"made"_s].toArray().isEmpty());
    QVERIFY(cli().run({u"list"_s, u"--state=draft"_s}).out.isEmpty());
    QVERIFY(!QFile::exists(m_path + u".backups"_s));
}

void TestImportExport::tellsWhatItRecognised()
{
    const CliResult result =
        cli().run({u"import"_s, u"--dry-run"_s}, "Dear registry,\n\n" + templateText("crates"));
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.startsWith("-: text: 1 new\n-: crates: new\n  nid "), result.out);
    QVERIFY(result.out.contains("Dear registry,"));
}

void TestImportExport::readsEveryFormat_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("plain.txt") << u"text"_s;
    QTest::newRow("headings.md") << u"markdown"_s;
    QTest::newRow("dl.xml") << u"xml2rfc"_s;
    QTest::newRow("multipart.eml") << u"eml"_s;
    QTest::newRow("quoted.txt") << u"text"_s;
}

void TestImportExport::readsEveryFormat()
{
    QFETCH(QString, format);
    const QString file =
        QStringLiteral(NIDUS_TEST_DATA "/formats/") + QString::fromUtf8(QTest::currentDataTag());
    const QJsonObject report =
        cli().run({u"import"_s, u"--dry-run"_s, u"--format=json"_s, file}).array()[0].toObject();
    QCOMPARE(report[u"format"_s].toString(), format);
    const QJsonValue record = report[u"records"_s][0];
    QCOMPARE(record[u"nid"_s].toString(), u"books"_s);
    QCOMPARE(record[u"fields"_s].toObject().size(), 13);
    QCOMPARE(record[u"sureness"_s].toObject().size(), 13);
    QVERIFY(cli().run({u"lint"_s, file}).status <= 1);
    QCOMPARE(cli().run({u"new"_s, u"books"_s, u"--from"_s, file}).status, 0);
    QVERIFY(cli().run({u"show"_s, u"draft:1"_s}).out.contains("Maps are new."));
}

void TestImportExport::survivesBadInput_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("binary") << QByteArray("\x7f"
                                          "ELF\0\0\0\1",
                                          8)
                                   .repeated(1000);
    QTest::newRow("a field of a million lines") << "Purpose:\n" + QByteArray("a\n").repeated(1'000'000);
    QTest::newRow("100 MB") << "Purpose:\n" + QByteArray("aaaaaaa a ").repeated(10'000'000);
    QTest::newRow("100 MB, one element in another")
        << "<?xml version='1.0'?>" + QByteArray("<a>").repeated(33'000'000);
    QTest::newRow("external entity") << QByteArray(
        "<!DOCTYPE rfc [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n"
        "<rfc><middle><section title=\"a\"><t>&x;</t></section></middle></rfc>");
}

void TestImportExport::survivesBadInput()
{
    QFETCH(QByteArray, bytes);
    const CliResult result = cli().run({u"import"_s, u"--dry-run"_s}, bytes);
    QCOMPARE(result.status, 2);
    QVERIFY(!result.err.isEmpty());
    QVERIFY(!result.err.contains("root:"));
}

void TestImportExport::doesNothingTwice()
{
    const QString file = writtenFile(*m_folder, u"crates.txt"_s, templateText("crates"));
    QCOMPARE(cli().run({u"import"_s, file}).status, 0);
    const QJsonObject again = cli().run({u"import"_s, u"--format=json"_s, file}).array()[0].toObject();
    QCOMPARE(again[u"records"_s][0][u"action"_s].toString(), u"same"_s);
    QVERIFY(again[u"made"_s].toArray().isEmpty());
    QCOMPARE(cli().run({u"list"_s, u"--state=draft"_s}).out.count('\n'), 1);
}

void TestImportExport::revisesWhatIsRegistered()
{
    registerCrates();
    const CliResult result =
        cli().run({u"import"_s, u"--format=json"_s}, templateText("crates", "2", "Names boxes, too."));
    QCOMPARE(result.array()[0][u"records"_s][0][u"action"_s].toString(), u"changed"_s);
    QCOMPARE(cli().run({u"register"_s, u"crates"_s}).out, QByteArray("crates\n"));
    QVERIFY(exported({u"--format=text"_s, u"crates@2"_s}).contains("boxes, too"));
}

void TestImportExport::tellsConflicts()
{
    QCOMPARE(cli().run({u"import"_s}, templateText("crates")).status, 0);
    CliResult result =
        cli().run({u"import"_s, u"--format=json"_s}, templateText("crates", "1", "Something else."));
    QCOMPARE(result.status, 1);
    QJsonValue record = result.array()[0][u"records"_s][0];
    QCOMPARE(record[u"action"_s].toString(), u"conflict"_s);
    QVERIFY(result.out.contains("import.conflict.open-draft"));
    QVERIFY(result.out.contains("draft:1"));
    result = cli().run({u"import"_s}, templateText(""));
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.contains("import.conflict.no-nid"));
}

void TestImportExport::registersNoIllegalNid_data()
{
    QTest::addColumn<QString>("nid");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char* rule, const QString& nid, const QString& kind = u"formal"_s) {
        QTest::newRow(rule) << nid << kind;
    };
    row("parent folder", u".."_s);
    row("path out", u"../evil"_s);
    row("absolute path", u"/abs"_s);
    row("slash", u"a/b"_s);
    row("RFC 8141 5.1 (4): x-", u"x-local"_s);
    row("RFC 8141 5.1 (2): urn-", u"urn-abc"_s);
    row("RFC 8141 5.1 (3): country", u"de-name"_s);
    row("RFC 8141 5.1 (3): two characters", u"ab"_s);
    row("RFC 2141 2.1: urn", u"urn"_s);
    row("line feed", u"a\nb"_s);
    row("markup", u"<b>x</b>"_s);
    row("right-to-left override", u"a\u202Eb"_s);
    row("33 characters", QString(33, u'a'));
    row("RFC 8141 5.2: no number", u"urn-abc"_s, u"informal"_s);
    row("RFC 8141 5.2: leading zero", u"urn-012"_s, u"informal"_s);
}

void TestImportExport::registersNoIllegalNid()
{
    QFETCH(QString, nid);
    QFETCH(QString, kind);
    // An exported record and a draft of its revision, with another NID in both of our formats.
    registerCrates();
    QCOMPARE(
        cli().run({u"revise"_s, u"crates"_s, u"--from=-"_s}, templateText("crates", "2", "Boxes.")).status,
        0);
    for (const QString& format : {u"xml"_s, u"json"_s}) {
        QByteArray file = exported({u"--format"_s, format, u"crates"_s, u"isbn"_s, u"draft:2"_s});
        const QByteArray quoted =
            format == "json"_L1 ? QJsonDocument(QJsonArray{nid}).toJson(QJsonDocument::Compact)
                                : "[\"" + nid.toHtmlEscaped().replace(u'\n', u"&#10;"_s).toUtf8() + "\"]";
        file.replace("\"crates\"", quoted.mid(1, quoted.size() - 2));
        if (kind == "informal"_L1)
            file.replace(format == "json"_L1 ? "\"formal\"" : "kind=\"formal\"",
                         format == "json"_L1 ? "\"informal\"" : "kind=\"informal\"");
        const Cli target{.registryPath = m_folder->filePath(format + ".nidus"_L1)};
        QCOMPARE(target.run({u"registry"_s, u"create"_s, u"--empty"_s}).status, 0);
        const CliResult result = target.run({u"import"_s, u"--format=json"_s}, file);
        QVERIFY2(result.status == 1, result.out + result.err);
        const QJsonArray records = result.array()[0][u"records"_s].toArray();
        QVERIFY2(!records.isEmpty(), result.out);
        const QByteArray held = target.run({u"list"_s, u"--state=registered"_s}).out;
        QCOMPARE(held.count('\n'), kind == "informal"_L1 ? 0 : 1);
        QVERIFY2(!held.contains(nid.toUtf8() + '\t'), held);
    }
}

void TestImportExport::copiesOnlyBeforeItWrites()
{
    registerCrates();
    const QString good = writtenFile(*m_folder, u"good.txt"_s, templateText("boxes"));
    const QString bad = writtenFile(*m_folder, u"bad.txt"_s, "nothing that looks like a template\n");
    const QString same = writtenFile(*m_folder, u"same.xml"_s, exported({u"--format=xml"_s, u"crates"_s}));
    const auto copies = [this] {
        return QDir(m_path + u".backups"_s).entryList({u"*-import.nidus"_s}).size();
    };
    for (const QString& file : {bad, same, u"missing.txt"_s})
        static_cast<void>(cli().run({u"import"_s, file}));
    QCOMPARE(copies(), 0);
    QCOMPARE(cli().run({u"import"_s, bad, good, good}).status, 2);
    QCOMPARE(copies(), 1);
}

/// What an earlier version let in.
void TestImportExport::exportsOnlyIntoItsFolder()
{
    registerCrates();
    {
        const auto connection = nidus::Connection::open(m_path, nidus::OpenMode::ReadWrite, {});
        QVERIFY((*connection)
                    ->execute(u"INSERT INTO registration (nid, kind, state, registrant, record_date, "
                              "record_updated) VALUES ('../evil', 'formal', 'registered', '', '', '')"_s)
                    .has_value());
    }
    const QString evil = writtenFile(*m_folder, u"evil.html"_s, "mine");
    const QString folder = m_folder->filePath(u"out"_s);
    const CliResult result = cli().run({u"export"_s, u"--format=html"_s, u"--out-dir"_s, folder, u"--all"_s});
    QVERIFY2(result.status == 0, result.err);
    QVERIFY(QFile::exists(folder + u"/_2e_2e_2fevil.html"_s));
    QFile file(evil);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
}

void TestImportExport::goesOnBehindABadFile()
{
    const QString bad = writtenFile(*m_folder, u"bad.txt"_s, "nothing that looks like a template\n");
    const QString good = writtenFile(*m_folder, u"good.txt"_s, templateText("crates"));
    const CliResult result = cli().run({u"import"_s, u"--format=json"_s, bad, good});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.array().size(), 2);
    QVERIFY(!result.array()[0][u"error"_s].toString().isEmpty());
    QVERIFY(result.array()[0][u"format"_s].isNull());
    QCOMPARE(result.array()[1][u"made"_s].toArray(), QJsonArray({u"draft:1"_s}));
    QVERIFY(result.err.contains("bad.txt"));
}

void TestImportExport::exportsTextThatReadsBack()
{
    registerCrates();
    const QByteArray text = exported({u"--format"_s, u"text"_s, u"crates"_s});
    QVERIFY(text.contains("Names the crates of a warehouse."));
    const QJsonValue record =
        cli().run({u"import"_s, u"--dry-run"_s, u"--format=json"_s}, text).array()[0][u"records"_s][0];
    QCOMPARE(record[u"action"_s].toString(), u"same"_s);
    QCOMPARE(exported({u"--format=text"_s, u"crates"_s}), text);
}

void TestImportExport::exportsOlderVersionsAndDrafts()
{
    registerCrates();
    QCOMPARE(cli()
                 .run({u"revise"_s, u"crates"_s, u"--from=-"_s, u"--register"_s},
                      templateText("crates", "2", "Names boxes, too."))
                 .status,
             0);
    QVERIFY(!exported({u"--format=text"_s, u"crates@1"_s}).contains("boxes"));
    QCOMPARE(exported({u"--format=text"_s, u"crates@2"_s}), exported({u"--format=text"_s, u"CRATES"_s}));
    QCOMPARE(cli().run({u"new"_s, u"shelves"_s, u"--from=-"_s}, templateText("shelves")).status, 0);
    QVERIFY(exported({u"--format=text"_s, u"draft:2"_s}).isEmpty());
    QVERIFY(cli().run({u"list"_s, u"--state=draft"_s}).out.startsWith("draft:"));
    const QString handle =
        QString::fromUtf8(cli().run({u"list"_s, u"--state=draft"_s}).out.split('\t').first());
    QVERIFY(exported({u"--format=text"_s, handle}).contains("shelves"));
}

void TestImportExport::inventsNoText()
{
    const CliResult result = cli().run({u"export"_s, u"--format=text"_s, u"isbn"_s});
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(result.err.contains("isbn"));
    const QString path = m_folder->filePath(u"isbn.txt"_s);
    QCOMPARE(cli().run({u"export"_s, u"--format=text"_s, u"-o"_s, path, u"isbn"_s}).status, 2);
    QVERIFY(!QFile::exists(path));
}

void TestImportExport::exportsSeveralTexts()
{
    registerCrates();
    QCOMPARE(
        cli().run({u"new"_s, u"shelves"_s, u"--from=-"_s, u"--register"_s}, templateText("shelves")).status,
        0);
    const QByteArray crates = exported({u"--format=text"_s, u"crates"_s});
    const QByteArray shelves = exported({u"--format=text"_s, u"shelves"_s});
    QCOMPARE(exported({u"--format=text"_s, u"crates"_s, u"shelves"_s}), crates + "\f\n" + shelves);
    // What holds no text is counted with --all, and an error when named; the others are exported.
    CliResult result = cli().run({u"export"_s, u"--format=text"_s, u"--all"_s});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, crates + "\f\n" + shelves);
    QVERIFY(result.err.contains("105"));
    result = cli().run({u"export"_s, u"--format=text"_s, u"isbn"_s, u"crates"_s});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, crates);
}

void TestImportExport::exportsIntoAFolder()
{
    registerCrates();
    QCOMPARE(cli().run({u"new"_s, u"shelves"_s, u"--from=-"_s}, templateText("shelves")).status, 0);
    const QString folder = m_folder->filePath(u"out/deep"_s);
    const CliResult result = cli().run({u"export"_s, u"--format=text"_s, u"--out-dir"_s, folder, u"--all"_s});
    QVERIFY2(result.status == 0, result.err);
    const QStringList files = QDir(folder).entryList(QDir::Files, QDir::Name);
    QCOMPARE(files.size(), 2);
    QCOMPARE(files[0], u"crates.txt"_s);
    QVERIFY(files[1].startsWith(u"draft-"_s));
    QCOMPARE(
        cli().run({u"export"_s, u"--format=xml"_s, u"--out-dir"_s, folder, u"crates"_s, u"isbn"_s}).status,
        0);
    QVERIFY(QFile::exists(folder + u"/isbn.xml"_s));
}

void TestImportExport::carriesEverythingThrough_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("xml") << u"xml"_s;
    QTest::newRow("json") << u"json"_s;
}

void TestImportExport::carriesEverythingThrough()
{
    QFETCH(QString, format);
    const QString option = u"--format="_s + format;
    registerCrates();
    QCOMPARE(cli()
                 .run({u"revise"_s, u"crates"_s, u"--from=-"_s, u"--register"_s},
                      templateText("crates", "2", "Names boxes, too."))
                 .status,
             0);
    QCOMPARE(cli().run({u"new"_s, u"shelves"_s, u"--from=-"_s}, templateText("shelves")).status, 0);
    QCOMPARE(cli().run({u"withdraw"_s, u"isbn"_s, u"--note=why"_s}).status, 0);
    const QByteArray everything = exported({option, u"--all"_s});
    QVERIFY(everything.contains("crates"));

    const Cli other{.registryPath = m_folder->filePath(u"other.nidus"_s)};
    QCOMPARE(other.run({u"registry"_s, u"create"_s, u"--empty"_s, other.registryPath}).status, 0);
    const CliResult imported = other.run({u"import"_s, u"--format=json"_s}, everything);
    QVERIFY2(imported.status == 0, imported.err);
    QCOMPARE(imported.array()[0][u"format"_s].toString(), format);
    QCOMPARE(other.run({u"export"_s, option, u"--all"_s}).out, everything);
    // A second time there is nothing to do.
    const QJsonArray records =
        other.run({u"import"_s, u"--format=json"_s}, everything).array()[0][u"records"_s].toArray();
    QCOMPARE(records.size(), 107);
    for (const QJsonValue& record : records)
        QCOMPARE(record[u"action"_s].toString(), u"same"_s);
}

void TestImportExport::carriesTemplatesThroughATable()
{
    registerCrates();
    const QByteArray table = exported({u"--format=csv"_s, u"--all"_s});
    QCOMPARE(table.count("\r\n"), 107);
    // Whoever made the table gets nothing new from it.
    const QJsonValue same = cli().run({u"import"_s, u"--format=json"_s}, table).array()[0];
    QCOMPARE(same[u"format"_s].toString(), u"csv"_s);
    QCOMPARE(same[u"records"_s].toArray().size(), 106);
    for (const QJsonValue record : same[u"records"_s].toArray())
        QVERIFY2(record[u"action"_s].toString() == u"same"_s, qPrintable(record[u"nid"_s].toString()));
    // Elsewhere the template is a draft, and the others are facts.
    const Cli other{.registryPath = m_folder->filePath(u"other.nidus"_s)};
    QCOMPARE(other.run({u"registry"_s, u"create"_s, u"--empty"_s, other.registryPath}).status, 0);
    const CliResult imported = other.run({u"import"_s}, table);
    QVERIFY2(imported.status == 0, imported.err);
    QCOMPARE(other.run({u"export"_s, u"--format=text"_s, u"draft:1"_s}).out,
             exported({u"--format=text"_s, u"crates"_s}));
    QVERIFY(other.run({u"show"_s, u"isbn"_s}).out.contains("www.isbn-international.org"));
}

void TestImportExport::writesEveryFormat_data()
{
    QTest::addColumn<QByteArray>("wanted");
    QTest::newRow("text") << QByteArray("Namespace Identifier:  crates\n");
    QTest::newRow("xml") << QByteArray("<nid>crates</nid>");
    QTest::newRow("html") << QByteArray("<h1>URN namespace crates</h1>");
    QTest::newRow("markdown") << QByteArray("## Namespace Identifier\n\ncrates\n");
    QTest::newRow("kramdown") << QByteArray("Namespace Identifier:\n: crates\n");
    QTest::newRow("xml2rfc") << QByteArray("<dt>Namespace Identifier:</dt>");
    QTest::newRow("json") << QByteArray("\"nid\": \"crates\"");
    QTest::newRow("jsonld") << QByteArray("\"@type\": \"schema:DefinedTerm\"");
    QTest::newRow("csv") << QByteArray("handle,kind,state,");
    QTest::newRow("iana-xml") << QByteArray("<name>crates</name>");
    QTest::newRow("iana-record") << QByteArray("<name>crates</name>");
    QTest::newRow("eml") << QByteArray("To: iana@iana.org\r\nCc: urn@ietf.org\r\nSubject: ");
}

void TestImportExport::writesEveryFormat()
{
    QFETCH(QByteArray, wanted);
    registerCrates();
    const QString format = u"--format="_s + QString::fromUtf8(QTest::currentDataTag());
    const QByteArray document = exported({format, u"crates"_s});
    QVERIFY2(document.contains(wanted), document);
    QCOMPARE(exported({format, u"CRATES@1"_s}).isEmpty(),
             format.endsWith(u"=xml") || format.endsWith(u"json"));
    const QString folder = m_folder->filePath(u"out"_s);
    QCOMPARE(cli().run({u"export"_s, format, u"--out-dir"_s, folder, u"crates"_s}).status, 0);
    const QStringList files = QDir(folder).entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QFile file(folder + u'/' + files[0]);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), document);
}

void TestImportExport::writesOneFileForAList()
{
    const QString folder = m_folder->filePath(u"out"_s);
    for (const QString& format : {u"csv"_s, u"iana-xml"_s, u"iana-record"_s})
        QCOMPARE(cli().run({u"export"_s, u"--format"_s, format, u"--out-dir"_s, folder, u"--all"_s}).status,
                 0);
    const QStringList files = QDir(folder).entryList(QDir::Files, QDir::Name);
    QCOMPARE(files.size(), 105 + 2);
    QVERIFY(files.contains(u"registry.csv"_s) && files.contains(u"registry.iana.xml"_s));
    QVERIFY(files.contains(u"isbn.record.xml"_s));
}

void TestImportExport::flagsWhatAMailCannotCarry()
{
    const QByteArray words = templateText("crates", "1", "Names the cr\u00e2tes of a warehouse.");
    QCOMPARE(cli().run({u"new"_s, u"crates"_s, u"--from=-"_s}, words).status, 0);
    const CliResult result = cli().run({u"export"_s, u"--format=text"_s, u"draft:1"_s});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains("is not plain ASCII"), result.err);
    QVERIFY(exported({u"--format=eml"_s, u"draft:1"_s}).contains("quoted-printable"));
}

void TestImportExport::exportsPartsAsXml()
{
    registerCrates();
    const QByteArray one = exported({u"--format=xml"_s, u"crates"_s});
    QVERIFY(one.contains("crates"));
    QVERIFY(!one.contains("isbn"));
    const Cli other{.registryPath = m_folder->filePath(u"other.nidus"_s)};
    const CliResult result = other.run({u"new"_s, u"crates"_s, u"--from=-"_s}, one);
    QVERIFY2(result.status == 0, result.err);
    QCOMPARE(
        other.run({u"new"_s, u"crates"_s, u"--from=-"_s}, exported({u"--format=xml"_s, u"--all"_s})).status,
        2);
    QCOMPARE(exported({u"--format=xml"_s, u"isbn"_s, u"crates"_s}),
             exported({u"--format=xml"_s, u"crates"_s, u"ISBN"_s}));
}

void TestImportExport::refusesToExport_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no format") << QStringList{u"isbn"_s};
    QTest::newRow("nothing named") << QStringList{u"--format=xml"_s};
    QTest::newRow("both named and all") << QStringList{u"--format=xml"_s, u"--all"_s, u"isbn"_s};
    QTest::newRow("unknown NID") << QStringList{u"--format=xml"_s, u"isnb"_s};
    QTest::newRow("one version as XML") << QStringList{u"--format=xml"_s, u"crates@1"_s};
    QTest::newRow("one version as JSON") << QStringList{u"--format=json"_s, u"crates@1"_s};
    QTest::newRow("several mails") << QStringList{u"--format=eml"_s, u"crates"_s, u"isbn"_s};
    QTest::newRow("PDF without the window") << QStringList{u"--format=pdf"_s, u"crates"_s};
    QTest::newRow("two places") << QStringList{u"--format=xml"_s, u"-o"_s, u"f"_s,
                                               u"--out-dir"_s,    u"d"_s,  u"isbn"_s};
}

void TestImportExport::refusesToExport()
{
    QFETCH(QStringList, words);
    registerCrates();
    const CliResult result = cli().run(QStringList{u"export"_s} + words);
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(!result.err.isEmpty());
}

NIDUS_TEST(tst_importexport, TestImportExport)
#include "tst_importexport.moc"
