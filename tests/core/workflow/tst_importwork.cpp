// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/importwork.h"

#include "core/builtin/builtincontent.h"
#include "core/findings/values/findingids.h"
#include "core/workflow/drafts/lintwork.h"
#include "tests/core/workflow/completetemplate.h"
#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::builtin;
using namespace nidus::exchange;
using namespace nidus::findings;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::workflow;
using nidus::test::completeTemplate;

namespace {

ImportedFile xmlFile(const RegistryContent& content)
{
    return {.format = FileFormat::RegistryXml, .content = ImportedRecords::of(content)};
}

ImportedFile textFile(const RegistrationTemplate& registrationTemplate)
{
    return {.content = ImportedTemplate{.registrationTemplate = registrationTemplate}};
}

RegistrationTemplate crates(const QString& purpose = u"Names crates."_s)
{
    return completeTemplate(u"crates"_s, purpose);
}

} // namespace

class TestImportWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void makesADraftFromANewTemplate();
    void makesAnInformalDraft();
    void revisesKeepingSamplesAndRule();
    void usesTheGrammarInTheText();
    void replacesARuleOnlyByANewGrammar_data();
    void replacesARuleOnlyByANewGrammar();
    void ignoresAGrammarThatIsNotSound_data();
    void ignoresAGrammarThatIsNotSound();
    void keepsExistingContent();
    void rejectsASecondDraftForANid();
    void importsARegistry();
    void importsMoreThanOnePart();
    void plansOneDraftForEachNid();
    void addsOnlyWhatIsNew();
    void revisesARecordWithNewerVersions();
    void ignoresAnOlderHistory();
    void rejectsARecordWithOtherFacts();
    void rejectsADuplicateRecord();
    void rejectsARevisionOfNothing();
    void rejectsAGapInInformalNumbers_data();
    void rejectsAGapInInformalNumbers();

private:
    void registerCrates();
    [[nodiscard]] ImportPlan planned(const ImportedFile& file) const
    {
        return planImport(*m_registry, file).value();
    }
    [[nodiscard]] static FindingId conflictOf(const PlannedImport& import)
    {
        return import.findings.constLast().id;
    }

    std::optional<Registry> m_registry;
};

void TestImportWork::init()
{
    Result<Registry> registry = Registry::inMemory(builtinContent());
    QVERIFY(registry);
    m_registry.emplace(*std::move(registry));
}

void TestImportWork::registerCrates()
{
    const VersionContent content{.registrationTemplate = crates(),
                                 .samples = {{.urn = u"urn:crates:1"_s}},
                                 .rule = SyntaxRule{.start = u"crate"_s, .text = u"crate = 1*DIGIT"_s}};
    const Result<Draft> draft = m_registry->drafts().create({.content = content}, {});
    QVERIFY(draft);
    QVERIFY(m_registry->registrations().registerDraft(draft->id, {}));
}

void TestImportWork::makesADraftFromANewTemplate()
{
    const ImportPlan plan = planned(textFile(crates()));
    QCOMPARE(plan.records.size(), 1);
    QCOMPARE(plan.records[0].action, ImportAction::New);
    QVERIFY(m_registry->drafts().all()->isEmpty()); // planning changes nothing
    const Result<QStringList> made = carryOut(*m_registry, plan, {.who = u"Ada"_s});
    QVERIFY(made);
    QCOMPARE(*made, QStringList{u"draft:1"_s});
    const DraftRecord record = m_registry->drafts().record(1).value();
    QCOMPARE(record.draft.kind, NamespaceKind::Formal);
    QCOMPARE(record.draft.content.registrationTemplate, crates());
    QCOMPARE(record.events.constFirst().who, u"Ada"_s);
}

void TestImportWork::makesAnInformalDraft()
{
    const ImportPlan plan = planned(textFile(completeTemplate(u"urn-xxx"_s, u"Names shelves."_s)));
    QCOMPARE(plan.records[0].action, ImportAction::New);
    QVERIFY(carryOut(*m_registry, plan, {}));
    QCOMPARE(m_registry->drafts().record(1)->draft.kind, NamespaceKind::Informal);
}

