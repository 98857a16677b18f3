// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"
#include "tests/acceptance/importrecord.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace nidus::test;

namespace {

constexpr qsizetype kTemplates = 22;

} // namespace

/// The real program and its registry files: the default one, several processes at once, round trips.
class TestRegistryFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRegistryInTheDataFolder();
    void sharesOneNewRegistryBetweenProcesses();
    void allocatesEachNumberOnce();
    void sendsARegistryThroughXml();
    void readsItsOwnTemplateTexts();
    void leavesForeignFilesAlone();
    void writesPdfIfThereIsAWindow();
    void aLimitOnFilesIsAnError();
    void rejectsNamesThatAreNotUtf8();
};

void TestRegistryFiles::keepsTheRegistryInTheDataFolder()
{
    const CliBinary cli;
    const QString file = cli.filePath(u"data/nidus/registry.nidus"_s);
    QCOMPARE(cli.run({u"list"_s}).out.count('\n'), 105);
    QVERIFY(!QFile::exists(file));
    const BinaryResult made = cli.run({u"new"_s, u"crates"_s, u"--from=-"_s}, templateText("crates"));
    QVERIFY2(made.status == 0, made.err);
    QVERIFY(QFile::exists(file));
    QCOMPARE(cli.run({u"list"_s}).out.count('\n'), 106);
    QCOMPARE(cli.run({u"list"_s, u"--registry"_s, u":builtin:"_s}).out.count('\n'), 105);
}

void TestRegistryFiles::sharesOneNewRegistryBetweenProcesses()
{
    constexpr int kProcesses = 6;
    const CliBinary cli;
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int i = 0; i < kProcesses; ++i) {
        auto process = std::make_unique<QProcess>();
        cli.prepare(*process);
        process->start(CliBinary::path(), {u"import"_s, u"-"_s});
        process->write(templateText("crates" + QByteArray::number(i)));
        process->closeWriteChannel();
        processes.push_back(std::move(process));
    }
    for (const std::unique_ptr<QProcess>& process : processes) {
        QVERIFY(process->waitForFinished(nidus::test::kProgressDelay));
        QVERIFY2(process->exitCode() == 0, process->readAllStandardError());
    }
    QCOMPARE(cli.run({u"list"_s, u"--state=draft"_s}).out.count('\n'), kProcesses);
    QCOMPARE(cli.run({u"list"_s}).out.count('\n'), 105 + kProcesses);
    QCOMPARE(cli.run({u"registry"_s, u"verify"_s}).status, 0);
}

void TestRegistryFiles::allocatesEachNumberOnce()
{
    constexpr int kProcesses = 4;
    const CliBinary cli;
    QCOMPARE(cli.run({u"registry"_s, u"create"_s}).status, 0);
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int i = 0; i < kProcesses; ++i) {
        auto process = std::make_unique<QProcess>();
        cli.prepare(*process);
        process->start(CliBinary::path(), {u"new"_s, u"--informal"_s, u"--from=-"_s, u"--register"_s});
        process->write(templateText("", "1", "Names shelf " + QByteArray::number(i) + '.'));
        process->closeWriteChannel();
        processes.push_back(std::move(process));
    }
    QStringList nids;
    for (const std::unique_ptr<QProcess>& process : processes) {
        QVERIFY(process->waitForFinished(nidus::test::kProgressDelay));
        QVERIFY2(process->exitCode() == 0, process->readAllStandardError());
        nids.append(QString::fromUtf8(process->readAllStandardOutput().trimmed()));
    }
    nids.sort();
    QCOMPARE(nids, QStringList({u"urn-10"_s, u"urn-11"_s, u"urn-12"_s, u"urn-9"_s}));
}

