// SPDX-License-Identifier: Apache-2.0
#include "tests/stepcases.h"
#include "tests/ui/windowfixture.h"
#include "ui/browser/filterbutton.h"
#include "ui/editor/growingtextedit.h"
#include "ui/process/assigndialog.h"
#include "ui/process/processactions.h"
#include "ui/process/teamactions.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/review/reviewpanel.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/statusline.h"
#include "ui/support/widgets/stepdialog.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <algorithm>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace Qt::StringLiterals;

/// Colleagues who work on the same registry, and a registry that nobody can change.
class TestWindowTeam : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void assignsTheShownDraft();
    void assignsOnlyWhomTheUserEnters();
    void showsWhoHasADraft();
    void findsDraftsByPerson();
    void approvesByTheRule_data();
    void approvesByTheRule();
    void registersByTheRule_data();
    void registersByTheRule();
    void saysWhoBecomesAnAuthor();
    void namesTheReviewer();
    void agreesWithTheListDuringAReview();
    void showsTheNextStep_data();
    void showsTheNextStep();
    void applicantSendsTheEmail();
    void setsTheRule();
    void ownNewDraftHasNoChangesByOthers();
    void readOnlyRegistryCannotBeEdited();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] ProcessActions* process() const { return window().processActions(); }
    [[nodiscard]] static QComboBox* field(const QString& name)
    {
        for (QComboBox* each : QApplication::activeModalWidget()->findChildren<QComboBox*>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    [[nodiscard]] static QPushButton* goButton()
    {
        for (QPushButton* button : QApplication::activeModalWidget()->findChildren<QPushButton*>()) {
            if (button->isDefault())
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] bool headerSays(const QString& text) const
    {
        const QList<StatusLine*> lines = window().registryPage()->view()->findChildren<StatusLine*>();
        return std::ranges::any_of(lines,
                                   [&text](const StatusLine* line) { return line->text().contains(text); });
    }
    void show() const
    {
        m_fixture->open();
        window().registryPage()->select(u"draft:1"_s);
        QVERIFY(window().registryPage()->currentDraft());
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowTeam::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(Registry::openOrCreate(m_fixture->path(), {}));
}

void TestWindowTeam::assignsTheShownDraft()
{
    QVERIFY(m_fixture->another().drafts().create({}, {.who = u"Ada"_s}));
    show();
    process()->team()->assign()->trigger();
    QVERIFY(qobject_cast<AssignDialog*>(QApplication::activeModalWidget()));
    QComboBox* assignee = field(u"Assignee"_s);
    QCOMPARE(field(u"Owner"_s)->currentText(), u"Ada"_s);
    QVERIFY(assignee->findText(u"Ada"_s) >= 0 && assignee->findText(u"tester"_s) >= 0);
    assignee->setEditText(u" Bob   <bob@example.org>"_s);
    field(u"Owner"_s)->setEditText({});
    QVERIFY(!goButton()->isEnabled()); // there is always an owner
    field(u"Owner"_s)->setEditText(u"Ada"_s);
    goButton()->click();
    const DraftRecord record = m_fixture->another().drafts().record(1).value();
    QCOMPARE(record.draft.assignee, u"Bob <bob@example.org>"_s);
    QCOMPARE(record.draft.owner, u"Ada"_s);
    QCOMPARE(record.events.last().what, EventKind::Assigned);
    QCOMPARE(record.events.last().who, u"tester"_s);
    QTRY_VERIFY(headerSays(u"owner: Ada · assigned to Bob"_s));
}

/// Whom several drafts do not have in common stays as it is, unless the user enters somebody.
void TestWindowTeam::assignsOnlyWhomTheUserEnters()
{
    const auto people = [this] {
        QStringList all;
        for (const qint64 id : {1, 2}) {
            const Draft draft = m_fixture->another().drafts().record(id)->draft;
            all.append({draft.assignee, draft.owner});
        }
        return all;
    };
    const QStringList before{QString(), u"Ada"_s, u"Bob"_s, u"Eve"_s};
    {
        Registry other = m_fixture->another();
        QVERIFY(other.drafts().create({}, {.who = u"Ada"_s}));
        QVERIFY(other.drafts().create({}, {.who = u"Eve"_s}));
        QVERIFY(other.drafts().assign(2, {.assignee = u"Bob"_s}, {.who = u"Eve"_s}));
    }
    m_fixture->open();
    window().registryPage()->browser()->findChild<QTableView*>()->selectAll();
    process()->team()->assign()->trigger();
    QCOMPARE(field(u"Assignee"_s)->lineEdit()->placeholderText(), u"(various; not changed)"_s);
    QCOMPARE(field(u"Owner"_s)->currentText(), QString());
    goButton()->click();
    QCOMPARE(people(), before);

    process()->team()->assign()->trigger();
    field(u"Assignee"_s)->setEditText(u"Cai"_s);
    goButton()->click();
    QCOMPARE(people(), (QStringList{u"Cai"_s, u"Ada"_s, u"Cai"_s, u"Eve"_s}));
    QTRY_VERIFY(window().messageBar()->text().contains(u"2 draft(s) assigned to Cai."_s));
    QPushButton* undo = nullptr;
    for (QPushButton* each : window().messageBar()->findChildren<QPushButton*>())
        undo = QString(each->text()).remove(u'&') == "Undo"_L1 ? each : undo;
    QVERIFY(undo);
    undo->click();
    QCOMPARE(people(), before);

    window().registryPage()->browser()->findChild<QTableView*>()->selectAll();
    process()->team()->assign()->trigger();
    QVERIFY(QApplication::activeModalWidget());
    field(u"Assignee"_s)->setEditText(u"C"_s);
    field(u"Assignee"_s)->setEditText({}); // nobody, by the user's choice
    goButton()->click();
    QCOMPARE(people(), (QStringList{QString(), u"Ada"_s, QString(), u"Eve"_s}));
    QTRY_VERIFY(window().messageBar()->text().contains(u"no longer assigned"_s));
    QVERIFY(m_fixture->another().drafts().move(1, State::InReview, {.who = u"Ada"_s}));
    QTRY_VERIFY(!window().messageBar()->text().contains(u"no longer assigned"_s)); // after a later step
}

void TestWindowTeam::showsWhoHasADraft()
{
    {
        Registry other = m_fixture->another();
        QVERIFY(other.drafts().create({}, {.who = u"Ada"_s}));
        QVERIFY(other.drafts().assign(1, {.assignee = u"Bob"_s}, {.who = u"Ada"_s}));
    }
    show();
    NamespaceModel* model = window().registryPage()->browser()->model();
    QCOMPARE(model->index(0, NamespaceModel::Owner).data().toString(), u"Ada"_s);
    QCOMPARE(model->index(0, NamespaceModel::Assignee).data().toString(), u"Bob"_s);
    model->setFilter({.drafts = WantedDrafts::Mine});
    QCOMPARE(model->rowCount(), 0); // it waits for Bob
    QVERIFY(m_fixture->another().drafts().assign(1, {.assignee = u"tester"_s}, {}));
    m_fixture->open();
    model = window().registryPage()->browser()->model();
    model->setFilter({.drafts = WantedDrafts::Mine});
    QCOMPARE(model->rowCount(), 1);
}

/// By the filter and by the search, as the list shows them.
void TestWindowTeam::findsDraftsByPerson()
{
    {
        Registry other = m_fixture->another();
        for (const QString& owner : {u"Ada"_s, u"Eve"_s, u"Eve"_s})
            QVERIFY(other.drafts().create({}, {.who = owner}));
        QVERIFY(other.drafts().assign(2, {.assignee = u"Bob <bob@example.org>"_s}, {.who = u"Ada"_s}));
    }
    m_fixture->open();
    BrowserPanel* browser = window().registryPage()->browser();
    const NamespaceModel* model = browser->model();
    const auto choose = [browser](const QString& name, const QString& person) {
        for (QComboBox* each : browser->findChildren<QComboBox*>()) {
            if (each->accessibleName() == name)
                each->setCurrentIndex(std::max(each->findText(person), 0));
        }
    };
    choose(u"Owner"_s, u"Eve"_s);
    QCOMPARE(model->rowCount(), 2);
    choose(u"Assignee"_s, u"Nobody"_s);
    QCOMPARE(model->rowCount(), 1);
    choose(u"Owner"_s, {});
    QCOMPARE(model->rowCount(), 2);
    choose(u"Assignee"_s, u"Bob <bob@example.org>"_s);
    QCOMPARE(model->rowCount(), 1);
    // The name in use stays chosen when the draft is no longer theirs.
    auto* filter = browser->findChild<FilterButton*>();
    filter->setPeople({});
    QCOMPARE(filter->filter().assignee, u"Bob <bob@example.org>"_s);
    choose(u"Assignee"_s, {});
    QCOMPARE(model->rowCount(), 3);
    m_fixture->find<QLineEdit>(u"Search the registry"_s)->setText(u"BOB"_s);
    QTRY_COMPARE(model->rowCount(), 1);
    QVERIFY(model->index(0, NamespaceModel::Assignee).data().toString().startsWith(u"Bob"_s));
}

void TestWindowTeam::approvesByTheRule_data() { test::addApprovalRows(); }

void TestWindowTeam::approvesByTheRule()
{
    QFETCH(const test::ApprovalCase, row);
    {
        Registry made = m_fixture->another();
        test::createApprovalDraft(made, row);
    }
    m_fixture->setAuthor(row.approver);
    show();
    const bool isRefused = row.result == "refused"_L1;
    const bool hasColleague = row.owner != row.lastSaver;
    const bool isForOthers = isRefused || (row.result == "reason"_L1 && hasColleague);
    QCOMPARE(window().registryPage()->view()->nextStep(),
             isForOthers ? process()->team()->assign() : process()->approve());
    QVERIFY(headerSays(row.result == "passes"_L1 ? u"Review, then approve or comment"_s
                       : isRefused               ? u"Assign a reviewer: a second person must approve"_s
                       : hasColleague            ? u"Assign a reviewer, or approve with a reason"_s
                                      : u"Email the request to urn@ietf.org, or approve with a reason"_s));
    QCOMPARE(process()->approve()->isEnabled(), row.result != "refused"_L1);
    QCOMPARE(process()->approve()->toolTip().contains(u"requires somebody else to approve it"_s), isRefused);
    if (isRefused)
        return;
    process()->approve()->trigger();
    auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(goButton()->isEnabled(), row.result == "passes"_L1);
    dialog->setNote(u"holidays"_s);
    QVERIFY(goButton()->isEnabled());
    goButton()->click();
    const DraftRecord record = m_fixture->another().drafts().record(1).value();
    QCOMPARE(record.draft.state, State::Approved);
    QCOMPARE(record.events.last().note.startsWith(u"Despite process.approved-alone: holidays"_s),
             row.result == "reason"_L1);
}

/// To register without an approval is to approve.
void TestWindowTeam::registersByTheRule_data() { test::addApprovalRows(); }

void TestWindowTeam::registersByTheRule()
{
    QFETCH(const test::ApprovalCase, row);
    {
        Registry made = m_fixture->another();
        test::createApprovalDraft(made, row);
    }
    m_fixture->setAuthor(row.approver);
    show();
    process()->registerDraft()->trigger();
    auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(goButton()->isEnabled(), row.result == "passes"_L1);
    dialog->setNote(u"holidays"_s);
    QCOMPARE(goButton()->isEnabled(), row.result != "refused"_L1);
    if (row.result == "refused"_L1)
        return dialog->reject();
    goButton()->click();
    const RegistrationRecord record = m_fixture->another().registrations().record(u"crates"_s).value();
    QCOMPARE(record.registration.state, State::Registered);
    QCOMPARE(record.events.last().note, u"holidays"_s);
}

/// Who changes a draft in review is an author from then on, and reads it at once.
void TestWindowTeam::saysWhoBecomesAnAuthor()
{
    {
        Registry made = m_fixture->another();
        QVERIFY(made.settings().setApproval(ApprovalRule::SecondPerson, {}));
        QCOMPARE(test::createStepDraft(made, State::InReview, u"none"_s, u"Ada"_s), 1);
    }
    show();
    QVERIFY(process()->approve()->isEnabled());
    window().registryPage()->currentDraft()->edit({TemplateField::Purpose}, u"Names all crates."_s);
    window().registryActions()->save()->trigger();
    QTRY_VERIFY(window().messageBar()->text().contains(u"now one of its authors"_s));
    QTRY_VERIFY(!process()->approve()->isEnabled());
}

void TestWindowTeam::namesTheReviewer()
{
    {
        Registry made = m_fixture->another();
        QCOMPARE(test::createStepDraft(made, State::InReview, u"none"_s, u"tester"_s), 1);
        QVERIFY(made.drafts().assign(1, {.assignee = u"Bob <bob@example.org>"_s}, {.who = u"tester"_s}));
    }
    show();
    QVERIFY(headerSays(u"Waiting for Bob · owner: tester · assigned to Bob"_s));
    QVERIFY(m_fixture->another().drafts().assign(1, {.assignee = u"tester"_s}, {.who = u"tester"_s}));
    show();
    QVERIFY(!headerSays(u"Waiting"_s));
    QCOMPARE(window().registryPage()->view()->nextStep(), process()->approve());
}

/// Header and list say the same to the reviewer and to others, before and after a comment.
void TestWindowTeam::agreesWithTheListDuringAReview()
{
    {
        Registry made = m_fixture->another();
        QCOMPARE(test::createStepDraft(made, State::InReview, u"question"_s, u"Ada"_s), 1);
        QVERIFY(made.drafts().assign(1, {.assignee = u"tester"_s}, {.who = u"Ada"_s}));
    }
    const auto bothSay = [this](const QString& sentence) {
        const NamespaceModel* list = window().registryPage()->browser()->model();
        return headerSays(sentence) &&
               sentence == list->index(list->rowOf(u"draft:1"_s), NamespaceModel::Task).data().toString();
    };
    show();
    QTRY_VERIFY(bothSay(u"Review, then approve or comment"_s));
    QVERIFY(m_fixture->another().comments().add(u"draft:1"_s, {.text = u"Why?"_s}, {.who = u"tester"_s}));
    show();
    QTRY_VERIFY(bothSay(u"Review, then approve or comment"_s));
    m_fixture->setAuthor(u"Cai"_s);
    show();
    QTRY_VERIFY(bothSay(u"Waiting for tester"_s));
    QVERIFY(m_fixture->another().drafts().assign(1, {.assignee = QString()}, {}));
    show();
    QTRY_VERIFY(bothSay(u"Waiting for Ada"_s));
    m_fixture->setAuthor(u"Ada"_s);
    show();
    QTRY_VERIFY(bothSay(u"Resolve 1 open comment(s)"_s));
}

void TestWindowTeam::showsTheNextStep_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<QString>("author");
    QTest::addColumn<bool>("hasColleague");
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("sentence"); // also on the Tasks page
    const auto row = [](const char* name, State state, const QString& author, bool hasColleague,
                        const QString& button, const QString& sentence) {
        QTest::newRow(name) << state << author << hasColleague << button << sentence;
    };
    const QString user = u"tester"_s;
    const QString bea = u"Bea"_s;
    row("alone: draft", State::Draft, user, false, u"Submit for Review…"_s,
        u"Finish and submit for review"_s);
    row("alone: in review", State::InReview, user, false, u"Approve…"_s,
        u"Email the request to urn@ietf.org, or approve with a reason"_s);
    row("alone: approved", State::Approved, user, false, u"Mark as Sent to IANA…"_s,
        u"Send to IANA, or register"_s);
    row("alone: with IANA", State::WithIana, user, false, u"Register…"_s,
        u"Waiting for IANA, then register"_s);
    row("author: draft", State::Draft, user, true, u"Submit for Review…"_s,
        u"Finish and submit for review"_s);
    row("author: in review", State::InReview, user, true, u"Assign…"_s,
        u"Assign a reviewer, or approve with a reason"_s);
    row("author: approved", State::Approved, user, true, u"Mark as Sent to IANA…"_s,
        u"Send to IANA, or register"_s);
    row("author: with IANA", State::WithIana, user, true, u"Register…"_s,
        u"Waiting for IANA, then register"_s);
    row("reviewer: draft", State::Draft, bea, true, u"Submit for Review…"_s, u"Waiting for Bea"_s);
    row("reviewer: in review", State::InReview, bea, true, u"Approve…"_s,
        u"Review, then approve or comment"_s);
    row("reviewer: approved", State::Approved, bea, true, u"Mark as Sent to IANA…"_s,
        u"Send to IANA, or register"_s);
    row("reviewer: with IANA", State::WithIana, bea, true, u"Register…"_s,
        u"Waiting for IANA, then register"_s);
}

void TestWindowTeam::showsTheNextStep()
{
    QFETCH(const State, state);
    QFETCH(const QString, author);
    QFETCH(const bool, hasColleague);
    QFETCH(const QString, button);
    QFETCH(const QString, sentence);
    {
        Registry made = m_fixture->another();
        QCOMPARE(test::createStepDraft(made, state, u"none"_s, author), 1);
        if (hasColleague)
            QVERIFY(made.drafts().create({}, {.who = u"Cai"_s}));
    }
    show();
    const QAction* next = window().registryPage()->view()->nextStep();
    QVERIFY(next && next->isEnabled());
    QCOMPARE(QString(next->text()).remove(u'&'), button);
    QCOMPARE(headerSays(sentence), state != State::Draft); // there the button says it
    const NamespaceModel* list = window().registryPage()->browser()->model();
    const int row = list->rowOf(u"draft:1"_s);
    QTRY_COMPARE(list->index(row, NamespaceModel::Task).data().toString(), sentence);
}

/// Whoever has not answered the questions of the review is probably not of the registry's staff.
void TestWindowTeam::applicantSendsTheEmail()
{
    {
        Registry made = m_fixture->another();
        QCOMPARE(test::createStepDraft(made, State::InReview, u"question"_s, u"tester"_s), 1);
    }
    show();
    QVERIFY(headerSays(u"Email the request to urn@ietf.org"_s));
    const QAction* const next = window().registryPage()->view()->nextStep();
    QCOMPARE(next, window().findChild<QAction*>(u"request-mail"_s));
    QVERIFY(next->isEnabled());
    QVERIFY(process()->approve()->isEnabled());
}

void TestWindowTeam::setsTheRule()
{
    m_fixture->open();
    process()->team()->approvalRule()->trigger();
    auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QComboBox* rule = field(u"Who may approve"_s);
    QCOMPARE(rule->currentText(), u"anyone; an author gives a reason"_s);
    rule->setCurrentIndex(rule->findText(u"anyone except the authors"_s));
    goButton()->click();
    QCOMPARE(m_fixture->another().settings().approval(), ApprovalRule::SecondPerson);
}

/// Also after a draft that a colleague has changed.
void TestWindowTeam::ownNewDraftHasNoChangesByOthers()
{
    Registry other = m_fixture->another();
    QCOMPARE(test::createStepDraft(other, State::Draft, u"none"_s, u"Bea"_s), 1);
    show();
    window().close();
    VersionContent content = other.drafts().record(1)->draft.content;
    content.registrationTemplate.setText(TemplateField::Purpose, u"Names boxes."_s);
    QVERIFY(other.drafts().save(1, content, 0, {.who = u"Bea"_s}));
    show();
    const auto isChangeListed = [this] {
        const QList<QLabel*> labels = window().registryPage()->view()->review()->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(u"Changed since your last visit"_s);
        });
    };
    window().registryPage()->view()->showReview();
    QVERIFY(isChangeListed());
    window().registryActions()->newFormal()->trigger();
    QVERIFY(!isChangeListed());
    window().registryPage()->currentDraft()->edit({TemplateField::Purpose}, u"Names crates."_s);
    QVERIFY(!isChangeListed());
    window().registryActions()->save()->trigger();
    QTRY_VERIFY(window().registryPage()->current());
    QCOMPARE(window().registryPage()->current()->draftId, 2);
    QVERIFY(!isChangeListed());
    window().registryPage()->select(u"draft:1"_s);
    window().registryPage()->select(u"draft:2"_s);
    QVERIFY(!isChangeListed());
}

