// SPDX-License-Identifier: Apache-2.0
#include "core/lint/statementrules.h"

#include "core/findings/catalog/catalog.h"
#include "core/lint/registrantrules.h"
#include "core/lint/templatelint.h"
#include "tests/core/lint/cleantemplate.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::registration;
using nidus::test::cleanTemplate;

namespace {

/// Returns the findings about one field, such as "template.security.empty 0+3".
QStringList reportedIn(const RegistrationTemplate& made, TemplateField field, const LintContext& around = {})
{
    QStringList list;
    for (const Finding& finding : lintTemplate(made, around)) {
        if (finding.field == field)
            list.append(
                u"%1 %2+%3"_s.arg(finding.id.word()).arg(finding.range.offset).arg(finding.range.length));
    }
    return list;
}

} // namespace

/// Statements that a template contains or lacks, in the words of real registrations.
class TestStatementRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void checksStatements_data();
    void checksStatements();
    void findsTheExampleOfAnInvalidNid();
    void comparesShortNids();
    void reportsUndescribedComponents();
    void requiresASpecificationForTheFastTrack();
    void requiresADescriptionOfChanges_data();
    void requiresADescriptionOfChanges();
    void comparesTheDateWithThePreviousVersion();
};

void TestStatementRules::checksStatements_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("findings");
    const auto row = [](const char* name, const QString& key, const QString& text,
                        const QStringList& findings) { QTest::newRow(name) << key << text << findings; };
    const QString syntax =
        u"The NSS is opaque. Letter case counts in comparison. r-, q- and f-components are not used.\n"_s;

    row("6.4.1 no statements", u"purpose"_s, u"Global"_s, {u"template.purpose.items 0+0"_s});
    row("6.4.1 elsewhere", u"purpose"_s, u"See Section 4.1 of RFC 8458"_s, {});
    row("6.4.2 pattern", u"syntax"_s,
        syntax.mid(19) + u"urn:bookshelf:{row}:{shelf}, e.g. urn:bookshelf:1:2"_s,
        {u"template.syntax.pattern-only 86+5"_s});
    row("6.4.2 words", u"syntax"_s, syntax.mid(19) + u"A number, e.g. urn:bookshelf:12"_s,
        {u"template.syntax.no-definition 0+0"_s});
    row("6.4.2 opaque", u"syntax"_s, syntax + u"urn:bookshelf:12"_s, {});
    row("6.4.2 any NSS", u"syntax"_s,
        syntax.mid(19) +
            u"urn:bookshelf:<NSS> where the syntax of \"<NSS>\" conforms to section 2.2 of RFC 8141, such "
            "as urn:bookshelf:12"_s,
        {});
    row("6.4.2 no example", u"syntax"_s, syntax + u"urn:bookshelf:<number>"_s,
        {u"template.syntax.no-example 0+0"_s});
    row("6.4.2 equivalence", u"syntax"_s,
        u"It is opaque, as urn:bookshelf:12 is. Q-component, F-component and R-component are not defined."_s,
        {u"template.syntax.no-equivalence 0+0"_s});
    row("6.4.2 elsewhere", u"syntax"_s, u"Described in Section 5 of THE REFERENCE MANUAL VERSION 5.5."_s, {});
    for (const QString& rule :
         {u"Letters count the same in either case."_s,
          u"URNs are equal if they match character by character."_s,
          u"Upper and lower case are distinguished."_s, u"The case of the letters has no meaning."_s})
        row(qPrintable(rule), u"syntax"_s,
            rule + u" It is opaque, as urn:bookshelf:12 is. "_s + syntax.mid(50), {});
    row("in case of", u"syntax"_s,
        u"It is opaque. In case of doubt, ask. urn:bookshelf:12. "_s + syntax.mid(50),
        {u"template.syntax.no-equivalence 0+0"_s});
    row("6.4.2 (5) in other words", u"syntax"_s,
        u"It is opaque, compared as it is. urn:bookshelf:12. Neither r- nor q- nor f-components are used."_s,
        {});
    row("RFC 8141 section 2, not a URN", u"syntax"_s,
        syntax + u"\n\n  urn:bookshelf:12|3\n  urn:bookshelf:4"_s,
        {u"template.syntax.example-not-urn %1+18"_s.arg(syntax.size() + 4)});
    row("the only example is not a URN", u"syntax"_s, syntax + u"\n\n- urn:bookshelf:12%3"_s,
        {u"template.syntax.example-not-urn %1+18"_s.arg(syntax.size() + 4)});
    row("patterns and prefixes", u"syntax"_s,
        syntax + u"\nurn:bookshelf:1\nurn:bookshelf:(a|b)\nurn:bookshelf:\nurn:bookshelf:\\d+"_s, {});
    row("an example with another NID", u"syntax"_s, syntax + u"As in urn:bookshelf:1 and urn:bookshelfs:2."_s,
        {u"template.syntax.example-other-nid %1+16"_s.arg(syntax.size() + 26)});
    row("an example with exchanged letters in the NID", u"syntax"_s,
        syntax + u"As in urn:bookshelf:1 and urn:bookshlef:2."_s,
        {u"template.syntax.example-other-nid %1+15"_s.arg(syntax.size() + 26)});
    row("listed with another NID", u"syntax"_s, syntax + u"\n\nurn:bookshelf:1\nurn:rack:2"_s,
        {u"template.syntax.example-other-nid %1+10"_s.arg(syntax.size() + 18)});
    row("listed with another NID between blank lines", u"syntax"_s,
        syntax + u"\n\n- urn:rack:2\n\n- urn:bookshelf:1"_s,
        {u"template.syntax.example-other-nid %1+10"_s.arg(syntax.size() + 4)});
    row("another namespace", u"syntax"_s, syntax + u"urn:bookshelf:1 is not urn:isbn:2 or urn:example:3"_s,
        {});
    row("RFC 8141 section 2, not a colon", u"syntax"_s, syntax + u"\n\nurn//bookshelf:12\nurn:bookshelf:4"_s,
        {u"template.syntax.example-not-urn %1+17"_s.arg(syntax.size() + 2)});
    row("RFC 8141 section 2, a blank", u"syntax"_s, syntax + u"\n\nurn:bookshelf: 12\nurn:bookshelf:4"_s,
        {u"template.syntax.example-not-urn %1+17"_s.arg(syntax.size() + 2)});
    row("a pattern with another NID", u"syntax"_s, syntax + u"As in urn:bookshelf:1.\nurn:bookself:{row}"_s,
        {u"template.syntax.example-other-nid %1+18"_s.arg(syntax.size() + 23)});
    row("only another NID in quotation marks", u"syntax"_s,
        syntax + u"URNs with the \"rack\" NID are numbers. Example: URN of row 1."_s,
        {u"template.syntax.no-example 0+0"_s,
         u"template.syntax.example-other-nid %1+14"_s.arg(syntax.size() + 10)});
    row("an example without an NSS", u"syntax"_s,
        syntax + u"\n\nurn:bookshelf:4\nurn:bookshelf:\nurn:bookshelf:5"_s,
        {u"template.syntax.example-not-urn %1+13"_s.arg(syntax.size() + 18)});
    row("no NID", u"syntax"_s, syntax + u"\n\nurn:bookshelf:1\nurn:bookshelf/1:2"_s,
        {u"template.syntax.example-not-urn %1+17"_s.arg(syntax.size() + 18)});
    for (const QString& rule : {u"The entire URN is case-sensitive."_s, u"The NID is case-sensitive."_s,
                                u"The q-component is significant in comparisons."_s})
        row(qPrintable(rule), u"syntax"_s, syntax + u"As in urn:bookshelf:1. "_s + rule,
            {u"template.syntax.equivalence-contradicted %1+%2"_s.arg(syntax.size() + 27)
                 .arg(rule.startsWith(u"The q"_s) ? 41 : rule.size() - 5)});
    row("3.1 of the NSS", u"syntax"_s,
        syntax + u"As in urn:bookshelf:1. The NID is not case-sensitive, the NSS is case-sensitive."_s, {});
    row("6.4.2 (3) both", u"syntax"_s,
        syntax + u"As in urn:bookshelf:1. The entire URN is case-insensitive. The NSS is case-sensitive."_s,
        {u"template.syntax.case-inconsistent %1+21"_s.arg(syntax.size() + 63)});
    row("6.4.2 no structure", u"syntax"_s,
        syntax.mid(19) + u"There is no structure in names such as urn:bookshelf:12."_s, {});
    row("purpose not described", u"purpose"_s, u"N/A"_s, {u"template.missing-field 0+3"_s});
    for (const QString& rule : {u"Numbers may later be reassigned."_s,
                                u"Old numbers can be given to another shelf."_s, u"Reuse is permitted."_s})
        row(qPrintable(rule), u"assignment"_s, u"The office assigns each number once. "_s + rule,
            {u"template.assignment.reassigned %1"_s.arg(rule.startsWith(u"N"_s)   ? u"37+31"_s
                                                        : rule.startsWith(u"O"_s) ? u"41+31"_s
                                                                                  : u"37+18"_s)});
    for (const QString& rule :
         {u"No number may be reassigned."_s, u"A list prevents that numbers will be reused."_s,
          u"The office checks if a number is being reassigned."_s,
          u"Numbers can be assigned to another organization for its shelves."_s,
          u"Its software can be reused."_s})
        row(qPrintable(rule), u"assignment"_s, u"The office assigns each number once. "_s + rule, {});
    row("an address without @", u"registrant"_s,
        u"A Library\nE-mail: library.example.org\nPhone: +1 555 0100"_s,
        {u"template.registrant.email-malformed 18+19"_s});
    row("an address written for people", u"registrant"_s, u"A Library\nE-mail: office at library.example"_s,
        {});
    for (const QString& url :
         {u"https//shelves.example/a"_s, u"http:shelves.example"_s, u"htps://shelves.example"_s})
        row(qPrintable(url), u"documentation"_s, u"See the handbook at "_s + url,
            {u"template.reference.url-malformed 20+%1"_s.arg(url.size())});
    row("URLs", u"documentation"_s, u"https://shelves.example/http:// and the scheme http: of URIs"_s, {});
    row("6.4.3 who", u"assignment"_s, u"Names are short and unique."_s,
        {u"template.assignment.no-assigner 0+0"_s});
    row("6.4.3 how", u"assignment"_s, u"Assignment is done by the KNX Association."_s,
        {u"template.assignment.no-uniqueness 0+0"_s});
    for (const QString& rule :
         {u"A number is never used twice."_s, u"Numbers are given in sequence."_s,
          u"The office enters each number once only."_s, u"Every shelf gets its own number."_s})
        row(qPrintable(rule), u"assignment"_s, u"The office assigns the numbers. "_s + rule, {});
    row("6.4.3 to whom is not who", u"assignment"_s, u"Names are unique and never assigned to others."_s,
        {u"template.assignment.no-assigner 0+0"_s});
    row("6.4.3 both", u"assignment"_s, u"URNs are self-assigned, based on a UUID."_s, {});
    row("6.4.4 bare", u"security"_s, u"N/A"_s, {u"template.security.empty 0+3"_s});
    row("6.4.4 privacy", u"security"_s, u"None beyond those of URNs in general."_s,
        {u"template.security.no-privacy 0+0"_s});
    for (const QString& rule :
         {u"Names say nothing about readers."_s, u"A name does not identify its owner."_s})
        row(qPrintable(rule), u"security"_s, rule, {});
    row("6.4.4 elsewhere", u"security"_s, u"See Section 6 of RFC 8464."_s, {});
    row("6.4.5 bare", u"interoperability"_s, u"None."_s, {u"template.interoperability.bare 0+5"_s});
    row("6.4.5 none known", u"interoperability"_s, u"None known."_s, {});
    row("6.4.6 bare", u"resolution"_s, u"Not applicable."_s, {u"template.resolution.not-stated 0+0"_s});
    row("6.4.6 not mentioned", u"resolution"_s, u"The list is kept in print."_s,
        {u"template.resolution.not-stated 0+0"_s});
    row("6.4.6 none", u"resolution"_s, u"No resolution is envisioned."_s, {});
    row("6.2 none", u"documentation"_s, u"None."_s, {u"template.documentation.none 0+5"_s});
    row("6.2 a reference", u"documentation"_s, u"RFC 8458"_s, {});
    row("6.2 a title", u"documentation"_s, u"Code of Practice for Bookshelves, third edition"_s, {});
    row("6.2 nothing yet", u"documentation"_s, u"To be published."_s,
        {u"template.documentation.pending 0+15"_s});
    row("6.2 in preparation", u"documentation"_s, u"A specification is in preparation."_s,
        {u"template.documentation.pending 19+14"_s});
    row("6.2 not yet", u"documentation"_s, u"The handbook is not yet available."_s,
        {u"template.documentation.pending 16+17"_s});
    row("6.2 announced and published", u"documentation"_s,
        u"https://shelves.example/1; a second edition will be published later."_s, {});
    row("6.2 this document", u"documentation"_s, u"This document."_s,
        {u"template.documentation.none 0+14"_s});

    row("obsolete RFC", u"additional"_s, u"URNs [RFC2141] are names."_s,
        {u"template.reference.obsolete 6+7"_s});
    row("obsolete RFC as history", u"additional"_s, u"This replaces the registration in RFC 3187."_s, {});
    row("draft", u"additional"_s, u"See draft-urn-ddi-05 there."_s, {u"template.reference.draft 4+16"_s});
    row("section without a document", u"additional"_s, u"Codes are in Section 6."_s,
        {u"template.reference.section 13+9"_s});
    row("section of this document", u"additional"_s, u"It is described in Section 3 of this\ndocument."_s,
        {u"template.reference.section 19+9"_s});
    row("appendix without a document", u"additional"_s, u"The codes are in Appendix D."_s,
        {u"template.reference.part 17+10"_s});
    row("annex of this document", u"additional"_s, u"See the list in annex B of this memo."_s,
        {u"template.reference.part 16+7"_s});
    row("a figure named twice", u"additional"_s, u"Figure 2 shows it. Figure 2 is large."_s,
        {u"template.reference.part 0+8"_s});
    row("a figure and a table", u"additional"_s, u"Figure 2 shows what Table 1 lists."_s,
        {u"template.reference.part 0+8"_s, u"template.reference.part 20+7"_s});
    row("parts of a named document", u"additional"_s,
        u"Appendix B of RFC 5234; Annex C of ISO 26324; WMO-No. 1060, Volume II - Appendix F"_s, {});
    row("parts of the template", u"additional"_s, u"As in Appendix D.\n\nAppendix D. Codes\n\nA, B"_s, {});
    row("section of an RFC", u"additional"_s, u"Sections 3, 4 and 5 of RFC 9676; RFC 20, section 5.2"_s, {});
    row("section of the template", u"additional"_s, u"1. Shelves\nAs in Section 1."_s, {});
    row("number without a list", u"additional"_s, u"As in [4], and in [4]."_s,
        {u"template.reference.citation 6+3"_s});
    row("number at the beginning of a line", u"additional"_s,
        u"The codes are defined in\n[4] and its annex."_s, {u"template.reference.citation 25+3"_s});
    row("numbers of a list without gaps", u"additional"_s,
        u"As in [4] and [5].\n\n[4] Someone, Something\n[5] Someone, More"_s, {});
    row("a chapter", u"additional"_s, u"As in Chapter 3, and in chapter 6 of RFC 20"_s,
        {u"template.reference.section 6+9"_s});
    row("a reference to a draft", u"additional"_s, u"As in [I-D.shelf-marks]."_s,
        {u"template.reference.draft 6+17"_s});
    row("number of a list", u"additional"_s, u"As in [4].\n\n[4] Someone, Something"_s, {});
    row("instruction", u"additional"_s,
        u"The \"Additional Information\" section includes information that\nwould be useful, e.g. that. Shelves."_s,
        {u"template.text.instruction 0+84"_s});
    row("tense", u"additional"_s, u"IANA has added the NID."_s, {u"template.text.tense 0+14"_s});
    row("request", u"additional"_s, u"IANA is asked to add the NID."_s, {});

    row("one person", u"registrant"_s, u"Example Society\nStella Griffiths\nstella&example.org"_s,
        {u"template.registrant.person-only 33+18"_s});
    row("first and last name", u"registrant"_s, u"Example Society, j.smith@example.org"_s,
        {u"template.registrant.person-only 17+19"_s});
    row("a person and an office", u"registrant"_s,
        u"Olivier Aine\nolivier.aine&example.org\ncio-admin&example.org"_s, {});
    row("a role by name", u"registrant"_s,
        u"Role: Specifications Manager\nEmail: john.meredith@example.org"_s, {});
    row("the organization's name", u"registrant"_s, u"Trust over IP, trustoverip&trust.example"_s, {});
    row("no contact", u"registrant"_s, u"The Example Society"_s, {u"template.registrant.no-contact 0+0"_s});
    row("only the organization's address", u"registrant"_s, u"SWIFT, Avenue Adele 1, B-1310 La Hulpe"_s,
        {u"template.registrant.no-designated-contact 0+0"_s});
    row("a person at a postal address", u"registrant"_s,
        u"SWIFT, Avenue Adele 1, B-1310 La Hulpe. Contact: Adele Quay"_s, {});
    row("a person without an address", u"registrant"_s, u"SWIFT. Contact: Adele Quay"_s,
        {u"template.registrant.no-contact 0+0"_s});
}