void TestImportWork::revisesKeepingSamplesAndRule()
{
    registerCrates();
    const ImportPlan plan = planned(textFile(crates(u"Names boxes, too."_s)));
    QCOMPARE(plan.records[0].action, ImportAction::Changed);
    const Result<QStringList> made = carryOut(*m_registry, plan, {});
    QVERIFY(made);
    const Draft draft = m_registry->drafts().all()->constFirst();
    QCOMPARE(draft.revisionOf, u"crates"_s);
    QCOMPARE(draft.basedOn, 1);
    QCOMPARE(draft.content.samples.size(), 1);
    QVERIFY(draft.content.rule);
    // A registration without text is revised, too.
    const ImportPlan other = planned(textFile(completeTemplate(u"ISBN"_s, u"Names books."_s)));
    QCOMPARE(other.records[0].action, ImportAction::Changed);
    QVERIFY(carryOut(*m_registry, other, {}));
    QCOMPARE(m_registry->drafts().all()->constLast().revisionOf, u"isbn"_s);
}

void TestImportWork::usesTheGrammarInTheText()
{
    const QString syntax = u"The NSS is a number.\n\n  crate = 3DIGIT\n\nExample: urn:crates:123\n"_s;
    RegistrationTemplate filled = crates();
    filled.setText(TemplateField::Syntax, syntax);
    const ImportPlan plan = planned(textFile(filled));
    QVERIFY(plan.keepsSyntax);
    QVERIFY(carryOut(*m_registry, plan, {}));
    const VersionContent content = m_registry->drafts().record(1)->draft.content;
    QVERIFY(content.rule);
    QCOMPARE(content.rule->start, u"crate"_s);
    QCOMPARE(content.rule->scope, RuleScope::Nss);
    QCOMPARE(
        content.samples,
        (QList<Sample>{{.urn = u"urn:crates:123"_s, .note = {}, .source = u"template, Syntax, line 5"_s}}));
    QVERIFY(m_registry->drafts().moveToTrash(1, {}));
}

void TestImportWork::replacesARuleOnlyByANewGrammar_data()
{
    QTest::addColumn<QString>("earlierSyntax");
    QTest::addColumn<QString>("syntax");
    QTest::addColumn<QString>("rule"); // empty: the earlier one, which is "NSS = 1*DIGIT"
    const QString three = u"The NSS is a number.\n\n  NSS = 3DIGIT\n"_s;
    const QString none = u"The NSS is a number."_s;
    QTest::newRow("there was none in the text") << none << three << u"NSS = 3DIGIT"_s;
    QTest::newRow("there is none now") << three << none << QString();
    QTest::newRow("the same in the text") << three << three + u"\nMore text.\n"_s << QString();
    QTest::newRow("the same names") << none << u"  NSS = *DIGIT DIGIT\n"_s << QString();
    QTest::newRow("another") << three << u"  NSS = 4DIGIT\n"_s << u"NSS = 4DIGIT"_s;
    QTest::newRow("not sound") << three << u"  NSS = 4DIGIT\n\nExample: urn:crates:123\n"_s << QString();
}

void TestImportWork::replacesARuleOnlyByANewGrammar()
{
    QFETCH(QString, earlierSyntax);
    QFETCH(QString, syntax);
    QFETCH(QString, rule);
    const SyntaxRule earlier{.start = u"NSS"_s,
                             .text = u"NSS = 1*DIGIT"_s,
                             .equivalence = {u"hyphens-ignored"_s},
                             .encoding = {u"percent"_s},
                             .checkDigit = u"issn"_s};
    VersionContent content{.registrationTemplate = crates(), .samples = {}, .rule = earlier};
    content.registrationTemplate.setText(TemplateField::Syntax, earlierSyntax);
    const Result<Draft> first = m_registry->drafts().create({.content = content}, {});
    QVERIFY(first && m_registry->registrations().registerDraft(first->id, {}));
    RegistrationTemplate next = crates(u"Names crates and boxes."_s);
    next.setText(TemplateField::Syntax, syntax);
    QVERIFY(carryOut(*m_registry, planned(textFile(next)), {}));
    SyntaxRule expected = earlier;
    const SyntaxRule made = m_registry->drafts().record(2)->draft.content.rule.value();
    if (!rule.isEmpty())
        expected.text = made.text;
    QCOMPARE(made, expected); // with the words that are not in a grammar
    QCOMPARE(made.text.trimmed(), rule.isEmpty() ? earlier.text : rule);
}

