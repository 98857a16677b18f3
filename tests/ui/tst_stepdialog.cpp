// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "tests/stepcases.h"
#include "tests/ui/windowfixture.h"
#include "ui/process/processactions.h"
#include "ui/support/text/languages.h"
#include "ui/support/widgets/stepdialog.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTranslator>

using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace Qt::StringLiterals;

/// The keys of the dialog before a step.
class TestStepDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { m_fixture.reset(); }

    void enterGoesToWhatTheDialogAsksFor_data();
    void enterGoesToWhatTheDialogAsksFor();
    void enterInTheQuestionsLeadsToTheAnswer_data();
    void enterInTheQuestionsLeadsToTheAnswer();
    void enterTakesAStepThatAsksForNothing();
    void enterInTheEmailTakesNoStep();
    void aLinkMeetsItsWarning();
    void fitsANarrowScreen();
    void keepsTheReasonWhileAFindingIsFixed();
    void mnemonicsAreUnique_data();
    void mnemonicsAreUnique();

private:
    [[nodiscard]] ProcessActions* process() const { return m_fixture->window().processActions(); }
    [[nodiscard]] static StepDialog* dialog()
    {
        return qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    }
    /// Returns the list whose name begins so.
    [[nodiscard]] static QListWidget* list(const QString& name)
    {
        for (QListWidget* list : dialog()->findChildren<QListWidget*>()) {
            if (list->accessibleName().startsWith(name))
                return list;
        }
        return nullptr;
    }
    [[nodiscard]] static QPlainTextEdit* reason() { return dialog()->findChild<QPlainTextEdit*>(); }
    /// Shows a draft that has a fault of createStepDraft().
    void show(State state, const QString& fault);

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestStepDialog::show(State state, const QString& fault)
{
    m_fixture = std::make_unique<WindowFixture>();
    {
        Registry made = Registry::openOrCreate(m_fixture->path(), {}).value();
        QCOMPARE(test::createStepDraft(made, state, fault), 1);
    }
    m_fixture->open();
    m_fixture->window().registryPage()->select(u"draft:1"_s);
    m_fixture->window().registryPage()->lintNow();
}

void TestStepDialog::enterGoesToWhatTheDialogAsksFor_data()
{
    QTest::addColumn<findings::FindingId>("requirement");
    QTest::addColumn<bool>("isLink");
    QTest::newRow("alone") << findings::kProcessApprovedAlone << false;
    QTest::newRow("registered alone") << findings::kProcessRegisteredAlone << false;
    QTest::newRow("reason") << findings::kProcessReasonMissing << false;
    QTest::newRow("ticket") << findings::kProcessTicketMissing << true;
}

void TestStepDialog::enterGoesToWhatTheDialogAsksFor()
{
    QFETCH(const findings::FindingId, requirement);
    QFETCH(const bool, isLink);
    StepDialog asked({.title = u"Approve"_s,
                      .noteLabel = u"&Reason:"_s,
                      .button = u"Approve"_s,
                      .findings = {{.id = requirement, .severity = findings::Severity::Error}},
                      .gate = StepDialog::Gate::NeedsNote});
    QSignalSpy left(&asked, &StepDialog::findingActivated);
    asked.open();
    QVERIFY(QTest::qWaitForWindowActive(&asked));
    list(u"Requirements"_s)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(list(u"Requirements"_s), Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(),
             isLink ? static_cast<QWidget*>(asked.findChild<QLineEdit*>()) : reason());
    QVERIFY(left.isEmpty());
    QVERIFY(asked.isVisible());
}

void TestStepDialog::aLinkMeetsItsWarning()
{
    const findings::Finding missing = findings::makeFinding(findings::kProcessTicketMissing);
    const findings::Finding other = findings::makeFinding(findings::kProcessReasonMissing);
    for (const bool isAlone : {true, false}) {
        StepDialog asked({.title = u"Mark as Sent"_s,
                          .noteLabel = u"&Note:"_s,
                          .button = u"Mark as Sent"_s,
                          .warnings = isAlone ? QList{missing} : QList{other, missing}});
        asked.open();
        QListWidget* const warnings = list(u"Findings"_s);
        QVERIFY(warnings->isVisible());
        auto* const link = asked.findChild<QLineEdit*>();
        const auto isShown = [warnings] {
            for (int row = 0; row < warnings->count(); ++row) {
                if (warnings->item(row)->text().contains(u"ticket"_s))
                    return warnings->isVisible() && !warnings->isRowHidden(row);
            }
            return false;
        };
        QVERIFY(isShown());
        link->setText(u"https://tickets.example.org/7"_s);
        QVERIFY(!isShown());
        QCOMPARE(warnings->isVisible(), !isAlone);
        link->clear();
        QVERIFY(isShown());
    }
}

/// A screen of 1366 pixels at 200 % has 683 for the dialog, and sentences are longer in other languages.
void TestStepDialog::fitsANarrowScreen()
{
    for (const QString& fault : {u"error"_s, u"question"_s}) {
        show(State::Draft, fault);
        process()->submit()->trigger();
        QTRY_VERIFY(dialog());
        const auto* area = dialog()->findChild<QScrollArea*>();
        QCOMPARE(area->horizontalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
        for (QLabel* label : area->findChildren<QLabel*>())
            QVERIFY2(label->wordWrap() || label->text().size() < 20, qPrintable(label->text()));
        QVERIFY2(area->widget()->minimumSizeHint().width() < 400,
                 qPrintable(QString::number(area->widget()->minimumSizeHint().width())));
        dialog()->reject();
    }
}

void TestStepDialog::enterInTheQuestionsLeadsToTheAnswer_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<int>("key");
    for (const int key : {int(Qt::Key_Return), int(Qt::Key_Enter)}) {
        QTest::addRow("submit, %x", unsigned(key)) << State::Draft << key;
        QTest::addRow("approve, %x", unsigned(key)) << State::InReview << key;
    }
}