void TestStatementRules::checksStatements()
{
    QFETCH(QString, key);
    QFETCH(QString, text);
    QFETCH(QStringList, findings);
    const TemplateField field = fieldFromKey(key).value();
    RegistrationTemplate made = cleanTemplate();
    made.setText(field, text);
    QCOMPARE(reportedIn(made, field), findings);
}

/// The NID has a finding of its own.
void TestStatementRules::findsTheExampleOfAnInvalidNid()
{
    RegistrationTemplate made = cleanTemplate();
    made.setText(TemplateField::Nid, u"book.shelf"_s);
    made.setText(TemplateField::Syntax, u"Opaque; compared as it is. r-, q- and f-components are not used. "
                                        "The name urn:book.shelf:12 is an example."_s);
    QCOMPARE(reportedIn(made, TemplateField::Syntax), QStringList());
}

/// A short NID resembles many others, so only exchanged letters are surely a mistake.
void TestStatementRules::comparesShortNids()
{
    RegistrationTemplate made = cleanTemplate();
    made.setText(TemplateField::Nid, u"kbd"_s);
    const auto findings = [&made](const QString& example) {
        made.setText(TemplateField::Syntax,
                     u"Opaque; compared as it is. r-, q- and f-components are not used. As in "_s + example);
        return reportedIn(made, TemplateField::Syntax);
    };
    QCOMPARE(findings(u"urn:kdb:2."_s), QStringList{u"template.syntax.example-other-nid 71+9"_s});
    QCOMPARE(findings(u"urn:kbx:2."_s), QStringList());
    QCOMPARE(findings(u"urn:kbd:1 and urn:kbx:2."_s),
             QStringList{u"template.syntax.example-other-nid 85+9"_s});
}

