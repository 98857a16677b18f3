// SPDX-License-Identifier: Apache-2.0
#include "core/registration/informalnumber.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestInformalNumber : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheNumberOfANid_data();
    void readsTheNumberOfANid();
    void comparesNumbersOfAnyLength();
    void increasesNumbers_data();
    void increasesNumbers();
};

// RFC 8141 section 5.2: InformalNamespaceName = "urn-" Number, Number = DigitNonZero 0*Digit
void TestInformalNumber::readsTheNumberOfANid_data()
{
    QTest::addColumn<QString>("nid");
    QTest::addColumn<QString>("number"); // empty: not an informal NID
    const auto row = [](const QString& nid, const QString& number) {
        QTest::newRow(qPrintable(nid)) << nid << number;
    };
    row(u"urn-7"_s, u"7"_s);
    row(u"URN-1"_s, u"1"_s);
    row(u"urn-90"_s, u"90"_s);
    row(u"urn-1234567890123456789012345678"_s, u"1234567890123456789012345678"_s);
    row(u"urn-07"_s, {});
    row(u"urn-0"_s, {});
    row(u"urn-"_s, {});
    row(u"urn-1a"_s, {});
    row(u"urn-1:"_s, {}); // the character after "9"
    row(u"urn-1/"_s, {}); // the character before "0"
    row(u"urn-1\u0667"_s, {});
    row(u"isbn-7"_s, {});
    row(u"7"_s, {});
}

void TestInformalNumber::readsTheNumberOfANid()
{
    QFETCH(QString, nid);
    QFETCH(QString, number);
    QCOMPARE(informalNumberOf(nid), number);
    QCOMPARE(isInformalNumber(nid.sliced(nid.indexOf(u'-') + 1)),
             !number.isEmpty() || nid == "isbn-7"_L1 || nid == "7"_L1);
}

void TestInformalNumber::comparesNumbersOfAnyLength()
{
    const QStringList ascending{{},
                                u"1"_s,
                                u"2"_s,
                                u"9"_s,
                                u"10"_s,
                                u"19"_s,
                                u"20"_s,
                                u"18446744073709551616"_s,
                                u"18446744073709551617"_s};
    for (qsizetype a = 0; a < ascending.size(); ++a) {
        for (qsizetype b = 0; b < ascending.size(); ++b)
            QCOMPARE(isLowerNumber(ascending[a], ascending[b]), a < b);
    }
}

void TestInformalNumber::increasesNumbers_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<unsigned>("more");
    QTest::addColumn<QString>("sum");
    const auto row = [](const QString& number, unsigned more, const QString& sum) {
        QTest::addRow("%s + %u", qPrintable(number), more) << number << more << sum;
    };
    row({}, 1U, u"1"_s);
    row(u"1"_s, 1U, u"2"_s);
    row(u"7"_s, 0U, u"7"_s);
    row(u"9"_s, 1U, u"10"_s);
    row(u"199"_s, 1U, u"200"_s);
    row(u"999"_s, 1U, u"1000"_s);
    row(u"12"_s, 34U, u"46"_s);
    row(u"5"_s, 4294967295U - 9U, u"4294967291"_s);
    row(u"9999999999999999999999999998"_s, 1U, u"9999999999999999999999999999"_s);
    row(u"9999999999999999999999999999"_s, 12U, u"10000000000000000000000000011"_s);
}

void TestInformalNumber::increasesNumbers()
{
    QFETCH(QString, number);
    QFETCH(unsigned, more);
    QFETCH(QString, sum);
    QCOMPARE(increasedNumber(number, more), sum);
}

NIDUS_TEST(tst_informalnumber, TestInformalNumber)
#include "tst_informalnumber.moc"
