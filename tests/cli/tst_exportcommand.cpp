// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/exportformat.h"
#include "core/storage/engine/connection.h"
#include "tests/cli/cratesfixture.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;
using nidus::test::writtenFile;

/// export: every format, and importing it again.
class TestExportCommand : public QObject, private nidus::test::CratesFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeRegistry(); }

    void exportsOnlyIntoItsFolder();
    void exportsTextThatImportsAgain();
    void exportsOlderVersionsAndDrafts();
    void exportsNoMissingText();
    void exportsSeveralTexts();
    void exportsIntoAFolder();
    void exportsWhatIsRegistered();
    void preservesEverything_data();
    void preservesEverything();
    void preservesTemplatesInATable();
    void preservesDraftsInATable();
    void addressesTheRequestByState();
    void writesEveryFormat_data();
    void writesEveryFormat();
    void writesOneFileForAList();
    void reportsWhatIanaDoesNotList_data();
    void reportsWhatIanaDoesNotList();
    void writesAddressesThatCanBeUsed_data();
    void writesAddressesThatCanBeUsed();
    void preservesRulesInATable();
    void warnsOfTextUnsuitableForEmail();
    void exportsPartsAsXml();
    void exportsTheOriginal();
    void rejectsInvalidExports_data();
    void rejectsInvalidExports();
};

/// With a NID that an earlier version accepted.
void TestExportCommand::exportsOnlyIntoItsFolder()
{
    registerCrates();
    {
        const auto connection =
            nidus::storage::Connection::open(m_path, nidus::storage::OpenMode::ReadWrite, {});
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

void TestExportCommand::exportsTextThatImportsAgain()
{
    registerCrates();
    const QByteArray text = exported({u"--format"_s, u"text"_s, u"crates"_s});
    QVERIFY(text.contains("Names the crates of a warehouse."));
    const QJsonValue record =
        cli().run({u"import"_s, u"--dry-run"_s, u"--format=json"_s}, text).array()[0][u"records"_s][0];
    QCOMPARE(record[u"action"_s].toString(), u"same"_s);
    QCOMPARE(exported({u"--format=text"_s, u"crates"_s}), text);
}

void TestExportCommand::exportsOlderVersionsAndDrafts()
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

void TestExportCommand::exportsNoMissingText()
{
    const CliResult result = cli().run({u"export"_s, u"--format=text"_s, u"isbn"_s});
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(result.err.contains("isbn"));
    const QString path = m_folder->filePath(u"isbn.txt"_s);
    QCOMPARE(cli().run({u"export"_s, u"--format=text"_s, u"-o"_s, path, u"isbn"_s}).status, 2);
    QVERIFY(!QFile::exists(path));
}

void TestExportCommand::exportsSeveralTexts()
{
    registerCrates();
    QCOMPARE(
        cli().run({u"new"_s, u"shelves"_s, u"--from=-"_s, u"--register"_s}, templateText("shelves")).status,
        0);
    const QByteArray crates = exported({u"--format=text"_s, u"crates"_s});
    const QByteArray shelves = exported({u"--format=text"_s, u"shelves"_s});
    QCOMPARE(exported({u"--format=text"_s, u"crates"_s, u"shelves"_s}), crates + "\f\n" + shelves);
    // A registration without text is counted with --all, and an error if named; the others are exported.
    CliResult result = cli().run({u"export"_s, u"--format=text"_s, u"--all"_s});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, crates + "\f\n" + shelves);
    QVERIFY(result.err.contains("105"));
    result = cli().run({u"export"_s, u"--format=text"_s, u"isbn"_s, u"crates"_s});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, crates);
}

void TestExportCommand::exportsWhatIsRegistered()
{
    registerCrates();
    QCOMPARE(cli().run({u"new"_s, u"shelves"_s, u"--from=-"_s}, templateText("shelves")).status, 0);
    QVERIFY(exported({u"--format=csv"_s, u"--all"_s}).contains("shelves"));
    const QByteArray registered = exported({u"--format=csv"_s, u"--registered"_s});
    QVERIFY(registered.contains("crates"));
    QVERIFY(!registered.contains("shelves"));
    QCOMPARE(exported({u"--format=csv"_s, u"--all"_s, u"--registered"_s}), registered);
    const QString folder = m_folder->filePath(u"out"_s);
    const CliResult result =
        cli().run({u"export"_s, u"--format=html"_s, u"--out-dir"_s, folder, u"--registered"_s});
    QVERIFY2(result.status == 0, result.err);
    QVERIFY(QFile::exists(folder + u"/crates.html"_s));
    QCOMPARE(QDir(folder).entryList({u"draft*"_s}), QStringList());
}