void TestStatementRules::reportsUndescribedComponents()
{
    RegistrationTemplate made = cleanTemplate();
    const auto missing = [&made](const QString& text) {
        made.setText(TemplateField::Syntax, u"Opaque; compared as it is. urn:bookshelf:1 "_s + text);
        for (const Finding& finding : lintTemplate(made, {})) {
            if (finding.id.word() == "template.syntax.no-components"_L1)
                return finding.arguments.constFirst();
        }
        return QString();
    };
    QCOMPARE(missing({}), u"r-component, q-component, f-component"_s);
    QCOMPARE(missing(u"r- and q- components are not defined; hex digits are A-F, or a-f"_s),
             u"f-component"_s);
    QCOMPARE(missing(u"[ rq-components ] [ \"#\" f-component ]"_s), QString());
    QCOMPARE(missing(u"URN F-, Q- and R-components SHALL be ignored"_s), QString());
    QCOMPARE(missing(u"Fragments are used."_s), u"r-component, q-component"_s);
    QCOMPARE(missing(u"The r-component and the f-component are reserved."_s), u"q-component"_s);
    QCOMPARE(missing(u"The q-component and the f-component are reserved."_s), u"r-component"_s);
}

void TestStatementRules::requiresASpecificationForTheFastTrack()
{
    RegistrationTemplate made = cleanTemplate();
    made.setText(TemplateField::Documentation, u"None."_s);
    Registrant registrant = made.registrant();
    registrant.fastTrack = true;
    made.setRegistrant(registrant);
    QCOMPARE(reportedIn(made, TemplateField::Documentation),
             QStringList{u"template.documentation.fast-track 0+5"_s});
    made.setText(TemplateField::Registrant,
                 u"A standards body, urn@example.org, asks for the fast-track procedure"_s);
    QCOMPARE(reportedIn(made, TemplateField::Documentation),
             QStringList{u"template.documentation.fast-track 0+5"_s});
}

