// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/checkedlists.h"

#include "core/builtin/builtincontent.h"
#include "core/check/listcheck.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <random>
#include <span>
#include <string>
#include <string_view>

using namespace nidus;
using namespace nidus::storage;
using namespace nidus::subregistry;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;

class TestCheckedLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsChanges_data();
    void followsChanges();
    void knowsItsHistory();
};

namespace {

constexpr unsigned kValues = 80;
constexpr int kVersions = 4; ///< of a value, with 0 for none

std::shared_ptr<const check::ListedValues> listIn(const Registry& registry,
                                                  const std::shared_ptr<const check::ListedValues>& earlier)
{
    check::RuleVersion version{.version = 1};
    if (earlier)
        version.lists = std::make_shared<const check::LazyListCheck>(std::vector{earlier});
    const check::NamespaceTable table({{.nid = "isbn", .rules = {version}}});
    return checkedLists(registry, u"isbn"_s, &table).value().value(u"isbn"_s).front();
}

} // namespace

void TestCheckedLists::followsChanges_data()
{
    QTest::addColumn<bool>("isNumeric");
    QTest::addColumn<bool>("hasParts");
    QTest::addColumn<int>("mostEntries"); // of a change
    QTest::addColumn<int>("mostChanges"); // between two looks

    QTest::newRow("numbers and blocks") << true << false << 1 << 1;
    QTest::newRow("several at once") << true << false << 5 << 3;
    QTest::newRow("many at once") << true << false << 40 << 2;
    QTest::newRow("words") << false << false << 5 << 3;
    QTest::newRow("numbers with a version") << true << true << 5 << 3;
    QTest::newRow("words with a version") << false << true << 5 << 3;
    QTest::newRow("many with a version") << true << true << 40 << 2;
}

/// A list with its changes beside it is the same as one that is read again.
void TestCheckedLists::followsChanges()
{
    QFETCH(bool, isNumeric);
    QFETCH(bool, hasParts);
    QFETCH(int, mostEntries);
    QFETCH(int, mostChanges);
    Registry registry = Registry::inMemory(builtin::builtinContent()).value();
    const Definition definition{.nid = u"isbn"_s,
                                .name = u"list"_s,
                                .title = u"List"_s,
                                .kind = isNumeric ? ValueKind::Decimal : ValueKind::Words,
                                .key = hasParts ? QStringList{u"id"_s, u"version"_s} : QStringList{u"id"_s},
                                .rules = hasParts ? QStringList{u"id"_s, u"version"_s} : QStringList{u"id"_s},
                                .policy = u"First Come First Served"_s};
    QVERIFY(registry.subregistries().create(definition, {}, QDate(2024, 1, 1)));
    std::mt19937 random(8141);
    const auto pick = [&random](int count) { return int(random() % unsigned(count)); };
    const auto text = [](quint64 number) { return u"word-%1"_s.arg(number); };
    const auto entry = [&] {
        const auto first = quint64(pick(kValues));
        const quint64 last = first + quint64(hasParts || pick(2) == 0 ? 0 : pick(12));
        const int version = hasParts ? pick(kVersions) : 0; // 0: none
        constexpr EntryState states[]{EntryState::Assigned, EntryState::Reserved, EntryState::Released,
                                      EntryState::Retired};
        QStringList texts;
        if (!isNumeric)
            texts.append(text(first));
        if (version > 0)
            texts.append(QString::number(version));
        return Entry{.block = Block{isNumeric ? first : 0, isNumeric ? last : 0, texts.join(u',')},
                     .state = states[pick(4)],
                     .holder = u"H"_s};
    };
    std::shared_ptr<const check::ListedValues> list = listIn(registry, nullptr);
    for (int round = 0; round < 60; ++round) {
        for (int i = pick(mostChanges); i >= 0; --i) {
            ListChange change{.what = u"assign"_s, .date = QDate(2024, 3, 1)};
            for (int count = pick(mostEntries); count >= 0; --count) {
                const Entry next = entry();
                // Entries of a change have different values.
                if (std::ranges::none_of(change.entries, [&next](const Entry& one) {
                        return one.block.text == next.block.text && one.block.overlaps(next.block);
                    }))
                    change.entries.append(next);
            }
            QVERIFY(registry.subregistries().change(
                u"isbn"_s, u"list"_s, {}, {},
                [&change](const OpenSubregistry&, const QList<ListChange>&) { return change; }));
        }
        list = listIn(registry, list);
        const std::shared_ptr<const check::ListedValues> again = listIn(registry, nullptr);
        QCOMPARE(list->size(), again->size());
        QCOMPARE(list->facts().revision, again->facts().revision);
        for (quint64 number = 0; number < kValues + 12; ++number) {
            const std::string value = (isNumeric ? QString::number(number) : text(number)).toStdString();
            for (int version = 0; version < (hasParts ? kVersions : 1); ++version) {
                const std::string second = std::to_string(version);
                const std::array<std::string_view, 2> parts{value, second};
                const std::size_t count = version > 0 ? 2 : 1;
                const auto found = list->find(std::span(parts).first(count));
                const auto wanted = again->find(std::span(parts).first(count));
                QCOMPARE(found ? int(found->state) : -1, wanted ? int(wanted->state) : -1);
            }
        }
    }
    QVERIFY(list->canBeBase());
    if (hasParts) // only a list that was read as a whole has them
        QVERIFY(list->plainKeys(':').isEmpty());
}

