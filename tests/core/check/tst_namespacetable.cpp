// SPDX-License-Identifier: Apache-2.0
#include "core/check/namespacetable.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;

class TestNamespaceTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsInAnyCase();
    void holdsManyNamespaces();
    void anEmptyTableFindsNothing();
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

void TestNamespaceTable::holdsManyNamespaces()
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

void TestNamespaceTable::anEmptyTableFindsNothing()
{
    QVERIFY(NamespaceTable().find("isbn") == nullptr);
    QVERIFY(NamespaceTable(std::vector<NamespaceEntry>()).find("isbn") == nullptr);
}

NIDUS_TEST(tst_namespacetable, TestNamespaceTable)
#include "tst_namespacetable.moc"
