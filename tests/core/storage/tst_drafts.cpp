// SPDX-License-Identifier: Apache-2.0
#include "core/registration/approval.h"
#include "core/registration/utc.h"
#include "core/storage/registry.h"
#include "examplecontent.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

class TestDrafts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void createsADraftOfANewNamespace();
    void createsADraftOfARevision();
    void createsAllOrNone();
    void findsTheDraftsOfANamespace();
    void rejectsARevisionOfAnUnknownNid();
    void savesADraft();
    void readsOddTextAsItWasSaved_data();
    void readsOddTextAsItWasSaved();
    void recordsWhoSavedWhat();
    void savingUnchangedContentWritesNothing();
    void rejectsSavingOverSomebodyElsesSave();
    void neverReusesADraftsId();
    void movesADraftThroughItsStates_data();
    void movesADraftThroughItsStates();
    void returnsToReviewWhenChangedAfterApproval();
    void staysApprovedAfterAnEditorialChange();
    void rebasesOnTheLatestVersion();
    void restoresFromTheTrash();
    void remindsUntilTheNextStep();
    void savingDoesNotTakeADraftOver();
    void ownerIsWhoeverCreatedIt();
    void assigns();
    void endsTheAssignmentThatWasRead();

private:
    [[nodiscard]] static Draft approved(Registry& registry);
};

void TestDrafts::createsADraftOfANewNamespace()
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

void TestDrafts::createsADraftOfARevision()
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

void TestDrafts::createsAllOrNone()
{
    Registry registry = makeRegistry();
    const auto none = registry.drafts().createAll({newDraft(u"one"_s), {.revisionOf = u"nowhere"_s}}, kAct);
    QCOMPARE(codeOf(none), storage::kNotFound);
    QCOMPARE(registry.drafts().all(), QList<Draft>());
    const auto made = registry.drafts().createAll({newDraft(u"one"_s), {.revisionOf = u"abc-d"_s}}, kAct);
    QVERIFY(made.has_value());
    QCOMPARE(made->size(), 2);
    QCOMPARE(made->last().basedOn, 2);
    QCOMPARE(registry.drafts().all(), *made);
    for (const Draft& draft : *made)
        QCOMPARE(kindsOf(registry.drafts().record(draft.id)->events), QList{EventKind::Created});
    QVERIFY(registry.history().examine()->isEmpty());
}

void TestDrafts::findsTheDraftsOfANamespace()
{
    Registry registry = makeRegistry();
    const auto revision = registry.drafts().create({.revisionOf = u"abc-d"_s}, kAct);
    const auto ofNewOne = registry.drafts().create(newDraft(u"new-one"_s), kAct);
    const auto again = registry.drafts().create(newDraft(u"NEW-one"_s), kAct);
    const auto put = registry.drafts().create(newDraft(u"new-one"_s), kAct);
    QVERIFY(revision && ofNewOne && again && put);
    QVERIFY(registry.drafts().moveToTrash(put->id, kAct));
    QCOMPARE(registry.drafts().ofNid(u"ABC-D"_s), QList{*revision});
    QCOMPARE(registry.drafts().ofNid(u"New-One"_s), (QList{*ofNewOne, *again}));
    QCOMPARE(registry.drafts().ofNid(u"isbn"_s), QList<Draft>());
    QCOMPARE(registry.drafts().ofNid({}), QList<Draft>());
}

void TestDrafts::rejectsARevisionOfAnUnknownNid()
{
    Registry registry = makeRegistry();
    QCOMPARE(codeOf(registry.drafts().create({.revisionOf = u"nowhere"_s}, kAct)), storage::kNotFound);
    QVERIFY(registry.registrations().withdraw(u"isbn"_s, kAct).has_value());
    QCOMPARE(codeOf(registry.drafts().create({.revisionOf = u"isbn"_s}, kAct)), storage::kWrongState);
    QCOMPARE(registry.drafts().all(), QList<Draft>());
}

void TestDrafts::savesADraft()
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

void TestDrafts::readsOddTextAsItWasSaved_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("byte order mark") << u"\uFEFFA"_s;
    QTest::newRow("swapped byte order mark") << QChar(0xFFFE) + u"AB"_s;
    QTest::newRow("unpaired surrogate") << QChar(0xD800) + u"AB"_s;
    QTest::newRow("noncharacters") << u"A"_s + QChar(0xFFFE) + QChar(0xFFFF);
    QTest::newRow("words") << u"A\nB"_s;
}

