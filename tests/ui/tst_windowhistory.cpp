// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/reviewchecklist.h"
#include "core/registration/handle.h"
#include "core/registration/utc.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/browserpanel.h"
#include "ui/history/activitydialog.h"
#include "ui/history/compareview.h"
#include "ui/history/eventmodel.h"
#include "ui/history/historypanel.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrationview.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrycare.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/stepdialog.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTextEdit>
#include <QTreeView>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace Qt::StringLiterals;

/// How the window shows and uses the history of a registration.
class TestWindowHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void showsTheTimelineAndCompares();
    void showsCommentsOfEveryDraft();
    void showsDecisionsAboutEarlierVersions();
    void showsNotesWhole();
    void noRowIsHigherThanTheTable();
    void showsTheReasonFirst();
    void showsAnswersAsAnswers();
    void saysWhatWasReopened();
    void restoresAnOldVersion();
    void showsTheActivityLog();
    void comparesWithAnotherRegistration();
    void explainsGrammarChanges();
    void fillsInChangesBeforeAStep();
    void modelsAreConsistent();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowHistory::showsTheTimelineAndCompares()
{
    m_fixture->open();
    Registry other = m_fixture->another();
    RegistrationTemplate text = filledTemplate(u"crate"_s);
    QVERIFY(other.registrations()
                .registerDraft(other.drafts().create({.content = {text, {}, {}}}, {})->id, {})
                .has_value());
    text.setText(TemplateField::Purpose, u"What there is to say about big crates"_s);
    QVERIFY(other.registrations()
                .registerDraft(
                    other.drafts().create({.revisionOf = u"crate"_s, .content = {text, {}, {}}}, {})->id,
                    {u"Bob"_s, u"bigger"_s, {}})
                .has_value());
    m_fixture->open();
    window().registryPage()->select(u"crate"_s);
    HistoryPanel* history = window().registryPage()->view()->history();
    window().registryPage()->view()->showHistory();
    auto* timeline = history->findChild<QTreeView*>();
    QCOMPARE(timeline->model()->rowCount(), 4); // created twice, registered twice
    QCOMPARE(timeline->contextMenuPolicy(), Qt::ActionsContextMenu);
    timeline->selectAll();
    timeline->actions().constFirst()->trigger();
    const QStringList copied = QApplication::clipboard()->text().trimmed().split(u'\n');
    QCOMPARE(copied.size(), 4);
    QVERIFY2(copied.constFirst().endsWith(u"\tcrate\tregistered\tBob\tbigger\t"_s) ||
                 copied.constFirst().contains(u"\tBob\tbigger"_s),
             qPrintable(copied.constFirst()));
    QCOMPARE(timeline->model()->index(0, EventModel::Who).data().toString(), u"Bob"_s);
    CompareView* compare = history->compareView();
    QCOMPARE(compare->diff().before, u"crate, version 1"_s);
    QCOMPARE(compare->diff().after, u"crate, version 2"_s);
    QVERIFY(compare->text()->toPlainText().contains(u"about purposebig crates"_s));
    compare->step(1);
    const QString first = compare->text()->textCursor().selectedText();
    QCOMPARE(first, u"12"_s); // the version
    compare->step(1);
    QVERIFY(compare->text()->textCursor().selectedText() != first);
    compare->step(-1);
    QCOMPARE(compare->text()->textCursor().selectedText(), first);
    const auto count = compare->text()->toPlainText().count(u"Purpose"_s);
    const auto* summary = compare->findChild<QLabel*>();
    const QString inlined = summary->text();
    QVERIFY2(inlined.endsWith(u" from crate, version 1 to crate, version 2"_s), qPrintable(inlined));
    compare->arrange(CompareView::Layout::SideBySide);
    QVERIFY(compare->findChild<QCheckBox*>()->isChecked());
    QCOMPARE(compare->text()->toPlainText().count(u"Purpose"_s), count);
    QVERIFY(!compare->text()->toPlainText().contains(u"purposebig"_s));
    QCOMPARE(summary->text(), inlined); // the same changes
    for (int change = 0; change < inlined.section(u' ', 0, 0).toInt(); ++change)
        compare->step(1);
    const QString last = compare->text()->textCursor().selectedText();
    QVERIFY2(!last.isEmpty() && last != u"2"_s, qPrintable(last));
    compare->step(1);                                               // wraps around
    QCOMPARE(compare->text()->textCursor().selectedText(), u"2"_s); // the text that replaced version 1
    history->compare(1, 1);
    QCOMPARE(compare->diff().parts.size(), 0);
}

