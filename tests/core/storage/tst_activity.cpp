// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "core/storage/registry.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

/// The log of the whole registry, review comments, reminders, and what replaces a withdrawn namespace.
class TestActivity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsTheNewestFirst();
    void filters_data();
    void filters();
    void logsEventsWithoutAStateChange();
    void keepsCommentsAnswersAndResolutions();
    void keepsAcceptancesOfFindings();
    void onlyAcceptancesNameAFinding();
    void showsCommentsOfADraftWithItsRegistration();
    void answersOnlyCommentsOfTheSameOwner();
    void remindsOfADraft();
    void restoresADraftFromTheTrash();
    void namesTheReplacement();
    void rebasesARevision();
};

void TestActivity::listsTheNewestFirst()
{
    Registry registry = makeRegistry();
    const auto draft = registry.drafts().create(newDraft(u"new"_s), kAct);
    QVERIFY(draft.has_value());
    QVERIFY(registry.registrations().withdraw(u"isbn"_s, kAct).has_value());
    const auto log = registry.activity().list({});
    QVERIFY(log.has_value());
    QCOMPARE(log->size(), 2);
    QCOMPARE(log->at(0).handle, u"isbn"_s);
    QCOMPARE(log->at(0).event.what, EventKind::Withdrawn);
    QCOMPARE(log->at(0).event.note, kAct.note);
    QCOMPARE(log->at(1).handle, draftHandle(draft->id));
    QCOMPARE(registry.activity().list({.most = 1})->size(), 1);
}

void TestActivity::filters_data()
{
    QTest::addColumn<QList<EventKind>>("what");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QDate>("from");
    QTest::addColumn<QDate>("to");
    QTest::addColumn<int>("count");
    const QDate today = QDateTime::currentDateTimeUtc().date();
    const QList<EventKind> any;
    QTest::newRow("nothing") << any << u""_s << QDate() << QDate() << 3;
    QTest::newRow("kind") << QList{EventKind::Exported} << u""_s << QDate() << QDate() << 1;
    QTest::newRow("two kinds") << QList{EventKind::Exported, EventKind::Imported} << u""_s << QDate()
                               << QDate() << 2;
    QTest::newRow("NID") << any << u"ISB"_s << QDate() << QDate() << 1;
    QTest::newRow("person") << any << u"bob"_s << QDate() << QDate() << 1;
    QTest::newRow("note") << any << u"100% sure"_s << QDate() << QDate() << 1;
    QTest::newRow("a percent sign is literal") << any << u"1%s"_s << QDate() << QDate() << 0;
    QTest::newRow("today") << any << u""_s << today.addDays(-1) << today.addDays(1) << 3;
    QTest::newRow("until yesterday") << any << u""_s << QDate() << today.addDays(-2) << 0;
    QTest::newRow("from tomorrow") << any << u""_s << today.addDays(2) << QDate() << 0;
}

void TestActivity::filters()
{
    QFETCH(QList<EventKind>, what);
    QFETCH(QString, text);
    QFETCH(QDate, from);
    QFETCH(QDate, to);
    QFETCH(int, count);
    Registry registry = makeRegistry();
    QVERIFY(
        registry.activity().enter(u"isbn"_s, EventKind::Exported, {u"Ada"_s, u"a.xml"_s, {}}).has_value());
    QVERIFY(registry.activity().enter(u"urn-8"_s, EventKind::Imported, {u"Bob"_s, {}, {}}).has_value());
    QVERIFY(registry.activity()
                .enter(u"Abc-D"_s, EventKind::Reviewed, {u"Cy"_s, u"100% sure"_s, {}})
                .has_value());
    const auto log = registry.activity().list({.what = what, .text = text, .from = from, .to = to});
    QVERIFY(log.has_value());
    QCOMPARE(log->size(), count);
}

void TestActivity::logsEventsWithoutAStateChange()
{
    Registry registry = makeRegistry();
    const auto draft = registry.drafts().create(newDraft(u"new"_s), kAct);
    const QString handle = draftHandle(draft->id);
    for (const EventKind kind :
         {EventKind::Reviewed, EventKind::Directed, EventKind::Recognized, EventKind::Specified})
        QVERIFY(registry.activity().enter(handle, kind, kAct).has_value());
    QCOMPARE(kindsOf(registry.drafts().record(draft->id)->events),
             (QList{EventKind::Created, EventKind::Reviewed, EventKind::Directed, EventKind::Recognized,
                    EventKind::Specified}));
    QCOMPARE(registry.drafts().record(draft->id)->draft.state, State::Draft);
    QCOMPARE(codeOf(registry.activity().enter(u"none"_s, EventKind::Reviewed, kAct)), storage::kNotFound);
    QCOMPARE(codeOf(registry.activity().enter(u"draft:99"_s, EventKind::Reviewed, kAct)), storage::kNotFound);
    QVERIFY(registry.history().verify().has_value());
}

