// SPDX-License-Identifier: Apache-2.0
#include "core/registration/utc.h"
#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "tests/brokenpromises.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<Connection> memory() { return Connection::open({}, OpenMode::Memory, {}).value(); }

QString textOf(const QueryRow& row) { return row.text(0); }

} // namespace

class TestConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void keepsTextUnchanged_data();
    void keepsTextUnchanged();
    void nullTextIsEmptyText();
    void keepsTimesToTheMillisecond();
    void limitsNumbersThatDoNotFit();
    void runsTheSameStatementAgain();
    void readsColumnsThatAScriptAdded();
    void reportsErrorsInEveryCall();
    void rollsBackUncommittedChanges();
    void countsOnlyCommittedWrites();
    void neverCreatesAFile();
    void configuresEveryConnection_data();
    void configuresEveryConnection();
    void removesItsConnection();
};

void TestConnection::keepsTextUnchanged_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << u""_s;
    QTest::newRow("quotes") << u"it's \"so\"; --"_s;
    QTest::newRow("line ends") << u"a\r\nb\tc\n"_s;
    QTest::newRow("embedded NUL") << u"a\0b"_s;
    QTest::newRow("beyond the BMP") << u"\U0001F600 模板 é e\u0301"_s;
    QTest::newRow("looks like a number") << u"007"_s;
}

void TestConnection::keepsTextUnchanged()
{
    QFETCH(QString, text);
    const auto connection = memory();
    QVERIFY(connection->execute(u"CREATE TABLE t (x TEXT NOT NULL) STRICT"_s).has_value());
    QVERIFY(connection->execute(u"INSERT INTO t (x) VALUES (?)"_s, {boundText(text)}).has_value());
    QCOMPARE(connection->list(u"SELECT x FROM t"_s, {}, textOf), QStringList{text});
}

void TestConnection::nullTextIsEmptyText()
{
    const auto connection = memory();
    QCOMPARE(connection->number(u"SELECT ? IS ''"_s, {boundText({})}), 1);
}

