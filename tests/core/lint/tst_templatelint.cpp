// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/lint/templatelint.h"
#include "tests/core/lint/cleantemplate.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::registration;
using nidus::test::cleanTemplate;

namespace {

/// Returns "error template.missing-field purpose 0+0" for each finding.
QStringList reported(const RegistrationTemplate& registrationTemplate, const LintContext& around)
{
    QStringList list;
    for (const Finding& finding : lintTemplate(registrationTemplate, around))
        list.append(u"%1 %2 %3 %4+%5"_s
                        .arg(severityWord(finding.severity), finding.id.word(),
                             finding.field ? fieldKey(*finding.field) : QLatin1StringView("-"))
                        .arg(finding.range.offset)
                        .arg(finding.range.length));
    return list;
}

LintContext revisionOf(const QString& nid, int previous)
{
    LintContext around;
    around.isRevision = true;
    around.registeredNid = nid;
    around.previousVersion = previous;
    around.registeredNids = {nid};
    return around;
}

/// Returns the NID texts of informal templates without a number.
QStringList unnumberedNids()
{
    QStringList all{QString()};
    for (const QString& word : {u"assigned"_s, u"To be assigned"_s, u"TBD"_s})
        all << word << word + u" by IANA"_s << u'[' + word + u" by IANA]"_s << word + u'.'
            << u'<' + word + u"> (informal)."_s;
    return all << u"urn-N"_s << u"URN-n."_s << u"urn-<number>"_s << u"urn-<TBD> (informal)"_s;
}

} // namespace

class TestTemplateLint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void reportsNothingForACleanTemplate();
    void reportsMissingFields();
    void checksOneField_data();
    void checksOneField();
    void checksRevisions_data();
    void checksRevisions();
    void checksInformalDrafts();
    void comparesTheDateWithToday_data();
    void comparesTheDateWithToday();
    void reportsANidOfSomebodyElse_data();
    void reportsAMixedNidOfARevision();
    void reportsANidOfSomebodyElse();
    void checksTheOrderOfFields();
    void checksThePartsOfTheRegistrant();
    void returnsRangesInCodeUnits();
    void keepsTheOrderOfTheTemplate();
};

void TestTemplateLint::reportsNothingForACleanTemplate()
{
    RegistrationTemplate made = cleanTemplate();
    QCOMPARE(reported(made, {}), QStringList());
    made.setText(TemplateField::Revision, u"The rows were added."_s);
    QCOMPARE(reported(made, revisionOf(u"Bookshelf"_s, 0)), QStringList());
}

void TestTemplateLint::reportsMissingFields()
{
    QStringList missing;
    for (const QString& line : reported({}, {})) {
        if (line.startsWith(u"error template.missing-field"_s))
            missing.append(line.section(u' ', 2, 2));
    }
    QCOMPARE(missing,
             (QStringList{u"nid"_s, u"date"_s, u"registrant"_s, u"purpose"_s, u"syntax"_s, u"assignment"_s,
                          u"security"_s, u"interoperability"_s, u"resolution"_s, u"documentation"_s}));
    LintContext informal;
    informal.kind = NamespaceKind::Informal;
    QVERIFY(!isRequired(TemplateField::Nid, informal));
    QVERIFY(isRequired(TemplateField::Nid, {}));
    QVERIFY(!isRequired(TemplateField::Revision, {}));
    QVERIFY(isRequired(TemplateField::Revision, revisionOf(u"isbn"_s, 1)));
}

