// SPDX-License-Identifier: Apache-2.0
#include "core/storage/subregistries/subregistries.h"

#include "core/storage/engine/connection.h"
#include "core/storage/registry.h"
#include "examplesubregistry.h"
#include "otherprogram.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <random>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::subregistry;
using namespace Qt::StringLiterals;

namespace {

std::optional<ListChange> stored(Registry& registry, const ListChange& change, const QString& request = {})
{
    return registry.subregistries()
        .change(u"harbour"_s, u"objects"_s, request, kAct,
                [&change](const OpenSubregistry&, const QList<ListChange>&) { return change; })
        .value();
}

} // namespace

class TestSubregistries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void keepEveryMember();
    void areFoundByName();
    void areEventsOfTheirNamespace();
    void knowAnsweredRequests();
    void storeNothingWithoutAChange();
    void areCoveredByTheHistory_data();
    void areCoveredByTheHistory();
    void presentRowsAreVerified_data();
    void presentRowsAreVerified();
    void presentRowsAreRepairedBeforeAChange_data();
    void presentRowsAreRepairedBeforeAChange();
    void largeListsAreRepairedWhereTheyChange_data();
    void largeListsAreRepairedWhereTheyChange();
    void presentRowsAreThoseOfAllChanges_data();
    void presentRowsAreThoseOfAllChanges();
    void neverChange_data();
    void neverChange();
    void areErasedProvably();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"r.nidus"_s); }
    [[nodiscard]] Registry open() const { return Registry::open(path()).value(); }
    void store() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Each test starts with the migrated registry of the first release.
void TestSubregistries::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QFile::copy(QStringLiteral(NIDUS_TEST_DATA "/registry-0.1.0.nidus"), path()));
    QVERIFY(open().subregistries().create(kExampleSubregistry, kAct, QDate(2024, 1, 1)));
}

void TestSubregistries::store() const
{
    Registry registry = open();
    QVERIFY(stored(registry, exampleChange()));
}

void TestSubregistries::keepEveryMember()
{
    store();
    const StoredSubregistry read = open().subregistries().read(u"HARBOUR"_s, u"Objects"_s).value();
    QCOMPARE(read.definition, kExampleSubregistry);
    QCOMPARE(read.changes.size(), 2);
    QCOMPARE(read.changes.first().what, u"create"_s);
    ListChange change = read.changes.last();
    QVERIFY(change.id > 0);
    QVERIFY(change.entered.isValid());
    QCOMPARE(change.who, kAct.who);
    change.id = 0;
    change.entered = {};
    change.who.clear();
    QCOMPARE(change, exampleChange());
}

void TestSubregistries::areFoundByName()
{
    Registry registry = open();
    const auto create = [&registry](const QString& nid, const QString& name) {
        return codeOf(registry.subregistries().create({.nid = nid, .name = name}, kAct, QDate(2024, 1, 1)));
    };
    QCOMPARE(create(u"harbour"_s, u"OBJECTS"_s), storage::kNameTaken);
    QCOMPARE(create(u"nosuch"_s, u"objects"_s), storage::kNotFound);
    QCOMPARE(create(u"harbour"_s, u"berths"_s), std::nullopt);
    QCOMPARE(codeOf(registry.subregistries().read(u"harbour"_s, u"nosuch"_s)), storage::kNotFound);
    QStringList names;
    const QList<StoredSubregistry> all = registry.subregistries().list({}).value();
    for (const StoredSubregistry& each : all)
        names.append(each.definition.fullName());
    QCOMPARE(names, (QStringList{u"harbour/berths"_s, u"harbour/objects"_s}));
    QCOMPARE(codeOf(registry.subregistries().list(u"nosuch"_s)), storage::kNotFound);
}

void TestSubregistries::areEventsOfTheirNamespace()
{
    store();
    const QList<LoggedEvent> log = open().activity().list({.what = {EventKind::Listed}}).value();
    QCOMPARE(log.size(), 2);
    QCOMPARE(log.first().handle, u"harbour"_s);
    QCOMPARE(log.first().event.note, u"objects import\nfrom the old list"_s);
    QCOMPARE(log.last().event.note, u"objects create\nbecause"_s);
}

