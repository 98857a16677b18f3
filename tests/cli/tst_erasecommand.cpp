// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;

/// registry erase, what verify reports about it, and export --public.
class TestEraseCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsWithoutErasing();
    void erasesAndReportsWho();
    void requiresANameAndLongTexts();
    void exportsForThePublic_data();
    void exportsForThePublic();

private:
    [[nodiscard]] CliResult run(const QStringList& words) const
    {
        return Cli{.registryPath = m_path}.run(words);
    }
    [[nodiscard]] CliResult erase(const QStringList& words) const
    {
        return run(QStringList{u"registry"_s, u"erase"_s} + words);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

/// Uses the registry of the first release.
void TestEraseCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"r.nidus"_s);
    QVERIFY(QFile::copy(QStringLiteral(NIDUS_TEST_DATA "/registry-0.1.0.nidus"), m_path));
    QVERIFY(QFile::setPermissions(m_path, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
}

void TestEraseCommand::listsWithoutErasing()
{
    const QByteArray head = run({u"registry"_s, u"head"_s}).out;
    const CliResult listed = erase({u"--dry-run"_s, u"karel  NOVOTNY"_s});
    QCOMPARE(listed.status, 0);
    QVERIFY(listed.out.contains("urn-1@1\tcontent.registrant_contact_name\n"));
    QCOMPARE(run({u"registry"_s, u"head"_s}).out, head);
    QVERIFY(run({u"show"_s, u"urn-1"_s}).out.contains("Karel Novotny"));
}

void TestEraseCommand::erasesAndReportsWho()
{
    const CliResult erased = erase({u"--by"_s, u"Data officer"_s, u"--note"_s, u"ticket 7"_s,
                                    u"Karel Novotny"_s, u"karel@allotment.example"_s, u"+420 555 010 203"_s});
    QCOMPARE(erased.status, 0);
    QVERIFY(erased.out.contains("urn-1@1\tcontent.registrant_phone\n"));
    const QByteArray shown = run({u"show"_s, u"urn-1"_s}).out;
    QVERIFY(shown.contains("[erased]") && !shown.contains("Karel"));
    const CliResult verified = run({u"registry"_s, u"verify"_s});
    QCOMPARE(verified.status, 0);
    QVERIFY(verified.out.startsWith("sound\n"));
    const QByteArray day = QDateTime::currentDateTimeUtc().date().toString(Qt::ISODate).first(8).toUtf8();
    QVERIFY2(verified.out.contains("urn-1@1 content.registrant_phone: erased on " + day), verified.out);
    QVERIFY(verified.out.contains(" by Data officer\n"));
}

void TestEraseCommand::requiresANameAndLongTexts()
{
    QCOMPARE(erase({u"Karel Novotny"_s}).status, 2);
    QCOMPARE(erase({u"--by"_s, u"x"_s, u"Ka"_s}).status, 2);
    QCOMPARE(erase({u"--by"_s, u"x"_s}).status, 2);
    QVERIFY(run({u"show"_s, u"urn-1"_s}).out.contains("Karel Novotny"));
}

void TestEraseCommand::exportsForThePublic_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"xml", "json", "html", "csv", "jsonld"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestEraseCommand::exportsForThePublic()
{
    QFETCH(QString, format);
    const QStringList words{u"export"_s, u"--format"_s, format, u"--all"_s};
    const CliResult plain = run(words);
    const CliResult open = run(words + QStringList{u"--public"_s});
    QCOMPARE(open.status, 0);
    QVERIFY(plain.out.contains("555 01"));
    for (const char* hidden : {"Ada Brandt", "Bo Castellan", "Greta Falk", "2019 list", "+41 44", "+34 91",
                               "+420 555", "took over"})
        QVERIFY2(!open.out.contains(hidden), hidden);
    QVERIFY(open.out.contains("Harbour Names Society"));
    QVERIFY(open.out.contains("Marta Okonjo-Lindqvist"));
}

NIDUS_TEST(tst_erasecommand, TestEraseCommand)
#include "tst_erasecommand.moc"