void TestImportWork::ignoresAGrammarThatIsNotSound_data()
{
    QTest::addColumn<QString>("syntax");
    QTest::addColumn<QString>("against");
    QTest::addColumn<QString>("found"); ///< what lint then reports about the draft
    QTest::newRow("rejects its example")
        << u"  crate = 3DIGIT\n\nExample: urn:crates:12\n"_s << u"rule.sample-rejected"_s
        << u"template.syntax.example-rejected"_s;
    QTest::newRow("cannot be compiled") << u"  crate = 3DIGIT box\n  box = crate lid\n"_s
                                        << u"rule.grammar-error"_s << u"grammar.undefined-rule"_s;
    QTest::newRow("begins with a definition that cannot be read")
        << u"  crate : row \"-\" row\n  row = DIGIT\n"_s << u"rule.grammar-error"_s << u"grammar."_s;
    QTest::newRow("has a quotation mark that is not closed")
        << u"  NSS = row \": row\n  row = DIGIT\n"_s << u"rule.grammar-error"_s << u"grammar."_s;
    QTest::newRow("contradicts a pattern") << u"  urn:crates:box:<row>\n\n  row = 1*DIGIT\n"_s
                                           << u"rule.pattern-rejected"_s << u"rule.pattern-rejected"_s;
    QTest::newRow("is a piece") << u"  row = 1*DIGIT\n"_s << u"rule.start-unknown"_s
                                << u"rule.start-unknown"_s;
    QTest::newRow("names a placeholder")
        << u"  crate = \"urn:urn-xxx:\" 3DIGIT\n"_s << u"rule.other-nid"_s << u"rule.other-nid"_s;
}

void TestImportWork::ignoresAGrammarThatIsNotSound()
{
    QFETCH(QString, syntax);
    QFETCH(QString, found);
    RegistrationTemplate filled = crates();
    filled.setText(TemplateField::Syntax, syntax);
    ImportPlan plan = planned(textFile(filled));
    QVERIFY(plan.syntax);
    QVERIFY(plan.syntax->against);
    QTEST(QString(plan.syntax->against->id.word()), "against");
    QVERIFY(!plan.keepsSyntax);
    QVERIFY(carryOut(*m_registry, plan, {}));
    const Draft draft = m_registry->drafts().record(1)->draft;
    QVERIFY(!draft.content.rule);
    const QList<Finding> findings = draftFindings(*m_registry, draft).value();
    QVERIFY(std::ranges::any_of(findings, [&found](const Finding& finding) {
        return finding.field == TemplateField::Syntax && finding.id.word().startsWith(found);
    }));
    QVERIFY(m_registry->drafts().moveToTrash(1, {}));
    plan.keepsSyntax = true; // if the user wants it
    QVERIFY(carryOut(*m_registry, plan, {}));
    QVERIFY(m_registry->drafts().all()->constLast().content.rule);
}

void TestImportWork::keepsExistingContent()
{
    registerCrates();
    const RegistrationTemplate head =
        m_registry->registrations().record(u"crates"_s)->versions.constLast().content.registrationTemplate;
    const ImportPlan plan = planned(textFile(head));
    QCOMPARE(plan.records[0].action, ImportAction::Same);
    QVERIFY(carryOut(*m_registry, plan, {})->isEmpty());
    const ImportedFile open = textFile(crates(u"Names boxes, too."_s));
    QVERIFY(carryOut(*m_registry, planned(open), {}));
    QCOMPARE(planned(open).records[0].action, ImportAction::Same); // an open draft contains it
    QCOMPARE(m_registry->drafts().all()->size(), 1);
}

void TestImportWork::rejectsASecondDraftForANid()
{
    QVERIFY(carryOut(*m_registry, planned(textFile(crates())), {}));
    const ImportPlan plan = planned(textFile(crates(u"Names boxes, too."_s)));
    QCOMPARE(plan.records[0].action, ImportAction::Conflict);
    QCOMPARE(conflictOf(plan.records[0]), kImportConflictOpenDraft);
    QCOMPARE(plan.records[0].findings.constLast().arguments, QStringList{u"draft:1"_s});
    QVERIFY(carryOut(*m_registry, plan, {})->isEmpty());
    QCOMPARE(conflictOf(planned(textFile(completeTemplate(QString(), QString()))).records[0]),
             kImportConflictNoNid);
}