void TestExportCommand::exportsIntoAFolder()
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

void TestExportCommand::preservesEverything_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("xml") << u"xml"_s;
    QTest::newRow("json") << u"json"_s;
}

void TestExportCommand::preservesEverything()
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
    // The second import changes nothing.
    const QJsonArray records =
        other.run({u"import"_s, u"--format=json"_s}, everything).array()[0][u"records"_s].toArray();
    QCOMPARE(records.size(), 107);
    for (const QJsonValue& record : records)
        QCOMPARE(record[u"action"_s].toString(), u"same"_s);
}

void TestExportCommand::preservesTemplatesInATable()
{
    registerCrates();
    const QByteArray table = exported({u"--format=csv"_s, u"--all"_s});
    QCOMPARE(table.count("\r\n"), 107);
    // Importing it into the same registry changes nothing.
    const QJsonValue same = cli().run({u"import"_s, u"--format=json"_s}, table).array()[0];
    QCOMPARE(same[u"format"_s].toString(), u"csv"_s);
    QCOMPARE(same[u"records"_s].toArray().size(), 106);
    for (const QJsonValue record : same[u"records"_s].toArray())
        QVERIFY2(record[u"action"_s].toString() == u"same"_s, qPrintable(record[u"nid"_s].toString()));
    // In another registry, the template becomes a draft, and the others are facts.
    const Cli other{.registryPath = m_folder->filePath(u"other.nidus"_s)};
    QCOMPARE(other.run({u"registry"_s, u"create"_s, u"--empty"_s, other.registryPath}).status, 0);
    const CliResult imported = other.run({u"import"_s}, table);
    QVERIFY2(imported.status == 0, imported.err);
    QCOMPARE(other.run({u"export"_s, u"--format=text"_s, u"draft:1"_s}).out,
             exported({u"--format=text"_s, u"crates"_s}));
    QVERIFY(other.run({u"show"_s, u"isbn"_s}).out.contains("www.isbn-international.org"));
}

/// Drafts of a revision, of a namespace that was registered without text, and of an informal one.
void TestExportCommand::preservesDraftsInATable()
{
    registerCrates();
    const QByteArray informal = templateText("").replace("crate = 1*DIGIT\n", "crate = 1*9DIGIT\n");
    QCOMPARE(cli().run({u"revise"_s, u"crates"_s, u"--from=-"_s}, templateText("crates", "2")).status, 0);
    QCOMPARE(cli().run({u"revise"_s, u"isbn"_s, u"--from=-"_s}, templateText("isbn")).status, 0);
    QCOMPARE(cli().run({u"new"_s, u"--informal"_s, u"--from=-"_s}, informal).status, 0);
    const QByteArray table = exported({u"--format=csv"_s, u"--all"_s});
    const QJsonArray again = cli()
                                 .run({u"import"_s, u"--format=json"_s, u"--dry-run"_s}, table)
                                 .array()[0][u"records"_s]
                                 .toArray();
    QCOMPARE(again.size(), 109);
    for (const QJsonValue record : again)
        QVERIFY2(record[u"action"_s].toString() == u"same"_s, qPrintable(record[u"nid"_s].toString()));

    const Cli other{.registryPath = m_folder->filePath(u"other.nidus"_s)};
    QCOMPARE(other.run({u"registry"_s, u"create"_s, u"--empty"_s, other.registryPath}).status, 0);
    const CliResult imported = other.run({u"import"_s}, table);
    QVERIFY2(imported.status == 0, imported.out + imported.err);
    const auto draftOf = [](const Cli& registry, const QString& handle) {
        const QJsonObject shown = registry.run({u"show"_s, u"--format=json"_s, handle}).object();
        return QList<QJsonValue>{shown[u"kind"_s], shown[u"fields"_s], shown[u"rule"_s], shown[u"samples"_s]};
    };
    QCOMPARE(other.run({u"export"_s, u"--format=text"_s, u"draft:1"_s}).out,
             exported({u"--format=text"_s, u"crates"_s}));
    for (const QString& handle : {u"draft:2"_s, u"draft:3"_s, u"draft:4"_s})
        QCOMPARE(draftOf(other, handle), draftOf(cli(), handle));
    const CliResult revision = other.run({u"export"_s, u"--format=json"_s, u"draft:3"_s});
    QCOMPARE(revision.object()[u"drafts"_s][0][u"revisionOf"_s].toString(), u"isbn"_s);
    QCOMPARE(other.run({u"registry"_s, u"verify"_s}).status, 0);
    QVERIFY(!other.run({u"import"_s}, table).out.contains("draft:"));
}

