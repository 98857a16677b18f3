// SPDX-License-Identifier: Apache-2.0
#include "core/registration/registrantname.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestRegistrantName : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void prefersTheOrganization_data();
    void prefersTheOrganization();
};

void TestRegistrantName::prefersTheOrganization_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("organization");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* tag, const QString& text, const QString& organization,
                        const QString& person = {}) {
        QTest::newRow(tag) << text << organization << (organization.isEmpty() ? person : organization);
    };
    row("nothing", {}, {});
    row("organization", u"Organization: Quay Society\nContact: Ann Berth"_s, u"Quay Society"_s);
    row("British spelling", u"Organisation name : Quay Society"_s, u"Quay Society"_s);
    row("of standards", u"Standards Organization: Quay Partnership 2\n(QP2)"_s, u"Quay Partnership 2"_s);
    row("after a person", u"Name: Ann Berth\nOrganization: Quays and More"_s, u"Quays and More"_s);
    row("below the label", u"Registering organization\n   Name:  Quays\n   Address: 1 Pier"_s, u"Quays"_s);
    row("bare below the label", u"Registering organization:\n   Quays\n   1 Pier"_s, u"Quays"_s);
    row("in a list", u"-  Registering organization:\n   Name: Quays (member of Ports)\n"_s,
        u"Quays (member of Ports)"_s);
    row("the type of an organization is not a name",
        u"Name:\n  Quay Alliance\n\nOrganization Type:\n  A club"_s, u"Quay Alliance"_s);
    row("name of an organization", u"Name: Quay Union\nAddress: 1 Pier"_s, u"Quay Union"_s);
    row("name with a contact", u"Name:   Zelquay\nAddress: 1 Pier\n\nContact: Ann Berth"_s, u"Zelquay"_s);
    row("affiliation", u"Name: Ann Berth\nE-mail: ann&quay.example\nAffiliation: Quays"_s, u"Quays"_s);
    row("affiliation with an office",
        u"Name: Ann Berth\nAffiliation: Executive Director, The Quay Agency Ltd"_s, u"The Quay Agency Ltd"_s);
    row("adviser", u"Name: Ann Berth\nAffiliation: Adviser to Quay Agency (QA)"_s, u"Quay Agency (QA)"_s);
    row("on behalf", u"Ann Berth,\non behalf of QQ (Coalition of Quays)\ninfo&quay.example"_s,
        u"QQ (Coalition of Quays)"_s);
    row("on behalf, with a full stop", u"Ann Berth, on behalf of the Quay project.\nEmail: a&b"_s,
        u"Quay project"_s);
    row("organization in the first line", u"National Library of Quays\nRole: URN desk\n"_s,
        u"National Library of Quays"_s);
    row("organization after a person",
        u"Name: Ann Berth\nE-mail: a&b\nInternational Organization of Quays (IOQ)"_s,
        u"International Organization of Quays (IOQ)"_s);
    row("affiliation of the contact", u"Committee of Quays\nContact: Ann\nAffiliation: Univ. of Piers"_s,
        u"Committee of Quays"_s);
    row("a sentence is not an organization", u"The QNO is an international\nassociation of quays."_s, {},
        u"The QNO is an international"_s);
    row("without a label", u"World Organization\n1 Pier"_s, u"World Organization"_s);
    row("person", u"Name: Ann Berth\nAddress: 1 Pier\nEmail: ann&quay.example"_s, {}, u"Ann Berth"_s);
    row("person below the label", u"Name:\n  Ann Berth\n"_s, {}, u"Ann Berth"_s);
    row("lines without labels", u"Quays s.c.r.l.\n1 Pier"_s, {}, u"Quays s.c.r.l."_s);
    row("web address", u"https://quay.example/"_s, {}, u"https://quay.example/"_s);
}

void TestRegistrantName::prefersTheOrganization()
{
    QFETCH(QString, text);
    QFETCH(QString, organization);
    QFETCH(QString, name);
    QCOMPARE(organizationIn(text), organization);
    QCOMPARE(registrantNameIn(text), name);
}

NIDUS_TEST(tst_registrantname, TestRegistrantName)
#include "tst_registrantname.moc"
