// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/guidefixture.h"
#include "ui/check/checkpage.h"
#include "ui/editor/fieldhelppane.h"
#include "ui/editor/templateform.h"
#include "ui/findings/findingspanel.h"
#include "ui/help/helpplaces.h"
#include "ui/process/processactions.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/statusline.h"

#include <QAction>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QStatusBar>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

/// What a guide says about how far somebody is, and what is missing.
class TestGuideProgress : public GuideTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFixture(); }
    void cleanup() { m_fixture.reset(); }

    void namesWhatIsMissing();
    void namesTheStepThatIsOpen();
    void countsTheNotesOfAStep();
    void isQuietAboutEmptyFields();
    void numbersTheStepsShown();
    void saysHowToRemoveTheDraftOfTheTour();
    void ticksTheCheckOfOtherNames();
    void totalOfTheQuestionsStays();
    void leavesTheFocusWhereAnActionLed();
    void explainsTheFieldThatWasFilled();
    void helpFollowsTheFocusInEachTab();
    void closingLeadsToThePage();
    void countsOnlyTheListThatIsShown();
    void continuesAfterARestart();
    void tourStaysWhereItIs();
    void tourEndsAsATour();
};

/// The step after the questions does not say that all is answered while something is missing.
void TestGuideProgress::namesWhatIsMissing()
{
    askAboutADraft();
    const auto goTo = [this](QLatin1StringView anchor) {
        while (step().anchor != anchor)
            run().go(1);
    };
    const auto thereButton = [this]() -> QPushButton* {
        for (QPushButton* button : bar()->findChildren<QPushButton*>()) {
            if (button->text() == "Go There"_L1)
                return button;
        }
        return nullptr;
    };
    while (step().deed != Deed::Choose) {
        const GuideStep& at = step();
        const bool isLeftOut = at.anchor == "field-purpose"_L1 || at.anchor == "field-security"_L1;
        if (at.deed == Deed::Fill && !isLeftOut && !run().isDone(run().index())) {
            answer(at);
            QTRY_VERIFY2(run().isDone(run().index()), at.anchor.data());
        }
        QVERIFY(!thereButton()->isVisible());
        run().go(1);
    }
    QVERIFY2(bar()->accessibleDescription().startsWith(
                 u"2 requirement(s) are not met yet, the first one in “Purpose”."_s),
             qPrintable(bar()->accessibleDescription()));
    QVERIFY(thereButton()->isVisible());
    // The button of the step, its dialog, and the list of findings count the same.
    QCOMPARE(named("submit"_L1)->iconText(), u"Submit for Review… (2 requirement(s))"_s);
    const FindingsModel& listed = *window().registryPage()->findingsPanel()->model();
    QCOMPARE(listed.countOf(FindingRank::Error) + listed.countOf(FindingRank::ToDo), 2);
    named("submit"_L1)->trigger();
    QTRY_VERIFY(QApplication::activeModalWidget());
    const QList<QLabel*> said = QApplication::activeModalWidget()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(said, [](const QLabel* label) {
        return label->text() == "This step is not possible yet: 2 requirement(s) are not met."_L1;
    }));
    QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    thereButton()->click();
    QCOMPARE(QApplication::focusWidget()->objectName(), u"field-purpose"_s);
    for (const QLatin1StringView anchor : {"field-purpose"_L1, "field-security"_L1}) {
        goTo(anchor);
        answer(step());
        QTRY_VERIFY(run().isDone(run().index()));
    }
    goTo("save-draft"_L1);
    QTRY_VERIFY(bar()->accessibleDescription().startsWith(u"Nothing that RFC 8141 requires is missing."_s));
    QVERIFY(!thereButton()->isVisible());
    QVERIFY(listed.totalCount() > 0); // which do not prevent the review
    QTRY_VERIFY2(bar()->accessibleDescription().endsWith(
                     u" %1 finding(s) remain; they do not prevent the review."_s.arg(listed.totalCount())),
                 qPrintable(bar()->accessibleDescription()));
    QVERIFY(!thereButton()->isVisible());
}