void TestExportCommand::preservesRulesInATable()
{
    QByteArray text = templateText("crates");
    text.replace("crate = 1*DIGIT\n", "crate = 1*6DIGIT\n\nExamples: urn:crates:1 and urn:crates:23\n");
    QCOMPARE(cli().run({u"new"_s, u"crates"_s, u"--from=-"_s, u"--register"_s}, text).status, 0);
    const auto syntaxOf = [](const Cli& registry, const QString& handle) {
        const QJsonObject shown = registry.run({u"show"_s, u"--format=json"_s, handle}).object();
        return QPair(shown[u"rule"_s].toObject(), shown[u"samples"_s].toArray());
    };
    const auto syntax = syntaxOf(cli(), u"crates"_s);
    QCOMPARE(syntax.first[u"start"_s].toString(), u"crate"_s);
    QCOMPARE(syntax.second.size(), 2);
    const QByteArray table = exported({u"--format=csv"_s, u"--all"_s});
    const Cli other{.registryPath = m_folder->filePath(u"other.nidus"_s)};
    QCOMPARE(other.run({u"registry"_s, u"create"_s, u"--empty"_s, other.registryPath}).status, 0);
    QCOMPARE(other.run({u"import"_s}, table).status, 0);
    QCOMPARE(syntaxOf(other, u"draft:1"_s), syntax);
    QCOMPARE(other.run({u"import"_s}, table).status, 0);
    QVERIFY(!other.run({u"list"_s}).out.contains("draft:2"));
    // The text is the same, but not the rule.
    QByteArray changed = table;
    changed.replace("crate = 1*6DIGIT\\n", "crate = 1*9DIGIT\\n")
        .replace("crate = 1*6DIGIT\"", "crate = 1*9DIGIT\"");
    QVERIFY(changed != table);
    QVERIFY(other.run({u"import"_s}, changed).out.contains("import.conflict.open-draft"));
    QCOMPARE(cli().run({u"import"_s}, changed).status, 0);
    QCOMPARE(syntaxOf(cli(), u"draft:2"_s).first[u"text"_s].toString().trimmed(), u"crate = 1*9DIGIT"_s);
    QCOMPARE(syntaxOf(cli(), u"draft:2"_s).second, syntax.second);
}

void TestExportCommand::reportsWhatIanaDoesNotList_data()
{
    QTest::addColumn<QStringList>("targets");
    QTest::addColumn<QByteArrayList>("reported");
    QTest::addColumn<bool>("isWritten");
    QTest::newRow("a draft") << QStringList{u"draft:1"_s} << QByteArrayList{"draft:1"} << false;
    QTest::newRow("withdrawn") << QStringList{u"issn"_s} << QByteArrayList{"issn"} << false;
    QTest::newRow("both") << QStringList{u"issn"_s, u"draft:1"_s} << QByteArrayList{"issn", "draft:1"}
                          << false;
    QTest::newRow("and a registered one")
        << QStringList{u"isbn"_s, u"draft:1"_s} << QByteArrayList{"draft:1"} << true;
    QTest::newRow("everything") << QStringList{u"--all"_s} << QByteArrayList() << true;
}

void TestExportCommand::reportsWhatIanaDoesNotList()
{
    QFETCH(QStringList, targets);
    QFETCH(QByteArrayList, reported);
    QFETCH(bool, isWritten);
    QCOMPARE(cli().run({u"new"_s, u"crates"_s, u"--from=-"_s}, templateText("crates")).status, 0);
    QCOMPARE(cli().run({u"withdraw"_s, u"issn"_s, u"--note=a test"_s}).status, 0);
    const CliResult result = cli().run(QStringList{u"export"_s, u"--format=iana-xml"_s} + targets);
    QCOMPARE(result.status, reported.isEmpty() ? 0 : 2);
    QCOMPARE(result.err.count("is not in IANA's list"), reported.size());
    for (const QByteArray& handle : std::as_const(reported))
        QVERIFY2(result.err.contains('"' + handle + "\" is not in IANA's list"), result.err);
    QCOMPARE(result.out.contains("<name>isbn</name>"), isWritten);
    QCOMPARE(result.out.isEmpty(), !isWritten);
}

