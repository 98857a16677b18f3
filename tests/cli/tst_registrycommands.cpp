// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "tests/cli/checkedurns.h"
#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;

/// Commands that read the registry: nid check, nid next, explain, list, show, registry info, create, verify.
class TestRegistryCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksNids_data();
    void checksNids();
    void printsALineForEveryNid();
    void printsTheNextInformalNumber();
    void explainsAFinding();
    void listsAllFindings();
    void suggestsAFinding();
    void listsTheBuiltinNamespaces();
    void listsWhatIsNamed();
    void filtersTheList();
    void showsARegistrationAsJson();
    void showsARegistrationAsText();
    void rejectsUnknownHandles_data();
    void rejectsUnknownHandles();
    void createsOnceOnly();
    void doesNotCreateAFileWhenReading();
    void showsWhatAFileContains();
    void verifiesFiles();
    void reportsAMissingFile_data();
    void reportsAMissingFile();
    void verifyRequiresTheDefaultFile();
    void reportsThatItWaitsForAnotherProgram();
    void warnsOfASyncFolderBeforeWritingThere();
    void noOutputReplacesARegistry_data();
    void noOutputReplacesARegistry();
};

void TestRegistryCommands::checksNids_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<bool>("allowed");
    QTest::addColumn<QString>("code");
    QTest::newRow("free") << QStringList{u"qqqqqqqq"_s} << true << QString();
    QTest::newRow("RFC 8141 5.1 (1) registered") << QStringList{u"ISBN"_s} << false << u"nid.registered"_s;
    QTest::newRow("registered, ignored")
        << QStringList{u"--ignore-registered"_s, u"ISBN"_s} << true << QString();
    QTest::newRow("RFC 8141 5.1 (4)") << QStringList{u"X-foo"_s} << false << u"nid.formal.x-prefix"_s;
    QTest::newRow("RFC 8141 5.2 as formal")
        << QStringList{u"urn-99"_s} << false << u"nid.formal.urn-prefix"_s;
    QTest::newRow("RFC 8141 5.2") << QStringList{u"--kind"_s, u"informal"_s, u"urn-99"_s} << true
                                  << QString();
    QTest::newRow("RFC 8141 5.2 leading zero")
        << QStringList{u"--kind=informal"_s, u"urn-007"_s} << false << u"nid.informal.leading-zero"_s;
}

void TestRegistryCommands::checksNids()
{
    QFETCH(QStringList, words);
    QFETCH(bool, allowed);
    QFETCH(QString, code);
    const CliResult result = Cli().run(QStringList{u"nid"_s, u"check"_s} + words);
    const QJsonObject object = result.object(0);
    QCOMPARE(object[u"nid"_s].toString(), words.last());
    QCOMPARE(object[u"allowed"_s].toBool(), allowed);
    QCOMPARE(result.status, allowed ? 0 : 1);
    if (!code.isEmpty())
        QCOMPARE(object[u"findings"_s][0][u"code"_s].toString(), code);
}

void TestRegistryCommands::printsALineForEveryNid()
{
    const CliResult result = Cli().run({u"nid"_s, u"check"_s, u"qqqqqqqq"_s, u"isbn"_s, u"a b"_s});
    QCOMPARE(result.out.count('\n'), 3);
    QVERIFY(result.out.startsWith(R"({"nid":"qqqqqqqq","kind":"formal","allowed":true,"findings":[)"));
    QCOMPARE(result.object(2)[u"nid"_s].toString(), u"a\\x20b"_s);
    QCOMPARE(result.status, 1);
}

void TestRegistryCommands::printsTheNextInformalNumber()
{
    const CliResult result = Cli().run({u"nid"_s, u"next"_s});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QByteArray("urn-9\n")); // IANA has assigned eight
}

void TestRegistryCommands::explainsAFinding()
{
    const CliResult result = Cli().run({u"explain"_s, u"urn.nid.too-short"_s});
    QCOMPARE(result.status, 0);
    for (const char* part :
         {"urn.nid.too-short (error)", "What:", "Why:", "RFC 8141 section", "Example:", "Fix:"})
        QVERIFY2(result.out.contains(part), result.out);
    QVERIFY(!result.out.contains("%1"));
}

