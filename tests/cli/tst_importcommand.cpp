// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/connection.h"
#include "tests/cli/cratesfixture.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTest>
#include <sys/stat.h>
#include <thread>

using namespace Qt::StringLiterals;
using nidus::storage::Connection;
using nidus::storage::OpenMode;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;
using nidus::test::writtenFile;

/// import: the result for each file.
class TestImportCommand : public QObject, private nidus::test::CratesFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeRegistry(); }

    void importsATemplateAsADraft();
    void usesTheGrammarOfTheText_data();
    void usesTheGrammarOfTheText();
    void changesNothingInADryRun();
    void reportsWhatItRecognized();
    void readsEveryFormat_data();
    void readsEveryFormat();
    void survivesBadInput_data();
    void survivesBadInput();
    void importsNothingTwice();
    void revisesARegistration();
    void reportsConflicts();
    void registersNoIllegalNid_data();
    void registersNoIllegalNid();
    void copiesOnlyBeforeItWrites();
    void continuesAfterABadFile();
    void givesTheSameResultOnSeveralThreads();
    void readsLargeFilesInOrder();
    void storesOneByOneIfABatchFails();
    void storesWhatItReportsWhenInterrupted_data();
    void storesWhatItReportsWhenInterrupted();

private:
    [[nodiscard]] QStringList manyFiles() const;
};

void TestImportCommand::importsATemplateAsADraft()
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

void TestImportCommand::usesTheGrammarOfTheText_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("example");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("kept") << QStringList() << QByteArray("123") << u"crate"_s
                          << QByteArray(
                                 "with start rule \"crate\", becomes the draft's syntax rule; samples: 1");
    QTest::newRow("not wanted") << QStringList{u"--no-grammar"_s} << QByteArray("123") << QString()
                                << QByteArray();
    QTest::newRow("rejects its example")
        << QStringList() << QByteArray("12-3") << QString()
        << QByteArray("The sample \"urn:crates:12-3\" should be valid but is not");
}

void TestImportCommand::usesTheGrammarOfTheText()
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

void TestImportCommand::changesNothingInADryRun()
{
    const CliResult result =
        cli().run({u"import"_s, u"--dry-run"_s, u"--format=json"_s, u"-"_s}, templateText("crates"));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.array()[0][u"records"_s][0][u"action"_s].toString(), u"new"_s);
    QVERIFY(result.array()[0][u"made"_s].toArray().isEmpty());
    QVERIFY(cli().run({u"list"_s, u"--state=draft"_s}).out.isEmpty());
    QVERIFY(!QFile::exists(m_path + u".backups"_s));
}

void TestImportCommand::reportsWhatItRecognized()
{
    const CliResult result =
        cli().run({u"import"_s, u"--dry-run"_s}, "Dear registry,\n\n" + templateText("crates"));
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.startsWith("-: text: 1 new\n-: crates: new\n  nid "), result.out);
    QVERIFY(result.out.contains("Dear registry,"));
}

void TestImportCommand::readsEveryFormat_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("plain.txt") << u"text"_s;
    QTest::newRow("headings.md") << u"markdown"_s;
    QTest::newRow("dl.xml") << u"xml2rfc"_s;
    QTest::newRow("multipart.eml") << u"eml"_s;
    QTest::newRow("quoted.txt") << u"text"_s;
}

void TestImportCommand::readsEveryFormat()
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

void TestImportCommand::survivesBadInput_data()
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

void TestImportCommand::survivesBadInput()
{
    QFETCH(QByteArray, bytes);
    const CliResult result = cli().run({u"import"_s, u"--dry-run"_s}, bytes);
    QCOMPARE(result.status, 2);
    QVERIFY(!result.err.isEmpty());
    QVERIFY(!result.err.contains("root:"));
}

void TestImportCommand::importsNothingTwice()
{
    const QString file = writtenFile(*m_folder, u"crates.txt"_s, templateText("crates"));
    QCOMPARE(cli().run({u"import"_s, file}).status, 0);
    const QJsonObject again = cli().run({u"import"_s, u"--format=json"_s, file}).array()[0].toObject();
    QCOMPARE(again[u"records"_s][0][u"action"_s].toString(), u"same"_s);
    QVERIFY(again[u"made"_s].toArray().isEmpty());
    QCOMPARE(cli().run({u"list"_s, u"--state=draft"_s}).out.count('\n'), 1);
}

