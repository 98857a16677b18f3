// SPDX-License-Identifier: Apache-2.0
#include "tests/stepcases.h"
#include "tests/ui/windowfixture.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrationheader.h"
#include "ui/registry/registrationview.h"
#include "ui/registry/registrypage.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/mainbutton.h"
#include "ui/support/widgets/messagebar.h"
#include "ui/support/widgets/statusline.h"
#include "ui/support/widgets/stepdialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QStatusBar>
#include <algorithm>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace Qt::StringLiterals;

/// What the steps require in the window (RFC 8141 section 6.2): the same table as on the command line.
class TestWindowSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void requiresWhatTheTableSays_data();
    void requiresWhatTheTableSays();
    void buttonAndDialogSayTheSame();
    void countsWhatTheDialogLists_data();
    void countsWhatTheDialogLists();
    void showsWarningsBeforeEveryStep();
    void listsEachUnansweredQuestion();
    void asksForAReasonOnce();
    void keyboardStaysAtTheSteps();
    void showsEveryQuestion();
    void saysWhyADraftWasReturned();
    void buttonLeavesTheNameItsRoom();
    void saysWhyAButtonIsDisabled();
    void bringsAWithdrawnRegistrationBack();
    void namesBothVersions();

private:
    [[nodiscard]] ProcessActions* process() const { return m_fixture->window().processActions(); }
    [[nodiscard]] QAction* actionOf(const QString& step) const
    {
        return step == "submit"_L1    ? process()->submit()
               : step == "approve"_L1 ? process()->approve()
               : step == "forward"_L1 ? process()->forward()
                                      : process()->registerDraft();
    }
    [[nodiscard]] static StepDialog* dialog()
    {
        return qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    }
    [[nodiscard]] static QPushButton* goButton()
    {
        for (QPushButton* button : dialog()->findChildren<QPushButton*>()) {
            if (button->isDefault())
                return button;
        }
        return nullptr;
    }
    /// Returns the lines of the list whose name begins so.
    [[nodiscard]] static QStringList lines(const QString& name)
    {
        QStringList texts;
        for (const QListWidget* list : dialog()->findChildren<QListWidget*>()) {
            for (int row = 0; row < list->count() && list->accessibleName().startsWith(name); ++row)
                texts.append(list->item(row)->text());
        }
        return texts;
    }
    /// Returns what the lines of the view say, that of the header among them.
    [[nodiscard]] QString facts() const
    {
        QStringList texts;
        for (const StatusLine* line : m_fixture->window().registryPage()->view()->findChildren<StatusLine*>())
            texts.append(line->text());
        return texts.join(u'\n');
    }
    /// Opens a registry with IANA's list.
    void openWithTheList()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open();
    }
    /// Creates the draft of a row and selects it.
    void show(State state, const QString& fault);

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestWindowSteps::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(Registry::openOrCreate(m_fixture->path(), {}));
}

void TestWindowSteps::show(State state, const QString& fault)
{
    {
        Registry made = m_fixture->another();
        QCOMPARE(test::createStepDraft(made, state, fault), 1);
    }
    m_fixture->open();
    m_fixture->window().registryPage()->select(u"draft:1"_s);
    QVERIFY(m_fixture->window().registryPage()->currentDraft());
    m_fixture->window().registryPage()->lintNow();
}

void TestWindowSteps::requiresWhatTheTableSays_data()
{
    QTest::addColumn<QList<test::StepCase>>("rows");
    QList<test::StepCase> rows = test::stepCases();
    while (!rows.isEmpty()) {
        const test::StepCase first = rows.constFirst();
        QList<test::StepCase> same;
        while (!rows.isEmpty() && rows.constFirst().state == first.state &&
               rows.constFirst().fault == first.fault)
            same.append(rows.takeFirst());
        QTest::addRow("%s with %s", qPrintable(QString(wordOf(first.state))), qPrintable(first.fault))
            << same;
    }
}

void TestWindowSteps::requiresWhatTheTableSays()
{
    QFETCH(const QList<test::StepCase>, rows);
    show(rows.constFirst().state, rows.constFirst().fault);
    for (const test::StepCase& row : rows) {
        QAction* action = actionOf(row.step);
        if (row.result != "refused"_L1)
            QVERIFY2(action->isEnabled(), qPrintable(row.step));
        if (!action->isEnabled())
            continue;
        action->trigger();
        if (!dialog()) {
            QCOMPARE(row.result, u"refused"_s); // the form shows what must be fixed
            continue;
        }
        QVERIFY(goButton());
        QCOMPARE(goButton()->isEnabled(), row.result == "passes"_L1);
        dialog()->setNote(u"because"_s);
        QCOMPARE(goButton()->isEnabled(), row.result != "refused"_L1);
        dialog()->reject();
    }
    // Whatever passes is done last, because it changes the state.
    const auto possible = std::ranges::find_if(rows, [](const test::StepCase& row) {
        return row.result != "refused"_L1 && row.step != "register"_L1;
    });
    if (possible == rows.cend())
        return;
    actionOf(possible->step)->trigger();
    dialog()->setNote(u"because"_s);
    goButton()->click();
    const DraftRecord record = m_fixture->another().drafts().record(1).value();
    QVERIFY(record.draft.state != possible->state);
    const QString note = record.events.last().note;
    QVERIFY2(note.startsWith(u"Despite "_s) == (possible->result == "reason"_L1), qPrintable(note));
    QVERIFY(note.contains(u"because"_s));
}

