// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commandline.h"
#include "app/cli/frame/commandtable.h"
#include "app/cli/frame/help.h"
#include "core/builtin/builtincontent.h"
#include "core/exchange/write/exportformat.h"
#include "core/report/rows/reportformat.h"
#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::builtin;
using namespace nidus::cli;
using nidus::test::Cli;
using nidus::test::CliResult;

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsEveryCommandInTheHelp();
    void printsHelpForEveryCommand();
    void explainsTheDatesOfAList();
    void listsTheCommandsOfAGroup_data();
    void listsTheCommandsOfAGroup();
    void wrapsTheHelp();
    void wrapsWideCharacters_data();
    void wrapsWideCharacters();
    void namesEveryFormatInTheHelp();
    void printsVersionAndDateOfTheBuiltinContent();
    void rejectsUnknownWords_data();
    void rejectsUnknownWords();
    void knowsWhoAsksForPdf_data();
    void knowsWhoAsksForPdf();
    void acceptsGlobalOptionsBeforeAndAfterTheCommand();
    void leavesTheFileUnchangedOnFailure();
    void usesEnglishWithoutTranslation();
};

void TestCommandLine::listsEveryCommandInTheHelp()
{
    for (const QStringList& words :
         {QStringList{u"--help"_s}, QStringList{u"-h"_s}, QStringList{u"help"_s}}) {
        const CliResult result = Cli().run(words);
        QCOMPARE(result.status, 0);
        QVERIFY(result.err.isEmpty());
        for (const Command& command : commands())
            QVERIFY2(
                result.out.contains("\n  " + QByteArray(command.name.data(), qsizetype(command.name.size()))),
                result.out.constData());
    }
}

void TestCommandLine::printsHelpForEveryCommand()
{
    for (const Command& command : commands()) {
        const QString name = QString::fromUtf8(command.name.data(), qsizetype(command.name.size()));
        const CliResult result = Cli().run(name.split(u' ') + QStringList{u"--help"_s});
        QCOMPARE(result.status, 0);
        QVERIFY(result.out.contains("Usage: nidus-cli " + name.toUtf8()));
        QVERIFY(!result.out.contains("%1"));
        for (const OptionSpec& option : command.options)
            QVERIFY2(result.out.contains("--" + QByteArray(option.name.data(),
                                                           qsizetype(option.name.size()))) != option.isFormer,
                     result.out.constData());
        QCOMPARE(Cli().run(QStringList{u"help"_s} + name.split(u' ')).out, result.out);
    }
}

void TestCommandLine::explainsTheDatesOfAList()
{
    const QString help = QString::fromUtf8(Cli().run({u"list"_s, u"--help"_s}).out).simplified();
    for (const QString& sentence :
         {u"The date is that of the record."_s,
          u"A draft has the version that it will get (empty without text), the date of its last save"_s})
        QVERIFY2(help.contains(sentence), qPrintable(help));
}

void TestCommandLine::listsTheCommandsOfAGroup_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QByteArray>("other");
    QTest::newRow("grammar --help") << QStringList{u"grammar"_s, u"--help"_s} << QByteArray("grammar match")
                                    << QByteArray("registry verify");
    QTest::newRow("registry") << QStringList{u"registry"_s} << QByteArray("registry verify")
                              << QByteArray("grammar match");
    QTest::newRow("--help nid") << QStringList{u"--help"_s, u"nid"_s} << QByteArray("nid next")
                                << QByteArray("registry verify");
    QTest::newRow("help nid") << QStringList{u"help"_s, u"nid"_s} << QByteArray("nid next")
                              << QByteArray("registry verify");
}

void TestCommandLine::listsTheCommandsOfAGroup()
{
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, member);
    QFETCH(const QByteArray, other);
    const CliResult result = Cli().run(words);
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains("\n  " + member), result.out.constData());
    QVERIFY2(!result.out.contains(other), result.out.constData());
}

/// Without a terminal there are 80 columns; a word that is longer is not broken.
void TestCommandLine::wrapsTheHelp()
{
    QList<QStringList> all{{u"--help"_s}, {u"registry"_s}};
    for (const Command& command : commands())
        all.append(QStringList{u"help"_s} +
                   QString::fromUtf8(command.name.data(), qsizetype(command.name.size())).split(u' '));
    for (const QStringList& words : std::as_const(all)) {
        for (const QByteArray& line : Cli().run(words).out.split('\n'))
            QVERIFY2(QString::fromUtf8(line).size() <= 80 || !line.trimmed().contains(' '), line.constData());
    }
}

void TestCommandLine::wrapsWideCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("lines"); // of at most 10 columns, where a Chinese character takes two
    QTest::newRow("words") << u"one two three"_s << QStringList{u"one two"_s, u"three"_s};
    QTest::newRow("no blanks") << u"检查命名空间的语法"_s << QStringList{u"检查命名空"_s, u"间的语法"_s};
    QTest::newRow("a full stop is not first")
        << u"检查命名空。间"_s << QStringList{u"检查命名"_s, u"空。间"_s};
    QTest::newRow("an opening bracket is not last")
        << u"检查命名（空间）"_s << QStringList{u"检查命名"_s, u"（空间）"_s};
    QTest::newRow("a word within") << u"检查 URN 的语法"_s << QStringList{u"检查 URN"_s, u"的语法"_s};
    QTest::newRow("a word without blanks") << u"检查format的"_s << QStringList{u"检查format"_s, u"的"_s};
    QTest::newRow("too long") << u"registration of"_s << QStringList{u"registration"_s, u"of"_s};
}

