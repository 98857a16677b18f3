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

/// Returns the code of the operation's error.
using Operation = std::function<std::optional<ErrorCode>(Connection&)>;

/// How many statements run before one fails; at most 0 = none fails.
std::atomic<int> statementsLeft = 0;
/// The end of the names of the files whose statements count.
QByteArray countedFiles;

int countStatement(unsigned /*kind*/, void* context, void* /*statement*/, void* text)
{
    auto* const database = static_cast<sqlite3*>(context);
    const bool isCounted = !QByteArrayView(static_cast<const char*>(text)).startsWith("--") && // of a trigger
                           QByteArrayView(sqlite3_db_filename(database, "main")).endsWith(countedFiles);
    if (isCounted && statementsLeft > 0 && --statementsLeft == 0)
        sqlite3_interrupt(database);
    return 0;
}

int watchDatabase(sqlite3* database, const char** /*error*/, const sqlite3_api_routines* /*routines*/)
{
    return sqlite3_trace_v2(database, SQLITE_TRACE_STMT, countStatement, database);
}

/// Runs the operation with its statement `number`, from 1, failing; returns whether it has that many
/// statements.
bool runsWithFailure(int number, const std::function<void()>& operation)
{
    statementsLeft = number;
    operation();
    return statementsLeft.exchange(0) <= 0;
}

/// Commits what `write` does.
Operation transactionOf(std::function<Result<void>(Connection&)> write)
{
    return [write = std::move(write)](Connection& connection) {
        auto transaction = Transaction::begin(connection, Transaction::Kind::Write);
        if (!transaction)
            return codeOf(transaction);
        const auto done = write(connection);
        return codeOf(done ? transaction->commit() : done);
    };
}

} // namespace

/// Every statement can fail, because the disk or memory fails or a user cancels.
class TestFailingStatements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { sqlite3_reset_auto_extension(); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        countedFiles.clear();
    }

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
        return codeOf(LedgerBytes(c).bytesOf(LedgerSubject{LedgerSubject::Kind::Version, 1}, {}));
    });
    row("bytes of entries", [](Connection& c) { return codeOf(LedgerBytes(c).bytesOf(1, 9)); });
    row("seals of entries", [](Connection& c) { return codeOf(sealsFor(c, 1, 9)); });
    row("erased values", [](Connection& c) { return codeOf(examineErased(c)); });
    row("restorations", [](Connection& c) { return codeOf(restorations(c)); });
    row("acknowledgments", [](Connection& c) { return codeOf(acknowledgments(c)); });
    row("columns", [](Connection& c) { return codeOf(SealedItemReader(c).placesOf("draft"_L1)); });
    row("heads", [](Connection& c) {
        return codeOf(compareHeads(c, {{{.count = 1, .hash = {}, .identity = u"x"_s}}}, HeadSource::Witness));
    });
    row("common entries", [](Connection& c) { return codeOf(newestCommonEntry(c, c)); });
    for (const SealedKind& kind : sealedKinds())
        row(kind.word.data(), [&kind](Connection& c) {
            return codeOf(
                SealedItemReader(c).each(kind, allKeys(kind), [](qint64 /*key*/, const SealedItem& /*item*/) {
                    return Result<void>();
                }));
        });
    row("earlier restorations", transactionOf([](Connection& c) {
            return enterEarlierRestorations(
                c, {{.at = c.now(), .who = u"Ada"_s, .leftHash = QByteArray(32, 'x')}});
        }));
    row("confirming the identity", transactionOf(confirmIdentity));
    row("sealing again", transactionOf([](Connection& c) {
            const auto entered = confirmIdentity(c);
            return entered ? sealAgain(c, "person"_L1, 1) : entered;
        }));
    row("changing a draft",
        transactionOf([](Connection& c) { return c.execute(u"UPDATE draft SET saves = 9 WHERE id = 3"_s); }));
    row("another identity", [](Connection& c) { return codeOf(assignNewIdentity(c.path())); });
}

