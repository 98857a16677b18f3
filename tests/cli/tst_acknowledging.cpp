// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/suspendedtriggers.h"
#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::storage;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;

/// registry acknowledge.
class TestAcknowledging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void requiresANote();
    void rejectsWhatIsNotAnInformalNid_data();
    void rejectsWhatIsNotAnInformalNid();
    void nothingIsAcknowledgedTwice();
    void quietsAnOlderCopy();
    void anOlderCopyReusesNoNumber();
    void aRestoreKeepsAcknowledgments();
    void neverLowersNumbers();
    void quietsAForeignChange_data();
    void quietsAForeignChange();
    void quietsAWrongSearchIndex();
    void doesNotAcknowledgeAForeignTable();

private:
    [[nodiscard]] CliResult run(const QStringList& words, const QByteArray& input = {}) const
    {
        return Cli{.registryPath = m_path}.run(words, input);
    }
    [[nodiscard]] CliResult acknowledge(const QStringList& more = {}) const
    {
        return run(QStringList{u"registry"_s, u"acknowledge"_s, u"--note"_s, u"The disk broke."_s, u"--by"_s,
                               u"Ada"_s} +
                   more);
    }
    [[nodiscard]] QByteArray registered() const
    {
        return run({u"new"_s, u"--informal"_s, u"--from=-"_s, u"--register"_s}, templateText("")).out;
    }
    [[nodiscard]] QString head() const
    {
        return QString::fromUtf8(run({u"registry"_s, u"head"_s}).out).trimmed();
    }
    [[nodiscard]] CliResult verify(const QStringList& more = {}) const
    {
        return run(QStringList{u"registry"_s, u"verify"_s} + more);
    }
    [[nodiscard]] CliResult since(const QString& head) const { return verify({u"--since"_s, head}); }
    /// What another program does, which also suspends triggers.
    void change(const QString& sql) const
    {
        const auto connection = Connection::open(m_path, OpenMode::ReadWrite, {});
        auto suspended = SuspendedTriggers::on(**connection, {u"content"_s, u"event"_s, u"version"_s});
        QVERIFY(suspended.has_value());
        QVERIFY((*connection)->executeScript(sql.toUtf8()).has_value());
        QVERIFY(suspended->resume().has_value());
    }
    void putOlderCopyInPlace() const
    {
        QVERIFY(QFile::remove(m_path));
        QVERIFY(QFile::copy(m_folder->filePath(u"old"_s), m_path));
    }
    void expectIntact() const
    {
        QCOMPARE(verify().out, QByteArray("sound\n"));
        const CliResult listed = run({u"list"_s});
        QVERIFY2(listed.err.isEmpty(), listed.err);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

/// A registry with urn-1, a draft, and a copy; then urn-2 and urn-3.
void TestAcknowledging::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"r.nidus"_s);
    QCOMPARE(run({u"registry"_s, u"create"_s, u"--empty"_s, m_path}).status, 0);
    QCOMPARE(registered(), QByteArray("urn-1\n"));
    QCOMPARE(run({u"new"_s, u"crates"_s, u"--from=-"_s}, templateText("crates")).status, 0);
    QVERIFY(QFile::copy(m_path, m_folder->filePath(u"old"_s)));
    QCOMPARE(registered(), QByteArray("urn-2\n"));
    QCOMPARE(registered(), QByteArray("urn-3\n"));
}

void TestAcknowledging::requiresANote()
{
    putOlderCopyInPlace();
    QCOMPARE(run({u"registry"_s, u"acknowledge"_s}).status, 2);
    QCOMPARE(run({u"registry"_s, u"acknowledge"_s, u"--note"_s, u" "_s}).status, 2);
    QCOMPARE(verify().status, 1);
}

void TestAcknowledging::rejectsWhatIsNotAnInformalNid_data()
{
    QTest::addColumn<QString>("nid");
    for (const QString& nid : {u"12"_s, u"urn-"_s, u"urn-0"_s, u"urn-012"_s, u"urn-x"_s, u"URN-1x"_s,
                               u"urn-"_s + QString(29, u'9')})
        QTest::newRow(qPrintable(nid)) << nid;
}

void TestAcknowledging::rejectsWhatIsNotAnInformalNid()
{
    QFETCH(QString, nid);
    const CliResult result = acknowledge({u"--highest"_s, nid});
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains("informal NID"), result.err);
}

void TestAcknowledging::nothingIsAcknowledgedTwice()
{
    const QString before = head();
    const CliResult result = acknowledge();
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains("nothing to acknowledge"), result.err);
    QCOMPARE(head(), before);
}