void TestWindowTeam::readOnlyRegistryCannotBeEdited()
{
    {
        Registry other = m_fixture->another();
        QCOMPARE(test::createStepDraft(other, State::Draft, u"none"_s), 1);
        QVERIFY(other.comments().add(u"draft:1"_s, {.text = u"Who?"_s}, {}));
    }
    QVERIFY(QFile::setPermissions(m_fixture->path(), QFileDevice::ReadOwner));
    show();
    auto* purpose = m_fixture->find<GrowingTextEdit>(u"Purpose"_s);
    QVERIFY(purpose && purpose->isReadOnly());
    QTest::keyClicks(purpose, u"x"_s);
    QVERIFY(!window().registryPage()->currentDraft()->isModified());
    for (const QAction* action :
         {process()->submit(), process()->registerDraft(), process()->record(), process()->remind(),
          process()->comment(), process()->team()->assign(), process()->team()->approvalRule(),
          window().registryActions()->newFormal(), window().registryActions()->discard()})
        QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
    QTRY_VERIFY(window().messageBar()->text().contains(u"read-only"_s));
    QVERIFY(QFile::setPermissions(m_fixture->path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner));
}

NIDUS_WINDOW_TEST(tst_windowteam, TestWindowTeam)
#include "tst_windowteam.moc"
