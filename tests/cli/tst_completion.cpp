// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commandtable.h"
#include "app/cli/frame/commonoptions.h"
#include "core/findings/catalog/catalog.h"
#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::cli;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;

namespace {

QStringList completions(const QStringList& line, const QString& registry = u":builtin:"_s)
{
    const CliResult result = Cli{.registryPath = registry}.run(QStringList{u"complete"_s, u"--"_s} + line);
    QStringList words;
    for (const QByteArray& completion : result.out.split('\n'))
        words.append(QString::fromUtf8(completion.split('\t').first()));
    words.removeLast();
    return words;
}

} // namespace

/// Completions of partial command lines.
class TestCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersEveryCommandAndOption();
    void completes_data();
    void completes();
    void offersDraftsAndRegistrations();
    void changesNoRegistry();
    void escapesTerminalControls();
};

void TestCompletion::offersEveryCommandAndOption()
{
    for (const Command& command : commands()) {
        const QStringList name =
            QString::fromUtf8(command.name.data(), qsizetype(command.name.size())).split(u' ');
        QVERIFY2(completions(name).contains(name.last()), command.name.data());
        for (const std::span<const OptionSpec> options : {command.options, globalOptions()}) {
            for (const OptionSpec& option : options) {
                const QString word =
                    "--"_L1 + QString::fromUtf8(option.name.data(), qsizetype(option.name.size()));
                QVERIFY2(completions(name + QStringList{u"--"_s}).contains(word) != option.isFormer,
                         qPrintable(word));
                if (option.choices.empty())
                    continue;
                const QStringList choices =
                    QString::fromUtf8(option.choices.data(), qsizetype(option.choices.size())).split(u'|');
                QCOMPARE(completions(name + QStringList{word, {}}).mid(0, choices.size()), choices);
            }
        }
    }
}

void TestCompletion::completes_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QStringList>("completions");
    const QString files; // the empty line
    const auto row = [](const char* name, const QStringList& line, const QStringList& expected) {
        QTest::newRow(name) << line << expected;
    };
    row("command", {u"ch"_s}, {u"check"_s});
    row("first of two words", {u"gramm"_s}, {u"grammar"_s});
    QStringList members;
    for (const Command& command : commands()) {
        const QString name = QString::fromLatin1(command.name.data(), qsizetype(command.name.size()));
        if (name.startsWith("nid "_L1))
            members.append(name.section(u' ', 1));
    }
    QVERIFY(members.contains(u"next"_s));
    row("second of two words", {u"nid"_s, {}}, members);
    row("after a global option", {u"--lang"_s, u"fr"_s, u"ch"_s}, {u"check"_s});
    row("global option", {u"--col"_s}, {u"--color"_s});
    row("choice", {u"export"_s, u"--format"_s, u"iana"_s}, {u"iana-xml"_s, u"iana-record"_s});
    row("choice after =", {u"check"_s, u"--format=js"_s}, {u"--format=jsonl"_s, u"--format=json"_s});
    row("file of a short option", {u"check"_s, u"-o"_s, {}}, {files});
    row("file", {u"check"_s, {}}, {files});
    row("NID", {u"show"_s, u"xmp"_s}, {u"xmpp"_s});
    row("NID or a word", {u"check"_s, u"--against"_s, u"a"_s}, {u"auto"_s, u"all"_s, u"adid"_s, u"alert"_s});
    row("NID of a registry on the line", {u"--registry"_s, u":builtin:"_s, u"show"_s, u"xmp"_s}, {u"xmpp"_s});
    row("no NID of a missing registry", {u"--registry=/nowhere"_s, u"show"_s, u"xmp"_s}, {});
    row("finding", {u"explain"_s, u"urn.nid.too-s"_s}, {u"urn.nid.too-short"_s});
    row("field", {u"comment"_s, u"xmpp"_s, u"--field"_s, u"s"_s}, {u"syntax"_s, u"security"_s});
    row("word of an argument", {u"record"_s, u"rec"_s}, {u"recognition"_s});
    row("second argument", {u"record"_s, u"recognition"_s, u"xmp"_s}, {u"xmpp"_s});
    row("either", {u"lint"_s, u"xmp"_s}, {u"xmpp"_s, files});
    row("no more arguments", {u"explain"_s, u"urn.nid.too-short"_s, {}}, {});
    row("text", {u"registry"_s, u"erase"_s, {}}, {});
    row("unknown command", {u"nonsense"_s, {}}, {});
    row("unknown option", {u"check"_s, u"--nonsense=a"_s}, {});
}

void TestCompletion::completes()
{
    QFETCH(QStringList, line);
    QTEST(::completions(line), "completions");
}

void TestCompletion::offersDraftsAndRegistrations()
{
    const QTemporaryDir folder;
    const Cli cli{.registryPath = folder.filePath(u"r.nidus"_s)};
    QCOMPARE(cli.run({u"new"_s, u"mosses"_s, u"--from"_s, u"-"_s}, templateText("mosses")).out, "draft:1\n");
    QCOMPARE(completions({u"show"_s, u"dra"_s}, cli.registryPath), QStringList{u"draft:1"_s});
    QCOMPARE(cli.run({u"new"_s, u"ferns"_s, u"--register"_s, u"--from"_s, u"-"_s}, templateText("ferns")).out,
             "ferns\n");
    QCOMPARE(completions({u"show"_s, u"fer"_s}, cli.registryPath), QStringList{u"ferns"_s});
    QCOMPARE(completions({u"show"_s, u"ferns@"_s}, cli.registryPath), QStringList{u"ferns@1"_s});
}

/// Completion neither updates nor creates files.
void TestCompletion::changesNoRegistry()
{
    const QTemporaryDir folder;
    const QString old = folder.filePath(u"old.nidus"_s);
    QVERIFY(QFile::copy(QStringLiteral(NIDUS_TEST_DATA "/registry-0.1.0.nidus"), old));
    QFile file(old);
    QVERIFY(file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(63) && file.putChar(9) &&
            file.seek(0)); // user_version
    const QByteArray before = file.readAll();
    QCOMPARE(completions({u"show"_s, {}}, old), QStringList());
    QCOMPARE(completions({u"show"_s, {}}, folder.filePath(u"new.nidus"_s)), QStringList());
    file.seek(0);
    QCOMPARE(file.readAll(), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"old.nidus"_s});
}

void TestCompletion::escapesTerminalControls()
{
    const QTemporaryDir folder;
    const Cli cli{.registryPath = folder.filePath(u"r.nidus"_s)};
    const QByteArray text = templateText("mosses").replace("Warehouse Society", "Warehouse \x1B[31mSociety");
    QCOMPARE(cli.run({u"new"_s, u"mosses"_s, u"--register"_s, u"--from"_s, u"-"_s}, text).out, "mosses\n");
    const CliResult result = cli.run({u"complete"_s, u"--"_s, u"show"_s, u"moss"_s});
    QCOMPARE(result.out, "mosses\tWarehouse \\u{1B}[31mSociety\n");
}

NIDUS_TEST(tst_completion, TestCompletion)
#include "tst_completion.moc"