void TestAcknowledging::quietsAnOlderCopy()
{
    const QString left = head();
    putOlderCopyInPlace();
    for (int more = 0; more < 2; ++more) { // also heads of the own history that are shorter than the lost one
        QVERIFY(run({u"comment"_s, u"urn-1"_s, u"Is it so?"_s}).err.contains("does not continue"));
        QCOMPARE(verify().status, 1);
    }
    const CliResult result = acknowledge();
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains("does not continue from a known head"), result.out);
    expectIntact();
    QVERIFY(run({u"comment"_s, u"urn-1"_s, u"It is."_s}).err.isEmpty());
    expectIntact();

    const QByteArray log = run({u"log"_s, u"--what"_s, u"acknowledged"_s}).out;
    QVERIFY2(log.contains("The disk broke.") && log.contains("Ada"), log);
    QVERIFY2(log.contains("to " + left.section(u' ', 2, 2).toUtf8() + " are missing"), log);
    const CliResult named = since(left);
    QCOMPARE(named.status, 1);
    QVERIFY2(
        named.out.contains(" to " + left.section(u' ', 2, 2).toUtf8() + " are missing: acknowledged on "),
        named.out);
    QCOMPARE(since(head()).out, QByteArray("sound\n"));

    // Nothing else is acknowledged.
    putOlderCopyInPlace();
    QCOMPARE(verify().status, 1);
}

void TestAcknowledging::anOlderCopyReusesNoNumber()
{
    putOlderCopyInPlace();
    QCOMPARE(registered(), QByteArray("urn-4\n"));
    QCOMPARE(acknowledge().status, 0);
    QCOMPARE(registered(), QByteArray("urn-5\n"));
    QCOMPARE(run({u"new"_s, u"boxes"_s, u"--from=-"_s}, templateText("boxes")).out, QByteArray("draft:7\n"));
    expectIntact();
}

void TestAcknowledging::aRestoreKeepsAcknowledgments()
{
    const QString left = head();
    putOlderCopyInPlace();
    QCOMPARE(acknowledge().status, 0);
    QCOMPARE(run({u"registry"_s, u"restore"_s, m_folder->filePath(u"old"_s)}).status, 0);
    expectIntact();
    QVERIFY(run({u"log"_s}).out.contains("The disk broke."));
    QCOMPARE(since(left).status, 1);
}

void TestAcknowledging::neverLowersNumbers()
{
    for (const auto& [highest, next] :
         {std::pair(u"urn-20"_s, "urn-21\n"), std::pair(u"urn-5"_s, "urn-22\n")}) {
        const CliResult result = acknowledge({u"--highest"_s, highest});
        QVERIFY2(result.status == 0 && result.err.isEmpty(), result.err);
        QCOMPARE(registered(), QByteArray(next));
    }
    expectIntact();
}

void TestAcknowledging::quietsAForeignChange_data()
{
    QTest::addColumn<QString>("sql"); // %1 is a value
    QTest::newRow("a draft") << u"UPDATE content SET purpose = '%1' WHERE id = "
                                "(SELECT content_id FROM draft WHERE id = 2)"_s;
    QTest::newRow("a registration") << u"UPDATE registration SET registrant = '%1' WHERE nid = 'urn-1'"_s;
    QTest::newRow("a version") << u"UPDATE content SET purpose = '%1' WHERE id = "
                                  "(SELECT content_id FROM version WHERE id = 1)"_s;
    QTest::newRow("an event") << u"UPDATE event SET who = '%1' WHERE id = 1"_s;
    QTest::newRow("another event") << u"INSERT INTO event (draft_id, at, who, what, note, link) "
                                      "VALUES (1, 1, '%1', 'reviewed', '', '')"_s;
    QTest::newRow("a person")
        << u"INSERT INTO person "
           "VALUES ('%1', 'x', '', '', (SELECT coalesce(max(number), 0) + 1 FROM person))"_s;
    QTest::newRow("a counter") << u"UPDATE sqlite_sequence SET seq = seq + length('%1') "
                                  "WHERE name = 'review_comment' OR name = 'event'"_s;
}

void TestAcknowledging::quietsAForeignChange()
{
    QFETCH(QString, sql);
    QString before;
    for (const QString& value : {u"forged"_s, u"forged twice"_s}) {
        before = head();
        change(sql.arg(value));
        QCOMPARE(verify().status, 1);
        const CliResult result = acknowledge();
        QCOMPARE(result.status, 0);
        QVERIFY(!result.out.isEmpty());
        expectIntact();
        const CliResult named = since(before);
        QCOMPARE(named.status, 1);
        QVERIFY2(named.out.contains("acknowledged on ") && named.out.contains("by Ada"), named.out);
        QCOMPARE(since(head()).out, QByteArray("sound\n"));
    }
    QVERIFY(head() != before);
    // What was acknowledged can be used as before.
    QCOMPARE(run({u"comment"_s, u"urn-1"_s, u"It is."_s}).status, 0);
    QCOMPARE(run({u"comment"_s, u"draft:2"_s, u"It is."_s}).status, 0);
    expectIntact();
}

void TestAcknowledging::quietsAWrongSearchIndex()
{
    change(u"UPDATE registration_text SET text = 'nonsense' WHERE rowid = 1; DELETE FROM draft_text;"
           "INSERT INTO draft_text (rowid, text) VALUES (77, 'orphan')"_s);
    QCOMPARE(verify().status, 1);
    QCOMPARE(acknowledge().status, 0);
    expectIntact();
}

void TestAcknowledging::doesNotAcknowledgeAForeignTable()
{
    const QString before = head();
    change(u"CREATE TABLE other (x TEXT)"_s);
    const CliResult result = acknowledge();
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains("other"), result.err);
    QCOMPARE(verify().status, 1);
    QCOMPARE(head(), before);
}

NIDUS_TEST(tst_acknowledging, TestAcknowledging)
#include "tst_acknowledging.moc"