/// A step on another tab is easy to pass with Tab.
void TestGuideProgress::namesTheStepThatIsOpen()
{
    askAboutADraft();
    while (step().anchor != "field-purpose"_L1)
        run().go(1);
    answer(step());
    QTRY_VERIFY(run().isDone(run().index()));
    window().registryPage()->view()->form()->focusField(registration::TemplateField::Syntax);
    QTRY_COMPARE(step().anchor, "field-syntax"_L1);
    const QString heard = window().property(kAnnouncement).toString();
    QVERIFY2(heard.contains(u"Still open: optional step 8, "_s), qPrintable(heard));
    QVERIFY2(heard.endsWith(u", on the tab “Syntax” (Ctrl+PgDown)."_s), qPrintable(heard));
    QVERIFY2(heard.contains(u"9 of 18. How do you describe the form of the names to readers? "_s),
             qPrintable(heard));
    Hands::type(u"NSS = 1*9DIGIT"_s);
    QTRY_VERIFY2(bar()->accessibleDescription().endsWith(
                     u"The button “Use Grammar as Syntax Rule” follows the text."_s),
                 qPrintable(bar()->accessibleDescription()));
    named("save-draft"_L1)->trigger();
    const auto* messages = window().statusBar();
    QTRY_VERIFY2(
        messages->currentMessage().startsWith(
            u"Draft saved. Still open: step 1, Namespace Identifier; step 4, Organization; optional step 5, "
            "Contact name; optional step 6, Email; optional step 8, Grammar, on the tab "_s),
        qPrintable(messages->currentMessage()));
}

/// Notes do not prevent a step, so it is done.
void TestGuideProgress::countsTheNotesOfAStep()
{
    askAboutADraft();
    while (step().anchor != "field-interoperability"_L1)
        run().go(1);
    const QPointer<QWidget> input = QApplication::focusWidget();
    Hands::type(u"None."_s);
    QTRY_VERIFY(run().isDone(run().index()));
    QCOMPARE(input->property(kNotes).toInt(), 1);
    QVERIFY2(!bar()->accessibleDescription().startsWith(u"Already done."_s),
             qPrintable(bar()->accessibleDescription()));
    QVERIFY2(
        bar()->accessibleDescription().endsWith(u" 1 finding(s) remain; they do not prevent the review."_s),
        qPrintable(bar()->accessibleDescription()));
    QTRY_VERIFY2(window().property(kAnnouncement).toString().startsWith(u"Note: "_s),
                 qPrintable(window().property(kAnnouncement).toString()));
}

/// What is missing in a field is heard when somebody gets there, not while another one is filled in.
void TestGuideProgress::isQuietAboutEmptyFields()
{
    askAboutADraft();
    while (step().anchor != "field-registrant-organization"_L1)
        run().go(1);
    Hands::type(u"Example Library"_s);
    QTRY_VERIFY(!named<QWidget>("field-registrant-email"_L1)->accessibleDescription().isEmpty());
    QCOMPARE(window().property(kAnnouncement).toString(), u"Step 4 is done, no findings."_s);
}

/// A step has the same number in the tour whether or not others are skipped.
void TestGuideProgress::numbersTheStepsShown()
{
    open();
    start(Guide::Tour);
    qsizetype shown = 0;
    while (run().index() < run().count()) {
        ++shown;
        QCOMPARE(bar()->accessibleName(),
                 u"Tour: step %1 of %2"_s.arg(run().index() + 1).arg(stepsOf(Guide::Tour).size()));
        run().go(1);
    }
    QVERIFY(shown < run().count()); // without a draft, some are skipped
    QVERIFY2(!bar()->accessibleDescription().contains(u"draft"_s),
             qPrintable(bar()->accessibleDescription()));
}

