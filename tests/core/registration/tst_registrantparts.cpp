// SPDX-License-Identifier: Apache-2.0
#include "core/registration/registrantparts.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestRegistrantParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesLabeledLines_data();
    void movesLabeledLines();
    void movesTheOrganizationThatSomebodyActsFor_data();
    void movesTheOrganizationThatSomebodyActsFor();
    void keepsFilledParts();
    void movesNothingTwice();
    void losesNoWord_data();
    void losesNoWord();
};

void TestRegistrantParts::movesLabeledLines_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Registrant>("parts");
    const auto row = [](const char* tag, const QString& text, const Registrant& parts) {
        QTest::newRow(tag) << text << parts;
    };
    row("a person and an affiliation",
        u"Name: Ann Berth\nE-mail: ann at quay.example\nAffiliation: Quays\nAddress: 1 Pier\nPortville Q 2\nQuayland"_s,
        {.organization = u"Quays"_s,
         .address = u"1 Pier\nPortville Q 2\nQuayland"_s,
         .contactName = u"Ann Berth"_s,
         .email = u"ann@quay.example"_s});
    row("indented, with a contact and its mail",
        u"  Name:    Quay Union Group\n  Address: Dept. of Piers\n           Box 35\n\n  Contact: B. Berth <b.berth&quay.example>\n"_s,
        {.organization = u"Quay Union Group"_s,
         .address = u"Dept. of Piers\nBox 35"_s,
         .contactName = u"B. Berth"_s,
         .email = u"b.berth@quay.example"_s});
    row("values below their labels",
        u"Name:\n\n   Quay Partnership Project\n\nAddress:\n\n   Quays\n   6 Pier Road\n\nTelephone:\n   +44 20 7946 0000\n"_s,
        {.organization = u"Quay Partnership Project"_s,
         .address = u"Quays\n6 Pier Road"_s,
         .phone = u"+44 20 7946 0000"_s});
    row("an organization without a label; the rest stays",
        u"   National Library of Quays\n   Role: URN Service Desk\n   Email: urn&quay.example\n   Postal: Box 15\n\n   It acts for all."_s,
        {.organization = u"National Library of Quays"_s,
         .address = u"Box 15"_s,
         .email = u"urn@quay.example"_s,
         .other = u"Role: URN Service Desk\n\n   It acts for all."_s});
    row("wrapped lines", u"Affiliation: The Quay and\n   Pier Agency\nE-mail: urn@quay.example"_s,
        {.organization = u"The Quay and Pier Agency"_s, .email = u"urn@quay.example"_s});
    row("a contact that is a mail address",
        u"Registering Organization: QUAY\nDesignated Contact: info&quay.example"_s,
        {.organization = u"QUAY"_s, .email = u"info@quay.example"_s});
    row("a second mail address stays", u"e-mail: a@quay.example\ncontact: Ann\ne-mail: b@quay.example"_s,
        {.contactName = u"Ann"_s, .email = u"a@quay.example"_s, .other = u"e-mail: b@quay.example"_s});
    row("an invalid mail address is kept unchanged",
        u"Email: see below\nsee the site: https://quay.example"_s,
        {.email = u"see below"_s, .other = u"see the site: https://quay.example"_s});
    row("lines with only a mail address or a number",
        u"Ann Berth, of Quays\ninfo&quay.example\n1-215-808-4978"_s,
        {.email = u"info@quay.example"_s, .phone = u"1-215-808-4978"_s, .other = u"Ann Berth, of Quays"_s});
    row("a person with a mail address and a number below the label",
        u"Contact:\n\n   Ann Berth\n   ann&quay.example\n   +44 20 7946 0000"_s,
        {.contactName = u"Ann Berth"_s, .email = u"ann@quay.example"_s, .phone = u"+44 20 7946 0000"_s});
    row("a mail address within an address",
        u"Address:\n   1 Pier\n   ann@quay.example\n   Quayland\nRole address:\n   urn@quay.example"_s,
        {.address = u"1 Pier\nQuayland"_s,
         .roleAddress = u"urn@quay.example"_s,
         .email = u"ann@quay.example"_s});
    row("a role's mail address below its label", u"Role address:\n   urn@quay.example"_s,
        {.roleAddress = u"urn@quay.example"_s});
    row("bullets", u"- Organization: Quays\n- Role address: urn@quay.example"_s,
        {.organization = u"Quays"_s, .roleAddress = u"urn@quay.example"_s});
}

