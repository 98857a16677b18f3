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
    void joinsTheLinesOfAnOrganization();
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
    row("of standards", u"Standards Organization: Quay Partnership 2\n(QP2)"_s,
        u"Quay Partnership 2 (QP2)"_s);
    row("after a person", u"Name: Ann Berth\nOrganization: Quays and More"_s, u"Quays and More"_s);
    row("below the label", u"Registering organization\n   Name:  Quays\n   Address: 1 Pier"_s, u"Quays"_s);
    row("bare below the label", u"Registering organization:\n   Quays\n   1 Pier"_s, u"Quays"_s);
    row("in a list below the label", u"Registering organization:\n\n - Quays (QQ)\n - 1 Pier"_s,
        u"Quays (QQ)"_s);
    row("organization with a full stop", u"The Quay Engineering Task Force.\n\nDesignated contact:\nAnn"_s,
        u"The Quay Engineering Task Force"_s);
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
    row("the registrant is", u"The registrant is the Quay Society, a club\nin Ports. Contact: a@b.example"_s,
        u"Quay Society"_s);
    row("declared body", u"Name: Ann Berth\nAffiliation: Quay University\nDeclared body: Quays, Inc."_s,
        u"Quays, Inc."_s);
    row("before a dash and an address", u"Quay Foundation - a@b.example"_s, u"Quay Foundation"_s);
    row("a committee with two numbers",
        u"Technical Committee 7, Subcommittee 9 of the International\nOrganization for Quays (IOQ)\n\nAnn"_s,
        u"Technical Committee 7, Subcommittee 9 of the International Organization for Quays (IOQ)"_s);
    row("on behalf, with a full stop", u"Ann Berth, on behalf of the Quay project.\nEmail: a&b"_s,
        u"Quay project"_s);
    row("on behalf, before a label", u"Ann Berth, on behalf of the Quay Consortium\nEmail: a&b"_s,
        u"Quay Consortium"_s);
    row("registered by, before an address", u"It is registered by the Quay Agency (QA).\na@b.example"_s,
        u"Quay Agency (QA)"_s);
    row("a person of an organization", u"Ann Berth (Quay Foundation)\na@b.example"_s, u"Quay Foundation"_s);
    row("a person, then an organization", u"Ann B. Berth, Quay Foundation, 1 Pier, Town"_s,
        u"Quay Foundation"_s);
    row("an organization, then a person", u"Quay Foundation - Ann Berth, a@b.example"_s,
        u"Quay Foundation"_s);
    row("an abbreviation and a name", u"QQ - Organization of Quays\nPier 1"_s,
        u"QQ - Organization of Quays"_s);
    row("two parts of an organization", u"University of Quays, Library\na@b.example"_s,
        u"University of Quays, Library"_s);
    row("broken before the end of its abbreviation",
        u"Standards Organization: Third Quay Partnership\nProject 2 (3QP2)\nContact: Ann"_s,
        u"Third Quay Partnership Project 2 (3QP2)"_s);
    row("an abbreviation of the next line alone", u"Ann Berth\nQuay Society (QS)"_s, u"Quay Society (QS)"_s);
    row("organization in the first line", u"National Library of Quays\nRole: URN desk\n"_s,
        u"National Library of Quays"_s);
    row("organization after a person",
        u"Name: Ann Berth\nE-mail: a&b\nInternational Organization of Quays (IOQ)"_s,
        u"International Organization of Quays (IOQ)"_s);
    row("affiliation of the contact", u"Committee of Quays\nContact: Ann\nAffiliation: Univ. of Piers"_s,
        u"Committee of Quays"_s);
    row("a sentence is not an organization", u"The QNO is an international\nassociation of quays."_s, {},
        u"QNO"_s);
    row("on two lines",
        u"Registering Organization: Society of Quay\n      and Pier Builders\nAddress: 1 Pier"_s,
        u"Society of Quay and Pier Builders"_s);
    row("on two lines, aligned", u"Name:    National Society of Quays\n         Engineers\nContact: Ann"_s,
        u"National Society of Quays Engineers"_s);
    row("an address below the name is not part of it",
        u"Registering organization: Quays AISBL\n   Blue Tower\n   1 Pier Road\nContact: Ann"_s,
        u"Quays AISBL"_s);
    row("a full line without a label",
        u"Ann Berth\nQQQ - Organization for the Improvement of Deep Quays and\nStructured Piers\nBox 4"_s,
        u"QQQ - Organization for the Improvement of Deep Quays and Structured Piers"_s);
    row("abbreviation on the next line", u"European Network of Quays\n(ENQ-E)\nRue du Quai 8"_s,
        u"European Network of Quays (ENQ-E)"_s);
    row("the first sentence", u"The QUAY and PIER Working Group.  Should the group\nend, write to Ann."_s,
        u"The QUAY and PIER Working Group"_s);
    row("the subject of a sentence", u"Quays, Inc. is a subsidiary of Piers\n1 Pier"_s, u"Quays, Inc."_s);
    row("with its address", u"Example Quays, 1 Pier Street, Portville"_s, {}, u"Example Quays"_s);
    row("with its mail address", u"Example Quays, urn@quay.example"_s, {}, u"Example Quays"_s);
    row("registered by", u"The namespace was registered by the Quay Society, which assigns names."_s,
        u"Quay Society"_s);
    row("before the affiliation of another person",
        u"Quay Consortium, Inc.\nEmail: <c@quay.example>\n\nc/o\nName  : Ann Berth\n"
        "Affiliation: Quay Group Chair; Liaison to Piers"_s,
        u"Quay Consortium, Inc."_s);
    row("before the organization of a contact",
        u"Quays and More\nDesignated contact:\n  Name: Ann Berth\n  Organization: Pier Ltd"_s,
        u"Quays and More"_s);
    row("after a person and a mail address", u"Ann Berth\nann@quay.example\nQPTC\nRoyal Pier House"_s,
        u"QPTC"_s);
    row("rather than its secretariat",
        u"A. Berth\nQSO Central Secretariat\nQuay Standards Organization (QSO)\nBox 56"_s,
        u"Quay Standards Organization (QSO)"_s);
    row("office in a list", u"Director of Standards, Quay Alliance\n10900-B Pier"_s, u"Quay Alliance"_s);
    row("office with the organization's abbreviation", u"9QPP Specifications Manager\n(q@quay.example)"_s,
        u"9QPP"_s);
    row("organization after a label of the registrant",
        u"Required: Ann Berth, ann@quay.example\nRecommended: Quay Solutions, Inc., 5 Pier Drive"_s,
        u"Quay Solutions, Inc."_s);
    row("person with a mail address", u"Required: Ann Berth <ann&quay.example>"_s, {}, u"Ann Berth"_s);
    row("without a label", u"World Organization\n1 Pier"_s, u"World Organization"_s);
    row("person", u"Name: Ann Berth\nAddress: 1 Pier\nEmail: ann&quay.example"_s, {}, u"Ann Berth"_s);
    row("person below the label", u"Name:\n  Ann Berth\n"_s, {}, u"Ann Berth"_s);
    row("lines without labels", u"Quays & Piers\n1 Pier"_s, {}, u"Quays & Piers"_s);
    row("legal form", u"Quays s.c.r.l.\n1 Pier"_s, u"Quays s.c.r.l."_s);
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

void TestRegistrantName::joinsTheLinesOfAnOrganization()
{
    QCOMPARE(withWholeOrganization(u"Organization: Quays LTD for the\n   Minister of Piers\nName: Ann"_s),
             u"Organization: Quays LTD for the Minister of Piers\nName: Ann"_s);
    for (const QString& text : {u"Organization: Quays\n   1 Pier Road\nName: Ann"_s, u"Organization: Quays"_s,
                                u"Quay Society of\nPiers"_s, QString()})
        QCOMPARE(withWholeOrganization(text), text);
}

NIDUS_TEST(tst_registrantname, TestRegistrantName)
#include "tst_registrantname.moc"
