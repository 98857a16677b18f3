// SPDX-License-Identifier: Apache-2.0
#include "core/batch/comparison.h"

#include "core/batch/batchvalues.h"
#include "tests/testprogram.h"

#include <QTest>
#include <string>

using namespace nidus;
using namespace nidus::batch;
using nidus::base::ByteHash;
using nidus::check::Verdict;

class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesTheBadNamesOfTwoChecks();
    void returnsEachEndedNameOnce();
    void keepsNamesWithEqualSlotsApart();
    void remembersAtMostSomeNames();
    void countsFurtherCodesTogether();
    void addsTheCountsOfInputs();
};

namespace {

constexpr ByteHash kName{1, 1};

/// Returns the codes with their new, remaining, fixed, and gone names.
std::string codesOf(const Comparison& comparison)
{
    std::string text;
    for (const CodeChanges& code : comparison.byCode()) {
        text += code.code + ' ' + std::to_string(code.names.fresh) + ' ' + std::to_string(code.names.still) +
                ' ' + std::to_string(code.names.fixed) + ' ' + std::to_string(code.names.gone) + '\n';
    }
    return text;
}

} // namespace

void TestComparison::comparesTheBadNamesOfTwoChecks()
{
    constexpr ByteHash same{1, 1};
    constexpr ByteHash otherCode{2, 2};
    constexpr ByteHash fixed{3, 3};
    constexpr ByteHash gone{4, 4};
    constexpr ByteHash fresh{5, 5};
    constexpr ByteHash good{6, 6};
    Comparison comparison;
    QVERIFY(comparison.addEarlier(same, Verdict::Invalid, "a"));
    QVERIFY(comparison.addEarlier(same, Verdict::Invalid, "b")); // a duplicate: the first code counts
    QVERIFY(comparison.addEarlier(otherCode, Verdict::Unregistered, "a"));
    QVERIFY(comparison.addEarlier(fixed, Verdict::Invalid, "b"));
    QVERIFY(comparison.addEarlier(gone, Verdict::Undecided, "b"));
    QVERIFY(comparison.addEarlier(good, Verdict::Valid, ""));

    const auto isAdded = [&comparison](ByteHash name, Verdict verdict, const char* code, NameChange change,
                                       bool isFirst, const char* before) {
        const auto added = comparison.add(name, verdict, code);
        return added && added->change == change && added->isFirst == isFirst && added->before == before;
    };
    QVERIFY(isAdded(same, Verdict::Invalid, "a", NameChange::Still, true, "a"));
    QVERIFY(isAdded(same, Verdict::Invalid, "a", NameChange::Still, false, "a"));
    QVERIFY(isAdded(otherCode, Verdict::Invalid, "c", NameChange::Still, true, "a"));
    QVERIFY(isAdded(fixed, Verdict::Valid, "", NameChange::Fixed, true, "b"));
    QVERIFY(isAdded(fixed, Verdict::Valid, "", NameChange::Fixed, false, "b"));
    QVERIFY(isAdded(fresh, Verdict::Invalid, "c", NameChange::New, true, ""));
    QVERIFY(!comparison.add(good, Verdict::Valid, ""));
    QVERIFY(!comparison.add(fresh, Verdict::Valid, "")); // it was not bad before

    QVERIFY((comparison.names() == ChangeCounts{.fresh = 1, .still = 2, .fixed = 1, .gone = 1}));
    QCOMPARE(codesOf(comparison), std::string("c 2 0 0 0\na 0 1 1 0\nb 0 0 1 1\n"));
}