void TestExportCommand::writesAddressesThatCanBeUsed_data()
{
    QTest::addColumn<QString>("format");
    for (const auto* format : {"text", "markdown", "kramdown", "xml2rfc", "eml"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestExportCommand::writesAddressesThatCanBeUsed()
{
    QFETCH(QString, format);
    const QByteArray text =
        templateText("crates").replace("Email: naming@warehouse", "Office: naming&warehouse");
    QCOMPARE(cli().run({u"import"_s, u"-"_s}, text).status, 0);
    const QByteArray written = exported({u"--format"_s, format, u"draft:1"_s});
    QVERIFY2(written.contains("naming@warehouse.example"), written);
    const QJsonValue record =
        cli().run({u"import"_s, u"--format=json"_s, u"-"_s}, written).array()[0][u"records"_s][0];
    if (format != u"xml2rfc") // fills paragraphs again
        QCOMPARE(record[u"action"_s].toString(), u"same"_s);
}

/// To the review list, and after the review to IANA (RFC 8141 section 6.2, steps 2 and 4).
void TestExportCommand::addressesTheRequestByState()
{
    QCOMPARE(cli().run({u"import"_s, u"-"_s}, templateText("crates")).status, 0);
    const auto head = [this] {
        const QByteArray mail = exported({u"--format=eml"_s, u"draft:1"_s});
        return mail.left(mail.indexOf("\r\nSubject: "));
    };
    QCOMPARE(head(), "To: urn@ietf.org\r\nCc: naming@warehouse.example"_ba);
    QCOMPARE(cli().run({u"submit"_s, u"draft:1"_s}).status, 0);
    QCOMPARE(head(), "To: urn@ietf.org\r\nCc: naming@warehouse.example"_ba);
    QCOMPARE(cli().run({u"approve"_s, u"draft:1"_s, u"--despite=alone"_s}).status, 0);
    QCOMPARE(head(), "To: iana@iana.org\r\nCc: urn@ietf.org, naming@warehouse.example"_ba);
}

void TestExportCommand::writesEveryFormat_data()
{
    QTest::addColumn<QByteArray>("wanted");
    const QHash<QString, QByteArray> wanted{
        {u"text"_s, "Namespace Identifier:  crates\n"},
        {u"xml"_s, "<nid>crates</nid>"},
        {u"html"_s, "<h1>URN namespace crates</h1>"},
        {u"markdown"_s, "## Namespace Identifier\n\ncrates\n"},
        {u"kramdown"_s, "Namespace Identifier:\n: crates\n"},
        {u"xml2rfc"_s, "<dt>Namespace Identifier:</dt>"},
        {u"json"_s, "\"nid\": \"crates\""},
        {u"jsonld"_s, "\"@type\": \"schema:DefinedTerm\""},
        {u"csv"_s, "handle,kind,state,"},
        {u"iana-xml"_s, "<name>crates</name>"},
        {u"iana-record"_s, "<name>crates</name>"},
        {u"eml"_s, "To: iana@iana.org\r\nCc: urn@ietf.org, naming@warehouse.example\r\nSubject: "},
    };
    for (const nidus::exchange::ExportFormatFacts& facts : nidus::exchange::kExportFormats) {
        if (facts.write != nullptr) // core/print writes PDF
            QTest::newRow(facts.word.data()) << wanted.value(facts.word);
    }
}

void TestExportCommand::writesEveryFormat()
{
    QFETCH(QByteArray, wanted);
    QVERIFY2(!wanted.isEmpty(), "a new format requires a row");
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

void TestExportCommand::writesOneFileForAList()
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

void TestExportCommand::warnsOfTextUnsuitableForEmail()
{
    const QByteArray words = templateText("crates", "1", "Names the cr\u00e2tes of a warehouse.");
    QCOMPARE(cli().run({u"new"_s, u"crates"_s, u"--from=-"_s}, words).status, 0);
    const CliResult result = cli().run({u"export"_s, u"--format=text"_s, u"draft:1"_s});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains("contains non-ASCII characters"), result.err);
    QVERIFY(exported({u"--format=eml"_s, u"draft:1"_s}).contains("quoted-printable"));
}

void TestExportCommand::exportsPartsAsXml()
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

/// Originals with any content are exported byte for byte, also after an export and import.
void TestExportCommand::exportsTheOriginal()
{
    const QByteArray first =
        "A letter of ours\r\n\r\n" + templateText("crates") + "\f\r\nunder no heading\xe9";
    QCOMPARE(cli().run({u"new"_s, u"crates"_s, u"--from=-"_s, u"--register"_s}, first).status, 0);
    QCOMPARE(exported({u"--original"_s, u"crates"_s}), first);
    const QByteArray second = templateText("crates", "2", "Names crates and boxes.");
    QCOMPARE(cli().run({u"import"_s, u"-"_s}, second).status, 0);
    QCOMPARE(exported({u"--original"_s, u"draft:2"_s}), second);
    QCOMPARE(cli().run({u"register"_s, u"draft:2"_s}).status, 0);
    QCOMPARE(exported({u"--original"_s, u"crates"_s}), second);
    QCOMPARE(exported({u"--original"_s, u"crates@1"_s}), first);
    // The next version is not from a file.
    QCOMPARE(cli().run({u"revise"_s, u"crates"_s}).status, 0);
    const CliResult none = cli().run({u"export"_s, u"--original"_s, u"draft:3"_s});
    QCOMPARE(none.status, 2);
    QVERIFY(none.err.contains("was not imported from a file"));

    const QString folder = m_folder->filePath(u"out"_s);
    QCOMPARE(cli().run({u"export"_s, u"--original"_s, u"--all"_s, u"--out-dir"_s, folder}).status, 0);
    QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList{u"crates.original.txt"_s});
    for (const QString& format : {u"xml"_s, u"json"_s}) {
        const QString carried = writtenFile(*m_folder, format, exported({u"--format"_s, format, u"--all"_s}));
        const QString copy = m_folder->filePath(format + ".nidus"_L1);
        const Cli other{.registryPath = copy};
        QCOMPARE(other.run({u"registry"_s, u"create"_s, u"--empty"_s}).status, 0);
        QCOMPARE(other.run({u"import"_s, carried}).status, 0);
        QCOMPARE(other.run({u"export"_s, u"--original"_s, u"crates@1"_s}).out, first);
        QCOMPARE(other.run({u"registry"_s, u"verify"_s}).status, 0);
        QVERIFY(!exported({u"--format"_s, format, u"--public"_s, u"--all"_s}).contains("original"));
    }
}

void TestExportCommand::rejectsInvalidExports_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no format") << QStringList{u"isbn"_s};
    QTest::newRow("nothing named") << QStringList{u"--format=xml"_s};
    QTest::newRow("both named and all") << QStringList{u"--format=xml"_s, u"--all"_s, u"isbn"_s};
    QTest::newRow("unknown NID") << QStringList{u"--format=xml"_s, u"isnb"_s};
    QTest::newRow("one version as XML") << QStringList{u"--format=xml"_s, u"crates@1"_s};
    QTest::newRow("one version as JSON") << QStringList{u"--format=json"_s, u"crates@1"_s};
    QTest::newRow("several emails") << QStringList{u"--format=eml"_s, u"crates"_s, u"isbn"_s};
    QTest::newRow("PDF without the window") << QStringList{u"--format=pdf"_s, u"crates"_s};
    QTest::newRow("an original in a format") << QStringList{u"--original"_s, u"--format=text"_s, u"crates"_s};
    QTest::newRow("an original for the public") << QStringList{u"--original"_s, u"--public"_s, u"crates"_s};
    QTest::newRow("a missing original") << QStringList{u"--original"_s, u"isbn"_s};
    QTest::newRow("several originals") << QStringList{u"--original"_s, u"crates"_s, u"isbn"_s};
    QTest::newRow("two places") << QStringList{u"--format=xml"_s, u"-o"_s, u"f"_s,
                                               u"--out-dir"_s,    u"d"_s,  u"isbn"_s};
}

void TestExportCommand::rejectsInvalidExports()
{
    QFETCH(QStringList, words);
    registerCrates();
    const CliResult result = cli().run(QStringList{u"export"_s} + words);
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(!result.err.isEmpty());
}

NIDUS_TEST(tst_exportcommand, TestExportCommand)
#include "tst_exportcommand.moc"