void TestRegistryCommands::listsAllFindings()
{
    const QJsonArray entries = Cli().run({u"explain"_s, u"--list"_s, u"--format"_s, u"json"_s}).array();
    QVERIFY(entries.size() > 40);
    for (const QJsonValue& entry : entries) {
        for (const char* key : {"id", "severity", "message", "reason", "fix"})
            QVERIFY2(!entry[QLatin1StringView(key)].toString().isEmpty(), key);
        QVERIFY(entry.toObject().contains(u"section"_s));
    }
    QCOMPARE(Cli().run({u"explain"_s, u"--list"_s}).out.count('\n'), entries.size());
}

void TestRegistryCommands::suggestsAFinding()
{
    const CliResult result = Cli().run({u"explain"_s, u"urn.nid.tooshort"_s});
    QCOMPARE(result.status, 2);
    QVERIFY(result.err.contains("urn.nid.too-short"));
    QCOMPARE(Cli().run({u"explain"_s}).status, 2);
    QCOMPARE(Cli().run({u"explain"_s, u"--list"_s, u"urn.nid.empty"_s}).status, 2);
}

void TestRegistryCommands::listsTheBuiltinNamespaces()
{
    const CliResult result = Cli().run({u"list"_s});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out.count('\n'), 105);
    const QList<QByteArray> lines = result.out.split('\n');
    for (const QByteArray& line : lines.first(105))
        QCOMPARE(line.count('\t'), 6);
    QVERIFY(result.out.contains("\nisbn\tformal\tregistered\t\t"));
}

void TestRegistryCommands::listsWhatIsNamed()
{
    const QTemporaryDir folder;
    const Cli cli{.registryPath = folder.filePath(u"a.nidus"_s)};
    QCOMPARE(cli.run({u"new"_s, u"crates"_s, u"--from"_s, u"-"_s}, "Namespace Identifier: crates\n").status,
             0);
    const QByteArrayList all = cli.run({u"list"_s}).out.split('\n');
    const auto rowOf = [&all](const QByteArray& handle) {
        return *std::ranges::find_if(all,
                                     [&](const QByteArray& line) { return line.startsWith(handle + '\t'); });
    };
    const CliResult named = cli.run({u"list"_s, u"ISBN"_s, u"draft:1"_s, u"crates"_s});
    QCOMPARE(named.status, 0);
    QCOMPARE(named.out, rowOf("isbn") + '\n' + rowOf("draft:1") + '\n' + rowOf("draft:1") + '\n');
    QCOMPARE(cli.run({u"list"_s, u"isbn"_s, u"--kind=informal"_s}).out, QByteArray());
    QCOMPARE(cli.run({u"list"_s, u"isbn"_s, u"--format=json"_s}).array()[0][u"handle"_s].toString(),
             u"isbn"_s);
    const CliResult unknown = cli.run({u"list"_s, u"isbm"_s});
    QCOMPARE(unknown.status, 2);
    QVERIFY(unknown.err.contains("Did you mean \"isbn\"?"));
    QCOMPARE(cli.run({u"list"_s, u"isbn@1"_s}).status, 2);
    QCOMPARE(cli.run({u"list"_s, u"draft:9"_s}).status, 2);
    QCOMPARE(cli.run({u"list"_s, u"isbn"_s, u"--trash"_s}).status, 2);
}

void TestRegistryCommands::filtersTheList()
{
    QCOMPARE(Cli().run({u"list"_s, u"--kind"_s, u"informal"_s}).out.count('\n'), 8);
    QVERIFY(Cli().run({u"list"_s, u"--state"_s, u"withdrawn"_s}).out.isEmpty());
    const QJsonArray rows = Cli().run({u"list"_s, u"--format=json"_s, u"--kind=formal"_s}).array();
    QCOMPARE(rows.size(), 97);
    QCOMPARE(rows[0].toObject().keys(),
             QStringList({u"assignee"_s, u"date"_s, u"findings"_s, u"handle"_s, u"kind"_s, u"nid"_s,
                          u"owner"_s, u"registrant"_s, u"state"_s, u"version"_s}));
    QVERIFY(rows[0][u"version"_s].isNull());
    QCOMPARE(Cli().run({u"list"_s, u"--format=json"_s, u"--state=draft"_s}).out, QByteArray("[]\n"));
    QCOMPARE(Cli().run({u"list"_s, u"--state=nonsense"_s}).status, 2);
}