void TestActivity::keepsCommentsAnswersAndResolutions()
{
    Registry registry = makeRegistry();
    const auto draft = registry.drafts().create(newDraft(u"new"_s), kAct);
    const QString handle = draftHandle(draft->id);
    const auto id = registry.comments().add(
        handle, {.version = 1, .field = TemplateField::Purpose, .text = u"For whom?"_s}, {u"Bob"_s, {}, {}});
    QVERIFY(id.has_value());
    QVERIFY(registry.comments()
                .add(handle, {.kind = CommentKind::Answer, .answerTo = *id, .text = u"All"_s}, kAct)
                .has_value());
    QVERIFY(registry.comments()
                .add(handle, {.kind = CommentKind::Resolution, .answerTo = *id, .text = u"said"_s}, kAct)
                .has_value());
    const auto comments = registry.comments().of(handle);
    QVERIFY(comments.has_value());
    QCOMPARE(comments->size(), 3);
    QCOMPARE(comments->at(0).text, u"For whom?"_s);
    QCOMPARE(comments->at(0).who, u"Bob"_s);
    QCOMPARE(comments->at(0).version, 1);
    for (const ReviewComment& answer : comments->mid(1)) {
        QCOMPARE(answer.answerTo, *id);
        QCOMPARE(answer.field, TemplateField::Purpose);
        QCOMPARE(answer.version, 1);
    }
    QCOMPARE(kindsOf(registry.drafts().record(draft->id)->events),
             (QList{EventKind::Created, EventKind::Commented, EventKind::Answered, EventKind::Resolved}));
}

void TestActivity::keepsAcceptancesOfFindings()
{
    Registry registry = makeRegistry();
    const auto draft = registry.drafts().create(newDraft(u"new"_s), kAct);
    const QString handle = draftHandle(draft->id);
    const ReviewComment acceptance{.kind = CommentKind::Acceptance,
                                   .version = 1,
                                   .field = TemplateField::Syntax,
                                   .finding = u"grammar.undefined-rule"_s,
                                   .text = u"It is defined elsewhere."_s};
    const auto id = registry.comments().add(handle, acceptance, {u"Eve"_s, {}, {}});
    QVERIFY(id.has_value());
    const auto accepted = acceptances(*registry.comments().of(handle));
    QCOMPARE(accepted.size(), 1);
    QCOMPARE(accepted.first().finding, acceptance.finding);
    QCOMPARE(accepted.first().field, acceptance.field);
    QCOMPARE(accepted.first().version, 1);
    QCOMPARE(accepted.first().who, u"Eve"_s);
    QVERIFY(accepted.first().when.isValid());
    QCOMPARE(openComments(*registry.comments().of(handle)), QList<ReviewComment>());
    const Event event = registry.drafts().record(draft->id)->events.last();
    QCOMPARE(event.what, EventKind::Accepted);
    QCOMPARE(event.note, u"syntax: grammar.undefined-rule: It is defined elsewhere."_s);

    QVERIFY(registry.registrations().registerDraft(draft->id, kAct).has_value());
    QCOMPARE(acceptances(registry.registrations().record(u"new"_s)->comments).size(), 1);
    const ReviewComment resolution{.kind = CommentKind::Resolution, .answerTo = *id, .text = u"no more"_s};
    QVERIFY(registry.comments().add(u"new"_s, resolution, kAct).has_value());
    QCOMPARE(acceptances(*registry.comments().of(u"new"_s)), QList<ReviewComment>());
    QVERIFY(registry.history().verify().has_value());
}

void TestActivity::onlyAcceptancesNameAFinding()
{
    Registry registry = makeRegistry();
    const auto first = registry.comments().add(u"isbn"_s, {.text = u"one"_s}, kAct);
    QVERIFY(first.has_value());
    const QString finding = u"grammar.undefined-rule"_s;
    const QList<ReviewComment> refused{
        {.kind = CommentKind::Acceptance, .text = u"why"_s},
        {.kind = CommentKind::Comment, .finding = finding, .text = u"why"_s},
        {.kind = CommentKind::Answer, .answerTo = *first, .finding = finding, .text = u"why"_s},
        {.kind = CommentKind::Resolution, .answerTo = *first, .finding = finding, .text = u"why"_s}};
    for (const ReviewComment& comment : refused) {
        QVERIFY(!hasFindingOfItsKind(comment));
        QCOMPARE(codeOf(registry.comments().add(u"isbn"_s, comment, kAct)), base::kBadFormat);
        RegistryContent content;
        content.records.append({{.nid = u"imported"_s}, {}, {}, {comment}});
        QCOMPARE(codeOf(registry.contents().add(content, kAct)), base::kBadFormat);
    }
    QCOMPARE(registry.comments().of(u"isbn"_s)->size(), 1);
}

