// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/suspendedtriggers.h"
#include "core/storage/history/headlog.h"
#include "core/storage/history/ledgerbytes.h"
#include "core/storage/history/ledgerhead.h"
#include "core/storage/history/seals.h"
#include "core/storage/registry.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <random>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

/// A head as written before registries had identities; such lines are still read.
const QString kOldHead =
    u"nidus-head 1 28 06fe50442a3644787822b27a2d635c001683eafb995f1a0a2f6cb6050ac60fba -"_s;

enum class Attack : std::uint8_t { Truncate, Fork, Recompute, LoseLog, RollBack };
constexpr int kAttacks = 5;

/// Where the heads are kept.
enum class Witness : std::uint8_t { FileBeside, CommonFile, SomebodyElse };
constexpr int kWitnesses = 3;

/// Does something random that adds to a registry's history.
bool act(Registry& registry, std::mt19937& random)
{
    const Act who{u"Ada %1"_s.arg(random() % 5), u"note %1"_s.arg(random()), {}};
    switch (random() % 4) {
    case 0: {
        const auto draft = registry.drafts().create(newDraft(u"n%1"_s.arg(random())), who);
        return draft && registry.registrations().registerDraft(draft->id, who);
    }
    case 1: return registry.comments().add(u"Abc-D"_s, {.text = u"a comment"_s}, who).has_value();
    default: return registry.activity().enter(u"Abc-D"_s, EventKind::Exported, who).has_value();
    }
}

void replaceFile(const QString& path, const QString& by)
{
    for (const auto suffix : {""_L1, "-wal"_L1, "-shm"_L1})
        QFile::remove(path + suffix);
    QFile::copy(by, path);
}

/// Recomputes the hashes of all entries, as an expert attacker would.
bool recompute(Connection& connection)
{
    auto suspended = SuspendedTriggers::on(connection, {u"ledger"_s});
    const auto ids = connection.list(u"SELECT id FROM ledger ORDER BY id"_s, {},
                                     [](const QueryRow& row) { return row.integer(0); });
    if (!suspended || !ids)
        return false;
    const auto bytes = LedgerBytes(connection).bytesOf(1, ids->last());
    const auto seals = sealsFor(connection, 1, ids->last());
    QByteArray hash = hashOfNothing();
    for (const qint64 id : *ids) {
        hash = hashAfter(hash, bytes->value(id) + seals->value(id));
        if (!connection.execute(u"UPDATE ledger SET hash = ? WHERE id = ?"_s, {hash, id}))
            return false;
    }
    return suspended->resume().has_value();
}

/// Removes the last `count` entries with their rows and leaves no gap.
bool truncate(Connection& connection, qint64 count)
{
    auto suspended = SuspendedTriggers::on(connection, {u"ledger"_s, u"event"_s});
    const qint64 left = connection.number(u"SELECT max(id) FROM ledger"_s).value() - count;
    return suspended &&
           connection
               .executeScript(
                   "PRAGMA foreign_keys = OFF; CREATE TEMP TABLE cut AS SELECT event_id FROM ledger "
                   "WHERE id > " +
                   QByteArray::number(left) +
                   "; DELETE FROM ledger WHERE event_id IN (SELECT event_id FROM cut);"
                   "DELETE FROM event WHERE id IN (SELECT event_id FROM cut);"
                   "UPDATE sqlite_sequence SET seq = (SELECT max(id) FROM ledger) WHERE name = 'ledger';"
                   "UPDATE sqlite_sequence SET seq = (SELECT max(id) FROM event) WHERE name = 'event'")
               .has_value() &&
           suspended->resume().has_value();
}

QString problemOf(const QList<Error>& problems)
{
    QStringList lines;
    for (const Error& problem : problems)
        lines.append(
            u"%1 %2: %3"_s.arg(QLatin1StringView(problem.code.word()))
                .arg(QString::fromStdString(problem.subject), QString::fromStdString(problem.detail)));
    return lines.join(u'\n');
}

bool isFork(const QList<Error>& problems)
{
    return std::ranges::any_of(problems,
                               [](const Error& problem) { return problem.code == storage::kForkedHistory; });
}

} // namespace