void TestTemplateLint::checksOneField_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("findings");
    const auto row = [](const char* name, const QString& key, const QString& text,
                        const QStringList& findings) { QTest::newRow(name) << key << text << findings; };
    row("RFC 8141 section 5.1", u"nid"_s, u"us-books"_s, {u"error nid.formal.country-prefix nid 0+3"_s});
    row("NID placeholder", u"nid"_s, u"assignedNID"_s, {u"error template.nid.placeholder nid 0+11"_s});
    row("NID of the form", u"nid"_s, u"Requested of IANA"_s, {u"error template.nid.placeholder nid 0+17"_s});
    row("RFC 8141 appendix A, no version", u"version"_s, QString(),
        {u"information template.version.absent version 0+0"_s});
    row("RFC 8141 appendix A, version", u"version"_s, u"first"_s,
        {u"error template.version.malformed version 0+5"_s});
    row("version zero", u"version"_s, u"0"_s, {u"error template.version.malformed version 0+1"_s});
    row("RFC 8141 section 3.1, NID in lowercase", u"nid"_s, u"BookShelf"_s,
        {u"warning template.nid.case nid 0+9"_s});
    row("no lowercase of what is not a NID, and no such NID expected in examples", u"nid"_s,
        u"Museum Objekte_1"_s, {u"error urn.nid.bad-char nid 6+1"_s});
    row("version of a new template", u"version"_s, u"3"_s,
        {u"warning template.version.not-next version 0+1"_s});
    row("version with a fraction", u"version"_s, u"1.0"_s, {u"warning template.version.form version 0+3"_s});
    row("RFC 8141 appendix A, date", u"date"_s, u"TBD"_s, {u"error template.date.malformed date 0+3"_s});
    row("impossible date", u"date"_s, u"2024-02-30"_s, {u"error template.date.malformed date 0+10"_s});
    row("date in words", u"date"_s, u"August 2011"_s, {u"warning template.date.form date 0+11"_s});
    row("date with a period", u"date"_s, u"2023-05-01."_s, {u"warning template.date.form date 0+11"_s});
    row("placeholder", u"additional"_s, u"See RFC TBD."_s,
        {u"warning template.placeholder additional 8+3"_s,
         u"warning template.text.only-pointer additional 0+12"_s});
    row("placeholder of a form", u"additional"_s, u"a\n<when submitted>"_s,
        {u"warning template.placeholder additional 2+16"_s});
    row("no placeholder", u"additional"_s, u"stubs and tbds, <when asked>"_s, {});
    row("long word", u"additional"_s, u"a\n"_s + QString(73, u'x'),
        {u"information template.text.long-line additional 2+73"_s});
    row("long rule", u"additional"_s, u"NSS = "_s + u"2ALPHA "_s.repeated(10),
        {u"information template.text.long-line additional 0+75"_s});
    row("long line of prose", u"additional"_s, u"many words "_s.repeated(9), {});
    row("line of 72 columns", u"additional"_s, QString(72, u'x'), {});
    row("columns are characters", u"additional"_s, QString(u"\U0001D11E"_s).repeated(72), {});
    row("tab, once", u"additional"_s, u"a\tb\tc"_s, {u"warning template.text.tab additional 1+1"_s});
    row("no-break space", u"additional"_s, u"a\u00A0b\u00A0c"_s,
        {u"warning template.text.odd-character additional 1+1"_s});
    row("smart quotes", u"additional"_s, u"\u201Ca\u201D"_s,
        {u"warning template.text.odd-character additional 0+1"_s,
         u"warning template.text.odd-character additional 2+1"_s});
    row("bidi control", u"additional"_s, u"a\u202Eb"_s,
        {u"warning template.text.odd-character additional 1+1"_s});
    row("accents are fine", u"additional"_s, u"\u00e9t\u00e9 \u4e2d\u6587"_s, {});
}

void TestTemplateLint::checksOneField()
{
    QFETCH(QString, key);
    QFETCH(QString, text);
    QFETCH(QStringList, findings);
    RegistrationTemplate made = cleanTemplate();
    made.setText(fieldFromKey(key).value(), text);
    QCOMPARE(reported(made, {}), findings);
}

void TestTemplateLint::checksRevisions_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("previous");
    QTest::addColumn<QStringList>("findings");
    QTest::newRow("RFC 8141 section 6.2, same NID") << u"nid"_s << u"BOOKSHELF"_s << 0 << QStringList{};
    QTest::newRow("other NID") << u"nid"_s << u"books"_s << 0
                               << QStringList{u"error template.nid.changed nid 0+5"_s};
    QTest::newRow("no NID") << u"nid"_s << QString() << 0
                            << QStringList{u"error template.missing-field nid 0+0"_s};
    QTest::newRow("RFC 8141 section 6.2, changes")
        << u"revision"_s << QString() << 0 << QStringList{u"error template.revision.missing revision 0+0"_s};
    QTest::newRow("next version") << u"version"_s << u"3"_s << 2 << QStringList{};
    QTest::newRow("same version") << u"version"_s << u"2"_s << 2
                                  << QStringList{u"warning template.version.not-next version 0+1"_s};
    QTest::newRow("previous version unknown") << u"version"_s << u"7"_s << 0 << QStringList{};
}

void TestTemplateLint::checksRevisions()
{
    QFETCH(QString, key);
    QFETCH(QString, text);
    QFETCH(int, previous);
    QFETCH(QStringList, findings);
    RegistrationTemplate made = cleanTemplate();
    made.setText(TemplateField::Revision, u"The rows were added."_s);
    made.setText(fieldFromKey(key).value(), text);
    QCOMPARE(reported(made, revisionOf(u"bookshelf"_s, previous)), findings);
}

