// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "tests/ui/guidefixture.h"
#include "tests/ui/pseudolanguage.h"
#include "ui/check/checkpage.h"
#include "ui/editor/templateform.h"
#include "ui/guide/guiderun.h"
#include "ui/process/processactions.h"
#include "ui/registry/registryactions.h"
#include "ui/registry/registrypage.h"
#include "ui/support/text/languages.h"
#include "ui/support/widgets/stepdialog.h"
#include "ui/syntax/syntaxpanel.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;

/// The tour and the questions of a registration: steps are ticked when somebody really did them, and only
/// then.
class TestGuide : public GuideTest
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void everyStepHasItsPlace_data();
    void everyStepHasItsPlace();
    void isPlayedByKeyboard_data();
    void isPlayedByKeyboard();
    void asksWhatTheRfcAsks();
    void ticksOnlyWhatWasDone();
    void waitsUntilTheErrorIsGone();
    void belongsToItsDraft();
    void bringsTheFormForward();
    void endsWithTheSubmission();
    void followsTheDraftBack();
    void doesNotEndWithoutASubmission();
    void endsWithItsRegistry();
    void followsTheFocus();
    void skipsWhatIsNotThere();
    void goesOnWhereItWasLeft();
    void fitsASmallScreen_data();
    void fitsASmallScreen();

private:
    /// Does what the present step says, by keyboard.
    void act() const;

    std::optional<Translations> m_language;
    PseudoLanguage m_pseudo;
};

void TestGuide::init() { makeFixture(); }

void TestGuide::cleanup()
{
    m_fixture.reset();
    m_language.reset();
    QCoreApplication::removeTranslator(&m_pseudo);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QLocale::setDefault(QLocale::c());
}

void TestGuide::act() const
{
    const GuideStep& step = stepsOf(run().guide())[std::size_t(run().index())];
    if (step.deed == Deed::Fill) {
        named<QWidget>(step.anchor)->setFocus(Qt::TabFocusReason);
        answer(step);
        Hands::press(Qt::Key_Tab);
        return;
    }
    if (step.deed == Deed::Open) {
        if (step.anchor == "subregistries-tab"_L1)
            window().registryPage()->select(u"isbn"_s);
        constexpr int kMostTabs = 6;
        for (int i = 0; i < kMostTabs && !named<QWidget>(step.anchor)->isVisible(); ++i)
            Hands::press(Qt::Key_PageDown, Qt::ControlModifier);
        return;
    }
    if (auto* button = named<QPushButton>(step.anchor)) {
        button->setFocus(Qt::TabFocusReason);
        return Hands::press(Qt::Key_Space);
    }
    const QKeySequence keys = named<QAction>(step.anchor)->shortcut();
    if (keys.isEmpty())
        return named<QAction>(step.anchor)->trigger();
    Hands::press(keys[0].key(), keys[0].keyboardModifiers());
}

void TestGuide::everyStepHasItsPlace_data()
{
    QTest::addColumn<int>("guide");
    QTest::newRow("tour") << int(Guide::Tour);
    QTest::newRow("registration") << int(Guide::Registration);
}

void TestGuide::everyStepHasItsPlace()
{
    QFETCH(const int, guide);
    open();
    for (const GuideStep& step : stepsOf(Guide(guide))) {
        QVERIFY2(window().findChild<QObject*>(step.anchor.toString()), step.anchor.data());
        const bool isInput = step.deed == Deed::Fill || step.deed == Deed::Consider;
        QVERIFY2(isInput != sentenceOf(step, u"\x01"_s).contains(u'\x01'), step.anchor.data());
    }
}

void TestGuide::isPlayedByKeyboard_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    for (const Language& language : kLanguages)
        QTest::newRow(language.tag.data()) << language.tag.toString() << Qt::LeftToRight;
    QTest::newRow("qps-ploc") << QString() << Qt::LeftToRight;
    QTest::newRow("qps-plocm") << QString() << Qt::RightToLeft;
}