void TestStatementRules::requiresADescriptionOfChanges_data()
{
    QTest::addColumn<bool>("isRevision");
    QTest::addColumn<int>("previous"); // version; 0 = none here
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("ids");
    const QStringList missing{u"template.revision.missing"_s};
    const QStringList notRaised{u"template.version.not-raised"_s};
    const QStringList nothing;
    const QString changes = u"Changes from the previous version: contact."_s;
    QTest::newRow("None") << true << 1 << u"N/A"_s << missing;
    QTest::newRow("first version") << true << 1 << u"This is the first version."_s << missing;
    QTest::newRow("first version, changes")
        << true << 1 << u"This is the first version. The contact was changed."_s << nothing;
    QTest::newRow("changes") << true << 1 << u"The contact was changed."_s << nothing;
    QTest::newRow("first version here, changes") << true << 0 << changes << notRaised;
    QTest::newRow("first version here, perhaps changes") << true << 0 << u"The rows were added."_s << nothing;
    QTest::newRow("first version here, both")
        << true << 0 << u"This is the first version. The contact was changed."_s << nothing;
    QTest::newRow("first, None") << false << 0 << u"None"_s << nothing;
    QTest::newRow("first, stated") << false << 0 << u"Initial registration, no previous version."_s
                                   << nothing;
    QTest::newRow("first, changes") << false << 0 << changes << notRaised;
}