void TestTemplateLint::checksInformalDrafts()
{
    LintContext informal;
    informal.kind = NamespaceKind::Informal;
    RegistrationTemplate made = cleanTemplate();
    QCOMPARE(reported(made, informal), QStringList{u"error template.nid.not-chosen nid 0+9"_s});
    for (const QString& unnumbered : unnumberedNids()) {
        made.setText(TemplateField::Nid, unnumbered);
        QVERIFY2(reported(made, informal).isEmpty(), qPrintable(unnumbered));
    }
    for (const QString& chosen : {u"urn-99"_s, u"crates"_s, u"urn-crates"_s, u"assigned to us"_s}) {
        made.setText(TemplateField::Nid, chosen);
        QCOMPARE(reported(made, informal).size(), 1);
    }
    made.setText(TemplateField::Nid, u"urn-7"_s);
    made.setText(TemplateField::Revision, u"The rows were added."_s);
    informal.isRevision = true;
    informal.registeredNid = u"urn-7"_s;
    QCOMPARE(reported(made, informal), QStringList());
}

void TestTemplateLint::comparesTheDateWithToday_data()
{
    QTest::addColumn<QString>("date");
    QTest::addColumn<bool>("isInFuture");
    QTest::newRow("today") << u"2024-12-31"_s << false;
    QTest::newRow("tomorrow, in another time zone") << u"2025-01-01"_s << false;
    QTest::newRow("the day after") << u"2025-01-02"_s << true;
    QTest::newRow("this month") << u"December 2024"_s << false;
    QTest::newRow("another century") << u"2124-05-17"_s << true;
}

/// RFC 8141 appendix A: the date of the request.
void TestTemplateLint::comparesTheDateWithToday()
{
    QFETCH(QString, date);
    QFETCH(bool, isInFuture);
    RegistrationTemplate made = cleanTemplate();
    made.setText(TemplateField::Date, date);
    LintContext around;
    const QString finding = u"warning template.date.in-future date 0+%1"_s.arg(date.size());
    QVERIFY(!reported(made, around).contains(finding)); // today is not known
    around.today = PartialDate{2024, 12, 31};
    QCOMPARE(reported(made, around).contains(finding), isInFuture);
}

void TestTemplateLint::reportsANidOfSomebodyElse_data()
{
    QTest::addColumn<QString>("registrant");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isTaken");
    const QString society = u"Shelf Society, urn@shelf.example"_s;
    QTest::newRow("not known") << QString() << society << false;
    QTest::newRow("the same") << u"SHELF SOCIETY OF SAMPLETON"_s
                              << u"The Shelf Society of Sampleton, urn@shelf.example"_s << false;
    QTest::newRow("a shorter name") << u"The Shelf Society, Inc."_s << society << false;
    QTest::newRow("an acronym") << u"Society of Useful Shelves (SUSH)"_s << u"SUSH, urn@shelf.example"_s
                                << false;
    QTest::newRow("initials") << u"3rd Shelf Group"_s << u"3SG, urn@shelf.example"_s << false;
    QTest::newRow("somebody else") << u"International Shelf Agency"_s << u"Shell Society, urn@shell.example"_s
                                   << true;
}

/// RFC 8141 section 3.1. Capitals only are an abbreviation, which many registered texts use.
void TestTemplateLint::reportsAMixedNidOfARevision()
{
    RegistrationTemplate made = cleanTemplate();
    made.setText(TemplateField::Version, u"2"_s);
    made.setText(TemplateField::Revision, u"The rows were added."_s);
    const auto with = [&made](const QString& nid) {
        made.setText(TemplateField::Nid, nid);
        return reported(made, revisionOf(u"bookshelf"_s, 1));
    };
    QCOMPARE(with(u"BookShelf"_s), QStringList{u"warning template.nid.case nid 0+9"_s});
    QCOMPARE(with(u"BOOKSHELF"_s), QStringList());
}

/// RFC 8141 section 5.1.
void TestTemplateLint::reportsANidOfSomebodyElse()
{
    QFETCH(QString, registrant);
    QFETCH(QString, text);
    QFETCH(bool, isTaken);
    RegistrationTemplate made = cleanTemplate(); // of 2024-05-17
    made.setText(TemplateField::Registrant, text);
    made.setText(TemplateField::Version, u"2"_s);
    made.setText(TemplateField::Revision, u"The rows were added."_s);
    LintContext around = revisionOf(u"bookshelf"_s, 1);
    around.registeredBy = registrant;
    around.registeredOn = PartialDate{2020, 1, 1};
    const QStringList taken{u"warning template.nid.taken nid 0+9"_s};
    QCOMPARE(reported(made, around), isTaken ? taken : QStringList());
    around.registeredOn.reset(); // before IANA's list had dates
    QCOMPARE(reported(made, around), isTaken ? taken : QStringList());
    around.registeredOn = PartialDate{2024, 6, 1}; // may be the registered text
    QCOMPARE(reported(made, around), QStringList());
    around.registeredBefore = PartialDate{2024, 5, 16};
    QCOMPARE(reported(made, around), QStringList()); // the next version
    made.setText(TemplateField::Version, u"1"_s);
    around.previousVersion = 0;
    QCOMPARE(reported(made, around), taken); // a first version of a later date
}