class TestHeads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void headIsOneLine();
    void linesAreReadStrictly();
    void everyRegistryHasItsOwnIdentity();
    void findsEveryBreakAndAllowsGrowth();
    void namesTheFirstEntryThatDiffers();
    void aCopySavedAsAnotherNamesItsOrigin();
    void aRestoreIsNotAFork();
    void aRestoreOfAnotherRegistryIsNotAFork();
    void noRestoreOfAnyBranchIsAFork();
    void reportsAnotherRegistryAtThisPathOnce();

private:
    [[nodiscard]] QString path(const QString& name = u"a.nidus"_s) const { return m_folder->filePath(name); }
    [[nodiscard]] std::unique_ptr<Connection> connect() const
    {
        return Connection::open(path(), OpenMode::ReadWrite, {}).value();
    }
    /// Copies the registry with two namespaces, without any seen heads.
    void layOut(const QString& name = u"a.nidus"_s)
    {
        QVERIFY(QFile::copy(m_base->filePath(u"base.nidus"_s), path(name)));
    }
    [[nodiscard]] RegistryOptions options() const { return {.headsFile = path(u"all/heads"_s)}; }
    void runCase(int number);

    std::unique_ptr<QTemporaryDir> m_base;
    std::unique_ptr<QTemporaryDir> m_folder;
    int m_growths = 0;
};

void TestHeads::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    if (!m_base) {
        m_base = std::make_unique<QTemporaryDir>();
        QVERIFY(Registry::create(m_base->filePath(u"base.nidus"_s), makeRegistry().contents().all().value())
                    .has_value());
    }
}

void TestHeads::headIsOneLine()
{
    layOut();
    auto registry = Registry::open(path());
    const QString line = registry->history().head()->toLine();
    static const QRegularExpression shape(u"^nidus-head 1 \\d+ [0-9a-f]{64} [0-9a-f]{32}$"_s);
    QVERIFY2(shape.match(line).hasMatch(), qPrintable(line));
    QCOMPARE(registry->history().head()->count, connect()->number(u"SELECT count(*) FROM ledger"_s).value());
    QCOMPARE(HistoryHead::fromLine(line), registry->history().head().value());
    QVERIFY(registry->activity().enter(u"Abc-D"_s, EventKind::Exported, kAct).has_value());
    QCOMPARE(registry->history().head()->count, HistoryHead::fromLine(line)->count + 1);
    QVERIFY(registry->history().head()->hash != HistoryHead::fromLine(line)->hash);
}

void TestHeads::linesAreReadStrictly()
{
    QVERIFY(HistoryHead::fromLine(kOldHead).has_value());
    QVERIFY(HistoryHead::fromLine(u" "_s + kOldHead + u"\r\n"_s).has_value());
    for (const QString& wrong :
         {u"nidus-head 2 "_s + kOldHead.sliced(13), kOldHead + u"0"_s, kOldHead.chopped(1),
          kOldHead.toUpper(), u"x"_s + kOldHead, QString(kOldHead).replace(u" 28 "_s, u" 028 "_s), QString()})
        QVERIFY2(!HistoryHead::fromLine(wrong), qPrintable(wrong));
    QCOMPARE(
        HistoryHead::inText(u"X-Nidus-Head: "_s + kOldHead + u"\r\nand \""_s + kOldHead + u"\"."_s).size(),
        2);
}

void TestHeads::everyRegistryHasItsOwnIdentity()
{
    QSet<QString> identities;
    for (int i = 0; i < 4; ++i)
        identities.insert(Registry::create(path(u"%1.nidus"_s.arg(i)), {})->history().head()->identity);
    QCOMPARE(identities.size(), 4);
}

