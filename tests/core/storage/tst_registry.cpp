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
using namespace Qt::StringLiterals;

class TestRegistry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void tellsAboutItself();
    void listsRegistrationsThenDrafts();
    void namesTheRegistrantItKnowsBest_data();
    void namesTheRegistrantItKnowsBest();
    void findsRecordsInAnyLetterCase();
    void createsADraftOfANewNamespace();
    void createsADraftOfARevision();
    void findsTheDraftsOfANamespace();
    void refusesARevisionOfWhatIsNotThere();
    void savesADraft();
    void savingUnchangedContentWritesNothing();
    void refusesToSaveOverSomebodyElsesSave();
    void neverUsesADraftsIdAgain();
    void movesADraftAlong_data();
    void movesADraftAlong();
    void goesByTheClockItWasGiven();
    void everythingThatIsNotThereIsNotFound();
};

void TestRegistry::tellsAboutItself()
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
         .hasText = true},
        {.handle = u"draft:2"_s,
         .nid = u"Abc-D"_s,
         .state = State::Draft,
         .version = 3,
         .date = today,
         .draftId = 2,
         .hasText = true},
        {.handle = u"draft:3"_s,
         .nid = {},
         .kind = NamespaceKind::Informal,
         .state = State::Draft,
         .version = 1,
         .date = today,
         .draftId = 3,
         .hasText = true,
         .hasRule = true}};
    QCOMPARE(registry.overview().summaries(), expected);
    QCOMPARE(registry.overview().nids(), (QStringList{u"abc-d"_s, u"isbn"_s, u"urn-8"_s}));
}

