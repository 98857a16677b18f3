// SPDX-License-Identifier: Apache-2.0
#include "core/findings/values/findingids.h"
#include "core/workflow/import/ianaplan.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::findings;
using namespace nidus::registration;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;

/// Compares IANA's list with the registry: what is new, what differs, and what is somebody else's.
class TestIanaPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plansEachRecord_data();
    void plansEachRecord();
    void namesEachFactThatDiffers();
    void findsWhatIsNotListed();
    void plansEachNidOnce();
    void refusesImpossibleDates_data();
    void refusesImpossibleDates();
};

namespace {

RegistrationRecord record(const QString& nid, NamespaceKind kind = NamespaceKind::Formal)
{
    return {.registration = {.nid = nid, .kind = kind, .recordDate = u"2020-05-01"_s}};
}

/// Registered here, by the Reed Works or their A. Person.
RegistrationRecord ours(const QString& nid, NamespaceKind kind)
{
    RegistrationRecord held = record(nid, kind);
    Version version{.number = 1};
    version.content.registrationTemplate.setRegistrant(
        {.organization = u"Reed Works"_s, .contactName = u"A. Person"_s});
    held.versions = {version};
    return held;
}

RegistrationRecord withContact(RegistrationRecord listed, const QString& contact)
{
    listed.registration.contact = {{.type = u"person"_s, .data = contact}};
    return listed;
}

PresentNid present(const QList<RegistrationRecord>& records, const QList<Draft>& drafts = {})
{
    return {.record = records.isEmpty() ? std::nullopt : std::optional(records.constFirst()),
            .drafts = drafts};
}

RecordList<RegistrationRecord> listOf(const QList<RegistrationRecord>& records)
{
    return ImportedRecords::of({.records = records}).records;
}

Draft draftFor(const QString& nid, const QString& revisionOf = {})
{
    Draft draft{.id = 7, .revisionOf = revisionOf};
    draft.content.registrationTemplate.setText(TemplateField::Nid, nid);
    return draft;
}

QStringList idsOf(const PlannedImport& planned)
{
    QStringList ids;
    for (const Finding& finding : planned.findings)
        ids.append(finding.id.word());
    return ids;
}

} // namespace

void TestIanaPlan::plansEachRecord_data()
{
    QTest::addColumn<PresentNid>("held");
    QTest::addColumn<RegistrationRecord>("listed");
    QTest::addColumn<ImportAction>("action");
    QTest::addColumn<QStringList>("findings");
    const QString taken = kImportConflictTakenByIana.word();
    constexpr auto kInformal = NamespaceKind::Informal;
    QTest::newRow("new") << present({}) << record(u"reed"_s) << ImportAction::New << QStringList();
    QTest::newRow("the same, in another case")
        << present({record(u"Reed"_s)}) << record(u"rEED"_s) << ImportAction::Same << QStringList();
    QTest::newRow("a draft here requests it") << present({}, {draftFor(u"REED"_s)}) << record(u"reed"_s)
                                              << ImportAction::Conflict << QStringList{taken};
    QTest::newRow("a draft of a revision requests nothing")
        << present({}, {draftFor(u"reed"_s, u"reed"_s)}) << record(u"reed"_s) << ImportAction::New
        << QStringList();
    QTest::newRow("a NID that RFC 8141 forbids")
        << present({}) << record(u"x-reed"_s) << ImportAction::Conflict
        << QStringList{u"nid.formal.x-prefix"_s};
    // Informal numbers (RFC 8141 section 5.2): the same number may be assigned here and at IANA.
    QTest::newRow("a number of somebody else's")
        << present({ours(u"urn-7"_s, kInformal)}) << withContact(record(u"urn-7"_s, kInformal), u"B._Other"_s)
        << ImportAction::Conflict << QStringList{taken};
    QTest::newRow("our number, by the person's id")
        << present({ours(u"urn-7"_s, kInformal)})
        << withContact(record(u"urn-7"_s, kInformal), u"A._Person"_s) << ImportAction::Changed
        << QStringList{kImportIanaChanged.word()};
    QTest::newRow("our number, by the organization")
        << present({ours(u"urn-7"_s, kInformal)})
        << withContact(record(u"urn-7"_s, kInformal), u"The_Reed_Works"_s) << ImportAction::Changed
        << QStringList{kImportIanaChanged.word()};
    QTest::newRow("a number applied before")
        << present({withContact(ours(u"urn-7"_s, kInformal), u"B._Other"_s)})
        << withContact(record(u"urn-7"_s, kInformal), u"B._Other"_s) << ImportAction::Same << QStringList();
    QTest::newRow("a formal name is not a number")
        << present({ours(u"reed"_s, NamespaceKind::Formal)}) << withContact(record(u"reed"_s), u"B._Other"_s)
        << ImportAction::Changed << QStringList{kImportIanaChanged.word()};
}

void TestIanaPlan::plansEachRecord()
{
    QFETCH(PresentNid, held);
    QFETCH(RegistrationRecord, listed);
    QFETCH(ImportAction, action);
    QFETCH(QStringList, findings);
    const PlannedImport plan = planIanaRecord(held, listed, 3);
    QCOMPARE(plan.action, action);
    QCOMPARE(idsOf(plan), findings);
    QCOMPARE(plan.part, ImportedPart::Record);
    QCOMPARE(plan.nid, listed.registration.nid);
    QCOMPARE(plan.index, 3);
}