void TestRegistryCommands::showsARegistrationAsJson()
{
    const CliResult result = Cli().run({u"show"_s, u"ISBN"_s, u"--format"_s, u"json"_s});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith(
        R"({"nid":"isbn","kind":"formal","state":"registered","version":null,"recordDate":)"));
    const QJsonObject object = result.object();
    QVERIFY(object[u"rule"_s].isNull());
    QVERIFY(object[u"samples"_s].isArray());
    QVERIFY(!object[u"references"_s].toArray().isEmpty());
    QCOMPARE(object[u"fields"_s].toObject().size(), 13);
    QVERIFY(object[u"fields"_s][u"purpose"_s].isNull());
    const QJsonObject informal = Cli().run({u"show"_s, u"urn-1"_s, u"--format=json"_s}).object();
    QCOMPARE(informal[u"kind"_s].toString(), u"informal"_s);
    QVERIFY(!informal[u"contacts"_s].toArray().isEmpty());
}

void TestRegistryCommands::showsARegistrationAsText()
{
    const CliResult result = Cli().run({u"show"_s, u"isbn"_s});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith("NID: isbn\n"));
    QVERIFY(result.out.contains("has no template text"));
}

void TestRegistryCommands::rejectsUnknownHandles_data()
{
    QTest::addColumn<QString>("word");
    QTest::newRow("mistyped NID") << u"isnb"_s;
    QTest::newRow("no such version") << u"isbn@7"_s;
    QTest::newRow("no such draft") << u"draft:7"_s;
    QTest::newRow("not a version") << u"isbn@x"_s;
    QTest::newRow("not a draft") << u"draft:x"_s;
}

void TestRegistryCommands::rejectsUnknownHandles()
{
    QFETCH(QString, word);
    const CliResult result = Cli().run({u"show"_s, word});
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(word.toUtf8()), result.err);
}

void TestRegistryCommands::createsOnceOnly()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"r.nidus"_s);
    QCOMPARE(Cli().run({u"registry"_s, u"create"_s, path}).status, 0);
    QCOMPARE(Cli{.registryPath = path}.run({u"list"_s}).out.count('\n'), 105);
    const CliResult again = Cli().run({u"registry"_s, u"create"_s, u"--empty"_s, path});
    QCOMPARE(again.status, 2);
    QVERIFY(again.err.contains(path.toUtf8()));
    QCOMPARE(Cli{.registryPath = path}.run({u"list"_s}).out.count('\n'), 105);
    const QString empty = folder.filePath(u"e.nidus"_s);
    QCOMPARE(Cli().run({u"registry"_s, u"create"_s, u"--empty"_s, empty}).status, 0);
    QVERIFY(Cli{.registryPath = empty}.run({u"list"_s}).out.isEmpty());
    QCOMPARE(Cli().run({u"registry"_s, u"create"_s, u":builtin:"_s}).status, 2);
}

void TestRegistryCommands::doesNotCreateAFileWhenReading()
{
    const QTemporaryDir folder;
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
    const Cli cli{.registryPath = {}};
    const CliResult listed = cli.run({u"list"_s});
    const CliResult checked = cli.run({u"check"_s}, "urn:isbn:0451450523\n");
    before.isEmpty() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", before);
    QCOMPARE(listed.out.count('\n'), 105);
    QCOMPARE(checked.status, 0);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestRegistryCommands::showsWhatAFileContains()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"r.nidus"_s);
    QCOMPARE(Cli().run({u"registry"_s, u"create"_s, path}).status, 0);
    const Cli cli{.registryPath = path};
    const QJsonObject object = cli.run({u"registry"_s, u"info"_s, u"--format=json"_s}).object();
    QCOMPARE(object[u"path"_s].toString(), path);
    QCOMPARE(object[u"registrations"_s].toInt(), 105);
    QCOMPARE(object[u"drafts"_s].toInt(-1), 0);
    QVERIFY(cli.run({u"registry"_s, u"info"_s}).out.contains("105"));
    QVERIFY(Cli().run({u"registry"_s, u"info"_s}).out.contains(":builtin:"));
}

