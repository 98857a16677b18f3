// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/transaction.h"
#include "core/storage/files/registryfile.h"
#include "core/storage/history/erasedvalues.h"
#include "core/storage/history/heads.h"
#include "core/storage/history/identity.h"
#include "core/storage/history/ledgerbytes.h"
#include "core/storage/history/ledgerhead.h"
#include "core/storage/history/restoration.h"
#include "core/storage/history/sealeditems.h"
#include "core/storage/history/seals.h"
#include "core/storage/registry.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <sqlite3.h>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

/// Returns whether the operation succeeded.
using Operation = std::function<bool(Connection&)>;

/// How many statements run before one fails, in any connection; at most 0 = none fails.
std::atomic<int> statementsLeft = 0;

int countStatement(unsigned /*kind*/, void* database, void* /*statement*/, void* text)
{
    const bool isOfTrigger = QByteArrayView(static_cast<const char*>(text)).startsWith("--");
    if (!isOfTrigger && statementsLeft > 0 && --statementsLeft == 0)
        sqlite3_interrupt(static_cast<sqlite3*>(database));
    return 0;
}

int watchDatabase(sqlite3* database, const char** /*error*/, const sqlite3_api_routines* /*routines*/)
{
    return sqlite3_trace_v2(database, SQLITE_TRACE_STMT, countStatement, database);
}

/// Runs the operation with its statement `number`, from 1, failing; nothing if it has fewer statements.
std::optional<bool> succeedsWithFailure(int number, const std::function<bool()>& operation)
{
    statementsLeft = number;
    const bool isDone = operation();
    return statementsLeft.exchange(0) > 0 ? std::nullopt : std::optional(isDone);
}

} // namespace