void TestCommandLine::wrapsWideCharacters()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, lines);
    QCOMPARE(wrapped(text, 10, 0).split(u'\n'), lines);
}

void TestCommandLine::namesEveryFormatInTheHelp()
{
    QStringList exports;
    for (const exchange::ExportFormatFacts& facts : exchange::kExportFormats)
        exports.append(facts.word);
    QStringList reports;
    for (const report::ReportFormatFacts& facts : report::kReportFormats)
        reports.append(QString::fromUtf8(facts.word.data(), qsizetype(facts.word.size())));
    const auto help = [](const QString& command) {
        return Cli().run({command, u"--help"_s}).out.simplified();
    };
    const auto listOf = [](const QStringList& words) {
        return "One of: " + words.join(u", "_s).toUtf8() + '.';
    };
    QVERIFY(help(u"export"_s).contains(listOf(exports)));
    QVERIFY(help(u"check"_s).contains(listOf(reports)));
    QVERIFY(help(u"lint"_s).contains(listOf(reports)));
}

void TestCommandLine::printsVersionAndDateOfTheBuiltinContent()
{
    const CliResult result = Cli().run({u"--version"_s});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith("nidus-cli "));
    QVERIFY(result.out.contains(builtinSource().date.toUtf8()));
}

void TestCommandLine::rejectsUnknownWords_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("nothing") << QStringList() << QByteArray("Usage");
    QTest::newRow("unknown command") << QStringList{u"zzzzzz"_s} << QByteArray("Unknown command");
    QTest::newRow("unknown command of a group") << QStringList{u"subregistry"_s, u"xxxxxxxx"_s, u"--help"_s}
                                                << QByteArray("\"subregistry xxxxxxxx\"");
    QTest::newRow("mistyped command of a group")
        << QStringList{u"subregistry"_s, u"assigm"_s} << QByteArray("Did you mean \"subregistry assign\"?");
    QTest::newRow("mistyped command") << QStringList{u"chekc"_s} << QByteArray("Did you mean \"check\"?");
    QTest::newRow("unknown global option") << QStringList{u"--bogus"_s} << QByteArray("Unknown option");
    QTest::newRow("unknown option") << QStringList{u"check"_s, u"--bogus"_s} << QByteArray("Unknown option");
    QTest::newRow("too many arguments") << QStringList{u"nid"_s, u"next"_s, u"x"_s} << QByteArray("Usage");
    QTest::newRow("too few arguments") << QStringList{u"nid"_s, u"check"_s} << QByteArray("Usage");
}

void TestCommandLine::rejectsUnknownWords()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, message);
    const CliResult result = Cli().run(words);
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(message), result.err.constData());
}

/// Only the value of an option of a command that has this format.
void TestCommandLine::knowsWhoAsksForPdf_data()
{
    QTest::addColumn<bool>("isPdf");
    const auto row = [](const char* words, bool isPdf) { QTest::newRow(words) << isPdf; };
    row("export --format pdf a1", true);
    row("--registry r.nidus export --format=pdf --all", true);
    row("export --format text pdf", false);
    row("export --format text -- --format=pdf", false);
    row("export -o pdf --format text a1", false);
    row("check pdf", false);
    row("check --format pdf a.txt", false); // has no such format
    row("pdf", false);
    row("", false);
}

void TestCommandLine::knowsWhoAsksForPdf()
{
    std::vector<std::string> words;
    for (const QString& word : QString::fromLatin1(QTest::currentDataTag()).split(u' ', Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    QTEST(asksForPdf(words), "isPdf");
}

void TestCommandLine::acceptsGlobalOptionsBeforeAndAfterTheCommand()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"r.nidus"_s);
    QCOMPARE(Cli().run({u"registry"_s, u"create"_s, u"--empty"_s, path}).status, 0);
    const Cli cli{.registryPath = u":builtin:"_s};
    QVERIFY(!cli.run({u"list"_s}).out.isEmpty());
    QVERIFY(cli.run({u"--registry"_s, path, u"list"_s}).out.isEmpty());
    QVERIFY(cli.run({u"list"_s, u"--registry="_s + path}).out.isEmpty());
}

void TestCommandLine::leavesTheFileUnchangedOnFailure()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"report"_s);
    CliResult result = Cli().run({u"normalize"_s, u"-o"_s, path}, "URN:EXAMPLE:a\n");
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.isEmpty());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("urn:example:a\n"));
    file.close();

    result = Cli().run({u"normalize"_s, u"-o"_s, path, folder.filePath(u"absent"_s)});
    QCOMPARE(result.status, 2);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("urn:example:a\n"));

    result = Cli().run({u"normalize"_s, u"-o"_s, folder.filePath(u"no/such/folder"_s)}, "urn:a-b:c\n");
    QCOMPARE(result.status, 2);
    QVERIFY(result.err.contains("no/such/folder"));
}

void TestCommandLine::usesEnglishWithoutTranslation()
{
    const CliResult result = Cli().run({u"--lang"_s, u"xx-Klingon"_s, u"nid"_s, u"next"_s});
    QCOMPARE(result.status, 0);
    QVERIFY(result.err.contains("English"));
    QVERIFY(Cli().run({u"--lang"_s, u"C"_s, u"nid"_s, u"next"_s}).err.isEmpty());
}

NIDUS_TEST(tst_commandline, TestCommandLine)
#include "tst_commandline.moc"