void TestHeads::runCase(int number)
{
    std::mt19937 random(static_cast<std::mt19937::result_type>(number));
    const auto attack = static_cast<Attack>(number % kAttacks);
    const auto witness = static_cast<Witness>(number / kAttacks % kWitnesses);
    layOut();
    const QString earlier = path(u"earlier"_s);
    const int before = 1 + int(random() % 2);
    const int after = 1 + int(random() % 2);
    QList<HistoryHead> given;
    const auto grow = [&] {
        auto registry = Registry::open(path(), options());
        QVERIFY2(registry->history().headProblems().isEmpty(),
                 qPrintable(problemOf(registry->history().headProblems())));
        QVERIFY(act(*registry, random));
        const auto forks = registry->history().compareWith(given);
        QVERIFY2(forks->isEmpty(), qPrintable(problemOf(*forks)));
        given.append(registry->history().head().value());
        ++m_growths;
    };
    for (int i = 0; i < before; ++i)
        grow();
    QVERIFY(QFile::copy(path(), earlier));
    if (attack == Attack::LoseLog) {
        auto registry = Registry::open(path(), options());
        for (int i = 0; i < after; ++i)
            QVERIFY(act(*registry, random));
        given.append(registry->history().head().value());
        QFile::remove(earlier);
        QVERIFY(QFile::copy(path(), earlier)); // without the log, which contains the rest
    } else {
        for (int i = 0; i < after; ++i)
            grow();
    }
    // Only entries of events are cut off.
    for (int i = 0; attack == Attack::Truncate && i < 2; ++i) {
        auto registry = Registry::open(path(), options());
        QVERIFY(registry->activity().enter(u"Abc-D"_s, EventKind::Exported, kAct).has_value());
        given.append(registry->history().head().value());
    }

    if (witness != Witness::FileBeside)
        QVERIFY(QFile::remove(path() + ".heads"_L1));
    if (witness != Witness::CommonFile)
        QVERIFY(QFile::remove(options().headsFile));
    if (witness == Witness::SomebodyElse)
        given = {given.last()};
    switch (attack) {
    case Attack::Truncate: QVERIFY(truncate(*connect(), 1 + qint64(random() % 2))); break;
    case Attack::Recompute: {
        const auto connection = connect();
        auto suspended = SuspendedTriggers::on(*connection, {u"event"_s});
        QVERIFY(
            connection->execute(u"UPDATE event SET note = 'forged' WHERE id = (SELECT max(id) FROM event)"_s)
                .has_value());
        QVERIFY(suspended->resume().has_value());
        QVERIFY(recompute(*connection));
        break;
    }
    case Attack::Fork: {
        replaceFile(path(), earlier);
        const QString heads = path() + ".heads"_L1;
        QFile::rename(heads, path(u"kept"_s));
        for (int i = 0; i < 5 + after; ++i) {
            auto registry = Registry::open(path());
            QVERIFY(registry->activity()
                        .enter(u"Abc-D"_s, EventKind::Exported, {u"somebody"_s, {}, {}})
                        .has_value());
        }
        QFile::remove(heads);
        QFile::rename(path(u"kept"_s), heads);
        break;
    }
    case Attack::LoseLog:
    case Attack::RollBack: replaceFile(path(), earlier); break;
    }

    const auto registry = Registry::open(path(), options());
    QVERIFY2(registry.has_value(), registry ? "" : registry.error().detail.c_str());
    const bool isSeenAtOpening = isFork(registry->history().headProblems());
    QCOMPARE(isSeenAtOpening, witness != Witness::SomebodyElse);
    QVERIFY(isFork(registry->history().compareWith({given.last()}).value()));
    const auto problems = registry->history().examine();
    QCOMPARE(isFork(*problems), witness != Witness::SomebodyElse);
    QVERIFY2(std::ranges::all_of(*problems,
                                 [](const Error& each) { return each.code == storage::kForkedHistory; }),
             qPrintable(problemOf(*problems)));
}

/// 200 registries: each grows, is truncated, forked, recomputed, loses its log, or is rolled back.
void TestHeads::findsEveryBreakAndAllowsGrowth()
{
    constexpr int cases = 200;
    for (int number = 0; number < cases; ++number) {
        init();
        runCase(number);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(u"case %1"_s.arg(number)));
    }
    QVERIFY(m_growths > cases);
}