void TestDrafts::readsOddTextAsItWasSaved()
{
    QFETCH(QString, text);
    VersionContent content = contentWith(u"new-one"_s, text);
    content.registrationTemplate.setText(TemplateField::Registrant, u"Organization: "_s + text);
    content.samples = {{.urn = text, .note = text, .source = text, .acceptedBecause = text}};
    content.rule = SyntaxRule{.start = text,
                              .text = text,
                              .equivalence = {text, QString()},
                              .encoding = {text},
                              .checkDigit = text};
    content.original = text.toUtf8();
    Registry registry = makeRegistry();
    const auto made = registry.drafts().create({.content = content}, kAct);
    QVERIFY(made.has_value());
    QCOMPARE(registry.drafts().record(made->id)->draft, *made);
    content.samples.append({.urn = u"urn:example:a"_s});
    const auto saved = registry.drafts().save(made->id, content, 0, kAct);
    QVERIFY(saved.has_value());
    QCOMPARE(registry.drafts().record(made->id)->draft, *saved);
    const auto again = registry.drafts().save(made->id, content, 1, kAct);
    QVERIFY(again.has_value());
    QCOMPARE(again->saves, 1); // nothing has changed
}

void TestDrafts::recordsWhoSavedWhat()
{
    Registry registry = makeRegistry();
    const Draft made = registry.drafts().create(newDraft(u"new-one"_s), kAct).value();
    VersionContent content = made.content;
    content.registrationTemplate.setText(TemplateField::Purpose, u"Something."_s);
    content.rule = SyntaxRule{.start = u"nss"_s, .text = u"nss = 1*DIGIT"_s};
    QVERIFY(registry.drafts().save(made.id, content, 0, {.who = u"Bob"_s}));
    QVERIFY(registry.drafts().save(made.id, content, 1, {.who = u"Cy"_s})); // unchanged
    content.registrationTemplate.setText(TemplateField::Purpose, u"Something else."_s);
    QVERIFY(registry.drafts().save(made.id, content, 1, {.who = u"Ada"_s, .note = u"as agreed"_s}));
    const QList<Event> events = registry.drafts().record(made.id)->events;
    QCOMPARE(kindsOf(events), (QList{EventKind::Created, EventKind::Saved, EventKind::Saved}));
    QCOMPARE(events[1].who, u"Bob"_s);
    QCOMPARE(events[1].note, u"Changed: purpose, rule."_s);
    QCOMPARE(events[2].who, u"Ada"_s);
    QCOMPARE(events[2].note, u"Changed: purpose.\nas agreed"_s);
    QCOMPARE(registry.history().examine(), QList<Error>());
}

void TestDrafts::savingUnchangedContentWritesNothing()
{
    Registry registry = makeRegistry();
    const auto made = registry.drafts().create(newDraft(u"new-one"_s), kAct);
    QVERIFY(made.has_value());
    const auto before = registry.dataVersion();
    QCOMPARE(registry.drafts().save(made->id, made->content, 0, {.who = u"Bob"_s}), *made);
    QCOMPARE(registry.dataVersion(), before);
}

void TestDrafts::rejectsSavingOverSomebodyElsesSave()
{
    Registry registry = makeRegistry();
    const auto made = registry.drafts().create(newDraft(u"new-one"_s), kAct);
    QVERIFY(made.has_value());
    const auto theirs = registry.drafts().save(made->id, contentWith(u"theirs"_s, {}), 0, kAct);
    QVERIFY(theirs.has_value());
    const auto mine = registry.drafts().save(made->id, contentWith(u"mine"_s, {}), 0, kAct);
    QCOMPARE(codeOf(mine), storage::kConflict);
    QCOMPARE(mine.error().subject, "draft:1");
    QCOMPARE(registry.drafts().record(made->id)->draft, *theirs);
}

void TestDrafts::neverReusesADraftsId()
{
    Registry registry = makeRegistry();
    QCOMPARE(registry.drafts().create(newDraft(u"one"_s), kAct)->id, 1);
    QVERIFY(registry.drafts().moveToTrash(1, kAct).has_value());
    QCOMPARE(codeOf(registry.drafts().record(1)), storage::kNotFound);
    QCOMPARE(codeOf(registry.drafts().save(1, {}, 0, kAct)), storage::kNotFound);
    QCOMPARE(registry.drafts().all(), QList<Draft>());
    QCOMPARE(registry.drafts().create(newDraft(u"two"_s), kAct)->id, 2);
    QVERIFY(registry.registrations().registerDraft(2, kAct).has_value());
    QCOMPARE(codeOf(registry.drafts().record(2)), storage::kNotFound);
    QCOMPARE(registry.drafts().create(newDraft(u"three"_s), kAct)->id, 3);
}

