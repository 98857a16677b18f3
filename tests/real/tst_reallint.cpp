// SPDX-License-Identifier: Apache-2.0
#include "core/findings/values/findingids.h"
#include "core/lint/textrules.h"
#include "tests/core/exchange/templateyardstick.h"
#include "tests/core/workflow/lintcorpus.h"
#include "tests/real/realfolder.h"
#include "tests/testprogram.h"

#include <QTest>
#include <optional>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::workflow;
using namespace nidus::test;

/// Lints real registrations: errors are found, and correct text is not reported.
class TestRealLint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reportsRealErrors_data();
    void reportsRealErrors();
    void reportsNoFalseErrors_data();
    void reportsNoFalseErrors();
    void placesFindingsInsideTheirFields();
    void agreesWithReviewedFindings();

private:
    std::optional<LintCorpus> m_corpus;
};

void TestRealLint::initTestCase()
{
    const QString lack = lackOf({u"templates/iana"_s, u"templates/rfc"_s});
    QVERIFY2(lack.isEmpty(), qPrintable(lack));
    m_corpus = LintCorpus::over(realPath(u"templates/"_s));
    QVERIFY(m_corpus);
}

void TestRealLint::reportsRealErrors_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char16_t* expected) {
        QTest::addRow("%s %s", name, qPrintable(QString::fromUtf16(expected)))
            << QString::fromLatin1(name) << QString::fromUtf16(expected);
    };
    row("iana/lei", u"template.text.instruction");
    row("iana/lei", u"template.syntax.no-components");
    row("iana/gdst", u"template.date.form:2020-04-2");
    row("iana/gdst", u"template.security.empty:N/A");
    row("iana/gvat", u"template.version.form:1.0");
    row("iana/gvat", u"grammar.dash");
    row("iana/isbn", u"template.registrant.person-only:stella@isbn-international.org");
    row("iana/isbn", u"template.syntax.no-definition");
    row("iana/mrn", u"template.revision.missing");
    row("iana/mrn", u"grammar.unindented-continuation");
    row("iana/3gpp2", u"grammar.group-unclosed");
    row("iana/3gpp2", u"template.registrant.person-only:JDerr@tiaonline.org");
    row("iana/c2pa", u"grammar.name-character");
    row("iana/cdx", u"grammar.undefined-rule:\"bom-serial-number\"");
    row("iana/csa", u"template.documentation.fast-track");
    row("iana/doi", u"rule.outside-urn-syntax");
    row("iana/etsi", u"template.syntax.no-components:r-component, q-component, f-component");
    row("iana/knx", u"template.assignment.no-uniqueness");
    row("iana/pno", u"template.reference.obsolete:2141");
    row("iana/pno", u"template.syntax.pattern-only:{PNOresource}");
    row("iana/doi", u"template.reference.url-malformed:https:doi.org/10.1000/182");
    row("rfc/rfc5134-epcglobal.txt", u"template.syntax.equivalence-contradicted");
    row("rfc/rfc7467-nato.txt", u"grammar.name-character");
    row("iana/trivore", u"template.interoperability.bare:N/A");
    row("iana/urn-1", u"template.date.malformed:TBD");
    row("iana/urn-4", u"grammar.bnf-definition");
    row("iana/urn-8", u"template.placeholder:assignedNID");
    row("rfc/rfc3613-mace.txt", u"rule.outside-urn-syntax");
    row("rfc/rfc5141-iso.txt", u"template.reference.obsolete:4646");
    row("rfc/rfc4198-fdc.txt", u"template.reference.citation:4");
}

void TestRealLint::reportsRealErrors()
{
    QFETCH(QString, name);
    QFETCH(QString, expected);
    QVERIFY(m_corpus->idsAbout(name).contains(expected));
}