void TestSubregistries::knowAnsweredRequests()
{
    store();
    Registry registry = open();
    QList<ListChange> known;
    const auto ask = [&](const QString& request) {
        QVERIFY(registry.subregistries().change(
            u"harbour"_s, u"objects"_s, request, kAct,
            [&known](const OpenSubregistry&, const QList<ListChange>& answered) {
                known = answered;
                return std::nullopt;
            }));
    };
    ask(u"ticket-8"_s);
    QCOMPARE(known.size(), 0);
    ask({});
    QCOMPARE(known.size(), 0);
    ask(u"ticket-7"_s);
    QCOMPARE(known.size(), 1);
    QCOMPARE(known.first().entries, exampleChange().entries);
    const ListChange undo{.what = u"undo"_s, .date = {2024, 2, 1}, .reverses = known.first().id};
    const ListChange again{.what = u"assign"_s, .date = {2024, 2, 1}, .request = u"ticket-7"_s};
    QVERIFY(stored(registry, undo));
    ask(u"ticket-7"_s);
    QCOMPARE(known.size(), 0); // it is as if it was never answered
    QVERIFY(stored(registry, again));
    QVERIFY(stored(registry, again));
    ask(u"ticket-7"_s);
    QCOMPARE(known.size(), 2);
    QVERIFY(known.first().id > known.last().id);
}

void TestSubregistries::storeNothingWithoutAChange()
{
    Registry registry = open();
    const auto head = registry.history().head().value();
    const auto nothing = registry.subregistries().change(
        u"harbour"_s, u"objects"_s, {}, kAct,
        [](const OpenSubregistry&, const QList<ListChange>&) { return std::nullopt; });
    QVERIFY(nothing);
    QVERIFY(!*nothing);
    QCOMPARE(registry.history().head().value(), head);
}

void TestSubregistries::areCoveredByTheHistory_data()
{
    QTest::addColumn<QString>("sql");
    const auto row = [](const QString& table, const QString& sql) {
        QTest::newRow(qPrintable(sql))
            << u"DROP TRIGGER %1_never_changes; DROP TRIGGER %1_stays; %2"_s.arg(table, sql);
    };
    row(u"subregistry"_s, u"UPDATE subregistry SET policy = 'Private Use'"_s);
    row(u"subregistry_change"_s,
        u"UPDATE subregistry_change SET date = '2020-01-01' WHERE what = 'import'"_s);
    row(u"subregistry_range"_s, u"UPDATE subregistry_range SET largest = '51'"_s);
    row(u"subregistry_entry"_s, u"UPDATE subregistry_entry SET holder = 'Org-X' WHERE position = 1"_s);
    row(u"subregistry_entry"_s, u"DELETE FROM subregistry_entry WHERE position = 0"_s);
}

void TestSubregistries::areCoveredByTheHistory()
{
    QFETCH(QString, sql);
    store();
    QCOMPARE(open().history().examine(), QList<Error>());
    QVERIFY(OtherProgram(path()).runs(sql));
    const auto found = open().history().examine().value();
    QVERIFY(std::ranges::any_of(found, [](const Error& error) {
        return error.code == storage::kTamperedEvent && error.subject == "harbour";
    }));
}

void TestSubregistries::presentRowsAreVerified_data()
{
    QTest::addColumn<QString>("sql");
    for (const QString& sql :
         {u"UPDATE subregistry_present SET state = 'pool'"_s, u"DELETE FROM subregistry_present"_s,
          u"UPDATE subregistry_present SET last_number = last_number + 1"_s,
          u"UPDATE subregistry_present SET until = '2099-01-01'"_s})
        QTest::newRow(qPrintable(sql)) << sql;
}

void TestSubregistries::presentRowsAreVerified()
{
    QFETCH(QString, sql);
    store();
    QVERIFY(OtherProgram(path()).runs(sql));
    const auto found = open().history().examine().value();
    QCOMPARE(found.size(), 1);
    QVERIFY(found.first().code == storage::kChangedOutside);
    QCOMPARE(found.first().subject, "harbour/objects");
}

void TestSubregistries::presentRowsAreRepairedBeforeAChange_data()
{
    QTest::addColumn<QString>("sql");
    const auto row = [](const char* name, const QString& sql) { QTest::newRow(name) << sql; };
    row("a row is missing", u"DELETE FROM subregistry_present WHERE first_number = 10300"_s);
    row("a block is shorter",
        u"UPDATE subregistry_present SET last_number = 10302 WHERE first_number = 10300"_s);
    row("a state", u"UPDATE subregistry_present SET state = 'pool' WHERE first_number = 10300"_s);
}