void TestWindowSteps::buttonAndDialogSayTheSame()
{
    show(State::InReview, u"error"_s);
    QVERIFY(m_fixture->another().comments().add(u"draft:1"_s, {.text = u"Who?"_s}, {}));
    m_fixture->open();
    m_fixture->window().registryPage()->select(u"draft:1"_s);
    m_fixture->window().registryPage()->lintNow();
    QCOMPARE(process()->approve()->iconText(), u"Approve… (2 requirement(s))"_s);
    process()->approve()->trigger();
    QVERIFY(dialog());
    const QStringList shown = lines(u"Requirements"_s) + lines(u"Questions"_s);
    QCOMPARE(shown.size(), 2);
    QVERIFY2(shown[0].contains(u"Purpose"_s) && shown[1].contains(u"comments"_s),
             qPrintable(shown.join(u'\n')));
    dialog()->reject();
}

void TestWindowSteps::countsWhatTheDialogLists_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<QString>("nid");
    QTest::addColumn<QString>("purpose");
    for (const State state : {State::Draft, State::InReview, State::Approved, State::WithIana}) {
        for (const QString& nid : {u"lex"_s, u"crates"_s, u"zaun"_s}) {
            for (const QString& purpose : {u"Names laws."_s, QString()})
                QTest::addRow("%s, %s, %s", qPrintable(QString(wordOf(state))), qPrintable(nid),
                              purpose.isEmpty() ? "without a purpose" : "with a purpose")
                    << state << nid << purpose;
        }
    }
}

/// Drafts that revise a namespace of IANA's list, revise one of ours, or are new; their grammar is part of
/// the text.
void TestWindowSteps::countsWhatTheDialogLists()
{
    QFETCH(const State, state);
    QFETCH(const QString, nid);
    QFETCH(const QString, purpose);
    openWithTheList();
    {
        Registry made = m_fixture->another();
        RegistrationTemplate text = test::completeTemplate(nid, u"Names laws."_s);
        Draft draft{.content = {.registrationTemplate = text}};
        if (nid == "crates"_L1) {
            QCOMPARE(test::createStepDraft(made, State::WithIana, u"none"_s), 1);
            QVERIFY(made.registrations().registerDraft(1, {}));
            draft.basedOn = 1;
        }
        if (nid != "zaun"_L1)
            draft.revisionOf = nid;
        text.setText(TemplateField::Purpose, purpose);
        text.setText(TemplateField::Syntax,
                     u"The structure is:\n\n   lex-name = jurisdiction \":\" local-name\n"
                     "   jurisdiction = 1*ALPHA *(\";\" unit)\n"_s);
        draft.content.registrationTemplate = text;
        const qint64 id = made.drafts().create(draft, {.who = u"Ada"_s}).value().id;
        QVERIFY(made.comments().add(draftHandle(id), {.text = u"Who?"_s}, {.who = u"Ben"_s}));
        for (const State next : {State::InReview, State::Approved, State::WithIana}) {
            if (next <= state)
                QVERIFY(made.drafts().move(id, next, {.who = u"Ada"_s}));
        }
    }
    m_fixture->open();
    RegistryPage* page = m_fixture->window().registryPage();
    const QString handle = nid == "crates"_L1 ? u"draft:2"_s : u"draft:1"_s;
    page->select(handle);
    QTRY_COMPARE(page->shownSubject().handle, handle);
    for (QAction* action :
         {process()->submit(), process()->approve(), process()->forward(), process()->registerAsNextStep()}) {
        if (!action->isEnabled())
            continue;
        const QString label = action->iconText();
        action->trigger();
        QVERIFY(dialog());
        QStringList listed = lines(u"Requirements"_s);
        if (action != process()->submit()) // which only announces the questions
            listed += lines(u"Questions"_s);
        QVERIFY2(listed.isEmpty() ? !label.contains(u'(')
                                  : label.contains(u"(%1 requirement(s))"_s.arg(listed.size())),
                 qPrintable(label + u'\n' + listed.join(u'\n')));
        dialog()->reject();
    }
}