/// The second draft of a namespace in one import, by the order of the files. Requests for informal namespaces
/// have no NID yet, so there can be several.
void TestImportWork::plansOneDraftForEachNid()
{
    registerCrates();
    RegistrationTemplate informal = crates();
    informal.setText(TemplateField::Nid, u"urn-X"_s);
    RegistrationTemplate boxes = crates();
    boxes.setText(TemplateField::Nid, u"BOXES"_s);
    PlannedDrafts drafts;
    const auto action = [&](const RegistrationTemplate& text) {
        const ImportPlan plan = drafts.add(planned(textFile(text)));
        const PlannedImport& only = plan.records[0];
        return only.action == ImportAction::Conflict ? conflictOf(only).word()
                                                     : QString(importActionWord(only.action));
    };
    QCOMPARE(action(crates(u"Names boxes."_s)), u"changed"_s);
    QCOMPARE(action(crates(u"Names boxes, too."_s)), kImportConflictTwice.word());
    QCOMPARE(action(crates()), u"same"_s);
    QCOMPARE(action(boxes), u"new"_s);
    boxes.setText(TemplateField::Nid, u"boxes"_s);
    QCOMPARE(action(boxes), kImportConflictTwice.word());
    QCOMPARE(action(informal), u"new"_s);
    QCOMPARE(action(informal), u"new"_s);
}

void TestImportWork::importsARegistry()
{
    registerCrates();
    QVERIFY(m_registry->drafts().create({.revisionOf = u"crates"_s}, {}));
    const RegistryContent content = m_registry->contents().all().value();
    Result<Registry> empty = Registry::inMemory({});
    QVERIFY(empty);
    const Result<ImportPlan> plan = planImport(*empty, xmlFile(content));
    QVERIFY(plan);
    QCOMPARE(plan->format, FileFormat::RegistryXml);
    QCOMPARE(plan->records.size(), 107);
    const Result<QStringList> made = carryOut(*empty, *plan, {.who = u"Ada"_s});
    QVERIFY2(made, made ? "" : made.error().detail.c_str());
    QCOMPARE(made->size(), 107);
    QVERIFY(made->constLast().startsWith(u"draft:"_s));
    QVERIFY(empty->contents().all().value() == content);
    // Where a rule is, the history in a file does not count; the import does.
    Result<Registry> ruled = Registry::inMemory({});
    QVERIFY(ruled && ruled->settings().setApproval(ApprovalRule::SecondPerson, {}));
    QVERIFY(carryOut(*ruled, planImport(*ruled, xmlFile(content)).value(), {.who = u"Ada"_s}));
    const auto isImported = [](const QList<Event>& events) {
        return !events.isEmpty() && events.constLast().what == EventKind::Imported &&
               events.constLast().who == u"Ada"_s;
    };
    const RegistryContent stored = ruled->contents().all().value();
    for (const RegistrationRecord& record : stored.records)
        QVERIFY(isImported(record.events));
    for (const DraftRecord& record : stored.drafts)
        QVERIFY(isImported(record.events));
}

/// A part has up to 512 people, records, or drafts.
void TestImportWork::importsMoreThanOnePart()
{
    RegistryContent content;
    for (int i = 1000; i < 1700; ++i) {
        const QString nid = u"crate%1"_s.arg(i);
        content.people.append({.id = u"P%1"_s.arg(i), .name = nid});
        content.records.append({.registration = {.nid = nid}});
        content.records.last().versions.append(
            {.number = 1, .content = {.registrationTemplate = completeTemplate(nid, u"Names crates."_s)}});
        content.drafts.append({.draft = {.id = i, .revisionOf = nid, .basedOn = 1, .owner = u"Ada"_s}});
    }
    Result<Registry> empty = Registry::inMemory({});
    QVERIFY(empty);
    const Result<ImportPlan> plan = planImport(*empty, xmlFile(content));
    QVERIFY(plan);
    const Result<QStringList> made = carryOut(*empty, *plan, {.who = u"Ada"_s});
    QVERIFY2(made, made ? "" : made.error().detail.c_str());
    QCOMPARE(made->size(), 1400);
    QCOMPARE(made->constFirst(), u"crate1000"_s);
    QCOMPARE(made->constLast(), u"draft:1699"_s);
    QVERIFY(empty->contents().all().value() == content);
}

void TestImportWork::addsOnlyWhatIsNew()
{
    registerCrates();
    const RegistryContent content = m_registry->contents().all().value();
    init();
    const Result<QStringList> made = carryOut(*m_registry, planned(xmlFile(content)), {});
    QVERIFY(made);
    QCOMPARE(*made, QStringList{u"crates"_s});
    QCOMPARE(m_registry->registrations().record(u"crates"_s)->versions.size(), 1);
}