/// Every statement can fail, because the disk or memory fails or a user cancels.
class TestFailingStatements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { sqlite3_reset_auto_extension(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void isReported_data();
    void isReported();
    void leavesNoIncompleteRegistry();
    void leavesNoIncompleteRestore_data();
    void leavesNoIncompleteRestore();

private:
    [[nodiscard]] QString path(const QString& name = u"a.nidus"_s) const { return m_folder->filePath(name); }

    QTemporaryDir m_base; ///< of a registry in which every table has a row
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFailingStatements::initTestCase()
{
    QVERIFY(makeFullRegistry(m_base.filePath(u"base.nidus"_s)));
    QCOMPARE(sqlite3_auto_extension(reinterpret_cast<void (*)()>(watchDatabase)), SQLITE_OK);
}

void TestFailingStatements::isReported_data()
{
    QTest::addColumn<Operation>("operation");
    const auto row = [](const char* name, Operation operation) {
        QTest::newRow(name) << std::move(operation);
    };
    row("bytes of a version", [](Connection& c) {
        return LedgerBytes(c).bytesOf(LedgerSubject{LedgerSubject::Kind::Version, 1}, {}).has_value();
    });
    row("bytes of entries", [](Connection& c) { return LedgerBytes(c).bytesOf(1, 9).has_value(); });
    row("seals of entries", [](Connection& c) { return sealsFor(c, 1, 9).has_value(); });
    row("erased values", [](Connection& c) { return examineErased(c).has_value(); });
    row("restorations", [](Connection& c) { return restorations(c).has_value(); });
    row("acknowledgments", [](Connection& c) { return acknowledgments(c).has_value(); });
    row("earlier restorations",
        [](Connection& c) { return enterEarlierRestorations(c, {{.who = u"Ada"_s}}).has_value(); });
    row("columns", [](Connection& c) { return SealedItemReader(c).placesOf("draft"_L1).has_value(); });
    row("heads", [](Connection& c) {
        return compareHeads(c, {{{.count = 1, .hash = {}, .identity = u"x"_s}}}, HeadSource::Witness)
            .has_value();
    });
    row("common entries", [](Connection& c) { return newestCommonEntry(c, c).has_value(); });
    for (const SealedKind& kind : sealedKinds())
        QTest::newRow(kind.word.data()) << Operation([&kind](Connection& c) {
            return SealedItemReader(c)
                .each(kind, allKeys(kind),
                      [](qint64 /*key*/, const SealedItem& /*item*/) { return Result<void>(); })
                .has_value();
        });
    row("confirming the identity", [](Connection& c) {
        auto transaction = Transaction::begin(c, Transaction::Kind::Write);
        return transaction && confirmIdentity(c) && transaction->commit();
    });
    row("sealing again", [](Connection& c) {
        auto transaction = Transaction::begin(c, Transaction::Kind::Write);
        return transaction && confirmIdentity(c) && sealAgain(c, "person"_L1, u"A"_s) &&
               transaction->commit();
    });
    row("another identity", [](Connection& c) { return assignNewIdentity(c.path()).has_value(); });
}

void TestFailingStatements::isReported()
{
    QFETCH(Operation, operation);
    QVERIFY(QFile::copy(m_base.filePath(u"base.nidus"_s), path()));
    int number = 1;
    for (;; ++number) {
        const auto connection = openRegistryFile(path(), {}).value();
        const auto isDone = succeedsWithFailure(number, [&] { return operation(*connection); });
        if (!isDone)
            break;
        QVERIFY2(!*isDone, qPrintable(u"statement %1"_s.arg(number)));
    }
    QVERIFY(number > 1);
    QCOMPARE(Registry::open(path())->history().examine(), QList<Error>());
}

/// The file is complete, or there is none.
void TestFailingStatements::leavesNoIncompleteRegistry()
{
    RegistryContent content;
    content.records = {{{.nid = u"isbn"_s, .registrant = u"Agency"_s}, {}, {}}};
    int failures = 0;
    for (int number = 1;; ++number) {
        const auto isDone =
            succeedsWithFailure(number, [&] { return createRegistryFile(path(), content, {}).has_value(); });
        if (!isDone)
            break;
        failures += *isDone ? 0 : 1;
        if (*isDone) {
            QCOMPARE(Registry::open(path())->contents().all()->records, content.records);
            QCOMPARE(Registry::open(path())->history().examine(), QList<Error>());
        }
        QCOMPARE(QFile::exists(path()), *isDone);
        init();
    }
    QVERIFY(failures > 0);
}

void TestFailingStatements::leavesNoIncompleteRestore_data()
{
    QTest::addColumn<bool>("isOpen");
    QTest::newRow("an open file") << true;
    QTest::newRow("a lost file") << false;
}

/// The registry has the content of the backup, or that of before.
void TestFailingStatements::leavesNoIncompleteRestore()
{
    QFETCH(const bool, isOpen);
    std::optional<Registry> registry; // as before, or none if the file must be made again
    int failures = 0;
    for (int number = 1;; ++number) {
        if (!registry) {
            init();
            registry = Registry::create(path(), {}).value();
            QVERIFY(registry->copies().backUp(path(u"b.nidus"_s)).has_value());
            QVERIFY(registry->drafts().create(newDraft(u"later"_s), kAct).has_value());
            if (!isOpen) {
                registry = Registry::inMemory({}).value();
                QVERIFY(QFile::remove(path()));
            }
        }
        const auto isDone = succeedsWithFailure(number, [&] {
            return (isOpen ? registry->copies().restore({path(u"b.nidus"_s)})
                           : RegistryBackups::restoreFile(path(), {path(u"b.nidus"_s)}))
                .has_value();
        });
        if (!isDone)
            break;
        failures += *isDone ? 0 : 1;
        if (*isDone && !isOpen)
            registry = Registry::open(path()).value();
        if (*isDone || isOpen)
            QCOMPARE(registry->drafts().all()->size(), *isDone ? 0 : 1);
        else
            QVERIFY(!QFile::exists(path()));
        if (*isDone)
            registry.reset();
    }
    QVERIFY(failures > 0);
}

NIDUS_TEST(tst_failingstatements, TestFailingStatements)
#include "tst_failingstatements.moc"
