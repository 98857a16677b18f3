// SPDX-License-Identifier: Apache-2.0
#include "core/base/contract.h"

#include "core/base/error.h"
#include "tests/brokenpromises.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::base;

class TestContract : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsOnlyBrokenPromises();
    void returnsThePreviousHandler();
    void endsInAnError();
};

void TestContract::reportsOnlyBrokenPromises()
{
    const test::BrokenPromises broken;
    QVERIFY(expects(true, "a"));
    QVERIFY(ensures(true, "b"));
    QCOMPARE(broken.all(), std::vector<std::string>());
    const char* const third = "c";
    const char* const fourth = "d";
    QVERIFY(!expects(false, third));
    QVERIFY(!ensures(false, fourth));
    QCOMPARE(broken.all(), (std::vector<std::string>{"c", "d"}));
}

void TestContract::returnsThePreviousHandler()
{
    const ContractHandler mine = [](const char*) noexcept {};
    const ContractHandler initial = setContractHandler(mine);
    QVERIFY(initial != nullptr);
    QVERIFY(initial != mine);
    QVERIFY(setContractHandler(nullptr) == mine);
    QVERIFY(setContractHandler(initial) == initial); // null has set the initial one
}

void TestContract::endsInAnError()
{
    const Error error = brokenPromise("a.nidus", "a promise");
    QCOMPARE(error, (Error{base::kBrokenPromise, "a.nidus", "a promise"}));
}

NIDUS_TEST(tst_contract, TestContract)
#include "tst_contract.moc"