void TestImportWork::revisesARecordWithNewerVersions()
{
    registerCrates();
    RegistryContent content;
    content.records = {m_registry->registrations().record(u"crates"_s).value()};
    Version next = content.records[0].versions.constLast();
    next.number = 2;
    next.content.registrationTemplate.setText(TemplateField::Purpose, u"Names boxes, too."_s);
    content.records[0].versions.append(next);
    const ImportPlan plan = planned(xmlFile(content));
    QCOMPARE(plan.records[0].action, ImportAction::Changed);
    QVERIFY(carryOut(*m_registry, plan, {}));
    QCOMPARE(m_registry->drafts().all()->constFirst().content, next.content);
}

void TestImportWork::ignoresAnOlderHistory()
{
    registerCrates();
    RegistryContent content;
    content.records = {m_registry->registrations().record(u"crates"_s).value()};
    content.records[0].versions.clear();
    QCOMPARE(planned(xmlFile(content)).records[0].action, ImportAction::Same);
}

void TestImportWork::rejectsARecordWithOtherFacts()
{
    RegistryContent content;
    content.records = {m_registry->registrations().record(u"isbn"_s).value()};
    content.records[0].registration.recordDate = u"1999-01-01"_s;
    const ImportPlan plan = planned(xmlFile(content));
    QCOMPARE(plan.records[0].action, ImportAction::Conflict);
    QCOMPARE(conflictOf(plan.records[0]), kImportConflictHistory);
    QVERIFY(carryOut(*m_registry, plan, {})->isEmpty());
}

void TestImportWork::rejectsADuplicateRecord()
{
    RegistryContent content;
    content.records = {{.registration = {.nid = u"crates"_s}}, {.registration = {.nid = u"CRATES"_s}}};
    const ImportPlan plan = planned(xmlFile(content));
    QCOMPARE(plan.records[0].action, ImportAction::New);
    QCOMPARE(conflictOf(plan.records[1]), kImportConflictTwice);
}

void TestImportWork::rejectsARevisionOfNothing()
{
    RegistryContent content;
    content.drafts = {{.draft = {.id = 1, .revisionOf = u"crates"_s}}};
    QCOMPARE(conflictOf(planned(xmlFile(content)).records[0]), kImportConflictNoNamespace);
    content.records = {{.registration = {.nid = u"crates"_s}}};
    QCOMPARE(planned(xmlFile(content)).records[1].action, ImportAction::New); // with the draft
}

void TestImportWork::rejectsAGapInInformalNumbers_data()
{
    QTest::addColumn<QStringList>("numbers");
    QTest::addColumn<QStringList>("rejected");
    // The built-in registry ends with urn-8, so the next number is 9.
    QTest::newRow("next") << QStringList{u"9"_s} << QStringList();
    QTest::newRow("100 skipped") << QStringList{u"109"_s} << QStringList();
    QTest::newRow("101 skipped") << QStringList{u"110"_s} << QStringList{u"110"_s};
    QTest::newRow("in any order") << QStringList{u"210"_s, u"109"_s} << QStringList();
    QTest::newRow("after a gap") << QStringList{u"501"_s, u"500"_s, u"9"_s}
                                 << QStringList{u"501"_s, u"500"_s};
    QTest::newRow("28 digits") << QStringList{QString(28, u'9')} << QStringList{QString(28, u'9')};
    QTest::newRow("carry") << QStringList{u"99"_s, u"199"_s, u"300"_s, u"402"_s} << QStringList{u"402"_s};
}

void TestImportWork::rejectsAGapInInformalNumbers()
{
    QFETCH(QStringList, numbers);
    QFETCH(QStringList, rejected);
    QCOMPARE(m_registry->registrations().nextInformalNid().value(), u"urn-9"_s);
    for (const FileFormat format : {FileFormat::RegistryXml, FileFormat::IanaXml}) {
        RegistryContent content;
        for (const QString& number : numbers)
            content.records.append(
                {.registration = {.nid = "urn-"_L1 + number, .kind = NamespaceKind::Informal}});
        ImportedFile file = xmlFile(content);
        file.format = format;
        QStringList conflicts;
        for (const PlannedImport& import : planned(file).records) {
            if (import.action != ImportAction::Conflict)
                continue;
            QCOMPARE(conflictOf(import), kImportConflictGap);
            conflicts.append(import.nid.sliced(4));
        }
        QCOMPARE(conflicts, rejected);
        const ImportPlan accepted = planImport(*m_registry, file, {.acceptsGap = true}).value();
        QVERIFY(std::ranges::none_of(accepted.records, [](const PlannedImport& import) {
            return import.action == ImportAction::Conflict;
        }));
    }
}

NIDUS_TEST(tst_importwork, TestImportWork)
#include "tst_importwork.moc"