void TestRegistry::namesTheRegistrantItKnowsBest_data()
{
    QTest::addColumn<Registrant>("registrant");
    QTest::addColumn<QString>("name");
    QTest::newRow("organisation") << Registrant{.organisation = u"Org"_s, .contactName = u"Jo"_s} << u"Org"_s;
    QTest::newRow("person") << Registrant{.contactName = u"Jo"_s, .other = u"x"_s} << u"Before"_s;
    QTest::newRow("free text that names nobody") << Registrant{.other = u"Body\nStreet"_s} << u"Before"_s;
    QTest::newRow("organisation in free text")
        << Registrant{.other = u"Name: Jo\nOrganization: Org"_s} << u"Org"_s;
    QTest::newRow("what was known before") << Registrant{} << u"Before"_s;
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

void TestRegistry::createsADraftOfANewNamespace()
{
    Registry registry = makeRegistry();
    Draft asked = newDraft(u"new-one"_s);
    asked.id = 77; // only kind, revisionOf and content are read
    asked.saves = 7;
    asked.basedOn = 7;
    asked.state = State::Approved;
    const auto made = registry.drafts().create(asked, kAct);
    QVERIFY(made.has_value());
    QCOMPARE(made->id, 1);
    QCOMPARE(made->saves, 0);
    QCOMPARE(made->basedOn, 0);
    QCOMPARE(made->state, State::Draft);
    QCOMPARE(made->content, asked.content);
    QCOMPARE(made->author, kAct.who);
    QVERIFY(made->createdAt.isValid() && made->updatedAt == made->createdAt);

    const auto stored = registry.drafts().record(1);
    QVERIFY(stored.has_value());
    QCOMPARE(stored->draft, *made);
    QCOMPARE(kindsOf(stored->events), QList{EventKind::Created});
    QCOMPARE(stored->events.first().who, kAct.who);
    QCOMPARE(stored->events.first().note, kAct.note);
    QCOMPARE(stored->events.first().link, kAct.link);
    QCOMPARE(registry.drafts().all(), QList{*made});
}

void TestRegistry::createsADraftOfARevision()
{
    Registry registry = makeRegistry();
    const auto made = registry.drafts().create({.revisionOf = u"abc-D"_s, .basedOn = 9}, kAct);
    QVERIFY(made.has_value());
    QCOMPARE(made->revisionOf, u"Abc-D"_s);
    QCOMPARE(made->basedOn, 2);
    const auto informal = registry.drafts().create({.revisionOf = u"urn-8"_s}, kAct);
    QVERIFY(informal.has_value());
    QCOMPARE(informal->kind, NamespaceKind::Informal);
    QCOMPARE(informal->basedOn, 0);
    QCOMPARE(registry.drafts().record(informal->id)->draft, *informal);
}

void TestRegistry::findsTheDraftsOfANamespace()
{
    Registry registry = makeRegistry();
    const auto revision = registry.drafts().create({.revisionOf = u"abc-d"_s}, kAct);
    const auto ofNewOne = registry.drafts().create(newDraft(u"new-one"_s), kAct);
    const auto again = registry.drafts().create(newDraft(u"NEW-one"_s), kAct);
    const auto put = registry.drafts().create(newDraft(u"new-one"_s), kAct);
    QVERIFY(revision && ofNewOne && again && put);
    QVERIFY(registry.drafts().discard(put->id, kAct));
    QCOMPARE(registry.drafts().ofNid(u"ABC-D"_s), QList{*revision});
    QCOMPARE(registry.drafts().ofNid(u"New-One"_s), (QList{*ofNewOne, *again}));
    QCOMPARE(registry.drafts().ofNid(u"isbn"_s), QList<Draft>());
    QCOMPARE(registry.drafts().ofNid({}), QList<Draft>());
}

void TestRegistry::refusesARevisionOfWhatIsNotThere()
{
    Registry registry = makeRegistry();
    QCOMPARE(codeOf(registry.drafts().create({.revisionOf = u"nowhere"_s}, kAct)), ErrorCode::NotFound);
    QVERIFY(registry.registrations().withdraw(u"isbn"_s, kAct).has_value());
    QCOMPARE(codeOf(registry.drafts().create({.revisionOf = u"isbn"_s}, kAct)), ErrorCode::WrongState);
    QCOMPARE(registry.drafts().all(), QList<Draft>());
}

void TestRegistry::savesADraft()
{
    Registry registry = makeRegistry();
    const auto made = registry.drafts().create(newDraft(u"new-one"_s), kAct);
    QVERIFY(made.has_value());
    const auto saved =
        registry.drafts().save(made->id, exampleVersionContent(u"new-one"_s), 0, {.who = u"Bob"_s});
    QVERIFY(saved.has_value());
    QCOMPARE(saved->saves, 1);
    QCOMPARE(saved->author, u"Bob"_s);
    QCOMPARE(saved->createdAt, made->createdAt);
    QCOMPARE(saved->content, exampleVersionContent(u"new-one"_s));
    QCOMPARE(registry.drafts().record(made->id)->draft, *saved);
    const auto again = registry.drafts().save(made->id, made->content, 1, kAct);
    QVERIFY(again.has_value());
    QCOMPARE(again->saves, 2);
    QCOMPARE(registry.drafts().record(made->id)->draft.content, made->content);
    QVERIFY(registry.history().verify().has_value());
}

void TestRegistry::savingUnchangedContentWritesNothing()
{
    Registry registry = makeRegistry();
    const auto made = registry.drafts().create(newDraft(u"new-one"_s), kAct);
    QVERIFY(made.has_value());
    const auto before = registry.dataVersion();
    QCOMPARE(registry.drafts().save(made->id, made->content, 0, {.who = u"Bob"_s}), *made);
    QCOMPARE(registry.dataVersion(), before);
}

void TestRegistry::refusesToSaveOverSomebodyElsesSave()
{
    Registry registry = makeRegistry();
    const auto made = registry.drafts().create(newDraft(u"new-one"_s), kAct);
    QVERIFY(made.has_value());
    const auto theirs = registry.drafts().save(made->id, contentWith(u"theirs"_s, {}), 0, kAct);
    QVERIFY(theirs.has_value());
    const auto mine = registry.drafts().save(made->id, contentWith(u"mine"_s, {}), 0, kAct);
    QCOMPARE(codeOf(mine), ErrorCode::Conflict);
    QCOMPARE(mine.error().subject, "draft:1");
    QCOMPARE(registry.drafts().record(made->id)->draft, *theirs);
}

void TestRegistry::neverUsesADraftsIdAgain()
{
    Registry registry = makeRegistry();
    QCOMPARE(registry.drafts().create(newDraft(u"one"_s), kAct)->id, 1);
    QVERIFY(registry.drafts().discard(1, kAct).has_value());
    QCOMPARE(codeOf(registry.drafts().record(1)), ErrorCode::NotFound);
    QCOMPARE(codeOf(registry.drafts().save(1, {}, 0, kAct)), ErrorCode::NotFound);
    QCOMPARE(registry.drafts().all(), QList<Draft>());
    QCOMPARE(registry.drafts().create(newDraft(u"two"_s), kAct)->id, 2);
    QVERIFY(registry.registrations().registerDraft(2, kAct).has_value());
    QCOMPARE(codeOf(registry.drafts().record(2)), ErrorCode::NotFound);
    QCOMPARE(registry.drafts().create(newDraft(u"three"_s), kAct)->id, 3);
}

void TestRegistry::movesADraftAlong_data()
{
    QTest::addColumn<QList<State>>("steps");
    QTest::addColumn<bool>("arrives");
    QTest::addColumn<QList<EventKind>>("events");
    using enum State;
    QTest::newRow("submit") << QList{InReview} << true << QList{EventKind::Submitted};
    QTest::newRow("approve") << QList{InReview, Approved} << true
                             << QList{EventKind::Submitted, EventKind::Approved};
    QTest::newRow("forward") << QList{InReview, Approved, WithIana} << true
                             << QList{EventKind::Submitted, EventKind::Approved, EventKind::Forwarded};
    QTest::newRow("reopen from review")
        << QList{InReview, State::Draft} << true << QList{EventKind::Submitted, EventKind::Reopened};
    QTest::newRow("reopen from IANA")
        << QList{InReview, Approved, WithIana, State::Draft} << true
        << QList{EventKind::Submitted, EventKind::Approved, EventKind::Forwarded, EventKind::Reopened};
    QTest::newRow("skip the review") << QList{Approved} << false << QList<EventKind>();
    QTest::newRow("skip the approval") << QList{InReview, WithIana} << false << QList{EventKind::Submitted};
    QTest::newRow("one step back") << QList{InReview, Approved, InReview} << false
                                   << QList{EventKind::Submitted, EventKind::Approved};
    QTest::newRow("draft to draft") << QList{State::Draft} << false << QList<EventKind>();
    QTest::newRow("register by moving") << QList{Registered} << false << QList<EventKind>();
    QTest::newRow("withdraw by moving") << QList{Withdrawn} << false << QList<EventKind>();
}

void TestRegistry::movesADraftAlong()
{
    QFETCH(QList<State>, steps);
    QFETCH(bool, arrives);
    QFETCH(QList<EventKind>, events);
    Registry registry = makeRegistry();
    const auto made = registry.drafts().create(newDraft(u"new-one"_s), kAct);
    QVERIFY(made.has_value());
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const auto moved = registry.drafts().move(made->id, steps[i], kAct);
        if (arrives || i + 1 < steps.size()) {
            QVERIFY(moved.has_value());
            QCOMPARE(moved->state, steps[i]);
            QCOMPARE(registry.drafts().record(made->id)->draft, *moved);
        } else {
            QCOMPARE(codeOf(moved), ErrorCode::WrongState);
        }
    }
    QCOMPARE(kindsOf(registry.drafts().record(made->id)->events), QList{EventKind::Created} + events);
}