/// Changes have the same ids in another registry, and after a restore.
void TestCheckedLists::knowsItsHistory()
{
    const QTemporaryDir folder;
    const Definition definition{.nid = u"isbn"_s,
                                .name = u"list"_s,
                                .title = u"List"_s,
                                .kind = ValueKind::Decimal,
                                .key = {u"id"_s},
                                .rules = {u"id"_s},
                                .policy = u"First Come First Served"_s};
    const auto assign = [](Registry& registry, quint64 number) {
        const Entry entry{.block = {number, number}, .state = EntryState::Assigned, .holder = u"H"_s};
        const ListChange change{.what = u"assign"_s, .date = QDate(2024, 3, 1), .entries = {entry}};
        return registry.subregistries()
            .change(u"isbn"_s, u"list"_s, {}, {},
                    [&change](const OpenSubregistry&, const QList<ListChange>&) { return change; })
            .has_value();
    };
    const auto has = [](const check::ListedValues& list, const std::string& number) {
        const std::string_view part(number);
        return list.find({&part, 1}).has_value();
    };
    Registry registry = Registry::create(folder.filePath(u"a.nidus"_s), builtin::builtinContent()).value();
    Registry other = Registry::create(folder.filePath(u"b.nidus"_s), builtin::builtinContent()).value();
    for (Registry* each : {&registry, &other})
        QVERIFY(each->subregistries().create(definition, {}, QDate(2024, 1, 1)));
    const auto empty = listIn(registry, nullptr);
    QVERIFY(registry.copies().backUp(folder.filePath(u"copy"_s)));
    QVERIFY(assign(registry, 1) && assign(registry, 2) && assign(other, 1) && assign(other, 3));
    const auto list = listIn(registry, empty);
    QVERIFY(has(*list, "2") && !has(*list, "3"));
    const auto switched = listIn(other, list);
    QVERIFY(!has(*switched, "2") && has(*switched, "3"));
    QCOMPARE(listIn(other, switched), switched); // unchanged
    QVERIFY(registry.copies().restore({folder.filePath(u"copy"_s)})->isRestored);
    const auto restored = listIn(registry, list);
    QVERIFY(!has(*restored, "7") && has(*restored, "2") == has(*listIn(registry, nullptr), "2"));
    QVERIFY(assign(registry, 7));
    QVERIFY(has(*listIn(registry, list), "7"));
}

NIDUS_TEST(tst_checkedlists, TestCheckedLists)
#include "tst_checkedlists.moc"
