// SPDX-License-Identifier: Apache-2.0
#include "core/batch/duplicatefinder.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <string>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::batch;

namespace {

ByteHash keyOf(std::string_view name)
{
    return hashBytes(name);
}

} // namespace

class TestDuplicateFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void remembersTheFirstPlace();
    void distinguishesDifferentKeys();
    void keepsRecordsInAFile();
    void reportsThatTheFileCannotBeCreated();
};

void TestDuplicateFinder::remembersTheFirstPlace()
{
    DuplicateFinder finder(QDir::tempPath().toStdString());
    QVERIFY(!finder.firstPlace(keyOf("urn:example:a"), {0, 3}));
    QVERIFY(!finder.firstPlace(keyOf("urn:example:b"), {0, 4}));
    const UrnPlace expected{0, 3};
    QVERIFY(finder.firstPlace(keyOf("urn:example:a"), {1, 9}) == expected);
    QVERIFY(finder.firstPlace(keyOf("urn:example:a"), {2, 1}) == expected);
}

void TestDuplicateFinder::distinguishesDifferentKeys()
{
    constexpr int kKeys = 100'000; // far beyond several growths of the table
    DuplicateFinder finder(QDir::tempPath().toStdString());
    for (int i = 0; i < kKeys; ++i)
        QVERIFY(!finder.firstPlace(keyOf("urn:example:" + std::to_string(i)), {7, std::uint64_t(i) + 1}));
    for (int i = 0; i < kKeys; ++i) {
        const std::optional<UrnPlace> place =
            finder.firstPlace(keyOf("urn:example:" + std::to_string(i)), {0, 1});
        QVERIFY(place);
        QCOMPARE(place->line, std::uint64_t(i) + 1);
        QCOMPARE(place->file, 7U);
    }
}

/// The unnamed file is never visible, and nothing remains of it.
void TestDuplicateFinder::keepsRecordsInAFile()
{
    constexpr int kKeys = 10'000;
    const QTemporaryDir folder;
    DuplicateFinder finder(folder.path().toStdString(), 64);
    for (int i = 0; i < kKeys; ++i)
        QVERIFY(!finder.firstPlace(keyOf("urn:example:" + std::to_string(i)), {3, std::uint64_t(i) + 1}));
    for (int i = kKeys - 1; i >= 0; --i) {
        const UrnPlace expected{3, std::uint64_t(i) + 1};
        QVERIFY(finder.firstPlace(keyOf("urn:example:" + std::to_string(i)), {0, 1}) == expected);
    }
    QVERIFY(!finder.failure());
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestDuplicateFinder::reportsThatTheFileCannotBeCreated()
{
    DuplicateFinder finder("/nowhere/at/all", 2);
    QVERIFY(!finder.firstPlace(keyOf("a"), {0, 1}));
    QVERIFY(!finder.firstPlace(keyOf("b"), {0, 2}));
    QVERIFY(!finder.failure());
    QVERIFY(!finder.firstPlace(keyOf("c"), {0, 3}));
    QVERIFY(finder.failure().has_value());
    QCOMPARE(finder.failure()->code, ErrorCode::FileNotWritable);
    QVERIFY(!finder.firstPlace(keyOf("a"), {0, 4})); // after a failure, nothing is found
}

NIDUS_TEST(tst_duplicatefinder, TestDuplicateFinder)
#include "tst_duplicatefinder.moc"
