// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/personname.h"

#include "tests/testprogram.h"

#include <QTest>

using namespace nidus::workflow;
using namespace Qt::StringLiterals;

class TestPersonName : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognizesAPerson_data();
    void recognizesAPerson();
    void emptyNamesAreNobodys();
};

void TestPersonName::recognizesAPerson_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("isSame");
    QTest::addColumn<bool>("canBeMeant"); // `one` as typed by a user
    const auto row = [](const char* name, const QString& one, const QString& other, bool isSame,
                        bool canBeMeant) { QTest::newRow(name) << one << other << isSame << canBeMeant; };
    row("same text", u"ada"_s, u"ada"_s, true, true);
    row("another spelling with the same address", u"A. Lovelace <ADA@example.org>"_s,
        u"Ada Lovelace <ada@example.org>"_s, true, true);
    row("only the address", u"ada@example.org"_s, u"Ada <Ada@example.org>"_s, true, true);
    row("another address", u"Ada <ada@example.org>"_s, u"Ada <other@example.org>"_s, false, false);
    row("only the name", u"ADA LOVELACE"_s, u"Ada Lovelace <ada@example.org>"_s, true, true);
    row("another name with an address", u"Ada Byron"_s, u"Ada Lovelace <ada@example.org>"_s, false, false);
    row("an address as a link", u"mailto:ada@example.org"_s, u"Ada <ada@example.org>"_s, true, true);
    row("a domain in two forms", u"<ada@xn--mnchen-3ya.example>"_s, u"Ada <ada@münchen.example>"_s, true,
        true);
    row("another address without a name", u"<ada@example.org>"_s, u"<bob@example.org>"_s, false, false);
    row("letters of another form", u"Jörg  STRASSE"_s, u"Jo\u0308rg Straße"_s, true, true);
    row("an invisible character at the end", u"Ada <ada@example.org>\u200B "_s, u"Ada <ada@example.org>"_s,
        true, true);
    row("wide letters", u"Ａｄａ"_s, u"ada"_s, true, true);
    row("part of the name", u"Ada"_s, u"Ada Lovelace <ada@example.org>"_s, false, false);
    row("a word with @ in a name", u"ada @ work"_s, u"bob @ work"_s, false, false);
}

void TestPersonName::recognizesAPerson()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QFETCH(const bool, isSame);
    QFETCH(const bool, canBeMeant);
    QCOMPARE(isSamePerson(one, other), isSame);
    QCOMPARE(isSamePerson(other, one), isSame);
    QCOMPARE(isOneOf({u"somebody"_s, one}, other), isSame);
    QCOMPARE(isMeant(one, other), canBeMeant);
}

void TestPersonName::emptyNamesAreNobodys()
{
    QVERIFY(!isSamePerson({}, {}));
    QVERIFY(!isOneOf({QString()}, {}));
    QVERIFY(!isMeant({}, {}));
}

NIDUS_TEST(tst_personname, TestPersonName)
#include "tst_personname.moc"