void TestComparison::returnsEachEndedNameOnce()
{
    constexpr ByteHash gone{2, 2};
    constexpr ByteHash still{3, 3};
    Comparison comparison;
    QVERIFY(!comparison.takeEnded(kName)); // nothing is known
    for (const ByteHash& name : {kName, gone, still})
        QVERIFY(comparison.addEarlier(name, Verdict::Invalid, "a"));
    comparison.add(kName, Verdict::Valid, "");
    comparison.add(still, Verdict::Invalid, "a");
    QCOMPARE(comparison.takeEnded(kName), std::optional(NameChange::Fixed));
    QCOMPARE(comparison.takeEnded(kName), std::nullopt);
    QCOMPARE(comparison.takeEnded(gone), std::optional(NameChange::Gone));
    QCOMPARE(comparison.takeEnded(still), std::nullopt);
    QCOMPARE(comparison.takeEnded({9, 9}), std::nullopt);
    QCOMPARE(comparison.names().gone, std::uint64_t{1}); // still counted
}

void TestComparison::keepsNamesWithEqualSlotsApart()
{
    constexpr std::uint64_t count = 3000; // more than the first slots
    Comparison comparison;
    for (std::uint64_t i = 0; i < count; ++i) {
        QVERIFY(comparison.addEarlier({i << 20U, 0}, Verdict::Invalid, "a")); // all in one slot
        QVERIFY(comparison.addEarlier({1, i}, Verdict::Invalid, "a"));        // only the second half differs
    }
    for (std::uint64_t i = 0; i < count; i += 2) {
        QVERIFY(comparison.add({i << 20U, 0}, Verdict::Valid, "").has_value());
        QVERIFY(comparison.add({1, i}, Verdict::Invalid, "a").has_value());
    }
    QVERIFY((comparison.names() ==
             ChangeCounts{.fresh = 0, .still = count / 2, .fixed = count / 2, .gone = count}));
}

void TestComparison::remembersAtMostSomeNames()
{
    constexpr ByteHash more{9, 9};
    Comparison comparison(2);
    QVERIFY(comparison.addEarlier(kName, Verdict::Invalid, "a"));
    QVERIFY(comparison.addEarlier({2, 2}, Verdict::Invalid, "a"));
    QVERIFY(comparison.addEarlier(kName, Verdict::Invalid, "a")); // known
    QVERIFY(!comparison.addEarlier(more, Verdict::Invalid, "a"));
    for (int i = 0; i < 2; ++i) {
        const auto added = comparison.add(more, Verdict::Invalid, "a");
        QVERIFY(added && added->change == NameChange::New && added->isFirst);
    }
    QVERIFY((comparison.names() == ChangeCounts{.gone = 2}));
}

void TestComparison::countsFurtherCodesTogether()
{
    Comparison comparison;
    for (std::size_t i = 0; i < kMaxComparedCodes + 3; ++i)
        comparison.add({i + 1, 0}, Verdict::Invalid, "code-" + std::to_string(i));
    comparison.add({5000, 0}, Verdict::Invalid, "code-0"); // known
    const std::vector<CodeChanges> codes = comparison.byCode();
    QCOMPARE(codes.size(), kMaxComparedCodes + 1);
    QCOMPARE(codes[0].code, std::string(kOtherCodes));
    QCOMPARE(codes[0].names.fresh, std::uint64_t{3});
    QCOMPARE(codes[1].code, std::string("code-0"));
    QCOMPARE(codes[1].names.fresh, std::uint64_t{2});
}

void TestComparison::addsTheCountsOfInputs()
{
    const CheckCounts one{.byVerdict = {1, 2, 3, 4},
                          .noRule = 5,
                          .warnings = 6,
                          .blank = 7,
                          .emptyCells = 8,
                          .lines = 9,
                          .hadByteOrderMark = true,
                          .hadCarriageReturns = true};
    QCOMPARE(one.checked(), std::uint64_t{10});
    CheckCounts total{.byVerdict = {10, 20, 30, 40},
                      .noRule = 50,
                      .warnings = 60,
                      .blank = 70,
                      .emptyCells = 80,
                      .lines = 90};
    addCounts(total, one);
    QVERIFY((total == CheckCounts{.byVerdict = {11, 22, 33, 44},
                                  .noRule = 55,
                                  .warnings = 66,
                                  .blank = 77,
                                  .emptyCells = 88,
                                  .lines = 99}));
}

NIDUS_TEST(tst_comparison, TestComparison)
#include "tst_comparison.moc"