void TestActivity::showsCommentsOfADraftWithItsRegistration()
{
    Registry registry = makeRegistry();
    const auto draft = registry.drafts().create(newDraft(u"new"_s), kAct);
    QVERIFY(registry.comments().add(draftHandle(draft->id), {.text = u"before"_s}, kAct).has_value());
    QVERIFY(registry.registrations().registerDraft(draft->id, kAct).has_value());
    QVERIFY(registry.comments().add(u"new"_s, {.text = u"after"_s}, kAct).has_value());
    const auto comments = registry.comments().of(u"NEW"_s);
    QCOMPARE(comments->size(), 2);
    QCOMPARE(comments->first().text, u"before"_s);
}

void TestActivity::answersOnlyCommentsOfTheSameOwner()
{
    Registry registry = makeRegistry();
    const auto id = registry.comments().add(u"isbn"_s, {.text = u"one"_s}, kAct);
    QVERIFY(id.has_value());
    const ReviewComment answer{.kind = CommentKind::Answer, .answerTo = *id, .text = u"no"_s};
    QCOMPARE(codeOf(registry.comments().add(u"Abc-D"_s, answer, kAct)), storage::kNotFound);
    QVERIFY(registry.comments().add(u"isbn"_s, answer, kAct).has_value());
}

void TestActivity::remindsOfADraft()
{
    Registry registry = makeRegistry();
    const auto draft = registry.drafts().create(newDraft(u"new"_s), kAct);
    QVERIFY(!draft->remindOn.isValid());
    QVERIFY(registry.drafts().remind(draft->id, {2026, 12, 24}).has_value());
    QCOMPARE(registry.drafts().record(draft->id)->draft.remindOn, QDate(2026, 12, 24));
    QVERIFY(registry.drafts().remind(draft->id, {}).has_value());
    QVERIFY(!registry.drafts().record(draft->id)->draft.remindOn.isValid());
    QCOMPARE(codeOf(registry.drafts().remind(99, {})), storage::kNotFound);
}

void TestActivity::restoresADraftFromTheTrash()
{
    Registry registry = makeRegistry();
    const auto draft = registry.drafts().create(newDraft(u"new"_s), kAct);
    const auto other = registry.drafts().create(newDraft(u"other"_s), kAct);
    QCOMPARE(codeOf(registry.drafts().restoreFromTrash(draft->id, kAct)), storage::kNotFound);
    QVERIFY(registry.drafts().move(draft->id, State::InReview, kAct).has_value());
    const Draft before = registry.drafts().record(draft->id)->draft;
    QVERIFY(registry.drafts().moveToTrash(draft->id, kAct).has_value());
    QCOMPARE(registry.drafts().discarded(), QList{before});
    QCOMPARE(registry.drafts().restoreFromTrash(draft->id, kAct), before);
    QCOMPARE(registry.drafts().record(draft->id)->draft, before);
    QCOMPARE(registry.drafts().record(draft->id)->events.last().what, EventKind::Restored);
    QCOMPARE(registry.drafts().discarded(), QList<Draft>());
    QCOMPARE(registry.overview().search(u"new"_s), QStringList{draftHandle(draft->id)});
    QVERIFY(registry.registrations().registerDraft(other->id, kAct).has_value());
    QCOMPARE(codeOf(registry.drafts().restoreFromTrash(other->id, kAct)), storage::kNotFound);
    QVERIFY(registry.history().verify().has_value());
}

void TestActivity::namesTheReplacement()
{
    Registry registry = makeRegistry();
    QCOMPARE(codeOf(registry.registrations().withdraw(u"isbn"_s, kAct, u"none"_s)), storage::kNotFound);
    QVERIFY(registry.registrations().withdraw(u"isbn"_s, kAct, u"Abc-D"_s).has_value());
    QCOMPARE(registry.registrations().record(u"isbn"_s)->registration.replacedBy, u"Abc-D"_s);
}

void TestActivity::rebasesARevision()
{
    Registry registry = makeRegistry();
    const Draft revision{.revisionOf = u"Abc-D"_s, .content = contentWith(u"Abc-D"_s, u"mine"_s)};
    const auto mine = registry.drafts().create(revision, kAct);
    const auto theirs = registry.drafts().create(
        {.revisionOf = u"Abc-D"_s, .content = contentWith(u"Abc-D"_s, u"theirs"_s)}, kAct);
    QVERIFY(registry.registrations().registerDraft(theirs->id, kAct).has_value());
    QCOMPARE(codeOf(registry.registrations().registerDraft(mine->id, kAct)), storage::kConflict);
    QCOMPARE(codeOf(registry.drafts().rebase(mine->id, revision.content, 7, kAct)), storage::kConflict);
    const auto merged = registry.drafts().rebase(mine->id, revision.content, mine->saves, kAct);
    QVERIFY(merged.has_value());
    QCOMPARE(merged->basedOn, 3);
    QCOMPARE(registry.drafts().record(mine->id)->draft, *merged);
    QCOMPARE(registry.registrations().registerDraft(mine->id, kAct), u"Abc-D"_s);
}

NIDUS_TEST(tst_activity, TestActivity)
#include "tst_activity.moc"