/// Only a file that another program changed has such numbers. 2^32 + 1 is not 1, and 2^32 is not false.
void TestConnection::limitsNumbersThatDoNotFit()
{
    const auto connection = memory();
    const auto numberOf = [&](const QString& sql) {
        return connection->first(sql, {}, [](const QueryRow& row) { return row.number(0); }).value().value();
    };
    QCOMPARE(numberOf(u"SELECT 4294967297"_s), 2'147'483'647);
    QCOMPARE(numberOf(u"SELECT -4294967297"_s), -2'147'483'647 - 1);
    QCOMPARE(numberOf(u"SELECT 2147483647"_s), 2'147'483'647);
    QCOMPARE(numberOf(u"SELECT -7"_s), -7);
    const auto flag =
        connection->first(u"SELECT 4294967296"_s, {}, [](const QueryRow& row) { return row.flag(0); });
    QVERIFY(flag.value().value());
}

void TestConnection::keepsTimesToTheMillisecond()
{
    const auto connection = memory();
    const auto stored = [&connection](const QDateTime& time) {
        return connection
            ->list(u"SELECT ?"_s, {boundTime(time)}, [](const QueryRow& row) { return row.time(0); })
            .value()
            .first();
    };
    const QDateTime time({2024, 2, 29}, QTime(23, 59, 59, 999), kUtc);
    QCOMPARE(stored(time), time);
    QCOMPARE(stored(time).timeSpec(), Qt::UTC);
    QCOMPARE(stored(time.addYears(-100)), time.addYears(-100));
    QVERIFY(!stored({}).isValid());
}

void TestConnection::runsTheSameStatementAgain()
{
    const auto connection = memory();
    QVERIFY(connection->execute(u"CREATE TABLE t (x INTEGER)"_s).has_value());
    for (int i = 1; i <= 3; ++i)
        QCOMPARE(connection->insert(u"INSERT INTO t (x) VALUES (?)"_s, {i}), i);
    QCOMPARE(connection->number(u"SELECT sum(x) FROM t"_s), 6);
    const auto none = connection->first(u"SELECT x FROM t WHERE x > 9"_s, {}, textOf);
    QVERIFY(none.has_value() && !none->has_value());
    QCOMPARE(connection->number(u"SELECT x FROM t WHERE x > 9"_s), 0);
    // A statement that was read halfway would lock the table.
    QVERIFY(connection->first(u"SELECT x FROM t"_s, {}, textOf).has_value());
    QVERIFY(connection->execute(u"DROP TABLE t"_s).has_value());
}

void TestConnection::readsColumnsThatAScriptAdded()
{
    const auto connection = memory();
    QVERIFY(connection->executeScript("CREATE TABLE t (x INTEGER NOT NULL) STRICT; INSERT INTO t VALUES (1)")
                .has_value());
    const auto last = [&connection] {
        return connection->first(u"SELECT * FROM t"_s, {},
                                 [](const QueryRow& row) { return row.integer(1); });
    };
    QCOMPARE(connection->number(u"SELECT * FROM t"_s), 1);
    QVERIFY(connection->executeScript("ALTER TABLE t ADD COLUMN y INTEGER NOT NULL DEFAULT 7").has_value());
    QCOMPARE(last().value(), 7);
}

void TestConnection::reportsErrorsInEveryCall()
{
    const auto connection = memory();
    const QString bad = u"SELECT nothing FROM nowhere"_s;
    QCOMPARE(connection->execute(bad).error().code, storage::kDatabaseFailure);
    QCOMPARE(connection->insert(bad).error().code, storage::kDatabaseFailure);
    QCOMPARE(connection->number(bad).error().code, storage::kDatabaseFailure);
    QCOMPARE(connection->list(bad, {}, textOf).error().code, storage::kDatabaseFailure);
    QCOMPARE(connection->first(bad, {}, textOf).error().code, storage::kDatabaseFailure);
    QCOMPARE(connection->ids(u"SELECT x FROM nowhere WHERE y = ?"_s, u"z"_s).error().code,
             storage::kDatabaseFailure);
    QCOMPARE(connection->executeScript("CREATE TABLE t (x); nonsense;").error().code,
             storage::kDatabaseFailure);
    QVERIFY(!connection->execute(bad).error().detail.empty());
}

void TestConnection::rollsBackUncommittedChanges()
{
    const auto connection = memory();
    QVERIFY(connection->execute(u"CREATE TABLE t (x INTEGER)"_s).has_value());
    {
        const auto transaction = Transaction::begin(*connection, Transaction::Kind::Write);
        QVERIFY(transaction.has_value());
        QVERIFY(connection->execute(u"INSERT INTO t (x) VALUES (1)"_s).has_value());
    }
    QCOMPARE(connection->number(u"SELECT count(*) FROM t"_s), 0);
    auto transaction = Transaction::begin(*connection, Transaction::Kind::Write);
    QVERIFY(transaction.has_value());
    QVERIFY(!Transaction::begin(*connection, Transaction::Kind::Write).has_value());
    QVERIFY(connection->execute(u"INSERT INTO t (x) VALUES (1)"_s).has_value());
    QVERIFY(connection->isInTransaction());
    QVERIFY(transaction->commit().has_value());
    QVERIFY(!connection->isInTransaction());
    QCOMPARE(connection->number(u"SELECT count(*) FROM t"_s), 1);
    const test::BrokenPromises broken;
    const auto second = transaction->commit();
    QVERIFY(!second.has_value());
    QCOMPARE(second.error().code, base::kBrokenPromise);
    QCOMPARE(broken.all(), std::vector{second.error().detail});
}

void TestConnection::countsOnlyCommittedWrites()
{
    const auto connection = memory();
    const qint64 before = connection->dataVersion().value();
    QVERIFY(Transaction::begin(*connection, Transaction::Kind::Write).has_value());
    auto read = Transaction::begin(*connection, Transaction::Kind::Read);
    QVERIFY(read.has_value() && read->commit().has_value());
    QCOMPARE(connection->dataVersion(), before);
    auto write = Transaction::begin(*connection, Transaction::Kind::Write);
    QVERIFY(write.has_value() && write->commit().has_value());
    QCOMPARE(connection->dataVersion(), before + 1);
}

void TestConnection::neverCreatesAFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"none.nidus"_s);
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly, OpenMode::Immutable}) {
        const auto connection = Connection::open(path, mode, {});
        QVERIFY(!connection.has_value());
        QCOMPARE(connection.error().code, base::kFileNotReadable);
        QCOMPARE(connection.error().subject, path.toStdString());
    }
    QVERIFY(!QFile::exists(path));
}

void TestConnection::configuresEveryConnection_data()
{
    QTest::addColumn<QString>("pragma");
    QTest::addColumn<int>("value");
    QTest::newRow("foreign keys") << u"foreign_keys"_s << 1;
    QTest::newRow("triggers see REPLACE") << u"recursive_triggers"_s << 1;
    QTest::newRow("schema is not trusted") << u"trusted_schema"_s << 0;
    QTest::newRow("synchronous FULL") << u"synchronous"_s << 2;
}

void TestConnection::configuresEveryConnection()
{
    QFETCH(QString, pragma);
    QFETCH(int, value);
    QCOMPARE(memory()->number(u"PRAGMA "_s + pragma), value);
}

void TestConnection::removesItsConnection()
{
    {
        const auto one = memory();
        const auto other = memory();
        QVERIFY(one->number(u"SELECT 1"_s).has_value());
        QCOMPARE(QSqlDatabase::connectionNames().size(), 2);
    }
    QCOMPARE(QSqlDatabase::connectionNames().size(), 0);
}

NIDUS_TEST(tst_connection, TestConnection)
#include "tst_connection.moc"
