// SPDX-License-Identifier: Apache-2.0
#include "app/cli/duplicatefinder.h"
#include "tests/testprogram.h"

#include <QTest>
#include <string>

using namespace nidus;

class TestDuplicateFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void remembersTheFirstPlace();
    void keepsApartWhatDiffers();
};

void TestDuplicateFinder::remembersTheFirstPlace()
{
    DuplicateFinder finder;
    QVERIFY(!finder.firstPlace("urn:example:a", {0, 3}));
    QVERIFY(!finder.firstPlace("urn:example:b", {0, 4}));
    const UrnPlace expected{0, 3};
    QVERIFY(finder.firstPlace("urn:example:a", {1, 9}) == expected);
    QVERIFY(finder.firstPlace("urn:example:a", {2, 1}) == expected);
}

void TestDuplicateFinder::keepsApartWhatDiffers()
{
    constexpr int kKeys = 100'000; // far beyond several growths of the table
    DuplicateFinder finder;
    for (int i = 0; i < kKeys; ++i)
        QVERIFY(!finder.firstPlace("urn:example:" + std::to_string(i), {7, std::uint64_t(i) + 1}));
    for (int i = 0; i < kKeys; ++i) {
        const std::optional<UrnPlace> place = finder.firstPlace("urn:example:" + std::to_string(i), {0, 1});
        QVERIFY(place);
        QCOMPARE(place->line, std::uint64_t(i) + 1);
        QCOMPARE(place->file, 7U);
    }
}

NIDUS_TEST(tst_duplicatefinder, TestDuplicateFinder)
#include "tst_duplicatefinder.moc"