/// The history of a revision begins with that of its registration.
void TestWindowHistory::showsDecisionsAboutEarlierVersions()
{
    m_fixture->open();
    Registry other = m_fixture->another();
    const Act bea{.who = u"Bea"_s};
    const qint64 first =
        other.drafts().create({.content = {.registrationTemplate = filledTemplate(u"crate"_s)}}, bea)->id;
    QVERIFY(other.comments().add(draftHandle(first), {.text = u"Which ones?"_s}, bea));
    for (const State state : {State::InReview, State::Approved, State::WithIana})
        QVERIFY(other.drafts().move(first, state, bea));
    QVERIFY(other.registrations().registerDraft(first, bea));
    const qint64 second = other.drafts().create({.revisionOf = u"crate"_s}, bea)->id;
    m_fixture->open();
    window().registryPage()->view()->showHistory();
    const auto* timeline = window().registryPage()->view()->history()->findChild<QTreeView*>();
    const auto lines = [timeline] {
        QStringList rows;
        for (int row = 0; row < timeline->model()->rowCount(); ++row)
            rows.append(timeline->model()->index(row, EventModel::What).data().toString());
        return rows;
    };
    window().registryPage()->select(u"crate"_s);
    const QStringList before = lines();
    QVERIFY2(before.size() >= 6, qPrintable(before.join(u", "_s)));
    window().registryPage()->select(draftHandle(second));
    QCOMPARE(lines().size(), before.size() + 1); // created
    for (const QString& line : before)
        QCOMPARE(lines().count(line), before.count(line) + (line == before.constLast() ? 1 : 0));
}

void TestWindowHistory::showsCommentsOfEveryDraft()
{
    m_fixture->open();
    Registry other = m_fixture->another();
    const qint64 draft = other.drafts().create({.revisionOf = u"isbn"_s}, {})->id;
    QVERIFY(other.comments().add(u"isbn"_s, {.text = u"Which ones?"_s}, {}));
    QVERIFY(other.comments().add(draftHandle(draft), {.text = u"How many?"_s}, {}));
    m_fixture->open();
    window().registryPage()->view()->showHistory();
    const auto* timeline = window().registryPage()->view()->history()->findChild<QTreeView*>();
    const auto lines = [timeline] {
        QStringList rows;
        for (int row = 0; row < timeline->model()->rowCount(); ++row) {
            const auto text = [timeline, row](int column) {
                return timeline->model()->index(row, column).data().toString();
            };
            rows.append(text(EventModel::Handle) + u' ' + text(EventModel::Note));
        }
        return rows;
    };
    for (const QString& handle : {u"isbn"_s, draftHandle(draft)}) {
        window().registryPage()->select(handle);
        QVERIFY(lines().contains(u"isbn Which ones?"_s));
        QVERIFY(lines().contains(u"isbn, draft 1 How many?"_s));
        QVERIFY(!timeline->isColumnHidden(EventModel::Handle));
    }
    window().registryPage()->select(u"issn"_s);
    QVERIFY(timeline->isColumnHidden(EventModel::Handle));
}

/// The timeline has the room, and each note as many lines as it needs.
void TestWindowHistory::showsNotesWhole()
{
    const QString first =
        u"Which crates are meant, those of the warehouse or those of the quay? "_s.repeated(6);
    m_fixture->open();
    Registry other = m_fixture->another();
    const qint64 draft =
        other.drafts().create({.content = {.registrationTemplate = filledTemplate(u"crates"_s)}}, {})->id;
    QVERIFY(other.comments().add(draftHandle(draft), {.text = first + u"\nAnd the last line."_s}, {}));
    m_fixture->open();
    window().resize(1100, 700);
    window().registryPage()->select(draftHandle(draft));
    window().registryPage()->view()->showHistory();
    HistoryPanel* history = window().registryPage()->view()->history();
    const auto* timeline = history->findChild<QTreeView*>();
    QVERIFY(timeline->model()->rowCount() > 1);
    const QModelIndex note = timeline->model()->index(0, EventModel::Note);
    const QString shown = note.data(EventModel::WholeText).toString();
    QVERIFY(shown.endsWith(u"\nAnd the last line."_s));
    QTRY_VERIFY(
        timeline->visualRect(note).height() >=
        timeline->fontMetrics()
            .boundingRect(QRect(0, 0, timeline->columnWidth(EventModel::Note), 1000), Qt::TextWordWrap, shown)
            .height());
    QTRY_VERIFY2(timeline->height() > history->height() * 7 / 10,
                 qPrintable(QString::number(timeline->height())));
}

