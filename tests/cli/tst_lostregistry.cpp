// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/clirun.h"
#include "tests/cli/templatetext.h"
#include "tests/testprogram.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::templateText;
using nidus::test::writtenFile;

/// A registry whose file was lost, damaged, or replaced by an older copy: nothing is assigned twice, and what
/// is missing is reported until it is acknowledged.
class TestLostRegistry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aWriterDoesNotStartAnew_data();
    void aWriterDoesNotStartAnew();
    void aReaderDoesNotStartAnew();
    void aNewNameIsCreated();
    void aMovedRegistryIsQuiet();
    void aRestoreOntoALostFileReusesNoNumber_data();
    void aRestoreOntoALostFileReusesNoNumber();
    void numbersOfBackupsAreNotReused();
    void theNewestBranchIsMissed();
    void anotherRegistryStartsItsOwnNumbers();
    void twoRestoresOfOneCopyAreQuiet();
    void sinceNamesWhatARestoreRemoved();
    void aRestoreNamesAChangedApprovalRule();
    void aRestoreExplainsAnOlderCopyPutInPlaceByHand();
    void onlyAWriterTurnsOnTheLogOfACopy();

private:
    [[nodiscard]] CliResult run(const QStringList& words, const QByteArray& input = {}) const
    {
        return Cli{.registryPath = m_path, .headsFile = m_headsFile}.run(words, input);
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] CliResult registered() const
    {
        return run({u"new"_s, u"--informal"_s, u"--from=-"_s, u"--register"_s}, templateText(""));
    }
    [[nodiscard]] QString head() const
    {
        return QString::fromUtf8(run({u"registry"_s, u"head"_s}).out).trimmed();
    }
    [[nodiscard]] CliResult verify(const QString& since = {}) const
    {
        QStringList words{u"registry"_s, u"verify"_s};
        if (!since.isEmpty())
            words << u"--since"_s << since;
        return run(words);
    }
    [[nodiscard]] CliResult restored(const QString& copy) const
    {
        return run({u"registry"_s, u"restore"_s, copy, u"--by"_s, u"Ada"_s});
    }
    void loseFile() const
    {
        for (const auto suffix : {""_L1, "-wal"_L1, "-shm"_L1})
            QFile::remove(m_path + suffix);
    }
    void loseBackups() const { QVERIFY(QDir(m_path + ".backups"_L1).removeRecursively()); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    QString m_headsFile;
};

/// A registry with urn-1 and a backup; then urn-2 and urn-3.
void TestLostRegistry::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = path(u"r.nidus"_s);
    m_headsFile = path(u"data/heads"_s);
    QCOMPARE(run({u"registry"_s, u"create"_s, u"--empty"_s, m_path}).status, 0);
    QCOMPARE(registered().out, QByteArray("urn-1\n"));
    QCOMPARE(run({u"registry"_s, u"backup"_s, path(u"old"_s)}).status, 0);
    QCOMPARE(registered().out, QByteArray("urn-2\n"));
    QCOMPARE(registered().out, QByteArray("urn-3\n"));
}

void TestLostRegistry::aWriterDoesNotStartAnew_data()
{
    QTest::addColumn<QStringList>("removed");
    QTest::newRow("heads and backups are left") << QStringList();
    QTest::newRow("heads are left") << QStringList{u"r.nidus.backups"_s, u"data"_s};
    QTest::newRow("backups are left") << QStringList{u"r.nidus.heads"_s, u"data"_s};
    QTest::newRow("heads in the data folder are left")
        << QStringList{u"r.nidus.heads"_s, u"r.nidus.backups"_s};
    QTest::newRow("a link is in the place of the heads")
        << QStringList{u"r.nidus.heads"_s, u"r.nidus.backups"_s, u"data"_s};
}

void TestLostRegistry::aWriterDoesNotStartAnew()
{
    QFETCH(QStringList, removed);
    QCOMPARE(restored(path(u"old"_s)).status, 0); // makes a backup
    loseFile();
    for (const QString& name : removed)
        QVERIFY(QFile::remove(path(name)) || QDir(path(name)).removeRecursively());
    if (removed.size() == 3)
        QVERIFY(QFile::link(path(u"old"_s), path(u"r.nidus.heads"_s)));
    for (int time = 0; time < 2; ++time) {
        const CliResult result = registered();
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains("registry restore"), result.err);
        QVERIFY2(result.err.contains("registry create"), result.err);
        QVERIFY(!QFile::exists(m_path));
    }
    QCOMPARE(run({u"registry"_s, u"create"_s, u"--empty"_s, m_path}).status, 0);
    QCOMPARE(registered().status, 0);
    QCOMPARE(verify().out, QByteArray("sound\n"));
    QVERIFY2(run({u"list"_s}).err.isEmpty(), run({u"list"_s}).err);
}

