// SPDX-License-Identifier: Apache-2.0
#include "core/registration/utc.h"
#include "core/storage/registry.h"
#include "core/storage/schema/migrations.h"
#include "examplecontent.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

class TestRegistry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void returnsItsInformation();
    void listsRegistrationsThenDrafts();
    void namesTheRegistrantItKnowsBest_data();
    void namesTheRegistrantItKnowsBest();
    void findsRecordsInAnyLetterCase();
    void usesTheGivenClock();
    void reportsEverythingMissingAsNotFound();
};

void TestRegistry::returnsItsInformation()
{
    Registry registry = makeRegistry();
    QVERIFY(registry.drafts().create(newDraft(u"x"_s), kAct).has_value());
    const auto info = registry.contents().info();
    QVERIFY(info.has_value());
    QCOMPARE(info->path, QString());
    QCOMPARE(info->schemaVersion, schemaMigrations().last().number);
    QCOMPARE(info->source.title, u"facts"_s);
    QCOMPARE(info->registrations, 3);
    QCOMPARE(info->versions, 2);
    QCOMPARE(info->drafts, 1);
    QVERIFY(!registry.isReadOnly());
    QVERIFY(registry.history().verify().has_value());
}

void TestRegistry::listsRegistrationsThenDrafts()
{
    Registry registry = makeRegistry();
    QVERIFY(registry.drafts().create(newDraft(u"new-one"_s), kAct).has_value());
    QVERIFY(registry.drafts().create({.revisionOf = u"abc-d"_s}, kAct).has_value());
    VersionContent withRule = contentWith(u"ignored"_s, {});
    withRule.rule = SyntaxRule{.start = u"nss"_s, .text = u"nss = 1*DIGIT"_s};
    QVERIFY(
        registry.drafts().create({.kind = NamespaceKind::Informal, .content = withRule}, kAct).has_value());
    const QString today = QDateTime::currentDateTimeUtc().date().toString(Qt::ISODate);
    const QList<RegistrySummary> expected{
        {.handle = u"Abc-D"_s, .nid = u"Abc-D"_s, .version = 2, .hasText = true},
        {.handle = u"isbn"_s, .nid = u"isbn"_s, .registrant = u"Agency"_s, .date = u"2020-01-02"_s},
        {.handle = u"urn-8"_s, .nid = u"urn-8"_s, .kind = NamespaceKind::Informal},
        {.handle = u"draft:1"_s,
         .nid = u"new-one"_s,
         .state = State::Draft,
         .version = 1,
         .date = today,
         .draftId = 1,
         .hasText = true,
         .owner = kAct.who,
         .draftNumber = 1},
        {.handle = u"draft:2"_s,
         .nid = u"Abc-D"_s,
         .state = State::Draft,
         .version = 3,
         .date = today,
         .draftId = 2,
         .hasText = true,
         .owner = kAct.who,
         .revisionOf = u"Abc-D"_s,
         .draftNumber = 1},
        {.handle = u"draft:3"_s,
         .nid = {},
         .kind = NamespaceKind::Informal,
         .state = State::Draft,
         .version = 1,
         .date = today,
         .draftId = 3,
         .hasText = true,
         .hasRule = true,
         .owner = kAct.who,
         .draftNumber = 1}};
    QCOMPARE(registry.overview().summaries(), expected);
    QCOMPARE(registry.overview().nids(), (QStringList{u"abc-d"_s, u"isbn"_s, u"urn-8"_s}));
}

void TestRegistry::namesTheRegistrantItKnowsBest_data()
{
    QTest::addColumn<Registrant>("registrant");
    QTest::addColumn<QString>("name");
    QTest::newRow("organization") << Registrant{.organization = u"Org"_s, .contactName = u"Jo"_s} << u"Org"_s;
    QTest::newRow("person") << Registrant{.contactName = u"Jo"_s, .other = u"x"_s} << u"Before"_s;
    QTest::newRow("free text that names nobody") << Registrant{.other = u"Body\nStreet"_s} << u"Before"_s;
    QTest::newRow("organization in free text")
        << Registrant{.other = u"Name: Jo\nOrganization: Org"_s} << u"Org"_s;
    QTest::newRow("the known registrant") << Registrant{} << u"Before"_s;
}

void TestRegistry::namesTheRegistrantItKnowsBest()
{
    QFETCH(Registrant, registrant);
    QFETCH(QString, name);
    VersionContent held;
    held.registrationTemplate.setRegistrant(registrant);
    RegistryContent content;
    content.records = {{{.nid = u"a-b"_s, .registrant = u"Before"_s}, {{1, held, {}, {}, {}}}, {}}};
    const auto registry = Registry::inMemory(content);
    QVERIFY(registry.has_value());
    const auto summaries = registry->overview().summaries();
    QVERIFY(summaries.has_value());
    QCOMPARE(summaries->first().registrant, name);
}

void TestRegistry::findsRecordsInAnyLetterCase()
{
    const Registry registry = makeRegistry();
    for (const QString& nid : {u"Abc-D"_s, u"abc-d"_s, u"ABC-D"_s}) {
        const auto record = registry.registrations().record(nid);
        QVERIFY(record.has_value());
        QCOMPARE(record->registration.nid, u"Abc-D"_s);
        QCOMPARE(record->versions.size(), 2);
    }
}

void TestRegistry::usesTheGivenClock()
{
    const QTemporaryDir folder;
    const QDateTime leapDay(QDate(2028, 2, 29), QTime(12, 0), kUtc);
    Registry registry =
        Registry::create(folder.filePath(u"a.nidus"_s), {}, {.clock = [leapDay] { return leapDay; }}).value();
    QCOMPARE(registry.now(), leapDay);
    const auto made = registry.drafts().create(newDraft(u"leaps"_s), kAct);
    QVERIFY(made.has_value());
    QCOMPARE(made->createdAt, leapDay);
    QCOMPARE(registry.drafts().record(made->id)->events.constFirst().when, leapDay);
    QVERIFY(registry.registrations().registerDraft(made->id, kAct).has_value());
    const auto record = registry.registrations().record(u"leaps"_s);
    QVERIFY(record.has_value());
    QCOMPARE(record->versions.constLast().registeredAt, leapDay);
    QCOMPARE(record->registration.recordDate, u"2028-02-29"_s);
}

void TestRegistry::reportsEverythingMissingAsNotFound()
{
    Registry registry = makeRegistry();
    const auto record = registry.registrations().record(u"nowhere"_s);
    QCOMPARE(codeOf(record), storage::kNotFound);
    QCOMPARE(record.error().subject, "nowhere");
    QCOMPARE(codeOf(registry.registrations().record({})), storage::kNotFound);
    const auto draft = registry.drafts().record(42);
    QCOMPARE(codeOf(draft), storage::kNotFound);
    QCOMPARE(draft.error().subject, "draft:42");
    QCOMPARE(codeOf(registry.drafts().save(42, {}, 0, kAct)), storage::kNotFound);
    QCOMPARE(codeOf(registry.drafts().moveToTrash(42, kAct)), storage::kNotFound);
    QCOMPARE(codeOf(registry.drafts().move(42, State::InReview, kAct)), storage::kNotFound);
    QCOMPARE(codeOf(registry.registrations().registerDraft(42, kAct)), storage::kNotFound);
    QCOMPARE(codeOf(registry.registrations().withdraw(u"nowhere"_s, kAct)), storage::kNotFound);
}

NIDUS_TEST(tst_registry, TestRegistry)
#include "tst_registry.moc"