void TestRegistryCommands::verifiesFiles()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"r.nidus"_s);
    QCOMPARE(Cli().run({u"registry"_s, u"create"_s, path}).status, 0);
    QCOMPARE(Cli{.registryPath = path}.run({u"registry"_s, u"verify"_s}).out, QByteArray("sound\n"));
    const QString other = folder.filePath(u"other"_s);
    QFile file(other);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is not a database, but it is long enough to look like one to a careless reader");
    file.close();
    for (const QStringList& words : {QStringList{u"registry"_s, u"verify"_s}, QStringList{u"list"_s}}) {
        const CliResult result = Cli{.registryPath = other}.run(words);
        QCOMPARE(result.status, 2);
        QVERIFY(result.err.contains(other.toUtf8()));
    }
}

void TestRegistryCommands::reportsAMissingFile_data()
{
    QTest::addColumn<QStringList>("words");
    const auto row = [](const QStringList& words) { QTest::newRow(qPrintable(words.join(u' '))) << words; };
    row({u"registry"_s, u"verify"_s});
    row({u"registry"_s, u"info"_s});
    row({u"registry"_s, u"backup"_s, u"copy"_s});
    row({u"list"_s});
    row({u"show"_s, u"isbn"_s});
    row({u"nid"_s, u"next"_s});
    row({u"nid"_s, u"check"_s, u"crates"_s});
    row({u"check"_s});
    row({u"export"_s, u"--format=json"_s, u"--all"_s});
    row({u"import"_s, u"--dry-run"_s});
    row({u"log"_s});
}

/// A missing file, a dangling link, and a link to itself.
void TestRegistryCommands::reportsAMissingFile()
{
    QFETCH(QStringList, words);
    const QTemporaryDir folder;
    words.replaceInStrings(u"copy"_s, folder.filePath(u"copy"_s));
    QVERIFY(QFile::link(folder.filePath(u"nowhere"_s), folder.filePath(u"dangling"_s)));
    QVERIFY(QFile::link(folder.filePath(u"loop"_s), folder.filePath(u"loop"_s)));
    for (const QString& name : {u"absent"_s, u"dangling"_s, u"loop"_s}) {
        const CliResult result =
            Cli{.registryPath = folder.filePath(name)}.run(words, nidus::test::templateText("crates"));
        QVERIFY2(result.status == 2, result.out + result.err);
        QVERIFY2(result.err.contains(name.toUtf8()), result.err);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::System).size(), 2);
    QCOMPARE(Cli().run(QStringList{u"--registry="_s} + words).status, 2);
}

void TestRegistryCommands::verifyRequiresTheDefaultFile()
{
    const QTemporaryDir folder;
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
    const Cli cli{.registryPath = {}};
    const int listed = cli.run({u"list"_s}).status;
    QList<int> examined;
    for (const QStringList& words : {QStringList{u"verify"_s}, QStringList{u"info"_s},
                                     QStringList{u"backup"_s, folder.filePath(u"copy"_s)}})
        examined.append(cli.run(QStringList{u"registry"_s} + words).status);
    const bool isLinked = QDir(folder.path()).mkdir(u"nidus"_s) &&
                          QFile::link(u"/nowhere/at/all"_s, folder.filePath(u"nidus/registry.nidus"_s));
    const int dangling = cli.run({u"list"_s}).status;
    before.isEmpty() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", before);
    QCOMPARE(listed, 0);
    QCOMPARE(examined, (QList<int>{2, 2, 2}));
    QVERIFY(isLinked);
    QCOMPARE(dangling, 2);
}