/// Otherwise numbers that are held would be free, and the change would hide it.
void TestSubregistries::presentRowsAreRepairedBeforeAChange()
{
    QFETCH(const QString, sql);
    store();
    QVERIFY(OtherProgram(path()).runs(sql));
    Registry registry = open();
    std::optional<quint64> last;
    const auto changed = registry.subregistries().change(
        u"harbour"_s, u"objects"_s, {}, kAct, [&last](const OpenSubregistry& present, const auto&) {
            last = present.list().lastUsed({10300, 10400});
            return ListChange{.what = u"assign"_s,
                              .date = QDate(2024, 4, 1),
                              .entries = {{.block = {10310, 10310}, .holder = u"Org-D"_s}}};
        });
    QVERIFY(changed && *changed);
    QCOMPARE(last, std::optional<quint64>(10309));
    QCOMPARE(open().history().examine(), QList<Error>());
}

void TestSubregistries::largeListsAreRepairedWhereTheyChange_data()
{
    QTest::addColumn<Definition>("definition");
    QTest::newRow("numbers") << Definition{.nid = u"harbour"_s, .name = u"n"_s, .kind = ValueKind::Decimal};
    QTest::newRow("words") << Definition{.nid = u"harbour"_s, .name = u"w"_s};
    QTest::newRow("words in any case")
        << Definition{.nid = u"harbour"_s, .name = u"w"_s, .ignoresCase = true};
}

