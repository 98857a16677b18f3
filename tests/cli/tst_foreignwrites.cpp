// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/connection.h"
#include "core/storage/engine/suspendedtriggers.h"
#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace nidus::storage;
using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;
using nidus::test::writtenFile;

/// Commands refuse to write what another program changed.
class TestForeignWrites : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void refusesToWriteAForeignChange();

private:
    [[nodiscard]] QString file(const QByteArray& nid) const
    {
        return writtenFile(*m_folder, u"%1.txt"_s.arg(QString::fromUtf8(nid)),
                           templateText(nid, "1", "Names " + nid + "s."));
    }
    [[nodiscard]] CliResult run(const QStringList& words) const { return m_cli.run(words); }

    std::unique_ptr<QTemporaryDir> m_folder;
    Cli m_cli;
};

void TestForeignWrites::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_cli.registryPath = m_folder->filePath(u"r.nidus"_s);
    QCOMPARE(run({u"registry"_s, u"create"_s, u"--empty"_s, m_cli.registryPath}).status, 0);
}

void TestForeignWrites::refusesToWriteAForeignChange()
{
    QCOMPARE(run({u"new"_s, u"crate"_s, u"--register"_s, u"--from"_s, file("crate")}).status, 0);
    QCOMPARE(run({u"new"_s, u"barrel"_s, u"--from"_s, file("barrel")}).out, QByteArray("draft:2\n"));
    {
        const auto connection = Connection::open(m_cli.registryPath, OpenMode::ReadWrite, {});
        auto suspended = SuspendedTriggers::on(**connection, {u"content"_s});
        QVERIFY((*connection)
                    ->execute(u"UPDATE content SET purpose = 'forged' WHERE nid = 'barrel'"_s)
                    .has_value());
        QVERIFY(suspended->resume().has_value());
        QVERIFY((*connection)
                    ->execute(u"UPDATE registration SET registrant = 'forged' WHERE nid = 'crate'"_s)
                    .has_value());
    }
    const CliResult verified = run({u"registry"_s, u"verify"_s});
    QCOMPARE(verified.status, 1);
    QVERIFY2(verified.out.contains("content.purpose"), verified.out);
    const QString draft = u"draft:2"_s;
    const QList<QStringList> commands{{u"submit"_s, draft},
                                      {u"register"_s, draft},
                                      {u"comment"_s, draft, u"Hm"_s},
                                      {u"remind"_s, draft, u"2030-01-02"_s},
                                      {u"record"_s, u"report"_s, draft, u"--note"_s, u"x"_s},
                                      {u"withdraw"_s, draft, u"--note"_s, u"x"_s},
                                      {u"withdraw"_s, u"crate"_s, u"--note"_s, u"x"_s},
                                      {u"comment"_s, u"crate"_s, u"Hm"_s},
                                      {u"revise"_s, u"crate"_s, u"--from"_s, file("crate")}};
    for (const QStringList& words : commands) {
        const CliResult refused = run(words);
        QVERIFY2(refused.status == 2, qPrintable(words.join(u' ')));
        QVERIFY2(refused.err.contains(words.contains(draft)
                                          ? "\"draft:2\" was changed outside Nidus (content.purpose)"
                                          : "\"crate\" was changed outside Nidus (registration.registrant)"),
                 refused.err);
        QVERIFY2(refused.err.contains("nidus-cli registry acknowledge"), refused.err);
    }
    QCOMPARE(run({u"registry"_s, u"verify"_s}).out, verified.out);
}

NIDUS_TEST(tst_foreignwrites, TestForeignWrites)
#include "tst_foreignwrites.moc"