/// It is a draft like any other, which the user may not want to keep.
void TestGuideProgress::saysHowToRemoveTheDraftOfTheTour()
{
    open();
    start(Guide::Tour);
    named("new-formal"_L1)->trigger();
    while (run().index() < run().count())
        run().go(1);
    const QString sentence = bar()->accessibleDescription();
    QVERIFY2(sentence.contains(u"to remove it, select it and choose “"_s), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"Move Draft to Trash"_s), qPrintable(sentence));
}

/// Somebody who checks other names than the samples has done the step, too.
void TestGuideProgress::ticksTheCheckOfOtherNames()
{
    open();
    start(Guide::Tour);
    named("page-check"_L1)->trigger();
    while (step().anchor != "try-sample-urns"_L1)
        run().go(1);
    window().checkPage()->checkText("urn:isbn:9780441013593");
    QTRY_COMPARE(step().anchor, "find-action"_L1);
}

/// The total of the questions is the same from the first one to the last.
void TestGuideProgress::totalOfTheQuestionsStays()
{
    askAboutADraft();
    const QString total = u" of %1"_s.arg(run().count());
    while (run().index() < run().count()) {
        QCOMPARE(run().number(), run().index() + 1);
        QVERIFY2(bar()->accessibleName().endsWith(total), qPrintable(bar()->accessibleName()));
        run().go(1);
    }
}

/// Help about a field does not lead to the field of the next step.
void TestGuideProgress::leavesTheFocusWhereAnActionLed()
{
    open();
    named("new-formal"_L1)->trigger();
    start(Guide::Tour);
    while (step().anchor != "help"_L1)
        run().go(1);
    window().registryPage()->view()->form()->focusField(registration::TemplateField::Purpose);
    const QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(&window(), Qt::Key_F1);
    QTRY_COMPARE(step().anchor, "field-syntax"_L1);
    QCOMPARE(QApplication::focusWidget(), focus);
    QCOMPARE(window().registryPage()->view()->help()->place(), u"registrants#field-purpose"_s);
}

/// Help is about what has the focus, and after Next that would be the bar.
void TestGuideProgress::explainsTheFieldThatWasFilled()
{
    open();
    named("new-formal"_L1)->trigger();
    start(Guide::Tour);
    run().go(1);
    QCOMPARE(step().anchor, "field-nid"_L1);
    answer(step());
    QTRY_VERIFY(run().isDone(run().index()));
    auto* next = bar()->findChild<QPushButton*>(u"guide-next"_s);
    if (next)
        next->setFocus();
    run().go(1);
    QCOMPARE(step().anchor, "help"_L1);
    QTest::keyClick(&window(), Qt::Key_F1);
    QCOMPARE(window().registryPage()->view()->help()->place(), helpPlaceOf(registration::TemplateField::Nid));
}

/// An open pane is about the control with the focus, also after F1 has explained another one.
void TestGuideProgress::helpFollowsTheFocusInEachTab()
{
    open();
    named("new-formal"_L1)->trigger();
    RegistrationView& view = *window().registryPage()->view();
    view.form()->focusField(registration::TemplateField::Purpose);
    QTest::keyClick(&window(), Qt::Key_F1);
    QTRY_COMPARE(view.help()->place(), u"registrants#field-purpose"_s);
    view.showSyntax();
    named<QWidget>("syntax-rule"_L1)->setFocus();
    QTRY_COMPARE(view.help()->place(), u"window#notation"_s);
    QTest::keyClick(&window(), Qt::Key_F1);
    QCOMPARE(view.help()->place(), u"window#notation"_s);
    view.showForm();
    view.form()->focusField(registration::TemplateField::Purpose); // the same field as before
    QTRY_COMPARE(view.help()->place(), u"registrants#field-purpose"_s);
    QVERIFY(view.help()->isVisible());
}

/// The focus goes to the page, not to whatever is next to the bar.
void TestGuideProgress::closingLeadsToThePage()
{
    open();
    named("new-formal"_L1)->trigger();
    start(Guide::Tour);
    QPushButton* close = bar()->findChildren<QPushButton*>().constLast();
    close->setFocus(Qt::TabFocusReason);
    Hands::press(Qt::Key_Space);
    QVERIFY(!bar()->isVisible());
    QTRY_VERIFY2(window().registryPage()->isAncestorOf(QApplication::focusWidget()),
                 qPrintable(Hands::focused()));
}

