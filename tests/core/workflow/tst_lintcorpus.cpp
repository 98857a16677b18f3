// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/lintwork.h"

#include "core/builtin/builtincontent.h"
#include "core/exchange/importfile.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>
#include <optional>

using namespace Qt::StringLiterals;
using namespace nidus;

namespace {

const QString kTemplates = QStringLiteral(NIDUS_SHARED_DATA "/templates/");

/// The template in a real file, "iana/isbn" or "rfc/rfc4688-s1000d.txt".
std::optional<ImportedTemplate> templateIn(const QString& name)
{
    QFile file(kTemplates + name);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const std::expected<ImportedFile, Error> read = readImportFile(file.readAll());
    const auto* imported = read ? std::get_if<ImportedTemplate>(&read->content) : nullptr;
    return imported ? std::optional(*imported) : std::nullopt;
}

} // namespace

/// Real registrations: what is wrong with them is found, what is fine is not called wrong.
class TestLintCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsWhatIsWrong_data();
    void findsWhatIsWrong();
    void leavesWhatIsFine_data();
    void leavesWhatIsFine();
    void placesFindingsInsideTheirFields();

private:
    /// "id" and "id:first argument" of each finding.
    [[nodiscard]] QSet<QString> saidAbout(const QString& name) const;
    std::optional<Registry> m_registry;
};

void TestLintCorpus::initTestCase()
{
    if (!QDir(kTemplates).exists())
        QSKIP("needs the real templates");
    std::expected<Registry, Error> made = Registry::inMemory(builtinContent());
    QVERIFY(made);
    m_registry = *std::move(made);
}

QSet<QString> TestLintCorpus::saidAbout(const QString& name) const
{
    const std::optional<ImportedTemplate> imported = templateIn(name);
    if (!imported)
        return {};
    const auto task = templateTask(*m_registry, imported->registrationTemplate);
    QSet<QString> said;
    for (const Finding& finding : task ? lintAll(*task) : QList<Finding>()) {
        said.insert(finding.id.word());
        said.insert(finding.id.word() + u':' + finding.arguments.value(0));
    }
    return said;
}

void TestLintCorpus::findsWhatIsWrong_data()
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
    row("iana/isbn", u"template.registrant.person-only:stella&isbn-international.org");
    row("iana/isbn", u"template.syntax.no-definition");
    row("iana/mrn", u"template.revision.missing");
    row("iana/mrn", u"grammar.unindented-continuation");
    row("iana/3gpp2", u"grammar.group-unclosed");
    row("iana/3gpp2", u"template.registrant.person-only:JDerr&tiaonline.org");
    row("iana/c2pa", u"grammar.name-character");
    row("iana/cdx", u"grammar.undefined-rule:\"UUID\"");
    row("iana/csa", u"template.documentation.fast-track");
    row("iana/doi", u"rule.outside-urn-syntax");
    row("iana/etsi", u"template.syntax.no-components:r-component, q-component, f-component");
    row("iana/knx", u"template.assignment.no-uniqueness");
    row("iana/pno", u"template.reference.obsolete:2141");
    row("iana/pno", u"template.syntax.pattern-only:{PNOresource}");
    row("iana/reso", u"template.reference.section:5.2");
    row("iana/trivore", u"template.interoperability.bare:N/A");
    row("iana/urn-1", u"template.date.malformed:TBD");
    row("iana/urn-4", u"grammar.bnf-definition");
    row("iana/urn-8", u"template.placeholder:assignedNID");
    row("rfc/rfc3613-mace.txt", u"rule.outside-urn-syntax");
    row("rfc/rfc5141-iso.txt", u"template.reference.obsolete:4646");
    row("rfc/rfc4198-fdc.txt", u"template.reference.citation:4");
}

void TestLintCorpus::findsWhatIsWrong()
{
    QFETCH(QString, name);
    QFETCH(QString, expected);
    QVERIFY(saidAbout(name).contains(expected));
}

void TestLintCorpus::leavesWhatIsFine_data()
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

void TestLintCorpus::leavesWhatIsFine()
{
    QFETCH(QString, name);
    QFETCH(QStringList, ids);
    QVERIFY(templateIn(name));
    const QSet<QString> said = saidAbout(name);
    for (const QString& id : ids)
        QVERIFY2(!said.contains(id), qPrintable(id));
}

void TestLintCorpus::placesFindingsInsideTheirFields()
{
    int files = 0;
    for (const QString& folder : {u"iana/"_s, u"rfc/"_s}) {
        for (const QString& name : QDir(kTemplates + folder).entryList(QDir::Files)) {
            const std::optional<ImportedTemplate> imported = templateIn(folder + name);
            if (!imported)
                continue;
            ++files;
            const auto task = templateTask(*m_registry, imported->registrationTemplate);
            QVERIFY(task);
            const QList<Finding> findings = lintAll(*task);
            for (const Finding& finding : findings) {
                QVERIFY(finding.field);
                const auto end = qsizetype(finding.range.offset + finding.range.length);
                QVERIFY2(end <= imported->registrationTemplate.text(*finding.field).size(),
                         qPrintable(name + u' ' + finding.id.word()));
            }
        }
    }
    QCOMPARE(files, 63);
}

NIDUS_TEST(tst_lintcorpus, TestLintCorpus)
#include "tst_lintcorpus.moc"