void TestRegistrantParts::movesLabeledLines()
{
    QFETCH(QString, text);
    QFETCH(Registrant, parts);
    const std::optional<Registrant> taken = withLabeledParts({.other = text});
    QVERIFY(taken);
    QCOMPARE(taken->toText(), parts.toText());
    QCOMPARE(*taken, parts);
}

void TestRegistrantParts::movesTheOrganizationThatSomebodyActsFor_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("rest");
    QTest::addColumn<QString>("organization");
    QTest::newRow("in a line of its own") << u"Ann Berth,\non behalf of Quay Union\ninfo&quay.example\n"_s
                                          << u"Ann Berth,"_s << u"Quay Union"_s;
    QTest::newRow("after the person")
        << u"Ann Berth, on behalf of Quay Union\ninfo&quay.example\n"_s << u"Ann Berth"_s << u"Quay Union"_s;
    QTest::newRow("with its long name")
        << u"Ann Berth, \non behalf of QUAY (Union for Quays and Piers)\ninfo&quay.example\n"_s
        << u"Ann Berth,"_s << u"QUAY (Union for Quays and Piers)"_s;
}

/// "on behalf of" is as good as a label.
void TestRegistrantParts::movesTheOrganizationThatSomebodyActsFor()
{
    QFETCH(QString, text);
    QFETCH(QString, rest);
    QFETCH(QString, organization);
    const Registrant wanted{.organization = organization, .email = u"info@quay.example"_s, .other = rest};
    QCOMPARE(withLabeledParts({.other = text}), std::optional(wanted));
}

void TestRegistrantParts::keepsFilledParts()
{
    const Registrant filled{.organization = u"Quays"_s,
                            .email = u"urn@quay.example"_s,
                            .other =
                                u"Organization: Piers\nE-mail: x@pier.example\nPhone: +44 20 7946 0000"_s};
    Registrant expected = filled;
    expected.phone = u"+44 20 7946 0000"_s;
    expected.other = u"Organization: Piers\nE-mail: x@pier.example"_s;
    QCOMPARE(withLabeledParts(filled), expected);
}

void TestRegistrantParts::movesNothingTwice()
{
    QVERIFY(!withLabeledParts({}));
    QVERIFY(!withLabeledParts({.other = u"The Quay Society acts for its members.\nIt moved in 2019."_s}));
    const auto once = withLabeledParts({.other = u"Name: Ann Berth\nWeb: https://quay.example\n"_s});
    QVERIFY(once);
    QVERIFY(!withLabeledParts(*once));
}

void TestRegistrantParts::losesNoWord_data() { movesLabeledLines_data(); }

void TestRegistrantParts::losesNoWord()
{
    QFETCH(QString, text);
    static const QRegularExpression label(u"^ *(?:- )?[A-Za-z' /()-]{1,40}:(?!//)"_s,
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression between(u"[\\s<>@&]+|\\bat\\b"_s);
    const auto words = [](QString all) {
        QStringList sorted = all.remove(label).split(between, Qt::SkipEmptyParts);
        sorted.sort();
        return sorted;
    };
    QCOMPARE(words(withLabeledParts({.other = text}).value_or(Registrant()).toText()), words(text));
}

NIDUS_TEST(tst_registrantparts, TestRegistrantParts)
#include "tst_registrantparts.moc"
