// SPDX-License-Identifier: Apache-2.0
#include "core/registration/partialdate.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestPartialDate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheDatesOfRealTemplates_data();
    void readsTheDatesOfRealTemplates();
    void ordersByPrecisionWithinAYear();
};

void TestPartialDate::readsTheDatesOfRealTemplates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); // empty = absent
    const auto row = [](const char* name, const QString& text, const QString& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("ISO 8601 day", u"2017-06-12"_s, u"2017-06-12"_s);
    row("ISO 8601 month", u"2011-08"_s, u"2011-08"_s);
    row("ISO 8601 year", u"2011"_s, u"2011"_s);
    row("leap day", u"2024-02-29"_s, u"2024-02-29"_s);
    row("blanks around", u"  2017-06-12\n"_s, u"2017-06-12"_s);
    row("final full stop", u"2023-05-01."_s, u"2023-05-01"_s);
    row("day of one digit", u"2020-04-2"_s, u"2020-04-02"_s);
    row("month and day of one digit", u"2005-1-6"_s, u"2005-01-06"_s);
    row("spaces", u"2004 11 22"_s, u"2004-11-22"_s);
    row("day, month name, year run together", u"5Feb2001"_s, u"2001-02-05"_s);
    row("day month year", u"30 September 2019"_s, u"2019-09-30"_s);
    row("month day, year", u"February 11, 2002"_s, u"2002-02-11"_s);
    row("month day year", u"Feb. 11 2002"_s, u"2002-02-11"_s);
    row("month year", u"August 2011"_s, u"2011-08"_s);
    row("another month year", u"December 2011"_s, u"2011-12"_s);
    row("day, month, year with dots", u"28.11.2026"_s, u"2026-11-28"_s);
    row("dots and spaces", u"5. 2. 2001"_s, u"2001-02-05"_s);
    row("no such month", u"11.28.2026"_s, u""_s);
    row("slashes, of which either may be the day", u"5/2/2001"_s, u""_s);
    row("lower case", u"december 2011"_s, u"2011-12"_s);
    row("after version and label", u"Registration version: 1; registration date: 2009-03-22"_s,
        u"2009-03-22"_s);
    row("empty", u""_s, u""_s);
    row("placeholder letters", u"2006-MM-DD"_s, u""_s);
    row("placeholder day", u"2004-07-xx"_s, u""_s);
    row("to be decided", u"TBD"_s, u""_s);
    row("placeholder in angle brackets", u"<when submitted>"_s, u""_s);
    row("date inside a placeholder", u"<2005-03-7, when submitted>"_s, u""_s);
    row("month 13", u"2020-13-01"_s, u""_s);
    row("month 0", u"2020-00-01"_s, u""_s);
    row("month 0 without day", u"2020-00"_s, u""_s);
    row("day 0", u"2020-01-00"_s, u""_s);
    row("day 0 before a month name", u"0 May 2020"_s, u""_s);
    row("not a leap year", u"2023-02-29"_s, u""_s);
    row("31 June by name", u"June 31, 2020"_s, u""_s);
    row("not a month name", u"Smarch 2011"_s, u""_s);
    row("ambiguous short name", u"Ma 2011"_s, u""_s);
    row("mixed separators", u"2004-11 22"_s, u""_s);
    row("dangling separator", u"2004-11-"_s, u""_s);
    row("year 0", u"0000-01-01"_s, u""_s);
    row("more text", u"2017-06-12 (revised)"_s, u""_s);
    row("two dates", u"2017-06-12 2018-06-12"_s, u""_s);
    row("digits of another script", u"٢٠١٧-٠٦-١٢"_s, u""_s);
}

void TestPartialDate::readsTheDatesOfRealTemplates()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const auto date = parseTemplateDate(text);
    QCOMPARE(date ? date->toString() : QString(), expected);
}

void TestPartialDate::ordersByPrecisionWithinAYear()
{
    QVERIFY((PartialDate{2011}) < (PartialDate{2011, 8}));
    QVERIFY((PartialDate{2011, 8}) < (PartialDate{2011, 8, 5}));
    QVERIFY((PartialDate{2011, 8, 5}) < (PartialDate{2012}));
    QCOMPARE((PartialDate{800}.toString()), u"0800"_s);
}

NIDUS_TEST(tst_partialdate, TestPartialDate)
#include "tst_partialdate.moc"