void TestStatementRules::requiresADescriptionOfChanges()
{
    QFETCH(bool, isRevision);
    QFETCH(int, previous);
    QFETCH(QString, text);
    QFETCH(QStringList, ids);
    RegistrationTemplate made = cleanTemplate();
    made.setText(TemplateField::Revision, text);
    LintContext around;
    around.isRevision = isRevision;
    around.registeredNid = isRevision ? made.nid() : QString();
    around.previousVersion = previous;
    made.setText(TemplateField::Version, QString::number(previous + 1));
    QStringList found;
    for (const Finding& finding : lintTemplate(made, around))
        found.append(finding.id.word());
    QCOMPARE(found, ids);
}

void TestStatementRules::comparesTheDateWithThePreviousVersion()
{
    const RegistrationTemplate made = cleanTemplate();
    LintContext around;
    around.previousDate = PartialDate{2024, 5, 17};
    QCOMPARE(reportedIn(made, TemplateField::Date, around), QStringList());
    around.previousDate = PartialDate{2024, 6, 0};
    QCOMPARE(reportedIn(made, TemplateField::Date, around),
             QStringList{u"template.date.before-previous 0+10"_s});
}

NIDUS_TEST(tst_statementrules, TestStatementRules)
#include "tst_statementrules.moc"
