// SPDX-License-Identifier: Apache-2.0
#include "core/check/urnchecker.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::check;
using namespace nidus::urn;

class TestUrnChecker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void returnsTheVerdict_data();
    void returnsTheVerdict();
    void reportsTheOffsetOfTheError();
    void readsTheNidIfThereIsOne_data();
    void readsTheNidIfThereIsOne();
    void aLimitIsUndecidedNotInvalid();
    void followsTheChosenRfc();
    void hasAWordForEveryVerdict();
};

void TestUrnChecker::returnsTheVerdict_data()
{
    QTest::addColumn<CheckAgainst>("against");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("verdict");
    QTest::addColumn<CheckReason>("reason");
    const auto row = [](const char* name, CheckAgainst against, const char* text, const char* verdict,
                        CheckReason reason) {
        QTest::newRow(name) << against << QByteArray(text) << QByteArray(verdict) << reason;
    };
    using enum CheckAgainst;
    using enum CheckReason;
    row("auto: registered", OwnNamespace, "urn:ISBN:0395363411", "valid", NoRule);
    row("auto: components are ignored", OwnNamespace, "urn:isbn:1?+r?=q#f", "valid", NoRule);
    row("auto: not registered", OwnNamespace, "urn:nidus:a", "unregistered", NidNotRegistered);
    row("auto: never registrable", OwnNamespace, "urn:X-foo:a", "unregistered", NidNeverRegistrable);
    row("auto: two characters", OwnNamespace, "urn:us:a", "unregistered", NidNeverRegistrable);
    row("auto: a country's prefix", OwnNamespace, "urn:xn--x:a", "unregistered", NidNeverRegistrable);
    row("auto: an informal NID that is none", OwnNamespace, "urn:urn-09:a", "unregistered",
        NidNeverRegistrable);
    row("auto: an informal NID", OwnNamespace, "urn:urn-99:a", "unregistered", NidNotRegistered);
    row("auto: withdrawn", OwnNamespace, "urn:fdc:a", "valid", NamespaceWithdrawn);
    row("auto: syntax comes first", OwnNamespace, "urn:x-foo:", "invalid", Syntax);
    row("none: registered or not", SyntaxOnly, "urn:nidus:a", "valid", None);
    row("none: never registrable", SyntaxOnly, "urn:x-foo:a", "valid", None);
    row("none: withdrawn", SyntaxOnly, "urn:fdc:a", "valid", None);
    row("none: syntax", SyntaxOnly, "urn:nidus", "invalid", Syntax);
    row("a NID: the same", OneNamespace, "urn:isbn:a", "valid", NoRule);
    row("a NID: another, registered", OneNamespace, "urn:fdc:a", "invalid", OtherNamespace);
    row("a NID: another, not registered", OneNamespace, "urn:nidus:a", "invalid", OtherNamespace);
    row("a NID: syntax comes first", OneNamespace, "urn:fdc:", "invalid", Syntax);
}

void TestUrnChecker::returnsTheVerdict()
{
    QFETCH(CheckAgainst, against);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, verdict);
    QFETCH(CheckReason, reason);
    const auto table =
        std::make_shared<NamespaceTable>(std::vector<NamespaceEntry>{{"isbn", false}, {"fdc", true}});
    const UrnChecker checker({.against = against, .nid = "Isbn"}, table);
    const CheckOutcome outcome = checker.check(text.constData());
    QCOMPARE(QByteArray::fromStdString(std::string(verdictWord(outcome.verdict))), verdict);
    QCOMPARE(outcome.reason, reason);
    if (reason == CheckReason::NidNotRegistered || reason == CheckReason::OtherNamespace)
        QCOMPARE(outcome.offset, 4U);
}

void TestUrnChecker::reportsTheOffsetOfTheError()
{
    const UrnChecker checker({.against = CheckAgainst::SyntaxOnly}, nullptr);
    const CheckOutcome outcome = checker.check("urn:example:a b");
    QCOMPARE(outcome.error, UrnError::NssBadChar);
    QCOMPARE(outcome.offset, 13U);
}

void TestUrnChecker::readsTheNidIfThereIsOne_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("nid");
    QTest::newRow("valid") << QByteArray("urn:ISBN:1") << QByteArray("ISBN");
    QTest::newRow("an error after the NID") << QByteArray("urn:example:") << QByteArray("example");
    QTest::newRow("an error in a component") << QByteArray("urn:example:a#b#") << QByteArray("example");
    QTest::newRow("an error in the NID") << QByteArray("urn:cen.eu:a") << QByteArray();
    QTest::newRow("incomplete") << QByteArray("urn:isbn") << QByteArray();
    QTest::newRow("another scheme") << QByteArray("http://a:b") << QByteArray();
}

void TestUrnChecker::readsTheNidIfThereIsOne()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, nid);
    const CheckOutcome outcome =
        UrnChecker({.against = CheckAgainst::SyntaxOnly}, nullptr).check(text.constData());
    QCOMPARE(text.mid(outcome.nidOffset, outcome.nidLength), nid);
}

void TestUrnChecker::aLimitIsUndecidedNotInvalid()
{
    const UrnChecker checker({.against = CheckAgainst::SyntaxOnly}, nullptr);
    const std::string longest = "urn:example:" + std::string(kMaxUrnLength - 12, 'a');
    QCOMPARE(checker.check(longest).verdict, Verdict::Valid);
    QCOMPARE(checker.check(longest + "a").verdict, Verdict::Undecided);
    QCOMPARE(checker.check(longest + " ").reason, CheckReason::LineTooLong);
}

void TestUrnChecker::followsTheChosenRfc()
{
    const UrnChecker checker({.against = CheckAgainst::SyntaxOnly, .rfc = Rfc::Rfc2141}, nullptr);
    QCOMPARE(checker.check("urn:a:b").verdict, Verdict::Valid);
    QCOMPARE(checker.check("urn:urn:b").error, UrnError::NidUrnReserved);
}

void TestUrnChecker::hasAWordForEveryVerdict()
{
    QCOMPARE(verdictWord(Verdict::Valid), std::string_view("valid"));
    QCOMPARE(verdictWord(Verdict::Invalid), std::string_view("invalid"));
    QCOMPARE(verdictWord(Verdict::Unregistered), std::string_view("unregistered"));
    QCOMPARE(verdictWord(Verdict::Undecided), std::string_view("undecided"));
}

NIDUS_TEST(tst_urnchecker, TestUrnChecker)
#include "tst_urnchecker.moc"
