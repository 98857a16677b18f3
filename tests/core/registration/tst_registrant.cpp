// SPDX-License-Identifier: Apache-2.0
#include "core/registration/registrant.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

namespace {

Registrant everyPart()
{
    return {.organization = u"Example Standards Body"_s,
            .address = u"1 Main Street\n\n12345 Springfield"_s,
            .contactName = u"Jo Doe"_s,
            .roleAddress = u"urn-admin@example.org"_s,
            .email = u"jo@example.org"_s,
            .phone = u"+1 555 0100"_s,
            .fastTrack = true,
            .other = u"Standards body since 1947.\n  (see its statutes)"_s};
}

} // namespace

class TestRegistrant : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOneLabeledLineForEachPart();
    void knowsWhereItsPartsAre();
    void readsItsOwnText_data();
    void readsItsOwnText();
    void keepsAllText_data();
    void keepsAllText();
    void readsPartsOnlyInItsOwnForm_data();
    void readsPartsOnlyInItsOwnForm();
    void isEmptyOnlyWithoutAnyPart();
};

void TestRegistrant::writesOneLabeledLineForEachPart()
{
    QCOMPARE(everyPart().toText(), u"Organization: Example Standards Body\n"
                                   "Address: 1 Main Street\n"
                                   "\n"
                                   "  12345 Springfield\n"
                                   "Contact: Jo Doe\n"
                                   "Role address: urn-admin@example.org\n"
                                   "Email: jo@example.org\n"
                                   "Phone: +1 555 0100\n"
                                   "Fast track: yes\n"
                                   "Standards body since 1947.\n"
                                   "  (see its statutes)"_s);
    QCOMPARE(Registrant().toText(), QString());
}

void TestRegistrant::knowsWhereItsPartsAre()
{
    const Registrant registrant = everyPart();
    const QString text = registrant.toText();
    for (const RegistrantPart part : kRegistrantParts) {
        const qsizetype offset = registrant.offsetOf(part);
        QCOMPARE(registrant.partAt(offset), part);
        const QString value = part == RegistrantPart::FastTrack ? u"Fast track: yes"_s
                                                                : registrant.part(part).section(u'\n', 0, 0);
        QCOMPARE(text.sliced(offset, value.size()), value);
    }
    QCOMPARE(Registrant({.organization = u"a"_s}).offsetOf(RegistrantPart::Email), 15);
}

void TestRegistrant::readsItsOwnText_data()
{
    QTest::addColumn<Registrant>("registrant");
    QTest::newRow("empty") << Registrant();
    QTest::newRow("every part") << everyPart();
    QTest::newRow("organization only") << Registrant{.organization = u"ISO"_s};
    QTest::newRow("email only") << Registrant{.email = u"a@example.org"_s};
    QTest::newRow("fast track only") << Registrant{.fastTrack = true};
    QTest::newRow("other only") << Registrant{.other = u"Jo Doe, Example"_s};
    QTest::newRow("address with its own indentation") << Registrant{.address = u"a\n  b\n    c"_s};
    QTest::newRow("values that look like labels")
        << Registrant{.organization = u"Email: x"_s, .address = u"Phone: 1\nContact: 2"_s};
    QTest::newRow("other after a blank line") << Registrant{.organization = u"ISO"_s, .other = u"\nmore"_s};
}

void TestRegistrant::readsItsOwnText()
{
    QFETCH(Registrant, registrant);
    QCOMPARE(Registrant::fromText(registrant.toText()), registrant);
}

void TestRegistrant::keepsAllText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("free text") << u"ISO\nGeneva\niso@example.org"_s;
    QTest::newRow("bare label") << u"Organization:"_s;
    QTest::newRow("label with a blank value") << u"Organization: "_s;
    QTest::newRow("label twice") << u"Email: a\nEmail: b"_s;
    QTest::newRow("labels in another order") << u"Email: a\nOrganization: b"_s;
    QTest::newRow("another letter case") << u"organization: a"_s;
    QTest::newRow("British spelling") << u"Organisation: a"_s;
    QTest::newRow("fast track denied") << u"Organization: a\nFast track: no"_s;
    QTest::newRow("address then indented text") << u"Address: a\n  b\n c"_s;
    QTest::newRow("address then blank line") << u"Address: a\n\nb"_s;
    QTest::newRow("address of blank lines") << u"Address: a\n\n  \nb"_s;
    QTest::newRow("indentation of a tab") << u"Address: a\n\tb"_s;
    QTest::newRow("only line feeds") << u"\n\n"_s;
    QTest::newRow("carriage returns") << u"Organization: a\r\nEmail: b\r\n"_s;
    QTest::newRow("final line feed") << u"Organization: a\n"_s;
}

void TestRegistrant::keepsAllText()
{
    QFETCH(QString, text);
    const Registrant read = Registrant::fromText(text);
    QCOMPARE(read.toText(), text);
    QCOMPARE(Registrant::fromText(read.toText()), read);
}

void TestRegistrant::readsPartsOnlyInItsOwnForm_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Registrant>("expected");
    QTest::newRow("own form") << u"Organization: ISO\nEmail: a@example.org"_s
                              << Registrant{.organization = u"ISO"_s, .email = u"a@example.org"_s};
    QTest::newRow("free text after the parts")
        << u"Organization: ISO\nGeneva"_s << Registrant{.organization = u"ISO"_s, .other = u"Geneva"_s};
    QTest::newRow("part in another order is free text")
        << u"Email: a\nOrganization: b"_s << Registrant{.email = u"a"_s, .other = u"Organization: b"_s};
    QTest::newRow("blank value") << u"Organization: \nEmail: b"_s
                                 << Registrant{.other = u"Organization: \nEmail: b"_s};
    QTest::newRow("address followed by a line of blanks")
        << u"Address: a\n  \nb"_s << Registrant{.other = u"Address: a\n  \nb"_s};
}

void TestRegistrant::readsPartsOnlyInItsOwnForm()
{
    QFETCH(QString, text);
    QFETCH(Registrant, expected);
    QCOMPARE(Registrant::fromText(text), expected);
}

void TestRegistrant::isEmptyOnlyWithoutAnyPart()
{
    QVERIFY(Registrant().isEmpty());
    QVERIFY(!Registrant{.fastTrack = true}.isEmpty());
    QVERIFY(!Registrant{.phone = u"1"_s}.isEmpty());
    QVERIFY(!Registrant{.other = u"x"_s}.isEmpty());
}

NIDUS_TEST(tst_registrant, TestRegistrant)
#include "tst_registrant.moc"