void TestGuide::isPlayedByKeyboard()
{
    QFETCH(const QString, language);
    QFETCH(const Qt::LayoutDirection, direction);
    if (language.isEmpty())
        QCoreApplication::installTranslator(&m_pseudo);
    else
        m_language.emplace(QLocale(language));
    QApplication::setLayoutDirection(direction);
    open();
    named("tour"_L1)->trigger();
    QVERIFY(bar()->isVisible());
    for (qsizetype i = 0; i < run().count(); ++i) {
        QTRY_COMPARE(run().index(), i);
        const QString sentence = run().sentence();
        QVERIFY2(!sentence.isEmpty() && !sentence.contains("%1"_L1), qPrintable(sentence));
        QCOMPARE(bar()->accessibleDescription(), sentence);
        QVERIFY2(!run().isDone(i), qPrintable(sentence));
        act();
        if (QTest::currentTestFailed())
            return;
        QTRY_VERIFY2(run().isDone(i), qPrintable(sentence));
        if (stepsOf(Guide::Tour)[std::size_t(i)].deed == Deed::Fill) {
            QVERIFY(bar()->accessibleDescription() != sentence || run().index() != i); // it is ticked
            run().go(1);
        }
        if (QWidget* dialog = QApplication::activeModalWidget())
            QTest::keyClick(dialog, Qt::Key_Escape);
    }
    QTRY_COMPARE(run().index(), run().count());
    Hands::press(Qt::Key_F6);
    bar()->findChildren<QPushButton*>().constLast()->click();
    QVERIFY(!bar()->isVisible());
}

void TestGuide::asksWhatTheRfcAsks()
{
    askAboutADraft();
    QList<QString> asked;
    while (stepsOf(Guide::Registration)[std::size_t(run().index())].deed != Deed::Choose) {
        const GuideStep& step = stepsOf(Guide::Registration)[std::size_t(run().index())];
        asked.append(step.anchor.toString());
        auto* input = QApplication::focusWidget();
        QCOMPARE(input->objectName(), step.anchor);
        const bool isRule = step.anchor == "syntax-rule"_L1; // on a tab of its own
        const RegistrationView& view = *window().registryPage()->view();
        const QWidget* seen = view.form()->viewport();
        if (isRule)
            seen = view.syntax();
        constexpr int kNote = 24; // pixels, for what is below the input
        QVERIFY2(seen->rect().contains(
                     QRect(input->mapTo(seen, QPoint()), input->size()).marginsAdded({0, 0, 0, kNote})),
                 step.anchor.data()); // it was scrolled to
        if (step.deed == Deed::Fill && !run().isDone(run().index()))
            answer(step);
        QTRY_VERIFY2(run().isDone(run().index()), step.anchor.data());
        run().go(1);
    }
    QStringList wanted; // the fields of RFC 8141 Appendix A in their order, and the rule for Syntax
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (field == registration::TemplateField::Registrant)
            wanted += {u"field-registrant-organization"_s, u"field-registrant-contact"_s,
                       u"field-registrant-email"_s};
        else if (field == registration::TemplateField::Syntax)
            wanted += {u"syntax-rule"_s, u"field-syntax"_s};
        else
            wanted.append(u"field-"_s + registration::fieldKey(field));
    }
    QCOMPARE(asked, wanted);
    Hands::press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(run().index(), run().count() - 1);
    QVERIFY(window().registryPage()->currentDraft());
    QVERIFY(!window().registryPage()->currentDraft()->isModified());
    QCOMPARE(m_fixture->another().overview().summaries().value().constLast().draftId > 0, true);
}

void TestGuide::ticksOnlyWhatWasDone()
{
    open();
    named("new-formal"_L1)->trigger();
    start(Guide::Registration);
    QCOMPARE(run().index(), 0);
    QVERIFY(!run().isDone(0));
    Hands::type(u"museum-objects"_s);
    QTRY_VERIFY(run().isDone(0));
    named<QLineEdit>("field-nid"_L1)->clear();
    QVERIFY(!run().isDone(0));
    named("page-check"_L1)->trigger(); // not asked for
    QCOMPARE(run().index(), 0);
    QVERIFY(!run().isDone(0));
}

void TestGuide::waitsUntilTheErrorIsGone()
{
    askAboutADraft();
    const auto hasNote = [this] {
        return !named<QWidget>("field-nid"_L1)->accessibleDescription().isEmpty();
    };
    const QString question = bar()->accessibleDescription();
    Hands::type(u"museum_objects"_s);
    QTRY_VERIFY(named<QWidget>("field-nid"_L1)->accessibleDescription().contains(u"underscore"_s));
    QVERIFY(!run().isDone(0));
    QCOMPARE(bar()->accessibleDescription(), question);
    named<QLineEdit>("field-nid"_L1)->clear();
    Hands::type(u"museum-objects"_s);
    QTRY_VERIFY(!hasNote());
    QVERIFY(run().isDone(0));
    QCOMPARE(bar()->accessibleDescription(), u"Already done. "_s + question);
    while (stepsOf(Guide::Registration)[std::size_t(run().index())].anchor != "field-registrant-email"_L1)
        run().go(1);
    Hands::type(u"r@museum,example"_s);
    QTRY_VERIFY(named<QWidget>("field-registrant-email"_L1)->accessibleDescription().contains(u"Warning"_s));
    QVERIFY(!run().isDone(run().index())); // that is not an address
    named<QLineEdit>("field-registrant-email"_L1)->clear();
    Hands::type(u"r@museum.example"_s);
    QTRY_VERIFY(run().isDone(run().index()));
}