void TestImportCommand::revisesARegistration()
{
    registerCrates();
    const CliResult result =
        cli().run({u"import"_s, u"--format=json"_s}, templateText("crates", "2", "Names boxes, too."));
    QCOMPARE(result.array()[0][u"records"_s][0][u"action"_s].toString(), u"changed"_s);
    QCOMPARE(cli().run({u"register"_s, u"crates"_s}).out, QByteArray("crates\n"));
    QVERIFY(exported({u"--format=text"_s, u"crates@2"_s}).contains("boxes, too"));
}

void TestImportCommand::reportsConflicts()
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
    // A dry run says the same of two files that are both new.
    const QString first = writtenFile(*m_folder, u"first.txt"_s, templateText("boxes"));
    const QString second =
        writtenFile(*m_folder, u"second.txt"_s, templateText("boxes", "1", "Something else."));
    result = cli().run({u"import"_s, u"--dry-run"_s, first, second});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains("first.txt: boxes: new") &&
                 result.out.contains("second.txt: boxes: conflict"),
             result.out);
    QVERIFY(cli().run({u"import"_s, first, second}).out.contains("second.txt: boxes: conflict"));
}

void TestImportCommand::registersNoIllegalNid_data()
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

void TestImportCommand::registersNoIllegalNid()
{
    QFETCH(QString, nid);
    QFETCH(QString, kind);
    // An exported record and a draft of its revision, with another NID, in both of our formats.
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

void TestImportCommand::copiesOnlyBeforeItWrites()
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

void TestImportCommand::continuesAfterABadFile()
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

/// More files than are stored in one transaction: templates with and without a grammar that becomes a rule,
/// the same NID again, unreadable files, and a registry.
QStringList TestImportCommand::manyFiles() const
{
    QStringList files;
    for (int i = 0; i < 150; ++i) {
        QByteArray text =
            templateText("crates" + QByteArray::number(i % 140), "1", "Names " + QByteArray::number(i / 145));
        if (i % 3 == 0)
            text.replace("crate = 1*DIGIT\n",
                         "crate = 1*DIGIT\n\nExample: urn:crates" + QByteArray::number(i % 140) + ":12\n");
        files.append(writtenFile(*m_folder, u"%1.txt"_s.arg(i), text));
    }
    files.insert(70, m_folder->filePath(u"missing.txt"_s));
    files.insert(75, writtenFile(*m_folder, u"bad.txt"_s, "nothing that looks like a template\n"));
    files.insert(80, writtenFile(*m_folder, u"same.xml"_s, exported({u"--format=xml"_s, u"isbn"_s})));
    files.insert(85, writtenFile(*m_folder, u"none.txt"_s, templateText("")));
    files.insert(90, files[89]);
    return files;
}

void TestImportCommand::givesTheSameResultOnSeveralThreads()
{
    const QStringList files = manyFiles();
    QList<CliResult> results;
    QList<QByteArray> stored;
    for (const unsigned threads : {1U, 2U, 8U}) {
        Cli each{.registryPath = m_folder->filePath(u"%1.nidus"_s.arg(threads)), .threads = threads};
        QCOMPARE(each.run({u"registry"_s, u"create"_s}).status, 0);
        results.append(each.run(QStringList{u"import"_s, u"--format=json"_s} + files));
        stored.append(each.run({u"export"_s, u"--format=csv"_s, u"--all"_s}).out);
        for (const QString& draft : {u"draft:1"_s, u"draft:64"_s, u"draft:140"_s})
            stored.last() += each.run({u"export"_s, u"--format=text"_s, draft}).out;
        QCOMPARE(each.run({u"registry"_s, u"verify"_s}).status, 0);
    }
    QCOMPARE(results[0].status, 2);
    const QJsonArray reports = results[0].array();
    QCOMPARE(reports.size(), files.size());
    int made = 0;
    for (qsizetype i = 0; i < reports.size(); ++i) {
        QCOMPARE(reports[i][u"file"_s].toString(), files[i]);
        for (const QJsonValue handle : reports[i][u"made"_s].toArray())
            QCOMPARE(handle.toString(), u"draft:%1"_s.arg(++made));
    }
    QCOMPARE(made, 140);
    const QByteArray errors = results[0].err;
    QVERIFY(errors.indexOf("missing.txt") < errors.indexOf("bad.txt"));
    QVERIFY(errors.indexOf("missing.txt") > errors.indexOf("69.txt")); // whose grammar becomes a rule
    for (qsizetype i = 1; i < results.size(); ++i) {
        QCOMPARE(results[i].status, results[0].status);
        QCOMPARE(results[i].out, results[0].out);
        QCOMPARE(results[i].err, errors);
        QCOMPARE(stored[i], stored[0]);
    }
}

/// Files above 1 MiB are not read ahead.
void TestImportCommand::readsLargeFilesInOrder()
{
    const QString first = writtenFile(*m_folder, u"first.txt"_s, templateText("first"));
    const QString large =
        writtenFile(*m_folder, u"large.txt"_s, templateText("crates") + QByteArray(2 << 20, '\n'));
    const QString last = writtenFile(*m_folder, u"last.txt"_s, templateText("last"));
    Cli several = cli();
    several.threads = 2;
    const QJsonArray reports = several.run({u"import"_s, u"--format=json"_s, first, large, last}).array();
    QCOMPARE(reports.size(), 3);
    QCOMPARE(reports[0][u"made"_s].toArray(), QJsonArray({u"draft:1"_s}));
    QCOMPARE(reports[1][u"file"_s].toString(), large);
    QVERIFY(!reports[1][u"made"_s].toArray().isEmpty() || !reports[1][u"error"_s].toString().isEmpty());
    QVERIFY(!reports[2][u"made"_s].toArray().isEmpty());
}

void TestImportCommand::storesOneByOneIfABatchFails()
{
    const QStringList files = manyFiles().first(20);
    {
        const auto connection = Connection::open(m_path, OpenMode::ReadWrite, {});
        QVERIFY(connection.has_value());
        QVERIFY(
            (*connection)
                ->executeScript("CREATE TRIGGER no_seventh BEFORE INSERT ON content WHEN NEW.nid = 'crates7' "
                                "BEGIN SELECT RAISE(ABORT, 'not this one'); END;")
                .has_value());
    }
    const CliResult result = cli().run(QStringList{u"import"_s, u"--format=json"_s} + files);
    QCOMPARE(result.status, 2);
    const QJsonArray reports = result.array();
    QCOMPARE(reports.size(), files.size());
    int made = 0;
    for (qsizetype i = 0; i < reports.size(); ++i) {
        QCOMPARE(reports[i][u"error"_s].toString().isEmpty(), i != 7);
        const QJsonArray expected = i == 7 ? QJsonArray() : QJsonArray{u"draft:%1"_s.arg(++made)};
        QCOMPARE(reports[i][u"made"_s].toArray(), expected);
    }
    QVERIFY(result.err.indexOf("/6.txt") < result.err.indexOf("/7.txt"));
    QVERIFY(result.err.indexOf("/7.txt") < result.err.indexOf("/9.txt"));
    QCOMPARE(cli().run({u"list"_s, u"--state=draft"_s}).out.count('\n'), made);
}

void TestImportCommand::storesWhatItReportsWhenInterrupted_data()
{
    QTest::addColumn<unsigned>("threads");
    QTest::newRow("one thread") << 1U;
    QTest::newRow("two threads") << 2U;
    QTest::newRow("eight threads") << 8U;
}

void TestImportCommand::storesWhatItReportsWhenInterrupted()
{
    QFETCH(unsigned, threads);
    QStringList files = manyFiles().first(60);
    // The file that interrupts: a pipe that is already being read.
    const QString pipe = m_folder->filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    files.insert(30, pipe);
    std::atomic<bool> interrupted = false;
    const std::jthread interrupter([&] {
        QFile file(pipe);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot open the pipe");
        interrupted = true;
        file.write(templateText("piped"));
    });
    Cli interruptible = cli();
    interruptible.interrupted = &interrupted;
    interruptible.threads = threads;
    const CliResult result = interruptible.run(QStringList{u"import"_s, u"--format=json"_s} + files);
    const QJsonArray reports = result.array();
    QVERIFY(reports.size() <= 31);
    int made = 0;
    for (qsizetype i = 0; i < reports.size(); ++i) {
        QCOMPARE(reports[i][u"file"_s].toString(), files[i]);
        QCOMPARE(reports[i][u"made"_s].toArray(), QJsonArray{u"draft:%1"_s.arg(++made)});
    }
    QCOMPARE(cli().run({u"list"_s, u"--state=draft"_s}).out.count('\n'), made);
}

NIDUS_TEST(tst_importcommand, TestImportCommand)
#include "tst_importcommand.moc"