void TestFailingStatements::isReported()
{
    QFETCH(Operation, operation);
    QVERIFY(QFile::copy(m_base.filePath(u"base.nidus"_s), path()));
    bool isFailing = true;
    for (int number = 1; isFailing; ++number) {
        std::optional<ErrorCode> code;
        const auto connection = openRegistryFile(path(), {}).value();
        isFailing = runsWithFailure(number, [&] { code = operation(*connection); });
        QVERIFY2(code.has_value() == isFailing, qPrintable(u"statement %1"_s.arg(number)));
    }
    QCOMPARE(Registry::open(path())->history().examine(), QList<Error>());
}

/// The file is complete, or there is none.
void TestFailingStatements::leavesNoIncompleteRegistry()
{
    RegistryContent content;
    content.records = {{{.nid = u"isbn"_s, .registrant = u"Agency"_s}, {}, {}}};
    std::optional<ErrorCode> code;
    int failures = 0;
    for (int number = 1;
         runsWithFailure(number, [&] { code = codeOf(createRegistryFile(path(), content, {})); }); ++number) {
        QCOMPARE(QFile::exists(path()), !code);
        if (code) {
            ++failures;
            continue;
        }
        const auto made = Registry::open(path());
        QVERIFY(made.has_value());
        QCOMPARE(made->contents().all()->records, content.records);
        init();
    }
    QVERIFY(failures > 0);
}

void TestFailingStatements::leavesNoIncompleteRestore_data()
{
    QTest::addColumn<bool>("isOpen");
    QTest::addColumn<QByteArray>("files");
    QTest::addColumn<int>("last"); // this many statements are tried
    constexpr int every = std::numeric_limits<int>::max();
    QTest::newRow("the file of an open registry") << true << QByteArray("a.nidus") << every;
    QTest::newRow("the backup, for a lost file") << false << QByteArray("b.nidus") << every;
    QTest::newRow("the new file, for a lost file") << false << QByteArray(".new") << 60;
}

/// The registry has the content of the backup, or that of before.
void TestFailingStatements::leavesNoIncompleteRestore()
{
    QFETCH(const bool, isOpen);
    QFETCH(const int, last);
    QFETCH(const QByteArray, files);
    const auto restore = [&](Registry& registry) {
        return isOpen ? registry.copies().restore({path(u"b.nidus"_s)})
                      : RegistryBackups::restoreFile(path(), {path(u"b.nidus"_s)});
    };
    std::optional<Registry> registry;
    const auto prepare = [&] {
        init();
        registry = Registry::create(path(), {}).value();
        QVERIFY(registry->copies().backUp(path(u"b.nidus"_s)).has_value());
        QVERIFY(registry->drafts().create(newDraft(u"later"_s), kAct).has_value());
        if (isOpen)
            return;
        registry = Registry::inMemory({}).value();
        QVERIFY(QFile::remove(path()));
    };
    constexpr int many = 1'000'000;
    prepare();
    countedFiles = files;
    statementsLeft = many;
    QVERIFY(restore(*registry).has_value());
    const int count = many - statementsLeft.exchange(0);
    QVERIFY(count > 0);
    bool isPrepared = false;
    for (int number = std::max(1, count - last); number <= count; ++number) {
        if (!isPrepared)
            prepare();
        countedFiles = files;
        Result<RestoreReport> report;
        runsWithFailure(number, [&] { report = restore(*registry); });
        isPrepared = !report; // nothing was changed
        if (!isOpen && !report) {
            QCOMPARE(codeOf(report), base::kCanceled); // not an error of a later step
            QVERIFY(!QFile::exists(path()));
            continue;
        }
        auto opened = isOpen ? std::move(*registry) : Registry::open(path());
        QVERIFY(opened.has_value());
        registry = *std::move(opened);
        QCOMPARE(registry->drafts().all()->size(), report ? 0 : 1);
        if (isOpen && report)
            QCOMPARE(report->missing, QStringList{u"draft:1"_s});
    }
}

NIDUS_TEST(tst_failingstatements, TestFailingStatements)
#include "tst_failingstatements.moc"