/// It is about no other entry, and comes back with its draft.
void TestGuide::belongsToItsDraft()
{
    askAboutADraft();
    Hands::type(u"museum-objects"_s);
    QTRY_VERIFY(window().registryPage()->currentDraft()->isStored());
    QTRY_VERIFY(run().isDone(0));
    window().registryPage()->select(u"isbn"_s);
    QTRY_VERIFY(!bar()->isVisible());
    named("page-check"_L1)->trigger();
    QVERIFY(!bar()->isVisible());
    named("page-registry"_L1)->trigger();
    m_fixture->createDraft(); // another one
    QVERIFY(!bar()->isVisible());
    window().registryPage()->select(u"draft:1"_s);
    QTRY_VERIFY(bar()->isVisible());
    QVERIFY(run().isDone(0));
    named("page-work"_L1)->trigger();
    QTRY_VERIFY(!bar()->isVisible());
    named("page-registry"_L1)->trigger();
    QTRY_VERIFY(bar()->isVisible());
    named("new-formal"_L1)->trigger();
    QTRY_VERIFY(!bar()->isVisible());
}

void TestGuide::bringsTheFormForward()
{
    askAboutADraft();
    const auto* nid = named<QWidget>("field-nid"_L1);
    const QList<QTabWidget*> all = window().findChildren<QTabWidget*>();
    const auto tabs = std::ranges::find_if(all, [nid](QTabWidget* each) { return each->isAncestorOf(nid); });
    QVERIFY(tabs != all.end());
    (*tabs)->setCurrentIndex(1);
    QVERIFY(!nid->isVisible());
    run().go(1);
    QCOMPARE(run().index(), 1);
    QCOMPARE((*tabs)->currentIndex(), 0);
    QCOMPARE(QApplication::focusWidget()->objectName(), stepsOf(Guide::Registration)[1].anchor);
    (*tabs)->setCurrentIndex(1);
    run().go(-1);
    QCOMPARE(run().index(), 0);
    QVERIFY(nid->hasFocus());
}

void TestGuide::endsWithTheSubmission()
{
    askAboutADraft();
    DraftDocument* document = window().registryPage()->currentDraft();
    document->editTemplate(filledTemplate(u"museum-objects"_s), u"Fill"_s);
    named("save-draft"_L1)->trigger();
    QTRY_VERIFY(!document->isModified());
    named("submit"_L1)->trigger();
    QTRY_VERIFY(QApplication::activeModalWidget());
    QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QVERIFY(run().index() < run().count()); // it was canceled
    named("submit"_L1)->trigger();
    QTRY_VERIFY(QApplication::activeModalWidget());
    for (QPushButton* button : QApplication::activeModalWidget()->findChildren<QPushButton*>()) {
        if (button->text().remove(u'&') == u"Submit Only"_s)
            button->click();
    }
    QTRY_COMPARE(run().index(), run().count());
    QVERIFY(bar()->isVisible());
    // RFC 8141 section 6.2, step 2
    QVERIFY2(bar()->accessibleDescription().startsWith(
                 u"The draft is in review. Send its email to urn@ietf.org if you have not, and wait"_s),
             qPrintable(bar()->accessibleDescription()));
    window().registryPage()->view()->form()->focusField(registration::TemplateField::Purpose);
    QCOMPARE(run().index(), run().count());
    window().registryPage()->select(u"isbn"_s);
    QTRY_VERIFY(!bar()->isVisible());
    window().registryPage()->select(u"draft:1"_s);
    QVERIFY(!run().isRunning());
}