void TestLostRegistry::aReaderDoesNotStartAnew()
{
    loseFile();
    QCOMPARE(run({u"list"_s}).status, 2);
    QVERIFY(!QFile::exists(m_path));
}

void TestLostRegistry::aNewNameIsCreated()
{
    m_path = path(u"new.nidus"_s);
    QCOMPARE(registered().status, 0);
    QVERIFY(QFile::exists(m_path));
}

void TestLostRegistry::aMovedRegistryIsQuiet()
{
    const QString moved = path(u"moved.nidus"_s);
    QVERIFY(QFile::rename(m_path, moved));
    m_path = moved;
    QVERIFY2(run({u"list"_s}).err.isEmpty(), run({u"list"_s}).err);
    QCOMPARE(verify().out, QByteArray("sound\n"));
    QCOMPARE(registered().out, QByteArray("urn-4\n"));
}

void TestLostRegistry::aRestoreOntoALostFileReusesNoNumber_data()
{
    QTest::addColumn<int>("bytes"); // that are left of the file, -1 = it is gone
    QTest::addColumn<bool>("isZeroed");
    QTest::addColumn<QString>("lost");
    for (const QString& lost : {u"data"_s, u"r.nidus.heads"_s}) {
        QTest::addRow("lost with %s", qPrintable(lost)) << -1 << false << lost;
        QTest::addRow("empty with %s", qPrintable(lost)) << 0 << false << lost;
        QTest::addRow("zeroed with %s", qPrintable(lost)) << 8192 << true << lost;
        QTest::addRow("cut with %s", qPrintable(lost)) << 8192 << false << lost;
    }
}

void TestLostRegistry::aRestoreOntoALostFileReusesNoNumber()
{
    QFETCH(int, bytes);
    QFETCH(bool, isZeroed);
    QFETCH(QString, lost);
    const QString left = head();
    QVERIFY(QDir(path(lost)).removeRecursively() || QFile::remove(path(lost)));
    const qint64 entries = left.section(u' ', 2, 2).toLongLong();
    if (bytes < 0) {
        loseFile();
    } else {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(bytes));
        QVERIFY(!isZeroed || file.write(QByteArray(bytes, '\0')) == bytes);
    }
    QCOMPARE(registered().status, 2);
    const CliResult result = restored(path(u"old"_s));
    QCOMPARE(result.status, 0);
    const QByteArray missing = " to " + QByteArray::number(entries);
    QVERIFY2(result.err.contains(missing), result.err);

    QVERIFY2(run({u"list"_s}).err.isEmpty(), run({u"list"_s}).err);
    QCOMPARE(verify().out, QByteArray("sound\n"));
    QVERIFY(run({u"log"_s, u"--what"_s, u"restored"_s}).out.contains("Ada"));
    const CliResult since = verify(left);
    QCOMPARE(since.status, 1);
    QVERIFY2(since.out.contains(missing + " are missing: restored from a backup on "), since.out);
    QCOMPARE(registered().out, QByteArray("urn-4\n"));
    // The numbers of drafts are not reused either.
    QCOMPARE(run({u"new"_s, u"--informal"_s, u"--from=-"_s}, templateText("")).out, QByteArray("draft:5\n"));
}

/// After a restore, the backups are copies of two branches; without heads, the newest one is missing.
void TestLostRegistry::theNewestBranchIsMissed()
{
    QCOMPARE(restored(path(u"old"_s)).status, 0); // keeps a backup of the first branch
    QCOMPARE(registered().out, QByteArray("urn-4\n"));
    QCOMPARE(registered().out, QByteArray("urn-5\n"));
    QCOMPARE(registered().out, QByteArray("urn-6\n"));
    const QString left = head();
    QCOMPARE(restored(path(u"old"_s)).status, 0); // keeps one of the second branch
    loseFile();
    QVERIFY(QFile::remove(m_path + ".heads"_L1));
    QVERIFY(QDir(path(u"data"_s)).removeRecursively());
    const CliResult result = restored(path(u"old"_s));
    QCOMPARE(result.status, 0);
    const QByteArray missing = " to " + left.section(u' ', 2, 2).toUtf8();
    QVERIFY2(result.err.contains(missing), result.err);
    QCOMPARE(registered().out, QByteArray("urn-7\n"));
}

void TestLostRegistry::numbersOfBackupsAreNotReused()
{
    QCOMPARE(restored(path(u"old"_s)).status, 0); // keeps a backup with urn-3
    loseFile();
    QVERIFY(QFile::remove(m_path + ".heads"_L1));
    QVERIFY(QFile::remove(m_headsFile));
    QCOMPARE(restored(path(u"old"_s)).status, 0);
    QCOMPARE(registered().out, QByteArray("urn-4\n"));
}