void TestIanaPlan::namesEachFactThatDiffers()
{
    RegistrationRecord listed = record(u"reed"_s);
    Registration& facts = listed.registration;
    facts.recordDate = u"2020-06"_s;
    facts.recordUpdated = u"2021-01-02"_s;
    facts.templateLink = Reference{u"file"_s, u"reed.txt"_s, {}};
    facts.references = {{u"rfc"_s, u"rfc1"_s, {}}, {u"text"_s, {}, u"a  book"_s}};
    facts.contact = {{u"person"_s, u"A"_s, {}}};
    const PlannedImport plan = planIanaRecord(present({record(u"reed"_s)}), listed, 0);
    QStringList reported;
    for (const Finding& finding : plan.findings)
        reported.append(finding.arguments.join(u'|'));
    QCOMPARE(reported, (QStringList{u"date|2020-05-01|2020-06"_s, u"updated||2021-01-02"_s,
                                    u"template||file reed.txt"_s, u"xref||rfc rfc1; text a book"_s,
                                    u"contact||person A"_s}));
}

void TestIanaPlan::findsWhatIsNotListed()
{
    RegistrationRecord withdrawn = record(u"gone"_s);
    withdrawn.registration.state = State::Withdrawn;
    const auto registry =
        storage::Registry::inMemory({.records = {record(u"weir"_s), record(u"sedge"_s), record(u"reed"_s),
                                                 withdrawn, ours(u"urn-7"_s, NamespaceKind::Informal)}});
    QVERIFY(registry);
    const QList<PlannedImport> plan = planIanaRecords(*registry, listOf({record(u"reed"_s)})).value();
    // Without those withdrawn before or registered here; in order of names.
    QCOMPARE(plan.size(), 3);
    QCOMPARE(plan[1].action, ImportAction::Removed);
    QCOMPARE(plan[1].nid, u"sedge"_s);
    QCOMPARE(plan[2].nid, u"weir"_s);
    QCOMPARE(idsOf(plan[2]), QStringList{kImportIanaRemoved.word()});
}

void TestIanaPlan::plansEachNidOnce()
{
    const auto registry = storage::Registry::inMemory({});
    QVERIFY(registry);
    const QList<PlannedImport> plan =
        planIanaRecords(*registry, listOf({record(u"reed"_s), record(u"REED"_s)})).value();
    QCOMPARE(plan.size(), 2);
    QCOMPARE(plan[0].action, ImportAction::New);
    QCOMPARE(plan[1].action, ImportAction::Conflict);
    QCOMPARE(idsOf(plan[1]), QStringList{kImportConflictTwice.word()});
    // The whole list is refused, not only the second record.
    ImportPlan whole;
    whole.records = plan;
    whole.content.records = listOf({record(u"reed"_s), record(u"REED"_s)});
    const auto reasons = setbacks({}, whole, QDate(2026, 2, 28));
    QVERIFY(reasons);
    QCOMPARE(reasons->size(), 1);
    QCOMPARE(reasons->constFirst().id, kImportConflictTwice);
}

void TestIanaPlan::refusesImpossibleDates_data()
{
    QTest::addColumn<QString>("presentDate");
    QTest::addColumn<QString>("listDate");
    QTest::addColumn<QString>("recordDate");
    QTest::addColumn<QStringList>("reasons");
    const QString now = u"2026-02-01"_s;
    const QStringList impossible{u"import.iana.date"_s};
    QTest::newRow("newer") << now << u"2026-02-28"_s << u"2026-02-27"_s << QStringList();
    QTest::newRow("where it is tomorrow") << now << u"2026-03-01"_s << u"2006-05"_s << QStringList();
    QTest::newRow("no dates") << now << QString() << QString() << QStringList();
    QTest::newRow("the future") << now << u"2026-03-02"_s << now << impossible;
    QTest::newRow("no such day") << now << u"9999-99-99"_s << now << impossible;
    QTest::newRow("no such month") << now << now << u"2026-13-45"_s << impossible;
    QTest::newRow("a record of the future") << now << now << u"2027-01-01"_s << impossible;
    QTest::newRow("older") << now << u"2026-01-31"_s << now << QStringList{u"import.iana.older"_s};
    QTest::newRow("older than the future") << u"2999-01-01"_s << now << now << QStringList();
}

void TestIanaPlan::refusesImpossibleDates()
{
    QFETCH(QString, presentDate);
    QFETCH(QString, listDate);
    QFETCH(QString, recordDate);
    QFETCH(QStringList, reasons);
    RegistrationRecord listed = record(u"crates"_s);
    listed.registration.recordDate = recordDate;
    const auto registry = storage::Registry::inMemory({});
    QVERIFY(registry);
    ImportPlan plan;
    plan.content.source.date = listDate;
    plan.content.records = listOf({listed});
    plan.records = planIanaRecords(*registry, plan.content.records).value();
    QStringList ids;
    const auto found = setbacks({.date = presentDate}, plan, QDate(2026, 2, 28));
    QVERIFY(found);
    for (const Finding& finding : *found)
        ids.append(finding.id.word());
    QCOMPARE(ids, reasons);
}

NIDUS_TEST(tst_ianaplan, TestIanaPlan)
#include "tst_ianaplan.moc"