void TestHeads::namesTheFirstEntryThatDiffers()
{
    layOut();
    QList<HistoryHead> heads;
    for (int i = 0; i < 4; ++i) {
        auto registry = Registry::open(path());
        QVERIFY(registry->activity().enter(u"Abc-D"_s, EventKind::Exported, kAct).has_value());
        heads.append(registry->history().head().value());
    }
    {
        const auto connection = connect();
        auto suspended = SuspendedTriggers::on(*connection, {u"event"_s});
        QVERIFY(connection
                    ->execute(
                        u"UPDATE event SET who = 'x' WHERE id = (SELECT event_id FROM ledger WHERE id = ?)"_s,
                        {heads[2].count})
                    .has_value());
        QVERIFY(suspended->resume().has_value());
        QVERIFY(recompute(*connection));
    }
    const auto registry = Registry::open(path());
    const auto of = [&registry](const QList<HistoryHead>& some) {
        const auto problems = registry->history().compareWith(some);
        return problems->isEmpty() ? QString() : QString::fromStdString(problems->first().detail);
    };
    const QString third = u"entry %1 of the ledger differs"_s.arg(heads[2].count);
    QCOMPARE(of(heads), third);
    QCOMPARE(of({heads[1]}), QString());
    QCOMPARE(of({heads[1], heads[3]}),
             u"entry %1 of the ledger differs, or an earlier one from entry %2 on"_s.arg(heads[3].count)
                 .arg(heads[2].count));
    HistoryHead later = heads[3];
    later.count += 5;
    QCOMPARE(of({later}), u"entry %1 of the ledger is missing"_s.arg(heads[3].count + 1));
    HistoryHead foreign = heads[3];
    foreign.identity = QString(32, u'a');
    QCOMPARE(of({foreign}), u"entry 1 of the ledger: the head belongs to another registry"_s);
}

void TestHeads::aCopySavedAsAnotherNamesItsOrigin()
{
    layOut();
    auto registry = Registry::open(path());
    const HistoryHead common = registry->history().head().value();
    QVERIFY(registry->copies().saveAs(path(u"b.nidus"_s)).has_value());
    QVERIFY(registry->copies().backUp(path(u"c.nidus"_s)).has_value());
    QVERIFY(registry->activity().enter(u"Abc-D"_s, EventKind::Exported, kAct).has_value());
    const HistoryHead later = registry->history().head().value();

    const auto copy = Registry::open(path(u"b.nidus"_s));
    QVERIFY(copy->history().head()->identity != common.identity);
    QCOMPARE(copy->history().head()->count, common.count + 1);
    QCOMPARE(copy->history().examine(), QList<Error>());
    QCOMPARE(copy->history().compareWith({common}), QList<Error>());
    QVERIFY(isFork(copy->history().compareWith({later}).value()));
    const auto connection = Connection::open(path(u"b.nidus"_s), OpenMode::ReadOnly, {});
    QCOMPARE((*connection)
                 ->first(u"SELECT origin FROM identity ORDER BY id DESC"_s, {},
                         [](const QueryRow& row) { return row.text(0); })
                 .value(),
             common.toLine());
    QCOMPARE(Registry::open(path(u"c.nidus"_s))->history().head(), common);
}

void TestHeads::aRestoreIsNotAFork()
{
    layOut();
    QVERIFY(Registry::open(path())->copies().backUp(path(u"copy"_s)).has_value());
    HistoryHead left;
    HistoryHead between;
    {
        auto registry = Registry::open(path(), options());
        QVERIFY(registry->activity().enter(u"Abc-D"_s, EventKind::Exported, kAct).has_value());
        between = registry->history().head().value();
        QVERIFY(registry->activity().enter(u"Abc-D"_s, EventKind::Exported, kAct).has_value());
        left = registry->history().head().value();
        const auto restored = registry->copies().restore({.source = path(u"copy"_s), .who = u"M. Ortega"_s});
        QVERIFY(restored && restored->isRestored);
        QCOMPARE(registry->history().head()->identity, left.identity);
    }
    // Both files of heads name the replaced entries.
    const auto registry = Registry::open(path(), options());
    QCOMPARE(registry->history().examine(), QList<Error>());
    QVERIFY2(registry->history().headProblems().isEmpty(),
             qPrintable(problemOf(registry->history().headProblems())));
    // A witness learns what is missing, even for a head that the restore does not name.
    const HistoryHead copied = Registry::open(path(u"copy"_s))->history().head().value();
    for (const HistoryHead& head : {left, between}) {
        const auto problems = registry->history().compareWith({head});
        QCOMPARE(problems->size(), 1);
        QCOMPARE(problems->first().code, storage::kReplacedHistory);
        QCOMPARE(QString::fromStdString(problems->first().detail),
                 (head.count == copied.count + 1
                      ? u"entry %1 is missing"_s.arg(head.count)
                      : u"entries %1 to %2 are missing"_s.arg(copied.count + 1).arg(head.count)) +
                     u": restored from a backup on "_s + registry->now().date().toString(Qt::ISODate));
    }
    QCOMPARE(registry->history().compareWith({left, between})->size(), 1);
    QCOMPARE(registry->history().compareWith({copied}), QList<Error>());
    // A head that the restore does not name is still a fork.
    HistoryHead later = left;
    ++later.count;
    QVERIFY(isFork(registry->history().compareWith({later}).value()));
    HistoryHead forged = left;
    forged.hash[0] = char(forged.hash[0] ^ 1);
    QVERIFY(isFork(registry->history().compareWith({forged}).value()));
    HistoryHead first = left;
    first.count = 1;
    QVERIFY(isFork(registry->history().compareWith({first}).value()));
}