void TestLostRegistry::anotherRegistryStartsItsOwnNumbers()
{
    loseFile();
    QCOMPARE(run({u"registry"_s, u"create"_s, u"--empty"_s, m_path}).status, 0);
    QCOMPARE(registered().out, QByteArray("urn-1\n"));
}

void TestLostRegistry::twoRestoresOfOneCopyAreQuiet()
{
    QStringList left;
    for (int time = 0; time < 3; ++time) {
        // Longer, then shorter than what was replaced before.
        for (int more = time; more < 3; ++more)
            QCOMPARE(registered().status, 0);
        left.append(head());
        QCOMPARE(restored(path(u"old"_s)).status, 0);
        QVERIFY2(run({u"list"_s}).err.isEmpty(), run({u"list"_s}).err);
        QCOMPARE(verify().out, QByteArray("sound\n"));
    }
    QCOMPARE(run({u"log"_s, u"--what"_s, u"restored"_s}).out.count("Ada"), 3);
    for (const QString& each : left)
        QCOMPARE(verify(each).status, 1);
    QCOMPARE(registered().out, QByteArray("urn-10\n"));
    QCOMPARE(verify().out, QByteArray("sound\n"));
}

void TestLostRegistry::sinceNamesWhatARestoreRemoved()
{
    const QString left = head();
    const auto today = [] { return QDateTime::currentDateTimeUtc().date().toString(Qt::ISODate); };
    const QString before = today();
    QCOMPARE(restored(path(u"old"_s)).status, 0);
    const QString after = today();
    QCOMPARE(verify().out, QByteArray("sound\n"));
    const CliResult since = verify(left);
    QCOMPARE(since.status, 1);
    static const QRegularExpression sentence(
        u"entries (\\d+) to (\\d+) are missing: restored from a backup on (\\S+)\\."_s);
    const QRegularExpressionMatch match = sentence.match(QString::fromUtf8(since.out));
    QVERIFY2(match.hasMatch(), since.out);
    const QString old = path(u"old"_s);
    const QString kept = QString::fromUtf8(Cli{.registryPath = old}.run({u"registry"_s, u"head"_s}).out);
    QCOMPARE(match.captured(1).toLongLong(), kept.section(u' ', 2, 2).toLongLong() + 1);
    QCOMPARE(match.captured(2), left.section(u' ', 2, 2));
    QVERIFY(match.captured(3) == before || match.captured(3) == after);
    // What both have in common continues.
    QCOMPARE(verify(kept.trimmed()).out, QByteArray("sound\n"));
    QCOMPARE(verify(head()).out, QByteArray("sound\n"));
}

void TestLostRegistry::aRestoreNamesAChangedApprovalRule()
{
    QVERIFY2(!restored(path(u"old"_s)).err.contains("approval"), "the rule is the same");
    QCOMPARE(run({u"registry"_s, u"set"_s, u"approval"_s, u"second-person"_s}).status, 0);
    const CliResult result = restored(path(u"old"_s));
    QVERIFY2(result.err.contains("approval rule changed from \"second-person\" to \"reason\""), result.err);
}

/// The heads of the lost history are not those that the restore replaced.
void TestLostRegistry::aRestoreExplainsAnOlderCopyPutInPlaceByHand()
{
    const QString left = head();
    loseFile();
    QVERIFY(QFile::copy(path(u"old"_s), m_path));
    QVERIFY(!run({u"list"_s}).err.isEmpty());
    const CliResult result = restored(path(u"old"_s));
    QVERIFY2(result.status == 0, result.err);
    QVERIFY2(result.err.contains(" to " + left.section(u' ', 2, 2).toUtf8() + " are missing"), result.err);
    QVERIFY2(run({u"list"_s}).err.isEmpty(), run({u"list"_s}).err);
    QCOMPARE(verify().out, QByteArray("sound\n"));
    QCOMPARE(verify(left).status, 1);
    QCOMPARE(registered().out, QByteArray("urn-4\n"));
}

/// Readers change nothing, not even in a backup.
void TestLostRegistry::onlyAWriterTurnsOnTheLogOfACopy()
{
    loseFile();
    QVERIFY(QFile::copy(path(u"old"_s), m_path));
    const auto versions = [this] {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().mid(18, 2) : QByteArray();
    };
    QCOMPARE(run({u"list"_s}).status, 0);
    QCOMPARE(versions(), QByteArray("\1\1"));
    QCOMPARE(registered().out, QByteArray("urn-4\n"));
    QCOMPARE(versions(), QByteArray("\2\2")); // https://sqlite.org/fileformat.html section 1.3.3
}

NIDUS_TEST(tst_lostregistry, TestLostRegistry)
#include "tst_lostregistry.moc"