/// A list that is too large to compare all of it before each change: only the values of the change are.
void TestSubregistries::largeListsAreRepairedWhereTheyChange()
{
    QFETCH(const Definition, definition);
    store();
    constexpr quint64 kCount = 6'000;
    ListChange all{.what = u"assign"_s, .date = QDate(2024, 3, 1)};
    for (quint64 i = 1; i <= kCount; ++i)
        all.entries.append({.block = definition.isNumeric() ? Block{i * 10, i * 10 + 4}
                                                            : Block{0, 0, u"w"_s + QString::number(i)},
                            .holder = u"Org-A"_s});
    {
        Registry registry = open();
        QVERIFY(registry.subregistries().create(definition, kAct, QDate(2024, 3, 1)));
        QVERIFY(registry.subregistries().change(u"harbour"_s, definition.name, {}, kAct,
                                                [&all](const auto&, const auto&) { return all; }));
    }
    QVERIFY(OtherProgram(path()).runs(u"DELETE FROM subregistry_present WHERE first_number = 30000 "
                                      "OR text = 'w3000'"_s));
    Registry registry = open();
    const Block wanted = all.entries[2'999].block;
    QList<bool> seen;
    const auto claim = [&](const Block& block) {
        return registry.subregistries().change(
            u"harbour"_s, definition.name, {}, kAct,
            [&](const OpenSubregistry& present, const auto&) -> std::optional<ListChange> {
                seen.append(present.list().rowAt(block).has_value());
                if (seen.last())
                    return std::nullopt;
                return ListChange{.what = u"assign"_s,
                                  .date = QDate(2024, 4, 1),
                                  .entries = {{.block = block, .holder = u"Org-D"_s}}};
            });
    };
    const auto other = claim(definition.isNumeric() ? Block{7, 7} : Block{0, 0, u"other"_s});
    QVERIFY(other && *other);
    const auto changed = claim(wanted);
    QVERIFY(changed && !*changed); // held, as the history says
    QCOMPARE(seen.last(), true);
    QVERIFY(registry.subregistries().change(
        u"harbour"_s, definition.name, {}, kAct, [&wanted](const auto&, const auto&) {
            return ListChange{.what = u"retire"_s,
                              .date = QDate(2024, 4, 2),
                              .entries = {{.block = wanted, .state = EntryState::Retired}}};
        }));
}

void TestSubregistries::presentRowsAreThoseOfAllChanges_data()
{
    QTest::addColumn<Definition>("definition");
    QTest::newRow("numbers") << Definition{.nid = u"harbour"_s, .name = u"n"_s, .kind = ValueKind::Decimal};
    QTest::newRow("numbers with versions") << Definition{
        .nid = u"harbour"_s, .name = u"v"_s, .kind = ValueKind::Decimal, .key = {u"id"_s, u"version"_s}};
    QTest::newRow("words") << Definition{.nid = u"harbour"_s, .name = u"w"_s, .ignoresCase = true};
}

/// Random changes, after each of which the stored rows are those that all changes give.
void TestSubregistries::presentRowsAreThoseOfAllChanges()
{
    QFETCH(Definition, definition);
    Registry registry = open();
    QVERIFY(registry.subregistries().create(definition, kAct, QDate(2024, 1, 1)));
    std::mt19937 random(8126);
    const auto pick = [&random](int count) { return int(random() % unsigned(count)); };
    const auto randomBlock = [&]() -> Block {
        if (!definition.isNumeric())
            return {.text = QStringList{u"a"_s, u"A"_s, u"b"_s, u"ab"_s, u"aB"_s}[pick(5)]};
        const auto first = quint64(pick(40));
        if (!definition.key.isEmpty() && pick(2) == 0)
            return {first, first, u"1.%1"_s.arg(pick(2))};
        return {first, first + quint64(pick(3) == 0 ? pick(12) : 0)};
    };
    const auto change = [&](const OpenSubregistry& present, const auto&) {
        const Subregistry wanted = after(definition, present.changes());
        QList<Block> blocks{{0, 60}};
        for (int i = 0; i < 5; ++i)
            blocks.append(randomBlock());
        bool isRight = present.list().rows() == wanted.rows();
        for (const Block& block : blocks)
            isRight = isRight && present.list().rowsIn(block) == wanted.rowsIn(block) &&
                      present.list().lastUsed(block) == wanted.lastUsed(block);
        ListChange made{.what = isRight ? u"assign"_s : u"wrong"_s, .date = QDate(2024, 1, 2)};
        for (int count = 1 + pick(3); count > 0; --count)
            made.entries.append({.block = randomBlock(),
                                 .state = EntryState(pick(int(EntryState::Pool) + 1)),
                                 .holder = u"Org-%1"_s.arg(pick(3))});
        return std::optional(made);
    };
    for (int i = 0; i < 60; ++i)
        QVERIFY(registry.subregistries().change(u"harbour"_s, definition.name, {}, kAct, change));
    const StoredSubregistry stored = registry.subregistries().read(u"harbour"_s, definition.name).value();
    QCOMPARE(stored.changes.size(), 61);
    QVERIFY(
        std::ranges::none_of(stored.changes, [](const ListChange& each) { return each.what == "wrong"_L1; }));
    QCOMPARE(registry.history().examine(), QList<Error>());
}

void TestSubregistries::neverChange_data()
{
    QTest::addColumn<QString>("sql");
    for (const QString& table :
         {u"subregistry"_s, u"subregistry_change"_s, u"subregistry_range"_s, u"subregistry_entry"_s}) {
        for (const QString& sql : {u"DELETE FROM %1"_s, u"UPDATE %1 SET rowid = 7"_s})
            QTest::newRow(qPrintable(sql.arg(table))) << sql.arg(table);
    }
    QTest::newRow("an entry for an old change") << u"INSERT INTO subregistry_entry SELECT event_id, 9, "
                                                   u"first_number, last_number, text, state, holder, "
                                                   "behalf, contact, reference, since, until, renewals, "
                                                   "superseded_by, note, is_private, source_state "
                                                   "FROM subregistry_entry LIMIT 1"_s;
}

void TestSubregistries::neverChange()
{
    QFETCH(QString, sql);
    store();
    const auto connection = Connection::open(path(), OpenMode::ReadWrite, {});
    QVERIFY(!(*connection)
                 ->execute(QString(sql).replace("SET rowid = 7"_L1,
                                                sql.contains("_entry"_L1) || sql.contains("_range"_L1)
                                                    ? "SET position = 7"_L1
                                                    : "SET rowid = 7"_L1)));
}

void TestSubregistries::areErasedProvably()
{
    store();
    Registry registry = open();
    const QStringList texts{u"Marta Okonjo-Lindqvist"_s, u"marta.okonjo@harbour.example"_s};
    QStringList places;
    const Erased found = registry.erasure().find(texts).value();
    for (const TextPlace& place : found.places) {
        if (place.column.startsWith("subregistry"_L1))
            places.append(place.subject + u' ' + place.column);
    }
    places.sort();
    QCOMPARE(places, (QStringList{u"harbour/objects 1.0 subregistry_entry.contact"_s,
                                  u"harbour/objects import subregistry_change.arguments"_s}));
    QVERIFY(registry.erasure().erase(texts, kAct));
    QCOMPARE(registry.history().examine(), QList<Error>());
    const ListChange change = registry.subregistries().read(u"harbour"_s, u"objects"_s)->changes.last();
    QCOMPARE(change.entries.first().contact, u"[erased] <[erased]>"_s);
    QCOMPARE(change.arguments, u"holder=[erased]"_s);
    QVERIFY(OtherProgram(path()).runs(
        u"DROP TRIGGER subregistry_entry_never_changes; UPDATE subregistry_entry SET contact = 'nobody'"_s));
    QVERIFY(!open().history().examine().value().isEmpty());
}

NIDUS_TEST(tst_subregistries, TestSubregistries)
#include "tst_subregistries.moc"