/// Another page has no list, so the counts of the list are not about it.
void TestGuideProgress::countsOnlyTheListThatIsShown()
{
    open();
    const auto counts = [this] {
        return window().statusBar()->findChild<StatusLine*>(QString(), Qt::FindDirectChildrenOnly)->text();
    };
    named("page-registry"_L1)->trigger();
    QTRY_VERIFY(!counts().isEmpty());
    named("page-check"_L1)->trigger();
    QTRY_COMPARE(counts(), QString());
}

void TestGuideProgress::continuesAfterARestart()
{
    const auto show = [this] {
        open();
        window().showRegistryPage();
        window().registryPage()->select(u"draft:1"_s);
    };
    askAboutADraft();
    answer(step());
    while (step().anchor != "field-purpose"_L1)
        run().go(1);
    named("save-draft"_L1)->trigger();
    QTRY_VERIFY(window().statusBar()->currentMessage().startsWith("Draft saved."_L1));
    show();
    window().registryPage()->view()->form()->focusField(registration::TemplateField::Nid);
    QTRY_VERIFY(bar()->isVisible());
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"field-purpose"_s);
    QCOMPARE(step().anchor, "field-purpose"_L1);
    const QString heard = window().property(kAnnouncement).toString();
    QVERIFY2(!heard.contains(u"A new draft is open"_s), qPrintable(heard));
    bar()->findChildren<QPushButton*>().constLast()->click(); // Close Guide
    QVERIFY(!bar()->isVisible());
    show();
    QVERIFY(window().registryPage()->currentDraft());
    QVERIFY(!bar()->isVisible());
}

/// A finding that leads to a field does not lead back in the tour.
void TestGuideProgress::tourStaysWhereItIs()
{
    open();
    named("new-formal"_L1)->trigger();
    start(Guide::Tour);
    run().go(1); // the draft is there
    QCOMPARE(step().anchor, "field-nid"_L1);
    Hands::type(u"museum-objects"_s);
    QTRY_VERIFY(run().isDone(run().index()));
    run().go(1);
    const qsizetype next = run().index();
    window().registryPage()->view()->form()->focusField(registration::TemplateField::Purpose);
    named<QWidget>("field-nid"_L1)->setFocus();
    QCOMPARE(QApplication::focusWidget(), named<QWidget>("field-nid"_L1));
    QCOMPARE(run().index(), next);
}

/// The last sentence of the tour is not about the draft of the questions, which may be in review.
void TestGuideProgress::tourEndsAsATour()
{
    askAboutADraft();
    DraftDocument* document = window().registryPage()->currentDraft();
    document->editTemplate(filledTemplate(u"museum-objects"_s), u"Fill"_s);
    window().processActions()->submit()->trigger();
    QTRY_VERIFY(QApplication::activeModalWidget());
    for (QPushButton* button : QApplication::activeModalWidget()->findChildren<QPushButton*>()) {
        if (button->text().remove(u'&') == u"Submit Only"_s)
            button->click();
    }
    QTRY_COMPARE(run().index(), run().count());
    const QString end = bar()->accessibleDescription();
    QVERIFY(end.contains(u"in review"_s));
    QVERIFY2(end.contains(u" Still open: optional step 8, Grammar, "_s), qPrintable(end));
    QVERIFY2(!end.contains(u"finished"_s), qPrintable(end));
    start(Guide::Tour);
    while (run().index() < run().count())
        run().go(1);
    QCOMPARE(bar()->accessibleDescription(),
             u"The guide is finished. The button \u201CClose Guide\u201D closes the guide."_s);
}

NIDUS_WINDOW_TEST(tst_guideprogress, TestGuideProgress)
#include "tst_guideprogress.moc"