void TestRegistryCommands::reportsThatItWaitsForAnotherProgram()
{
    const QTemporaryDir folder;
    const Cli cli{.registryPath = folder.filePath(u"a.nidus"_s)};
    const QStringList words{u"withdraw"_s, u"isbn"_s, u"--note=why"_s};
    QCOMPARE(cli.run({u"registry"_s, u"create"_s, u"--empty"_s, cli.registryPath}).status, 0);
    QVERIFY(!cli.run(words).err.contains("Another program"));

    const auto holder =
        nidus::storage::Connection::open(cli.registryPath, nidus::storage::OpenMode::ReadWrite, {});
    QVERIFY(holder.has_value());
    const auto lock = nidus::storage::Transaction::begin(**holder, nidus::storage::Transaction::Kind::Write);
    QVERIFY(lock.has_value());
    const CliResult waited = cli.run({u"nid"_s, u"next"_s});
    QCOMPARE(waited.status, 0); // reading never waits
    QCOMPARE(waited.err, QByteArray());
    const CliResult refused = cli.run(words);
    QCOMPARE(refused.status, 2);
    QCOMPARE(refused.out, QByteArray());
    QCOMPARE(refused.err.count("Another program is writing to the registry"), 1);
    QVERIFY2(refused.err.contains("up to 5 s"), refused.err.constData());
}

void TestRegistryCommands::warnsOfASyncFolderBeforeWritingThere()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"Dropbox"_s));
    const Cli cli{.registryPath = folder.filePath(u"Dropbox/a.nidus"_s)};
    const QByteArray warning = "is in a folder that a service synchronizes";
    const CliResult created = cli.run({u"registry"_s, u"create"_s, u"--empty"_s, cli.registryPath});
    QCOMPARE(created.status, 0);
    QCOMPARE(created.out, QByteArray());
    QCOMPARE(created.err.count(warning), 1);
    QCOMPARE(cli.run({u"withdraw"_s, u"isbn"_s, u"--note=why"_s}).err.count(warning), 1);
    QCOMPARE(cli.run({u"list"_s}).err.count(warning), 0);

    const Cli elsewhere{.registryPath = folder.filePath(u"a.nidus"_s)};
    QCOMPARE(elsewhere.run({u"registry"_s, u"create"_s, u"--empty"_s, elsewhere.registryPath}).err,
             QByteArray());
}

void TestRegistryCommands::noOutputReplacesARegistry_data()
{
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char* command) {
        QTest::newRow(command) << QString::fromLatin1(command).split(u' ');
    };
    row("export --all -o REGISTRY");
    row("export --all --format json -o LINK");
    row("list -o REGISTRY");
    row("log -o REGISTRY");
    row("show isbn -o REGISTRY");
    row("check -o REGISTRY INPUT");
    row("check --format tsv -o COPY INPUT");
    row("import --dry-run -o REGISTRY INPUT");
    row("registry info -o REGISTRY");
    row("grammar diagram --start a -o REGISTRY re:a");
    row("registry backup REGISTRY");
}

void TestRegistryCommands::noOutputReplacesARegistry()
{
    QFETCH(QStringList, words);
    const QTemporaryDir folder;
    const Cli cli{.registryPath = folder.filePath(u"r.nidus"_s)};
    QCOMPARE(cli.run({u"registry"_s, u"create"_s, cli.registryPath}).status, 0);
    const QString copy = cli.registryPath + u".backups/a.nidus"_s;
    QVERIFY(QDir(folder.path()).mkpath(cli.registryPath + u".backups"_s));
    QVERIFY(QFile::copy(cli.registryPath, copy));
    const QString link = folder.filePath(u"link"_s);
    QVERIFY(QFile::link(cli.registryPath, link));
    const QString input = nidus::test::write(folder, u"in.txt"_s, "urn:isbn:1\n");
    for (QString& word : words)
        word.replace(u"REGISTRY"_s, cli.registryPath)
            .replace(u"LINK"_s, link)
            .replace(u"COPY"_s, copy)
            .replace(u"INPUT"_s, input);
    const auto contents = [](const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray registry = contents(cli.registryPath);
    const QByteArray copied = contents(copy);
    const CliResult result = cli.run(words);
    QVERIFY2(result.status == 2, result.err);
    QVERIFY2(result.err.contains("untouched"), result.err);
    QVERIFY(contents(cli.registryPath) == registry);
    QVERIFY(contents(copy) == copied);
    QCOMPARE(cli.run({u"registry"_s, u"verify"_s}).status, 0);
}

NIDUS_TEST(tst_registrycommands, TestRegistryCommands)
#include "tst_registrycommands.moc"