/// It takes no step, also with a reason.
void TestStepDialog::enterInTheQuestionsLeadsToTheAnswer()
{
    QFETCH(const State, state);
    QFETCH(const int, key);
    show(state, u"question"_s);
    (state == State::Draft ? process()->submit() : process()->approve())->trigger();
    QVERIFY(dialog());
    dialog()->setNote(u"because"_s);
    list(u"Questions"_s)->setCurrentRow(0);
    QTest::keyClick(list(u"Questions"_s), Qt::Key(key),
                    key == Qt::Key_Enter ? Qt::KeypadModifier : Qt::NoModifier);
    QVERIFY(!dialog());
    QCOMPARE(m_fixture->another().drafts().record(1)->draft.state, state);
    QVERIFY2(m_fixture->window().focusWidget()->accessibleName().startsWith(u"Your answer, question "_s),
             qPrintable(m_fixture->window().focusWidget()->accessibleName()));
}

/// An applicant cannot answer the questions of reviewers, and the findings do not prevent the step.
void TestStepDialog::enterTakesAStepThatAsksForNothing()
{
    show(State::Draft, u"question"_s);
    process()->submit()->trigger();
    QVERIFY(dialog());
    QListWidget* const questions = list(u"Questions"_s);
    QVERIFY(questions);
    QVERIFY2(questions->accessibleName().contains(u"Return leads to each"_s),
             qPrintable(questions->accessibleName()));
    auto* const focused = qobject_cast<QPushButton*>(dialog()->focusWidget());
    QVERIFY(focused);
    QCOMPARE(focused->text().remove(u'&'), u"Submit Only"_s);
    QTest::keyClick(focused, Qt::Key_Return);
    QCOMPARE(m_fixture->another().drafts().record(1)->draft.state, State::InReview);
}

void TestStepDialog::enterInTheEmailTakesNoStep()
{
    show(State::Draft, u"none"_s);
    process()->submit()->trigger();
    QVERIFY(dialog());
    auto* mail = m_fixture->find<QPlainTextEdit>(u"Email to send"_s);
    QVERIFY(mail);
    mail->setFocus(Qt::TabFocusReason);
    QTest::keyClick(mail, Qt::Key_Return);
    QVERIFY(dialog());
    dialog()->findChild<QLineEdit*>()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(dialog()->focusWidget(), Qt::Key_Return); // one line, as in other dialogs
    QCOMPARE(m_fixture->another().drafts().record(1)->draft.state, State::InReview);
}

void TestStepDialog::keepsTheReasonWhileAFindingIsFixed()
{
    show(State::InReview, u"error"_s);
    process()->approve()->trigger();
    dialog()->setNote(u"because"_s, u"https://example.org/1"_s);
    list(u"Requirements"_s)->setCurrentRow(0);
    QTest::keyClick(list(u"Requirements"_s), Qt::Key_Return);
    QVERIFY(!dialog());
    process()->forward()->trigger(); // another step has another reason
    process()->approve()->trigger();
    QVERIFY(dialog());
    QCOMPARE(dialog()->note(), u"because"_s);
    QCOMPARE(dialog()->link(), u"https://example.org/1"_s);
    dialog()->reject(); // Cancel drops it
    process()->approve()->trigger();
    QCOMPARE(dialog()->note(), QString());
    dialog()->reject();
}

void TestStepDialog::mnemonicsAreUnique_data()
{
    QTest::addColumn<QString>("language");
    for (const Language& language : kLanguages)
        QTest::newRow(language.tag.data()) << QString(language.tag);
}

void TestStepDialog::mnemonicsAreUnique()
{
    QFETCH(const QString, language);
    QTranslator words;
    QVERIFY(words.load(u":/i18n/nidus_%1.qm"_s.arg(language)));
    QCoreApplication::installTranslator(&words);
    for (const QString& fault : {u"error"_s, u"question"_s, u"comment"_s, u"none"_s}) {
        show(State::InReview, fault);
        m_fixture->window().registryPage()->currentDraft()->edit({TemplateField::Date}, u"March 2026"_s);
        for (QAction* action : {process()->approve(), process()->registerDraft()}) {
            action->trigger();
            QVERIFY(dialog());
            QHash<QString, QString> taken;
            QStringList texts;
            for (const QLabel* label : dialog()->findChildren<QLabel*>())
                texts.append(label->buddy() ? label->text() : QString());
            for (const QPushButton* button : dialog()->findChildren<QPushButton*>())
                texts.append(button->text());
            for (const QString& text : std::as_const(texts)) {
                const QString letter = QKeySequence::mnemonic(text).toString();
                QVERIFY2(letter.isEmpty() || !taken.contains(letter),
                         qPrintable(text + u" / "_s + taken.value(letter)));
                taken.insert(letter, text);
            }
            dialog()->reject();
        }
    }
    QCoreApplication::removeTranslator(&words);
}

NIDUS_WINDOW_TEST(tst_stepdialog, TestStepDialog)
#include "tst_stepdialog.moc"