void TestWindowSteps::showsWarningsBeforeEveryStep()
{
    show(State::Draft, u"none"_s);
    m_fixture->window().registryPage()->currentDraft()->edit({TemplateField::Date}, u"March 2026"_s);
    process()->submit()->trigger();
    QVERIFY(dialog());
    QVERIFY2(lines(u"Findings"_s).join(u'\n').contains(u"The date"_s), qPrintable(lines({}).join(u'\n')));
    QVERIFY(goButton()->isEnabled());
    goButton()->click();
    process()->approve()->trigger();
    QVERIFY2(lines(u"Findings"_s).join(u'\n').contains(u"The date"_s), qPrintable(lines({}).join(u'\n')));
    dialog()->reject();
}

/// The reason is recorded with exactly what is listed.
void TestWindowSteps::listsEachUnansweredQuestion()
{
    show(State::InReview, u"question"_s);
    process()->approve()->trigger();
    QVERIFY(dialog());
    const QStringList listed = lines(u"Requirements"_s) + lines(u"Questions"_s);
    QVERIFY(!lines(u"Questions"_s).isEmpty());
    dialog()->setNote(u"because"_s);
    QVERIFY2(dialog()
                 ->property(kAnnouncement)
                 .toString()
                 .endsWith(u"%1 question(s) not answered. This step is possible now."_s.arg(
                     lines(u"Questions"_s).size())),
             qPrintable(dialog()->property(kAnnouncement).toString()));
    goButton()->click();
    const QString note = m_fixture->another().drafts().record(1)->events.last().note;
    const QString ids = note.section(u": "_s, 0, 0).sliced(u"Despite "_s.size());
    QCOMPARE(ids.split(u", "_s).size(), listed.size());
}

/// The reason of the approval also covers the next step, which still lists the question.
void TestWindowSteps::asksForAReasonOnce()
{
    show(State::InReview, u"question"_s);
    process()->approve()->trigger();
    const QStringList questions = lines(u"Questions"_s);
    QCOMPARE(questions.size(), 1);
    dialog()->setNote(u"because"_s);
    goButton()->click();
    process()->forward()->trigger();
    QVERIFY(dialog());
    QCOMPARE(lines(u"Questions"_s), questions);
    QVERIFY(goButton()->isEnabled());
    QVERIFY2(lines(u"Findings"_s).constFirst().contains(u"ticket"_s), qPrintable(lines({}).join(u'\n')));
    goButton()->click();
    const QString message = m_fixture->window().messageBar()->text();
    QVERIFY2(
        message.endsWith(
            u"With IANA. Nidus itself sent nothing. The email to send is in Registration > Email Request."_s),
        qPrintable(message));
    const DraftRecord record = m_fixture->another().drafts().record(1).value();
    QCOMPARE(record.draft.state, State::WithIana);
    QCOMPARE(record.events.last().note, QString());
}

/// After a step, the keyboard is at the next one.
void TestWindowSteps::keyboardStaysAtTheSteps()
{
    show(State::InReview, u"none"_s);
    auto* button = m_fixture->window().registryPage()->view()->findChild<MainButton*>();
    button->setFocus();
    process()->approve()->trigger();
    QVERIFY(dialog());
    dialog()->setNote(u"because"_s);
    goButton()->click();
    QCOMPARE(button->defaultAction(), process()->forward());
    QCOMPARE(m_fixture->window().focusWidget(), button);
}

/// The list is as high as its questions, neither less nor more.
void TestWindowSteps::showsEveryQuestion()
{
    QVERIFY(m_fixture->another().drafts().create(
        {.content = {.registrationTemplate = test::completeTemplate(u"crates"_s, u"Names crates."_s)}}, {}));
    m_fixture->open();
    m_fixture->window().registryPage()->select(u"draft:1"_s);
    process()->submit()->trigger();
    QVERIFY(dialog());
    QCOMPARE(lines(u"Questions"_s).size(), 8);
    for (const QListWidget* list : dialog()->findChildren<QListWidget*>()) {
        if (!list->accessibleName().startsWith(u"Questions"_s))
            continue;
        QTRY_COMPARE(list->verticalScrollBar()->maximum(), 0);
        const int used = list->visualItemRect(list->item(list->count() - 1)).bottom();
        QVERIFY2(list->viewport()->height() - used < list->fontMetrics().lineSpacing(),
                 qPrintable(QString::number(list->viewport()->height() - used)));
    }
    dialog()->reject();
}