void TestTemplateLint::checksTheOrderOfFields()
{
    std::array<int, kTemplateFieldCount> lines{};
    for (std::size_t i = 0; i < lines.size(); ++i)
        lines[i] = int(10 * i) + 1;
    QCOMPARE(lintFieldOrder(lines), QList<Finding>());
    lines[std::size_t(TemplateField::Additional)] = 0; // absent
    QCOMPARE(lintFieldOrder(lines), QList<Finding>());
    std::swap(lines[std::size_t(TemplateField::Security)],
              lines[std::size_t(TemplateField::Interoperability)]);
    const QList<Finding> swapped = lintFieldOrder(lines);
    QCOMPARE(swapped.size(), 1);
    QCOMPARE(message(swapped[0]),
             u"\"Security and Privacy\" comes after \"Interoperability\"; expected before it."_s);
    QCOMPARE(swapped[0].field, TemplateField::Security);
}

void TestTemplateLint::checksThePartsOfTheRegistrant()
{
    RegistrationTemplate made = cleanTemplate();
    Registrant registrant;
    registrant.contactName = u"J. Smith"_s;
    made.setRegistrant(registrant);
    QCOMPARE(reported(made, {}), (QStringList{u"warning template.registrant.no-organisation registrant 0+0"_s,
                                              u"warning template.registrant.no-contact registrant 0+0"_s}));
    registrant.organization = u"Example"_s;
    registrant.roleAddress = u"urn-admin@example.org"_s;
    made.setRegistrant(registrant);
    QCOMPARE(reported(made, {}), QStringList());
    registrant.email = u"J. Smith <j.smith@example.org>, smith&example.org; smith at example.org"_s;
    made.setRegistrant(registrant);
    QCOMPARE(reported(made, {}), QStringList());
    // RFC 5322 section 3.4.1; the range is in the text of the field.
    for (const QString& wrong :
         {u"see below"_s, u"smith@example"_s, u"smith@example.org,"_s, u"a b@example.org"_s}) {
        registrant.email = wrong;
        made.setRegistrant(registrant);
        const qsizetype at = registrant.toText().indexOf(wrong);
        QCOMPARE(reported(made, {}),
                 QStringList{u"warning template.registrant.email-malformed registrant %1+%2"_s.arg(at).arg(
                     wrong.size())});
    }
    registrant.email.clear();
    registrant.roleAddress = u"urn@"_s;
    made.setRegistrant(registrant);
    QCOMPARE(reported(made, {}).size(), 1);
    registrant.roleAddress = u"The Secretary, 1 Reading Lane"_s;
    made.setRegistrant(registrant);
    QCOMPARE(reported(made, {}), QStringList());
    registrant.roleAddress.clear();
    registrant.address = u"1 Reading Lane"_s;
    made.setRegistrant(registrant);
    QCOMPARE(reported(made, {}), QStringList()); // the contact's postal address
    registrant.contactName.clear();
    made.setRegistrant(registrant);
    QCOMPARE(reported(made, {}),
             QStringList{u"warning template.registrant.no-designated-contact registrant 0+0"_s});
    made.setText(TemplateField::Registrant, u"Somebody at Example, see the web site"_s);
    QCOMPARE(reported(made, {}), QStringList{u"warning template.registrant.no-contact registrant 0+0"_s});
}

void TestTemplateLint::returnsRangesInCodeUnits()
{
    RegistrationTemplate made = cleanTemplate();
    made.setText(TemplateField::Nid, u"ab\U0001D11Ec"_s);
    QCOMPARE(reported(made, {}), QStringList{u"error urn.nid.bad-char nid 2+2"_s});
}

void TestTemplateLint::keepsTheOrderOfTheTemplate()
{
    RegistrationTemplate made;
    for (const TemplateField field : kTemplateFields)
        made.setText(field, u"TBD\t\u00A0"_s + QString(80, u'x'));
    const QList<Finding> findings = lintTemplate(made, {});
    QVERIFY(findings.size() > 20);
    QVERIFY(
        std::ranges::is_sorted(findings, {}, [](const Finding& finding) { return finding.field.value(); }));
    for (const Finding& finding : findings)
        QVERIFY(!message(finding).isEmpty());
}

NIDUS_TEST(tst_templatelint, TestTemplateLint)
#include "tst_templatelint.moc"
