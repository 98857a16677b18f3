// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/checkedlists.h"

#include "core/builtin/builtincontent.h"
#include "core/check/listcheck.h"
#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>
#include <random>

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
    QTest::addColumn<int>("mostEntries"); // of a change
    QTest::addColumn<int>("mostChanges"); // between two looks

    QTest::newRow("numbers and blocks") << true << 1 << 1;
    QTest::newRow("several at once") << true << 5 << 3;
    QTest::newRow("many at once") << true << 40 << 2;
    QTest::newRow("words") << false << 5 << 3;
}

/// A list with its changes beside it is the same as one that is read again.
void TestCheckedLists::followsChanges()
{
    QFETCH(bool, isNumeric);
    QFETCH(int, mostEntries);
    QFETCH(int, mostChanges);
    Registry registry = Registry::inMemory(builtin::builtinContent()).value();
    const Definition definition{.nid = u"isbn"_s,
                                .name = u"list"_s,
                                .title = u"List"_s,
                                .kind = isNumeric ? ValueKind::Decimal : ValueKind::Words,
                                .key = {u"id"_s},
                                .rules = {u"id"_s},
                                .policy = u"First Come First Served"_s};
    QVERIFY(registry.subregistries().create(definition, {}, QDate(2024, 1, 1)));
    std::mt19937 random(8141);
    const auto pick = [&random](int count) { return int(random() % unsigned(count)); };
    const auto text = [](quint64 number) { return u"word-%1"_s.arg(number); };
    const auto entry = [&] {
        const auto first = quint64(pick(kValues));
        const quint64 last = first + quint64(pick(2) == 0 ? 0 : pick(12));
        constexpr EntryState states[]{EntryState::Assigned, EntryState::Reserved, EntryState::Released,
                                      EntryState::Retired};
        return Entry{.block = isNumeric ? Block{first, last, {}} : Block{0, 0, text(first)},
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
            const std::string_view part(value);
            const auto found = list->find({&part, 1});
            const auto wanted = again->find({&part, 1});
            QCOMPARE(found ? int(found->state) : -1, wanted ? int(wanted->state) : -1);
        }
    }
    QVERIFY(list->canBeBase());
}

NIDUS_TEST(tst_checkedlists, TestCheckedLists)
#include "tst_checkedlists.moc"