void TestWindowSteps::saysWhyADraftWasReturned()
{
    {
        Registry made = m_fixture->another();
        QCOMPARE(test::createStepDraft(made, State::InReview, u"none"_s, u"Ada"_s), 1);
        QVERIFY(made.drafts().move(1, State::Draft, {.who = u"Ben"_s, .note = u"The example is missing."_s}));
    }
    m_fixture->setAuthor(u"Ada"_s);
    m_fixture->open();
    m_fixture->window().registryPage()->select(u"draft:1"_s);
    QTRY_VERIFY2(facts().contains(u"Returned by Ben on "_s) && facts().contains(u"The example is missing."_s),
                 qPrintable(facts()));
    m_fixture->setAuthor(u"Ben"_s); // he knows
    m_fixture->open();
    m_fixture->window().registryPage()->select(u"draft:1"_s);
    QVERIFY2(!facts().contains(u"Returned by"_s), qPrintable(facts()));
    QVERIFY2(facts().contains(u"Waiting for Ada"_s), qPrintable(facts())); // so he need not submit it
    QCOMPARE(m_fixture->window().registryPage()->view()->nextStep(), process()->comment());
}

/// Also when the text of the button grows later, by the number of requirements.
void TestWindowSteps::buttonLeavesTheNameItsRoom()
{
    {
        Registry made = m_fixture->another();
        QVERIFY(made.drafts().create(
            {.content = {.registrationTemplate = test::completeTemplate(u"museum-objects"_s, u"Names."_s)}},
            {}));
    }
    m_fixture->open();
    m_fixture->window().resize(1366, 768);
    RegistryPage& page = *m_fixture->window().registryPage();
    page.select(u"draft:1"_s);
    auto* header = page.view()->findChild<RegistrationHeader*>();
    const auto isNameWhole = [header] {
        const auto* name = header->findChild<StatusLine*>();
        return name->text() == "museum-objects"_L1 && name->width() >= name->sizeHint().width();
    };
    QTRY_VERIFY(isNameWhole());
    const int before = header->findChild<MainButton*>()->width();
    for (const TemplateField field : {TemplateField::Purpose, TemplateField::Security})
        page.currentDraft()->edit({field}, {});
    QTRY_VERIFY(header->findChild<MainButton*>()->width() > before);
    QTRY_VERIFY2(isNameWhole(), qPrintable(QString::number(header->findChild<StatusLine*>()->width())));
}

void TestWindowSteps::saysWhyAButtonIsDisabled()
{
    show(State::InReview, u"error"_s);
    process()->approve()->trigger();
    QVERIFY(dialog());
    QVERIFY(!goButton()->isEnabled());
    QCOMPARE(goButton()->toolTip(), u"Enter the reason first."_s);
    QCOMPARE(goButton()->accessibleDescription(), goButton()->toolTip());
    dialog()->setNote(u"because"_s);
    QCOMPARE(goButton()->toolTip(), QString());
    dialog()->reject();
}

void TestWindowSteps::bringsAWithdrawnRegistrationBack()
{
    {
        Registry made = m_fixture->another();
        test::createStepDraft(made, State::WithIana, u"none"_s);
        QVERIFY(made.registrations().registerDraft(1, {}));
        QVERIFY(made.registrations().withdraw(u"crates"_s, {.note = u"unused"_s}));
    }
    m_fixture->open();
    m_fixture->window().registryPage()->select(u"crates"_s);
    QCOMPARE(process()->withdraw()->text(), u"&Reinstate Registration…"_s);
    QCOMPARE(m_fixture->window().registryPage()->view()->nextStep(), process()->withdraw());
    process()->withdraw()->trigger();
    QVERIFY(dialog() && !goButton()->isEnabled());
    dialog()->setNote(u"used again"_s);
    goButton()->click();
    const RegistrationRecord record = m_fixture->another().registrations().record(u"crates"_s).value();
    QCOMPARE(record.registration.state, State::Registered);
    QCOMPARE(record.events.last().note, u"used again"_s);
    QCOMPARE(process()->withdraw()->text(), u"&Withdraw Registration…"_s);
}

/// The first text of a namespace that IANA has registered before may be its version 2.
void TestWindowSteps::namesBothVersions()
{
    openWithTheList();
    {
        Registry made = m_fixture->another();
        VersionContent content;
        content.registrationTemplate = test::completeTemplate(u"lex"_s, u"Names laws."_s);
        content.registrationTemplate.setText(TemplateField::Version, u"2"_s);
        QVERIFY(made.drafts().create({.revisionOf = u"lex"_s, .content = content}, {}));
    }
    m_fixture->open();
    m_fixture->window().registryPage()->select(u"draft:1"_s);
    process()->registerDraft()->trigger();
    const QList<QLabel*> labels = dialog()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text().contains(u"The template says version 2; this registry"_s);
    }));
    dialog()->reject();
    QVERIFY(m_fixture->another().registrations().registerDraft(1, {}));
    m_fixture->open();
    m_fixture->window().registryPage()->select(u"lex"_s);
    QVERIFY2(facts().contains(u"version 1 here; the template says 2"_s), qPrintable(facts()));
}

NIDUS_WINDOW_TEST(tst_windowsteps, TestWindowSteps)
#include "tst_windowsteps.moc"
