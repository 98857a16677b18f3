// SPDX-License-Identifier: Apache-2.0
#include "core/check/namespacetable.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::check;

class TestNamespaceTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsInAnyCase();
    void storesManyNamespaces();
    void knowsWhetherARuleDecides();
    void findsNothingInAnEmptyTable();
};

void TestNamespaceTable::findsInAnyCase()
{
    const NamespaceTable table({{"isbn", false}, {"fdc", true}});
    QCOMPARE(table.size(), std::size_t{2});
    QVERIFY(table.find("isbn") != nullptr);
    QCOMPARE(table.find("ISBN"), table.find("isbn"));
    QVERIFY(table.find("FdC")->withdrawn);
    QVERIFY(table.find("isb") == nullptr);
    QVERIFY(table.find("isbnx") == nullptr);
    QVERIFY(table.find("") == nullptr);
}

void TestNamespaceTable::storesManyNamespaces()
{
    constexpr int kCount = 5000;
    std::vector<NamespaceEntry> entries;
    entries.reserve(kCount);
    for (int i = 1; i <= kCount; ++i)
        entries.push_back({"urn-" + std::to_string(i), i % 2 == 0});
    const NamespaceTable table(std::move(entries));
    for (int i = 1; i <= kCount; ++i) {
        const NamespaceEntry* const entry = table.find("URN-" + std::to_string(i));
        QVERIFY(entry != nullptr);
        QCOMPARE(entry->withdrawn, i % 2 == 0);
    }
    QVERIFY(table.find("urn-5001") == nullptr);
}

void TestNamespaceTable::knowsWhetherARuleDecides()
{
    const auto rule = std::make_shared<const LazyRule>(RuleSource{.text = "a = \"x\"\n"});
    const NamespaceTable table({{.nid = "none"},
                                {.nid = "ruled", .rules = {{.version = 1, .rule = rule}}},
                                {.nid = "profiled",
                                 .rules = {{.version = 1, .rule = rule}},
                                 .profileRules = {{.profile = "p", .prefix = "y", .rule = rule}}}});
    QCOMPARE(table.placeOf("ruled:x", 5).entry, 1U);
    QVERIFY(table.placeOf("RULED:x", 5).isRuled);
    QVERIFY(!table.placeOf("none", 4).isRuled);
    QVERIFY(!table.placeOf("profiled", 8).isRuled);
    QCOMPARE(table.placeOf("rule", 4).entry, NamespaceTable::kNone);
}

void TestNamespaceTable::findsNothingInAnEmptyTable()
{
    QVERIFY(NamespaceTable().find("isbn") == nullptr);
    QVERIFY(NamespaceTable(std::vector<NamespaceEntry>()).find("isbn") == nullptr);
}

NIDUS_TEST(tst_namespacetable, TestNamespaceTable)
#include "tst_namespacetable.moc"