void TestRealLint::reportsNoFalseErrors_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("ids");
    const auto row = [](const char* name, const QStringList& ids) {
        QTest::newRow(name) << QString::fromLatin1(name) << ids;
    };
    const QString role = u"template.registrant.person-only"_s;
    const QString rejected = u"template.syntax.example-rejected"_s;
    const QString resolution = u"template.resolution.not-stated"_s;
    row("iana/nbn", {role, u"template.syntax.no-definition"_s, u"template.syntax.no-equivalence"_s,
                     u"template.assignment.no-uniqueness"_s, u"template.security.empty"_s, resolution});
    row("iana/cdx", {u"grammar.undefined-rule:\"UUID\""_s});
    row("iana/reso", {u"template.reference.section"_s});
    row("iana/urn-1", {u"template.syntax.no-definition"_s});
    row("iana/urn-5", {u"template.revision.missing"_s, u"template.reference.citation"_s});
    row("rfc/rfc3615-swift.txt", {u"template.syntax.no-definition"_s});
    row("rfc/rfc7207-eurosystem.txt", {u"template.syntax.no-definition"_s});
    row("rfc/rfc7467-nato.txt", {u"grammar.unindented-continuation"_s, u"grammar.prose-value"_s});
    row("iana/nan",
        {role, u"template.syntax.no-definition"_s, resolution, u"template.security.no-privacy"_s});
    row("iana/isni", {role, rejected, u"template.syntax.no-equivalence"_s, u"template.syntax.no-example"_s});
    row("iana/said",
        {role, rejected, u"template.reference.section:11.4.2"_s, u"template.reference.citation"_s});
    row("iana/trivore", {role, rejected, u"template.syntax.no-equivalence"_s, resolution});
    row("iana/mrn",
        {rejected, u"template.syntax.no-example"_s, u"template.syntax.no-components"_s, resolution});
    row("iana/etsi", {role, u"template.syntax.no-definition"_s, u"template.syntax.no-equivalence"_s,
                      u"template.assignment.no-uniqueness"_s, u"template.security.no-privacy"_s, resolution});
    row("iana/eic", {role, u"template.syntax.no-definition"_s, u"template.assignment.no-uniqueness"_s});
    row("iana/knx", {u"template.syntax.no-definition"_s, resolution});
    row("iana/stalwart",
        {u"template.syntax.no-equivalence"_s, u"template.security.no-privacy"_s, resolution});
    row("iana/isbn", {u"template.revision.missing"_s, u"template.reference.obsolete"_s,
                      u"template.syntax.no-equivalence"_s, resolution});
    row("iana/lei", {u"template.reference.section"_s, u"template.revision.missing"_s, role});
    row("iana/wmo", {role, u"template.syntax.no-definition"_s, resolution});
    row("rfc/rfc5141-iso.txt", {u"grammar.never-ends"_s, rejected});
    row("rfc/rfc4688-s1000d.txt", {rejected, u"grammar.undefined-rule"_s});
    row("rfc/rfc7972-eidr.txt", {role, rejected, u"template.syntax.no-equivalence"_s});
}

void TestRealLint::reportsNoFalseErrors()
{
    QFETCH(QString, name);
    QFETCH(QStringList, ids);
    QVERIFY(m_corpus->templateIn(name));
    const QSet<QString> reported = m_corpus->idsAbout(name);
    for (const QString& id : ids)
        QVERIFY2(!reported.contains(id), qPrintable(id));
}

void TestRealLint::placesFindingsInsideTheirFields()
{
    const QStringList names = realTemplates();
    for (const QString& name : names)
        QVERIFY2(m_corpus->misplaced(name).isEmpty(), qPrintable(name));
    qInfo("%d templates linted", int(names.size()));
}

/// A person reviewed a hundred randomly drawn findings. Those that are right must still be reported.
void TestRealLint::agreesWithReviewedFindings()
{
    const QString table =
        QString::fromUtf8(contentOf(QStringLiteral(NIDUS_SOURCE_DIR "/tests/real/findings.tsv")));
    int judged = 0;
    int right = 0;
    for (const QString& line : table.split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList cells = line.split(u'\t');
        if (line.startsWith(u'#'))
            continue;
        QCOMPARE(cells.size(), 5);
        ++judged;
        if (cells[3] != "right"_L1)
            continue;
        ++right;
        const QString text = QString::fromUtf8(contentOf(realPath(u"templates/"_s + cells[0])));
        const bool isOfTheFile = cells[2] == kTemplateTextWideLines.word();
        QVERIFY2(isOfTheFile ? !lintLineWidths(text).isEmpty()
                             : m_corpus->idsAbout(cells[0]).contains(cells[2]),
                 qPrintable(line));
    }
    QCOMPARE(judged, 100);
    QVERIFY(right >= 99);
}

NIDUS_TEST(tst_reallint, TestRealLint)
#include "tst_reallint.moc"