/// The lost registry had fewer entries than the one whose backup replaces it.
void TestHeads::aRestoreOfAnotherRegistryIsNotAFork()
{
    QList<HistoryHead> lost;
    for (int i = 0; i < 2; ++i) {
        auto registry = Registry::openOrCreate(path(), {});
        QVERIFY(registry->drafts().create({}, kAct).has_value());
        lost.append(registry->history().head().value());
    }
    QVERIFY(QFile::remove(path()));
    layOut(u"b.nidus"_s);
    for (int i = 0; i < 3; ++i)
        QVERIFY(Registry::open(path(u"b.nidus"_s))->drafts().create({}, kAct).has_value());
    QVERIFY(RegistryBackups::restoreFile(path(), {path(u"b.nidus"_s)})->isRestored);
    const auto registry = Registry::open(path());
    QCOMPARE(registry->history().headProblems(), QList<Error>());
    const auto records =
        connect()->number(u"SELECT count(*) FROM identity WHERE identity = ?"_s, {lost.last().identity});
    QCOMPARE(records, 1);
    for (const HistoryHead& head : lost)
        QCOMPARE(registry->history().compareWith({head})->first().code, storage::kReplacedHistory);
}

void TestHeads::noRestoreOfAnyBranchIsAFork()
{
    layOut();
    std::mt19937 random(7);
    QStringList copies;
    QList<HistoryHead> heads;
    for (int step = 0; step < 36; ++step) {
        auto registry = Registry::open(path());
        QVERIFY2(registry->history().headProblems().isEmpty(),
                 qPrintable(problemOf(registry->history().headProblems())));
        QVERIFY(act(*registry, random));
        heads.append(registry->history().head().value());
        if (step % 3 == 0) {
            copies.append(path(u"copy%1"_s.arg(step)));
            QVERIFY(registry->copies().backUp(copies.constLast()).has_value());
        } else if (step % 3 == 2) {
            const QString copy = copies[qsizetype(random() % std::size_t(copies.size()))];
            QVERIFY(registry->copies().restore({.source = copy, .who = u"M. Ortega"_s})->isRestored);
            heads.append(registry->history().head().value());
        }
        for (const HistoryHead& head : std::as_const(heads)) {
            const auto problems = registry->history().compareWith({head}).value();
            QVERIFY2(!isFork(problems), qPrintable(u"step %1: %2"_s.arg(step).arg(problemOf(problems))));
        }
        HistoryHead forged = heads.constLast();
        forged.count = 1; // in all branches
        QVERIFY(isFork(registry->history().compareWith({forged}).value()));
    }
}

void TestHeads::reportsAnotherRegistryAtThisPathOnce()
{
    layOut();
    QVERIFY(Registry::open(path())->history().headProblems().isEmpty());
    QVERIFY(Registry::open(path())->drafts().create({}, kAct).has_value()); // only writers add heads
    QVERIFY(Registry::create(path(u"b.nidus"_s), {}).has_value());
    replaceFile(path(), path(u"b.nidus"_s));
    QVERIFY(isFork(Registry::open(path())->history().headProblems()));
    QVERIFY(isFork(Registry::open(path())->history().headProblems())); // reading it changes nothing
    QVERIFY(Registry::open(path())->drafts().create({}, kAct).has_value());
    QVERIFY(Registry::open(path())->history().headProblems().isEmpty());
    // A newly created registry is intended.
    QVERIFY(QFile::remove(path()));
    QVERIFY(Registry::create(path(), {})->history().headProblems().isEmpty());
    QVERIFY(Registry::open(path())->history().headProblems().isEmpty());
}

NIDUS_TEST(tst_heads, TestHeads)
#include "tst_heads.moc"
