// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/atsigns.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus::exchange;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestAtSigns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsAddresses_data();
    void findsAddresses();
    void changesOnlyTheRegistrant();
};

void TestAtSigns::findsAddresses_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QString& written, const QString& expected) {
        QTest::newRow(name) << written << expected;
    };
    row("a part", u"Email: office&maps.example"_s, u"Email: office@maps.example"_s);
    row("in brackets", u"B. Reed <b.reed&reed.example>"_s, u"B. Reed <b.reed@reed.example>"_s);
    row("two of them", u"E-mail: a-b&reed.example, c_d&sub.reed.example."_s,
        u"E-mail: a-b@reed.example, c_d@sub.reed.example."_s);
    row("after a scheme", u"mailto:office&maps.example"_s, u"mailto:office@maps.example"_s);
    row("on a line of its own", u"Reed Works\n  office&maps.example"_s,
        u"Reed Works\n  office@maps.example"_s);
    row("a company", u"Reed & Sedge, AT&T.example, R&D"_s, u"Reed & Sedge, AT&T.example, R&D"_s);
    row("a parameter", u"https://reed.example/?a=1&b.example"_s, u"https://reed.example/?a=1&b.example"_s);
    row("a path", u"office&maps.example/office"_s, u"office&maps.example/office"_s);
    row("an address already", u"office@maps.example"_s, u"office@maps.example"_s);
}

void TestAtSigns::findsAddresses()
{
    QFETCH(QString, written);
    RegistrationTemplate made;
    made.setText(TemplateField::Registrant, written);
    const RegistrationTemplate mailed = withAtSigns(made);
    QTEST(mailed.text(TemplateField::Registrant), "expected");
    QVERIFY(isSameText(made, mailed));
}

void TestAtSigns::changesOnlyTheRegistrant()
{
    RegistrationTemplate made;
    made.setText(TemplateField::Syntax, u"urn:reed:a&b.example"_s);
    QCOMPARE(withAtSigns(made), made);
    RegistrationTemplate other = made;
    other.setText(TemplateField::Registrant, u"office&maps.example"_s);
    QVERIFY(!isSameText(made, other));
}

NIDUS_TEST(tst_atsigns, TestAtSigns)
#include "tst_atsigns.moc"