/// An approval despite many questions shows its date beside the reason, and the note has room.
void TestWindowHistory::noRowIsHigherThanTheTable()
{
    m_fixture->open();
    Registry other = m_fixture->another();
    const Act act{.who = u"Greta Lindner <greta.lindner@stadtmuseum.example>"_s};
    const qint64 draft =
        other.drafts().create({.content = {.registrationTemplate = filledTemplate(u"crates"_s)}}, act)->id;
    QStringList ids;
    for (const findings::Finding& question :
         lint::reviewChecklist(filledTemplate(u"crates"_s), NamespaceKind::Formal))
        ids.append(question.id.word());
    QVERIFY(other.drafts().move(draft, State::InReview, act));
    Act approval = act;
    approval.note = u"Despite %1: Alone in the house"_s.arg(ids.join(u", "_s));
    QVERIFY(other.drafts().move(draft, State::Approved, approval));
    QVERIFY(other.comments().add(draftHandle(draft), {.text = u"A line of a long comment.\n"_s.repeated(80)},
                                 {}));
    m_fixture->open();
    window().resize(1500, 700);
    window().registryPage()->select(draftHandle(draft));
    window().registryPage()->view()->showHistory();
    const auto* timeline = window().registryPage()->view()->history()->findChild<QTreeView*>();
    const auto* model = timeline->model();
    const int line = timeline->fontMetrics().lineSpacing();
    const QModelIndex approved = model->index(1, EventModel::Note);
    QCOMPARE(approved.data(EventModel::WholeText).toString(),
             u"Alone in the house (despite %1 open requirement(s))"_s.arg(ids.size()));
    QVERIFY(approved.data(Qt::ToolTipRole).toString().contains(u"Can the organization maintain"_s));
    QTRY_VERIFY(timeline->visualRect(approved).height() <= 3 * line);
    QVERIFY(timeline->visualRect(model->index(0, EventModel::Note)).height() <=
            timeline->viewport()->height());
    QCOMPARE(model->index(1, EventModel::When).data(Qt::TextAlignmentRole).toInt() & Qt::AlignTop,
             int(Qt::AlignTop));
    const QModelIndex who = model->index(1, EventModel::Who);
    QCOMPARE(who.data().toString(), u"Greta Lindner"_s);
    QVERIFY(who.data(Qt::ToolTipRole).toString().contains(u"greta.lindner"_s));
    QTRY_VERIFY(timeline->columnWidth(EventModel::Who) >=
                timeline->fontMetrics().horizontalAdvance(u"Greta Lindner"_s));
    QTRY_VERIFY2(timeline->columnWidth(EventModel::Note) >= timeline->viewport()->width() * 2 / 5,
                 qPrintable(QString::number(timeline->columnWidth(EventModel::Note))));
}

/// What was open is recorded by ids, which say little to a person.
void TestWindowHistory::showsTheReasonFirst()
{
    EventModel model;
    model.setEvents(
        {{u"crate"_s,
          {.what = EventKind::Approved,
           .note = u"as agreed\nDespite template.date.malformed, review.stability: known since 1998"_s}},
         {u"crate"_s,
          {.what = EventKind::Accepted, .note = u"date: template.date.malformed: It is old."_s}}});
    const QModelIndex note = model.index(0, EventModel::Note);
    QCOMPARE(note.data().toString(), u"known since 1998 (despite 2 open requirement(s))"_s);
    const QString whole = note.data(Qt::ToolTipRole).toString();
    QVERIFY2(whole.contains(u"as agreed"_s) && !whole.contains(u"template."_s), qPrintable(whole));
    const QString date = findings::translatedMessage(findings::entryOf(findings::kTemplateDateMalformed));
    QVERIFY2(whole.contains(date.section(u"%1"_s, 1)), qPrintable(whole));
    const QModelIndex accepted = model.index(1, EventModel::Note);
    QCOMPARE(accepted.data().toString(), u"Date: It is old."_s);
    QVERIFY(accepted.data(Qt::ToolTipRole).toString().contains(date.section(u"%1"_s, 1)));
}

