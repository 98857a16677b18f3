// SPDX-License-Identifier: Apache-2.0
#include "tests/acceptance/clibinary.h"
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

QJsonObject importedRecord(const BinaryResult& result)
{
    return QJsonDocument::fromJson(result.out).array()[0][u"records"_s][0].toObject();
}

/// The texts of a record's fields by key.
QMap<QString, QString> fieldTexts(const QJsonObject& record)
{
    QMap<QString, QString> texts;
    const QJsonObject fields = record[u"fields"_s].toObject();
    for (auto it = fields.begin(); it != fields.end(); ++it) {
        if (!it.value()[u"text"_s].toString().isEmpty())
            texts.insert(it.key(), it.value()[u"text"_s].toString());
    }
    return texts;
}

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
    void readsItsOwnTextOfRealTemplates_data();
    void readsItsOwnTextOfRealTemplates();
    void leavesForeignFilesAlone();
    void writesPdfWhereThereIsAWindow();
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
        QVERIFY(process->waitForFinished(nidus::test::kPatience));
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
        QVERIFY(process->waitForFinished(nidus::test::kPatience));
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

void TestRegistryFiles::readsItsOwnTextOfRealTemplates_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(NIDUS_SHARED_DATA "/templates/iana"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
    if (folder.isEmpty())
        QTest::newRow("absent") << QString();
}

void TestRegistryFiles::readsItsOwnTextOfRealTemplates()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("the real templates are not there");
    const CliBinary cli;
    const BinaryResult first = cli.run({u"import"_s, u"--format=json"_s, path});
    const QJsonObject record = importedRecord(first);
    if (record[u"action"_s].toString() == u"conflict"_s)
        QSKIP("names no NID, so there is no draft to export");
    QVERIFY2(first.status == 0, first.err);
    const QString handle = QJsonDocument::fromJson(first.out).array()[0][u"made"_s][0].toString();
    const BinaryResult text = cli.run({u"export"_s, u"--format=text"_s, handle});
    QVERIFY2(text.status == 0, text.err);
    const BinaryResult second = cli.run({u"import"_s, u"--dry-run"_s, u"--format=json"_s}, text.out);
    QCOMPARE(fieldTexts(importedRecord(second)), fieldTexts(record));
    QCOMPARE(importedRecord(second)[u"action"_s].toString(), u"same"_s);
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

void TestRegistryFiles::writesPdfWhereThereIsAWindow()
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
    } else {
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains("without the window"), result.err);
        QVERIFY(!pdf.exists());
    }
}

NIDUS_TEST(tst_registryfiles, TestRegistryFiles)
#include "tst_registryfiles.moc"
