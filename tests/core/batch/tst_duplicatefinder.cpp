// SPDX-License-Identifier: Apache-2.0
#include "core/batch/duplicatefinder.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::batch;

namespace {

ByteHash keyOf(std::string_view name) { return hashBytes(name); }

} // namespace

class TestDuplicateFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void remembersTheFirstPlace();
    void distinguishesDifferentKeys();
    void keepsKeysWhileTheTableGrows();
    void namesTheFileAmongMany();
    void remembersPlacesInAnyOrder();
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
    constexpr int kKeys = 100'000;
    DuplicateFinder finder(QDir::tempPath().toStdString());
    for (int i = 0; i < kKeys; ++i)
        QVERIFY(!finder.firstPlace(keyOf("urn:example:" + std::to_string(i)), {7, std::uint64_t(i) + 1}));
    for (int i = 0; i < kKeys; ++i) {
        const std::optional<UrnPlace> place =
            finder.firstPlace(keyOf("urn:example:" + std::to_string(i)), {0, 1});
        QVERIFY(place);
        QCOMPARE(place->line, std::uint64_t(i) + 1);
        QCOMPARE(place->file, std::size_t(7));
    }
}

void TestDuplicateFinder::keepsKeysWhileTheTableGrows()
{
    constexpr std::uint64_t kKeys = 10'000; // in one part of the table, which begins with 512 slots
    DuplicateFinder finder(QDir::tempPath().toStdString());
    const auto key = [](std::uint64_t i) {
        const ByteHash hash = keyOf("urn:example:" + std::to_string(i));
        return ByteHash{hash.first & ~std::uint64_t{0xFFFF}, hash.second};
    };
    for (std::uint64_t i = 0; i < kKeys; ++i)
        QVERIFY(!finder.firstPlace(key(i), {0, i + 1}));
    for (std::uint64_t i = 0; i < kKeys; ++i)
        QVERIFY(finder.firstPlace(key(i), {0, kKeys + i + 1}) == (UrnPlace{0, i + 1}));
}

/// A command line may name more files than 16 bits can number.
void TestDuplicateFinder::namesTheFileAmongMany()
{
    constexpr std::size_t kFiles = 65'540;
    DuplicateFinder finder(QDir::tempPath().toStdString());
    for (std::size_t file = 0; file < kFiles; ++file) {
        const std::string name = "urn:example:" + std::to_string(file);
        QVERIFY(!finder.firstPlace(keyOf(name + "-a"), {file, 2}));
        QVERIFY(!finder.firstPlace(keyOf(name + "-b"), {file, 5}));
    }
    for (const std::size_t file : {0UZ, 3UZ, 65'535UZ, 65'536UZ, 65'539UZ}) {
        const std::string name = "urn:example:" + std::to_string(file);
        QVERIFY(finder.firstPlace(keyOf(name + "-a"), {1, 1}) == (UrnPlace{file, 2}));
        QVERIFY(finder.firstPlace(keyOf(name + "-b"), {1, 1}) == (UrnPlace{file, 5}));
    }
}

void TestDuplicateFinder::remembersPlacesInAnyOrder()
{
    constexpr std::uint64_t kMax = std::numeric_limits<std::uint64_t>::max();
    const std::array<UrnPlace, 9> places = {{
        {65'539, 9},
        {65'539, 9}, // a second URN in the same line
        {65'539, 4}, // an earlier line
        {3, std::uint64_t{1} << 48},
        {3, 1},
        {3, kMax}, // far from the line before
        {0, kMax},
        {65'539, 10}, // a file that was left
        {65'539, 12},
    }};
    DuplicateFinder finder(QDir::tempPath().toStdString(), 2);
    for (std::size_t i = 0; i < places.size(); ++i)
        QVERIFY(!finder.firstPlace(keyOf("urn:example:" + std::to_string(i)), places[i]));
    for (std::size_t i = places.size(); i-- > 0;)
        QVERIFY(finder.firstPlace(keyOf("urn:example:" + std::to_string(i)), {7, 7}) == places[i]);
    QVERIFY(!finder.failure());
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
    QCOMPARE(finder.failure()->code, base::kFileNotWritable);
    QVERIFY(!finder.firstPlace(keyOf("a"), {0, 4})); // after a failure, nothing is found
}

NIDUS_TEST(tst_duplicatefinder, TestDuplicateFinder)
#include "tst_duplicatefinder.moc"