/// One word is recorded for a draft that was returned and for a registration that was brought back.
void TestWindowHistory::saysWhatWasReopened()
{
    const auto of = [](const QString& handle, EventKind what, const QString& note = {}) {
        return storage::LoggedEvent{handle, {.what = what, .note = note}};
    };
    EventModel model;
    const auto word = [&model](int row) { return model.index(row, EventModel::What).data().toString(); };
    model.setEvents({of(u"crate"_s, EventKind::Reopened), of(u"crate"_s, EventKind::Withdrawn),
                     of(u"crate"_s, EventKind::Registered), of(u"crate"_s, EventKind::Submitted),
                     of(u"crate"_s, EventKind::Reopened), of(u"crate"_s, EventKind::Submitted)});
    QCOMPARE(word(0), u"Reinstated"_s);
    QCOMPARE(word(4), u"Returned to draft"_s);
    // The log of activities can be filtered to these alone.
    model.setEvents({of(u"crate"_s, EventKind::Reopened), of(u"draft:3"_s, EventKind::Reopened)});
    QCOMPARE(word(0), u"Reinstated"_s);
    QCOMPARE(word(1), u"Returned to draft"_s);
}

/// An answer says to which question, and is not called the acceptance of a finding.
void TestWindowHistory::showsAnswersAsAnswers()
{
    const QDateTime when(QDate(2026, 11, 26), QTime(23, 54, 27), Qt::UTC);
    EventModel model;
    model.setEvents(
        {{u"crate"_s, {.when = when, .what = EventKind::Accepted, .note = u"review.nid.country: No"_s}},
         {u"crate"_s, {.when = when, .what = EventKind::Accepted, .note = u"review.stability: "_s}},
         {u"crate"_s, {.when = when, .what = EventKind::Resolved, .note = u"review.stability"_s}},
         {u"crate"_s, {.when = when, .what = EventKind::Resolved, .note = u"Said in version 1."_s}}});
    const auto cell = [&model](int row, int column) { return model.index(row, column).data().toString(); };
    QCOMPARE(cell(0, EventModel::What), u"Question answered"_s);
    QVERIFY2(cell(0, EventModel::Note).startsWith(u"No · Could the NID"_s),
             qPrintable(cell(0, EventModel::Note)));
    QVERIFY(cell(1, EventModel::Note).startsWith(u"Can the organization maintain"_s));
    QCOMPARE(cell(2, EventModel::What), u"Answer withdrawn"_s);
    QVERIFY(cell(2, EventModel::Note).startsWith(u"Can the organization maintain"_s));
    QCOMPARE(cell(3, EventModel::What), u"Comment resolved"_s);
    QCOMPARE(cell(3, EventModel::Note), u"Said in version 1."_s);
    // The columns need the room; the tool tip has the seconds.
    QCOMPARE(cell(0, EventModel::When), u"2026-11-26 23:54"_s);
    QVERIFY(model.index(0, EventModel::When).data(Qt::ToolTipRole).toString().contains(u"23:54:27"_s));
}

void TestWindowHistory::restoresAnOldVersion()
{
    showsTheTimelineAndCompares();
    window().processActions()->restoreVersion(u"crate"_s, 1);
    const DraftDocument* draft = window().registryPage()->currentDraft();
    QVERIFY(draft);
    QCOMPARE(draft->stored().revisionOf, u"crate"_s);
    QCOMPARE(draft->values().value({TemplateField::Purpose}), u"What there is to say about purpose"_s);
    QCOMPARE(draft->values().value({TemplateField::Version}), u"3"_s);
    QCOMPARE(draft->values().value({TemplateField::Revision}), u"Restores version 1."_s);
    QTRY_COMPARE(window().registryPage()->browser()->selectedHandles(), QStringList{draft->handle()});
    QCOMPARE(window().registryPage()->current()->handle, draft->handle());
}

void TestWindowHistory::showsTheActivityLog()
{
    m_fixture->open();
    window().registryCare()->activity()->trigger();
    auto* activity = qobject_cast<ActivityDialog*>(QApplication::activeModalWidget());
    QVERIFY(activity);
    QVERIFY(!activity->events().isEmpty());
    activity->findChild<QLineEdit*>()->setText(u"no such thing"_s);
    QCOMPARE(activity->events().size(), 0);
    activity->reject();
}