void TestDrafts::movesADraftThroughItsStates_data()
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

void TestDrafts::movesADraftThroughItsStates()
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
            QCOMPARE(codeOf(moved), storage::kWrongState);
        }
    }
    QCOMPARE(kindsOf(registry.drafts().record(made->id)->events), QList{EventKind::Created} + events);
}

/// A revision of "Abc-D" that was approved, and its number of saves.
Draft TestDrafts::approved(Registry& registry)
{
    const Draft made = registry.drafts().create({.revisionOf = u"abc-d"_s}, kAct).value();
    const auto saved = registry.drafts().save(made.id, contentWith(u"approved"_s, {}), 0, kAct);
    if (!saved || !registry.drafts().move(made.id, State::InReview, kAct))
        return {};
    return registry.drafts().move(made.id, State::Approved, kAct).value_or(Draft{});
}

void TestDrafts::returnsToReviewWhenChangedAfterApproval()
{
    Registry registry = makeRegistry();
    const Draft draft = approved(registry);
    QCOMPARE(draft.state, State::Approved);
    const auto saved = registry.drafts().save(draft.id, contentWith(u"other"_s, {}), draft.saves, kAct);
    QVERIFY(saved.has_value());
    QCOMPARE(saved->state, State::InReview);
    const auto record = registry.drafts().record(draft.id);
    QCOMPARE(record->draft, *saved);
    QCOMPARE(kindsOf(record->events).last(2), (QList{EventKind::Reopened, EventKind::Submitted}));
    QVERIFY(isChangedSinceApproval(record->events, saved->content));
    QVERIFY(!isChangedSinceApproval(record->events, draft.content)); // the approved content is still known
}

void TestDrafts::staysApprovedAfterAnEditorialChange()
{
    Registry registry = makeRegistry();
    const Draft draft = approved(registry);
    const auto saved =
        registry.drafts().save(draft.id, contentWith(u"other"_s, {}), draft.saves, kAct, u"a comma"_s);
    QVERIFY(saved.has_value());
    QCOMPARE(saved->state, State::Approved);
    const auto record = registry.drafts().record(draft.id);
    QCOMPARE(record->events.constLast().what, EventKind::Approved);
    QVERIFY(record->events.constLast().note.contains("a comma"_L1));
    QVERIFY(!isChangedSinceApproval(record->events, saved->content));
    // Blanks are not a reason.
    const auto again =
        registry.drafts().save(draft.id, contentWith(u"third"_s, {}), saved->saves, kAct, u"  "_s);
    QCOMPARE(again->state, State::InReview);
}

void TestDrafts::rebasesOnTheLatestVersion()
{
    Registry registry = makeRegistry();
    const auto first = registry.drafts().create({.revisionOf = u"abc-d"_s}, kAct);
    const auto second = registry.drafts().create({.revisionOf = u"abc-d"_s}, kAct);
    QVERIFY(first && second);
    QVERIFY(registry.drafts().save(first->id, contentWith(u"first"_s, {}), 0, kAct));
    QVERIFY(registry.registrations().registerDraft(first->id, kAct));
    const auto saved = registry.drafts().save(second->id, contentWith(u"second"_s, {}), 0, kAct);
    QCOMPARE(saved->basedOn, 2); // saving alone does not change the base version
    const auto rebased =
        registry.drafts().rebase(second->id, contentWith(u"second"_s, {}), saved->saves, kAct);
    QCOMPARE(rebased->basedOn, 3);
    QCOMPARE(registry.drafts().record(second->id)->draft, *rebased);
}

void TestDrafts::restoresFromTheTrash()
{
    Registry registry = makeRegistry();
    const auto made = registry.drafts().create(newDraft(u"new-one"_s), kAct);
    QVERIFY(made.has_value());
    QCOMPARE(codeOf(registry.drafts().restoreFromTrash(made->id, kAct)),
             storage::kNotFound); // not in the trash
    QVERIFY(registry.drafts().moveToTrash(made->id, kAct).has_value());
    QCOMPARE(registry.drafts().discarded(), QList{*made});
    QCOMPARE(registry.drafts().restoreFromTrash(made->id, kAct), *made);
    QCOMPARE(registry.drafts().discarded(), QList<Draft>());
    QCOMPARE(kindsOf(registry.drafts().record(made->id)->events),
             (QList{EventKind::Created, EventKind::Discarded, EventKind::Restored}));
}