void TestRegistryFiles::sendsARegistryThroughXml()
{
    const CliBinary cli;
    QCOMPARE(cli.run({u"new"_s, u"crates"_s, u"--from=-"_s, u"--register"_s}, templateText("crates")).status,
             0);
    QCOMPARE(cli.run({u"new"_s, u"shelves"_s, u"--from=-"_s}, templateText("shelves")).status, 0);
    const BinaryResult line =
        cli.shell(u"set -e; \"$NIDUS\" export --format xml --all -o a.xml; "
                  "\"$NIDUS\" registry create --empty other.nidus; "
                  "\"$NIDUS\" --registry other.nidus import a.xml >/dev/null; "
                  "\"$NIDUS\" --registry other.nidus export --format xml --all > b.xml; cmp a.xml b.xml"_s);
    QVERIFY2(line.status == 0, line.err + line.out);
    QVERIFY(QFile(cli.filePath(u"a.xml"_s)).size() > 10'000);
}

void TestRegistryFiles::readsItsOwnTemplateTexts()
{
    const QDir folder(QStringLiteral(NIDUS_TEST_DATA "/templates"));
    QStringList names = folder.entryList(QDir::Files, QDir::Name);
    // These have no NID by which the draft could be found: a number that IANA must choose, or none.
    QVERIFY(names.removeOne(u"dune"_s) && names.removeOne(u"flax"_s) && names.removeOne(u"moth"_s));
    QCOMPARE(names.size(), kTemplates);
    for (const QString& name : names) {
        const QString changed = changedByItsOwnText(folder.filePath(name));
        QVERIFY2(changed.isEmpty(), qPrintable(name + u": "_s + changed));
    }
}

void TestRegistryFiles::leavesForeignFilesAlone()
{
    const CliBinary cli;
    const QByteArray content("A letter, not a registry, but long enough to be mistaken for something.\n");
    QFile file(cli.filePath(u"letter"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    const BinaryResult result =
        cli.run({u"--registry"_s, u"letter"_s, u"new"_s, u"crates"_s, u"--from=-"_s}, templateText("crates"));
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains("letter"), result.err);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
}

void TestRegistryFiles::writesPdfIfThereIsAWindow()
{
    const CliBinary cli;
    const QString file = cli.filePath(u"isbn.pdf"_s);
    const BinaryResult result =
        cli.run({u"export"_s, u"--format=pdf"_s, u"--paper=letter"_s, u"-o"_s, file, u"isbn"_s});
    QFile pdf(file);
    if constexpr (NIDUS_HAS_WINDOW) {
        QVERIFY2(result.status == 0, result.err);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.readAll().startsWith("%PDF-1.4"));
        // Loading QtGui would double the time that a small command takes.
        QProcess process;
        process.start(u"ldd"_s, {CliBinary::path()});
        QVERIFY(!CliBinary::finish(process, {}).out.contains("Gui"));
    } else {
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains("nidus-cli-pdf is not installed"), result.err);
        QVERIFY(!pdf.exists());
    }
}

void TestRegistryFiles::aLimitOnFilesIsAnError()
{
    const CliBinary cli;
    QCOMPARE(cli.run({u"registry"_s, u"create"_s, u"--empty"_s, cli.filePath(u"a.nidus"_s)}).status, 0);
    const auto limited = [&cli](const QString& words) { // in blocks of 1024 bytes
        QProcess process;
        cli.prepare(process);
        process.start(u"bash"_s, {u"-c"_s, u"ulimit -f 8; exec %1 %2"_s.arg(CliBinary::path(), words)});
        const bool hasEnded = process.waitForFinished(nidus::test::kProgressDelay);
        return hasEnded && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    };
    QCOMPARE(limited(u"registry create b.nidus"_s), 2);
    QCOMPARE(limited(u"--registry a.nidus registry backup c.nidus"_s), 2);
    QCOMPARE(limited(u"list -o list.json --format=json"_s), 2);
    for (const QString& name : {u"b.nidus"_s, u"c.nidus"_s, u"list.json"_s})
        QVERIFY2(!QFile::exists(cli.filePath(name)), qPrintable(name));
}

void TestRegistryFiles::rejectsNamesThatAreNotUtf8()
{
    const CliBinary cli;
    const auto run = [&cli](const QString& words) {
        QProcess process;
        cli.prepare(process);
        process.start(u"bash"_s, {u"-c"_s, u"exec %1 %2"_s.arg(CliBinary::path(), words)});
        return process.waitForFinished(nidus::test::kProgressDelay) ? process.exitCode() : -1;
    };
    QCOMPARE(run(u"registry create $'\\xff.nidus'"_s), 2);
    QCOMPARE(run(u"--registry $'\\xff.nidus' new x --from /dev/null"_s), 2);
    QCOMPARE(run(u"list -o $'\\xff.txt'"_s), 2);
    QCOMPARE(run(u"export --format text --out-dir $'\\xff' isbn"_s), 2);
    QCOMPARE(run(u"export --original --all --out-dir $'a/\\xff'"_s), 2);
    QCOMPARE(QDir(cli.filePath(u"."_s)).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot),
             QStringList());
}

NIDUS_TEST(tst_registryfiles, TestRegistryFiles)
#include "tst_registryfiles.moc"
