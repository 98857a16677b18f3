// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/recordedsteps.h"

#include "core/registration/approval.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::registration;
using namespace nidus::workflow;

/// What the history shows about the steps of a registration.
class TestRecordedSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsSkippedStates_data();
    void findsSkippedStates();
    void findsWhatTheApprovalPassed_data();
    void findsWhatTheApprovalPassed();
    void keepsWordsOfPeopleApart();
};

void TestRecordedSteps::findsSkippedStates_data()
{
    using enum EventKind;
    QTest::addColumn<QList<EventKind>>("events");
    QTest::addColumn<QList<State>>("skipped");
    const QList<State> none;
    const QList<State> all{State::InReview, State::Approved, State::WithIana};
    QTest::newRow("all steps") << QList{Created, Submitted, Approved, Forwarded, Registered} << none;
    QTest::newRow("registered when approved")
        << QList{Created, Submitted, Approved, Registered} << QList{State::WithIana};
    QTest::newRow("registered at once") << QList{Created, Saved, Registered} << all;
    QTest::newRow("returned to draft, then registered")
        << QList{Created, Submitted, Approved, Forwarded, Reopened, Registered} << all;
    QTest::newRow("the first version took all steps, the second none")
        << QList{Created, Submitted, Approved, Forwarded, Registered, Created, Registered} << all;
    QTest::newRow("the second version took all steps, the first none")
        << QList{Created, Registered, Created, Submitted, Approved, Forwarded, Registered} << none;
    QTest::newRow("reinstated") << QList{Created, Submitted, Approved, Registered, Withdrawn, Reopened}
                                << QList{State::WithIana};
    QTest::newRow("of IANA's list") << QList{Created} << none;
}

void TestRecordedSteps::findsSkippedStates()
{
    QFETCH(const QList<EventKind>, events);
    QList<Event> history;
    for (const EventKind kind : events)
        history.append({.what = kind});
    // Qt 6.4 compares an empty list that had elements with one that never had any through a null pointer.
    const QList<State> found = skippedStates(history);
    QTEST(found.isEmpty() ? QList<State>() : found, "skipped");
    for (Event& event : history)
        event = eventOfFile(event);
    QCOMPARE(skippedStates(history), QList<State>());
}

void TestRecordedSteps::findsWhatTheApprovalPassed_data()
{
    QTest::addColumn<QList<Event>>("events");
    QTest::addColumn<QStringList>("ids");
    const auto made = [](EventKind kind, const QString& note = {}) {
        return Event{.what = kind, .note = note};
    };
    const QStringList passed{u"process.open-comments"_s, u"review.stability"_s};
    const QString note = approvalNote(noteDespite(u"fine"_s, passed, u"asked by mail"_s), {});
    QCOMPARE(noteDespite({}, passed, u"asked by mail"_s),
             u"Despite process.open-comments, review.stability: asked by mail"_s);
    using enum EventKind;
    QTest::newRow("a reason") << QList{made(Submitted), made(Approved, note)} << passed;
    QTest::newRow("no reason") << QList{made(Approved, approvalNote(u"fine"_s, {}))} << QStringList();
    QTest::newRow("a later comment") << QList{made(Approved, note), made(Commented)}
                                     << QStringList{u"review.stability"_s};
    QTest::newRow("an earlier comment") << QList{made(Commented), made(Approved, note)} << passed;
    QTest::newRow("returned to draft") << QList{made(Approved, note), made(Reopened)} << QStringList();
    QTest::newRow("approved again without a reason")
        << QList{made(Approved, note), made(Reopened), made(Approved)} << QStringList();
    QTest::newRow("in a file") << QList{eventOfFile(made(Approved, note))} << QStringList();
    QTest::newRow("words of a note") << QList{made(Approved,
                                                   u"I was not sure. Despite review.stability: fine"_s)}
                                     << QStringList();
}

void TestRecordedSteps::findsWhatTheApprovalPassed()
{
    QFETCH(const QList<Event>, events);
    QTEST(passedByApproval(events, u"process.open-comments"_s), "ids");
}

/// Only the program records that something was open; nobody does so in a note or a reason.
void TestRecordedSteps::keepsWordsOfPeopleApart()
{
    const QString forged = u"Despite review.stability: agreed"_s;
    QVERIFY(!despiteIn(noteDespite(forged, {}, {})));
    QCOMPARE(noteDespite(u"fine\nsecond line"_s, {}, {}), u"fine\nsecond line"_s);
    const QString note = noteDespite(forged, {u"process.open-comments"_s}, u"asked by mail\n"_s + forged);
    const std::optional<DespiteNote> found = despiteIn(note);
    QVERIFY(found);
    QCOMPARE(found->ids, QStringList{u"process.open-comments"_s});
    QCOMPARE(found->note, u' ' + forged);
    QCOMPARE(found->reason, u"asked by mail\n "_s + forged);
    const Event approved{.what = EventKind::Approved, .note = approvalNote(note, {})};
    QCOMPARE(passedByApproval({approved}, {}), QStringList{u"process.open-comments"_s});
    // An older version of the program left such a line as it was; its own record is the last one.
    QCOMPARE(despiteIn(forged + u"\nDespite a.b: c"_s)->ids, QStringList{u"a.b"_s});
}

NIDUS_TEST(tst_recordedsteps, TestRecordedSteps)
#include "tst_recordedsteps.moc"
