// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QMap>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;

class TestIanaImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void updatesTheListFromIana();
    void showsANidTakenByIana();
    void showsANumberTakenByIana();

private:
    [[nodiscard]] Cli cli() const { return {.registryPath = m_path}; }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestIanaImport::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"r.nidus"_s);
    QCOMPARE(cli().run({u"registry"_s, u"create"_s}).status, 0);
}

void TestIanaImport::updatesTheListFromIana()
{
    const QString file = QStringLiteral(NIDUS_TEST_DATA "/formats/iana.xml");
    const CliResult dry = cli().run({u"import"_s, u"--dry-run"_s, u"--format=json"_s, file});
    QCOMPARE(dry.status, 0);
    QCOMPARE(dry.array()[0][u"format"_s].toString(), u"iana-xml"_s);
    QMap<QString, QString> actions;
    for (const QJsonValue record : dry.array()[0][u"records"_s].toArray())
        actions.insert(record[u"nid"_s].toString(), record[u"action"_s].toString());
    QCOMPARE(actions.value(u"nidus-demo"_s), u"new"_s);
    QCOMPARE(actions.value(u"urn-9"_s), u"new"_s);
    QCOMPARE(actions.value(u"isbn"_s), u"changed"_s);
    QCOMPARE(actions.value(u"issn"_s), u"removed"_s);
    QVERIFY(dry.out.contains("rfc rfc9999"));
    QVERIFY(!cli().run({u"show"_s, u"isbn"_s, u"--format=json"_s}).out.contains("rfc9999"));
    QVERIFY(!QFile::exists(m_path + u".backups"_s));

    QCOMPARE(cli().run({u"new"_s, u"crates"_s, u"--from"_s, u"-"_s}, templateText("crates")).status, 0);
    QCOMPARE(cli().run({u"import"_s, file}).status, 0);
    QVERIFY(cli().run({u"show"_s, u"isbn"_s, u"--format=json"_s}).out.contains("rfc9999"));
    QVERIFY(cli().run({u"show"_s, u"issn"_s}).status == 0);
    QVERIFY(cli().run({u"show"_s, u"draft:1"_s}).out.contains("crate = 1*DIGIT"));
    const CliResult again = cli().run({u"import"_s, u"--format=json"_s, file});
    QCOMPARE(again.array()[0][u"made"_s].toArray(), QJsonArray());
}

void TestIanaImport::showsANidTakenByIana()
{
    const QString file = QStringLiteral(NIDUS_TEST_DATA "/formats/iana.xml");
    QCOMPARE(cli().run({u"import"_s}, templateText("nidus-demo")).status, 0);
    QCOMPARE(cli().run({u"import"_s}, templateText("urn-9")).status, 0);
    const CliResult result = cli().run({u"import"_s, u"--format=json"_s, file});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out.count("import.conflict.taken-by-iana"), 2);
    QVERIFY(result.out.contains("draft:1") && result.out.contains("draft:2"));
    QCOMPARE(result.array()[0][u"made"_s].toArray(), QJsonArray({u"isbn"_s}));
    QVERIFY(cli().run({u"show"_s, u"draft:1"_s}).out.contains("crate = 1*DIGIT"));
}

void TestIanaImport::showsANumberTakenByIana()
{
    const QByteArray text = templateText("").mid(templateText("").indexOf("Version:"));
    const QStringList words{u"new"_s, u"--informal"_s, u"--from=-"_s, u"--register"_s};
    while (cli().run(words, text).out != "urn-9\n") // which belongs to someone else in IANA's list here
        QVERIFY(cli().run({u"show"_s, u"urn-9"_s}).status != 0);
    const CliResult result =
        cli().run({u"import"_s, QStringLiteral(NIDUS_TEST_DATA "/formats/iana.xml"), u"--format=json"_s});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains("which in this registry is the NID of Warehouse Society."), result.out);
}

NIDUS_TEST(tst_ianaimport, TestIanaImport)
#include "tst_ianaimport.moc"