void TestWindowHistory::comparesWithAnotherRegistration()
{
    showsTheTimelineAndCompares();
    static_cast<void>(m_fixture->another().drafts().create(
        {.content = {.registrationTemplate = filledTemplate(u"barrel"_s), .samples = {}, .rule = {}}}, {}));
    QTRY_COMPARE(window().registryPage()->browser()->model()->rowCount(), 107); // the list was reloaded
    Q_EMIT window().registryPage()->view()->history()->otherRequested();
    auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    auto* choice = dialog->findChild<QComboBox*>();
    QVERIFY(choice);
    QTest::keyClicks(choice->lineEdit(), u"arrel"_s); // any part of the name finds it
    QCOMPARE(choice->completer()->completionCount(), 1);
    QCOMPARE(choice->completer()->currentCompletion(), u"barrel, draft 1"_s);
    dialog->setTextValue(choice->completer()->currentCompletion());
    dialog->accept();
    const CompareView* compare = window().registryPage()->view()->history()->compareView();
    QCOMPARE(compare->diff().before, u"crate, version 2"_s);
    QCOMPARE(compare->diff().after, u"barrel, draft 1"_s);
    QCOMPARE(compare->diff().parts.first().before, u"crate"_s);
    QCOMPARE(compare->diff().parts.first().after, u"barrel"_s);
}

void TestWindowHistory::explainsGrammarChanges()
{
    m_fixture->open();
    Registry other = m_fixture->another();
    VersionContent content{.registrationTemplate = filledTemplate(u"crate"_s), .samples = {}, .rule = {}};
    for (const QString& grammar : {u"NSS = 1*DIGIT\n"_s, u"NSS = 2*DIGIT\n"_s}) {
        content.rule = SyntaxRule{Notation::Abnf, RuleScope::Nss, u"NSS"_s, grammar};
        const QString revised = grammar.contains(u'1') ? QString() : u"crate"_s;
        const auto draft = other.drafts().create({.revisionOf = revised, .content = content}, {});
        QVERIFY(other.registrations().registerDraft(draft->id, {}).has_value());
    }
    m_fixture->open();
    window().registryPage()->select(u"crate"_s);
    window().registryPage()->view()->showHistory();
    const CompareView* compare = window().registryPage()->view()->history()->compareView();
    QTRY_VERIFY2(compare->explanation().contains(u"urn:crate:0”"_s), qPrintable(compare->explanation()));
    window().registryPage()->view()->history()->compare(1, 1);
    QCOMPARE(compare->explanation(), QString());
}

void TestWindowHistory::fillsInChangesBeforeAStep()
{
    showsTheTimelineAndCompares();
    window().registryActions()->newRevision()->trigger();
    DraftDocument* draft = window().registryPage()->currentDraft();
    QVERIFY(draft);
    draft->edit({TemplateField::Purpose}, u"Another purpose"_s);
    window().processActions()->submit()->trigger();
    auto* step = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(step);
    step->accept();
    QCOMPARE(m_fixture->another().drafts().record(draft->stored().id)->draft.state, State::InReview);
    QCOMPARE(draft->values().value({TemplateField::Revision}), u"Changed since version 2: Purpose."_s);
}

void TestWindowHistory::modelsAreConsistent()
{
    EventModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const LoggedEvent line{u"crate"_s,
                           {QDateTime({2026, 3, 14}, QTime(1, 2, 3), kUtc), u"Ada"_s, EventKind::Registered,
                            u"one\ntwo"_s, u"https://example.org"_s}};
    model.setEvents({line, line});
    QCOMPARE(model.index(0, EventModel::When).data().toString(), u"2026-03-14 01:02"_s);
    QCOMPARE(model.index(1, EventModel::Note).data().toString(), u"one"_s);
    QCOMPARE(eventsAsText({line}),
             "2026-03-14T01:02:03.000Z\tcrate\tregistered\tAda\tone two\thttps://example.org\n");
    LoggedEvent said = line;
    said.event.note = u"purpose: Which ones?"_s;
    LoggedEvent comment = said;
    comment.event.what = EventKind::Commented;
    model.setEvents({said, comment});
    QCOMPARE(model.index(0, EventModel::Note).data().toString(),
             u"purpose: Which ones? https://example.org"_s);
    QCOMPARE(model.index(1, EventModel::Note).data().toString(),
             u"Purpose: Which ones? https://example.org"_s);
    model.setEvents({});
    QCOMPARE(model.rowCount(), 0);
}

NIDUS_WINDOW_TEST(tst_windowhistory, TestWindowHistory)
#include "tst_windowhistory.moc"
