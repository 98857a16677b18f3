// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/checkedlists.h"

#include "core/builtin/builtincontent.h"
#include "core/check/listcheck.h"
#include "tests/testprogram.h"

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

NIDUS_TEST(tst_checkedlists, TestCheckedLists)
#include "tst_checkedlists.moc"
