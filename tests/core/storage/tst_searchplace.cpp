// SPDX-License-Identifier: Apache-2.0
#include "core/storage/search/searchplace.h"

#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

/// Where a search finds a term in a text that it folds.
class TestSearchPlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void findsNothing_data();
    void findsNothing();
};

void TestSearchPlace::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("term");
    QTest::addColumn<QString>("marked"); // the text with the place in brackets
    const auto row = [](const char* name, const QString& text, const QString& term, const QString& marked) {
        QTest::newRow(name) << text << term << marked;
    };
    row("unchanged", u"Names crates."_s, u"crate"_s, u"Names [crate]s."_s);
    row("the first", u"a crate, a crate"_s, u"crate"_s, u"a [crate], a crate"_s);
    row("letter case", u"Names CRATES."_s, u"Crates"_s, u"Names [CRATES]."_s);
    row("accents in the text", u"in Jyv\u00e4skyl\u00e4 since"_s, u"Jyvaskyla"_s,
        u"in [Jyv\u00e4skyl\u00e4] since"_s);
    row("decomposed accents", u"in Jyva\u0308skyla\u0308 since"_s, u"jyvaskyla"_s,
        u"in [Jyva\u0308skyla\u0308] since"_s);
    row("accents in the term", u"in Jyvaskyla"_s, u"Jyv\u00e4skyl\u00e4"_s, u"in [Jyvaskyla]"_s);
    row("letters that become two", u"die Stra\u00dfe dort"_s, u"strasse"_s, u"die [Stra\u00dfe] dort"_s);
    row("after letters that become two", u"\u00df\u00df\u00df dort"_s, u"dort"_s,
        u"\u00df\u00df\u00df [dort]"_s);
    row("across a line end", u"  big\n   crates"_s, u"big crates"_s, u"  [big\n   crates]"_s);
    row("at the end", u"all crates"_s, u"crates"_s, u"all [crates]"_s);
    row("outside of the BMP", u"a \U0001F4E6 b"_s, u"\U0001F4E6"_s, u"a [\U0001F4E6] b"_s);
}

void TestSearchPlace::finds()
{
    QFETCH(QString, text);
    QFETCH(QString, term);
    QFETCH(QString, marked);
    const std::optional<SearchPlace> place = searchPlace(text, term);
    QVERIFY(place);
    QCOMPARE(text.first(place->offset) + u'[' + text.sliced(place->offset, place->length) + u']' +
                 text.sliced(place->offset + place->length),
             marked);
}

void TestSearchPlace::findsNothing_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("term");
    QTest::newRow("another text") << u"Names barrels."_s << u"crate"_s;
    QTest::newRow("no text") << QString() << u"crate"_s;
    QTest::newRow("no term") << u"Names crates."_s << QString();
    QTest::newRow("a blank") << u"Names crates."_s << u" "_s;
}

void TestSearchPlace::findsNothing()
{
    QFETCH(QString, text);
    QFETCH(QString, term);
    QVERIFY(!searchPlace(text, term));
}

NIDUS_TEST(tst_searchplace, TestSearchPlace)
#include "tst_searchplace.moc"