void TestDrafts::remindsUntilTheNextStep()
{
    Registry registry = makeRegistry();
    const auto made = registry.drafts().create(newDraft(u"new-one"_s), kAct);
    const QDate day(2028, 2, 29);
    QVERIFY(registry.drafts().remind(made->id, day));
    QCOMPARE(registry.drafts().record(made->id)->draft.remindOn, day);
    QVERIFY(registry.drafts().move(made->id, State::InReview, kAct));
    QCOMPARE(registry.drafts().record(made->id)->draft.remindOn, QDate());
    QCOMPARE(codeOf(registry.drafts().remind(42, day)), storage::kNotFound);
}

void TestDrafts::savingDoesNotTakeADraftOver()
{
    Registry registry = makeRegistry();
    const Draft made = registry.drafts().create(newDraft(u"new-one"_s), kAct).value();
    QCOMPARE(made.owner, kAct.who);
    const auto saved =
        registry.drafts().save(made.id, contentWith(u"new-one"_s, u"more"_s), 0, {.who = u"Bob"_s});
    QCOMPARE(saved->author, u"Bob"_s);
    QCOMPARE(saved->owner, kAct.who);
    QCOMPARE(registry.drafts().record(made.id)->draft, *saved);
    QCOMPARE(registry.overview().summaries()->last().owner, kAct.who);
}

/// A draft of an earlier release, or of another registry, has no owner of its own.
void TestDrafts::ownerIsWhoeverCreatedIt()
{
    Registry registry = makeRegistry();
    const QDateTime when({2024, 3, 14}, QTime(9, 26), kUtc);
    RegistryContent content;
    content.drafts = {
        {{.id = 5, .author = u"Bob"_s}, {{when, u"Ada"_s, EventKind::Created, {}, {}}}, {}},
        {{.id = 6, .author = u"Bob"_s}, {{when, {}, EventKind::Created, {}, {}}}, {}}, // as in public exports
    };
    QVERIFY(registry.contents().add(content, kAct));
    QCOMPARE(registry.drafts().all()->at(0).owner, u"Ada"_s);
    QCOMPARE(registry.drafts().all()->at(1).owner, u"Bob"_s);
}

void TestDrafts::assigns()
{
    Registry registry = makeRegistry();
    const Draft made = registry.drafts().create(newDraft(u"new-one"_s), kAct).value();
    QCOMPARE(made.assignee, QString());
    const auto assigned = registry.drafts().assign(made.id, {.assignee = u"Bob"_s}, {.who = u"Cy"_s});
    QCOMPARE(assigned->assignee, u"Bob"_s);
    QCOMPARE(assigned->owner, kAct.who);
    QCOMPARE(registry.drafts().record(made.id)->draft, *assigned);
    QCOMPARE(registry.overview().summaries()->last().assignee, u"Bob"_s);
    QVERIFY(registry.drafts().assign(made.id, {.assignee = u"Bob"_s, .owner = kAct.who}, kAct)); // as it is
    QVERIFY(registry.drafts().assign(made.id, {.assignee = QString(), .owner = u"Bob"_s}, kAct));
    const QList<Event> events = registry.drafts().record(made.id)->events;
    QCOMPARE(kindsOf(events), (QList{EventKind::Created, EventKind::Assigned, EventKind::Assigned}));
    QCOMPARE(events[1].who, u"Cy"_s);
    QCOMPARE(events[1].note, u"Assignee: Bob"_s);
    QCOMPARE(events[2].note, u"Assignee: none\nOwner: Bob\nbecause"_s);
    QCOMPARE(registry.history().examine(), QList<Error>());
    QCOMPARE(codeOf(registry.drafts().assign(42, {.assignee = u"Bob"_s}, kAct)), storage::kNotFound);
}

/// An assignment that somebody made since the draft was read is kept.
void TestDrafts::endsTheAssignmentThatWasRead()
{
    Registry registry = makeRegistry();
    const qint64 id = registry.drafts().create(newDraft(u"new-one"_s), kAct)->id;
    QVERIFY(registry.drafts().assign(id, {.assignee = u"Cy"_s}, kAct));
    const auto submitted = registry.drafts().move(id, State::InReview, kAct, {}, {}, u"Bob"_s);
    QCOMPARE(submitted->assignee, u"Cy"_s);
    const auto approved = registry.drafts().move(id, State::Approved, kAct, {}, {}, u"Cy"_s);
    QCOMPARE(approved->assignee, QString());
}

NIDUS_TEST(tst_drafts, TestDrafts)
#include "tst_drafts.moc"