void TestRegistry::goesByTheClockItWasGiven()
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

void TestRegistry::everythingThatIsNotThereIsNotFound()
{
    Registry registry = makeRegistry();
    const auto record = registry.registrations().record(u"nowhere"_s);
    QCOMPARE(codeOf(record), ErrorCode::NotFound);
    QCOMPARE(record.error().subject, "nowhere");
    QCOMPARE(codeOf(registry.registrations().record({})), ErrorCode::NotFound);
    const auto draft = registry.drafts().record(42);
    QCOMPARE(codeOf(draft), ErrorCode::NotFound);
    QCOMPARE(draft.error().subject, "draft:42");
    QCOMPARE(codeOf(registry.drafts().save(42, {}, 0, kAct)), ErrorCode::NotFound);
    QCOMPARE(codeOf(registry.drafts().discard(42, kAct)), ErrorCode::NotFound);
    QCOMPARE(codeOf(registry.drafts().move(42, State::InReview, kAct)), ErrorCode::NotFound);
    QCOMPARE(codeOf(registry.registrations().registerDraft(42, kAct)), ErrorCode::NotFound);
    QCOMPARE(codeOf(registry.registrations().withdraw(u"nowhere"_s, kAct)), ErrorCode::NotFound);
}

NIDUS_TEST(tst_registry, TestRegistry)
#include "tst_registry.moc"