void TestGuide::followsTheDraftBack()
{
    askAboutADraft();
    RegistryPage& page = *window().registryPage();
    page.currentDraft()->editTemplate(filledTemplate(u"museum-objects"_s), u"Fill"_s);
    named("save-draft"_L1)->trigger();
    QTRY_VERIFY(!page.currentDraft()->isModified());
    const auto pressInDialog = [](const QString& text) {
        QTRY_VERIFY(QApplication::activeModalWidget());
        for (QPushButton* button : QApplication::activeModalWidget()->findChildren<QPushButton*>()) {
            if (button->text().remove(u'&') == text)
                return button->click();
        }
        QFAIL(qPrintable(u"no button "_s + text));
    };
    ProcessActions& process = *window().processActions();
    process.submit()->trigger();
    pressInDialog(u"Submit Only"_s);
    QTRY_COMPARE(run().index(), run().count());
    process.reopen()->trigger();
    pressInDialog(u"Return to Draft"_s);
    QTRY_COMPARE(run().index(), run().count() - 1);
    QVERIFY2(!bar()->accessibleDescription().contains(u"in review"_s),
             qPrintable(bar()->accessibleDescription()));
    process.submit()->trigger();
    pressInDialog(u"Submit Only"_s);
    QTRY_COMPARE(run().index(), run().count());
    QVERIFY(bar()->accessibleDescription().startsWith(u"The draft is in review."_s));
    process.approve()->trigger();
    auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    dialog->setNote(u"alone"_s);
    pressInDialog(u"Approve"_s);
    QTRY_VERIFY2(!bar()->accessibleDescription().contains(u"in review"_s),
                 qPrintable(bar()->accessibleDescription()));
}

void TestGuide::doesNotEndWithoutASubmission()
{
    askAboutADraft();
    while (run().index() < run().count())
        run().go(1);
    QVERIFY2(bar()->accessibleDescription().startsWith(u"The draft was not submitted for review yet."_s),
             qPrintable(bar()->accessibleDescription()));
    QVERIFY(!bar()->accessibleDescription().contains(u"finished"_s));
}

void TestGuide::endsWithItsRegistry()
{
    askAboutADraft();
    Hands::type(u"museum-objects"_s);
    QTRY_VERIFY(window().registryPage()->currentDraft()->isStored());
    named("save-draft"_L1)->trigger();
    named("try-samples"_L1)->trigger();
    QTRY_VERIFY(!run().isRunning());
    QVERIFY(!bar()->isVisible());
}

void TestGuide::followsTheFocus()
{
    open();
    named("new-formal"_L1)->trigger();
    start(Guide::Registration);
    window().registryPage()->view()->form()->focusField(registration::TemplateField::Purpose);
    QTRY_COMPARE(stepsOf(Guide::Registration)[std::size_t(run().index())].anchor, "field-purpose"_L1);
    run().go(-1);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"field-registrant-email"_s);
}

void TestGuide::skipsWhatIsNotThere()
{
    open();
    start(Guide::Tour);
    QCOMPARE(run().index(), 0);
    run().go(1); // without a draft there is no form
    const GuideStep& step = stepsOf(Guide::Tour)[std::size_t(run().index())];
    QVERIFY2(step.deed == Deed::Choose, step.anchor.data());
    QVERIFY2(named(step.anchor)->isEnabled(), step.anchor.data());
}

void TestGuide::goesOnWhereItWasLeft()
{
    open();
    start(Guide::Tour);
    act();
    QTRY_COMPARE(run().index(), 1);
    act();
    run().go(1);
    QTRY_COMPARE(run().index(), 2);
    run().stop();
    QVERIFY(!bar()->isVisible());
    open();
    start(Guide::Tour);
    QCOMPARE(run().index(), 2);
}

void TestGuide::fitsASmallScreen_data()
{
    QTest::addColumn<QString>("language");
    for (const Language& language : kLanguages)
        QTest::newRow(language.tag.data()) << language.tag.toString();
}

void TestGuide::fitsASmallScreen()
{
    QFETCH(const QString, language);
    m_language.emplace(QLocale(language));
    open();
    window().resize(683, 384); // 1366x768 at 200 %
    start(Guide::Tour);
    for (const Guide guide : {Guide::Tour, Guide::Registration}) {
        start(guide);
        for (const GuideStep& step : stepsOf(guide)) {
            auto* label = bar()->findChildren<QLabel*>().constLast();
            label->setText(sentenceOf(step, u"Registration > Move Draft to Trash (Ctrl+Shift+N)"_s));
            QCoreApplication::processEvents();
            QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), step.sentence);
            QVERIFY2(bar()->width() <= window().width(), step.sentence);
            QVERIFY2(bar()->height() <= window().height() / 4, step.sentence); // room is left for the form
        }
    }
}

NIDUS_WINDOW_TEST(tst_guide, TestGuide)
#include "tst_guide.moc"
