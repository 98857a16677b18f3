// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/reviewtest.h"
#include "ui/editor/fieldbox.h"
#include "ui/editor/templateform.h"
#include "ui/history/eventwords.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrypage.h"
#include "ui/review/questionbox.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/stepdialog.h"
#include "ui/support/widgets/stepsline.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::builtin;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;

/// The questions of RFC 8141 section 5.1 in the pane Review, and their answers.
class TestWindowQuestions : public ReviewTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { m_fixture.reset(); }

    void answersQuestions();
    void aProblemIsAComment();
    void aResolvedProblemLeavesItsQuestionOpen();
    void saysWhichQuestionIsAnswered();
    void keepsYesAndNoOfBefore();
    void saysThatAnAnswerHasNoText();
    void anAnswerIsNotEmpty();
    void ownerDoesNotAnswerForReviewers();
    void withdrawsAnAnswer();
    void ownerMayWithdrawTheirAnswer();
    void questionLeadsToItsWords();
    void asksOnlyUnansweredQuestions();
    void noFindingsAreNotNoRequirements();
    void keepsTheAnswersOfARegistration();

private:
    [[nodiscard]] QList<QuestionBox*> questions() const { return panel()->findChildren<QuestionBox*>(); }
    /// The texts of the buttons and the answer that a question shows.
    static QStringList shownOf(const QuestionBox& question)
    {
        QStringList texts;
        for (const QPushButton* button : question.findChildren<QPushButton*>()) {
            if (button->isVisible())
                texts.append(button->text());
        }
        for (const QLabel* label : question.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(u'\n'))
                texts.append(label->text().section(u'\n', 1));
        }
        return texts;
    }
};

/// An answer can be read as nothing else, although yes is good for some questions and bad for others: it says
/// that there is no problem, or what was typed.
void TestWindowQuestions::answersQuestions()
{
    view()->showReview();
    QCOMPARE(questions().size(), 8);
    const QStringList open{u"No Problem"_s, u"Problem"_s, u"Record Answer"_s};
    for (const QuestionBox* question : questions())
        QCOMPARE(shownOf(*question), open);
    questions().at(0)->setTyped(u"Since 1875."_s);
    press(*questions().at(0), u"Record Answer"_s);
    press(*questions().at(1), u"No Problem"_s);
    questions().at(4)->setTyped(u"It is not in ISO 3166-1."_s);
    press(*questions().at(4), u"No Problem"_s);
    QCOMPARE(said().size(), 3);
    for (const ReviewComment& comment : said())
        QCOMPARE(comment.kind, CommentKind::Acceptance);
    QCOMPARE(said().at(0).finding, u"review.stability"_s);
    QCOMPARE(said().at(0).text, u"Since 1875."_s);
    QCOMPARE(said().at(2).finding, u"review.nid.country"_s);
    QCOMPARE(said().at(2).text, u"No problem. It is not in ISO 3166-1."_s);
    const DraftRecord record = m_fixture->another().drafts().record(draftIdOf(m_handle).value()).value();
    for (const Event& event : record.events.last(3))
        QCOMPARE(eventText(event), u"Question answered"_s);
    reopen();
    view()->showReview();
    const auto answered = [](const QString& text) { return QStringList{u"Withdraw Answer"_s, text}; };
    QCOMPARE(shownOf(*questions().at(0)), answered(u"Answer: Since 1875."_s));
    QCOMPARE(shownOf(*questions().at(1)), answered(u"Answer: No problem"_s));
    QCOMPARE(shownOf(*questions().at(4)), answered(u"Answer: No problem. It is not in ISO 3166-1."_s));
    QCOMPARE(shownOf(*questions().at(2)), open);
}

/// The problem can be resolved and mailed like any comment, and approval asks for a reason until it is.
void TestWindowQuestions::aProblemIsAComment()
{
    view()->showReview();
    QuestionBox& question = *questions().at(7);
    press(question, u"Problem"_s); // which one is not said yet
    QCOMPARE(said().size(), 0);
    const auto* answer = qobject_cast<QPlainTextEdit*>(QApplication::focusWidget());
    QVERIFY(answer && question.isAncestorOf(answer));
    QCOMPARE(answer->placeholderText(), u"Describe the problem first."_s);
    QCOMPARE(window().property(kAnnouncement).toString(), answer->placeholderText());
    question.setTyped(u"It is a brand of chocolate."_s);
    question.findChildren<QPushButton*>().at(1)->setFocus();
    press(question, u"Problem"_s);
    QCOMPARE(window().statusBar()->currentMessage(),
             u"Question 8 of 8: the problem is saved as a comment; the question stays open."_s);
    QCOMPARE(said().size(), 1);
    QCOMPARE(said().constFirst().kind, CommentKind::Comment);
    QCOMPARE(said().constFirst().field, TemplateField::Nid);
    QCOMPARE(said().constFirst().text, u"Problem: Is the NID \"crate\" someone else's trademark?\n"
                                       "It is a brand of chocolate."_s);
    QVERIFY(!questions().at(7)->question().answer);
    QVERIFY(question.accessibleDescription() == u"Problem not resolved: It is a brand of chocolate."_s);
    QVERIFY(question.typed().isEmpty());
    QVERIFY(questions().constFirst()->isAncestorOf(QApplication::focusWidget()));
    for (qsizetype i = 0; i < 7; ++i)
        press(*questions().at(i), u"No Problem"_s);
    QVERIFY(window().statusBar()->currentMessage().endsWith(u"Questions still open: 8."_s));
    QVERIFY(m_fixture->another().drafts().move(draftIdOf(m_handle).value(), State::InReview, {}));
    reopen();
    window().processActions()->approve()->trigger();
    const auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QStringList lines;
    for (const QListWidget* list : dialog->findChildren<QListWidget*>()) {
        for (int row = 0; row < list->count(); ++row)
            lines.append(list->item(row)->text());
    }
    QVERIFY2(lines.contains(u"Is the NID \"crate\" someone else's trademark?"_s),
             qPrintable(lines.join(u'\n')));
    QVERIFY2(!lines.filter(u"comment"_s).isEmpty(), qPrintable(lines.join(u'\n')));
    QApplication::activeModalWidget()->close();
    view()->showReview();
    press(*questions().at(7), u"No Problem"_s);
    const QString message = window().statusBar()->currentMessage();
    QCOMPARE(message, u"Question 8 of 8 answered: No problem. The problem that was reported is still open: "
                      u"It is a brand of "
                      "chocolate. All questions are answered."_s);
}

void TestWindowQuestions::aResolvedProblemLeavesItsQuestionOpen()
{
    view()->showReview();
    questions().at(6)->setTyped(u"Which system?"_s);
    press(*questions().at(6), u"Problem"_s);
    QCOMPARE(boxes().size(), 1);
    press(*boxes().constFirst(), u"Resolve"_s);
    const QString message = window().statusBar()->currentMessage();
    QVERIFY2(message.endsWith(u" resolved. Question 7 is still open: answer it, too."_s),
             qPrintable(message));
    QCOMPARE(questions().at(6)->accessibleDescription(), QString());
}

/// The message and the focus say where one is; the focus never stops at the button that undoes.
void TestWindowQuestions::saysWhichQuestionIsAnswered()
{
    view()->showReview();
    for (qsizetype i = 0; i < 8; ++i) {
        const QString number = QString::number(i + 1);
        QCOMPARE(questions().at(i)->accessibleName().section(u": "_s, 0, 0),
                 u"Question %1 of 8"_s.arg(number));
        auto* fine = questions().at(i)->findChildren<QPushButton*>().constFirst();
        QCOMPARE(fine->accessibleName(), u"No Problem, question "_s + number);
        fine->setFocus();
        fine->click();
        const QString open = u"2, 3, 4, 5, 6, 7, 8"_s.sliced(std::min<qsizetype>(3 * i, 18));
        QCOMPARE(window().statusBar()->currentMessage(),
                 u"Question %1 of 8 answered: No problem. %2"_s.arg(
                     number,
                     i == 7 ? u"All questions are answered."_s : u"Questions still open: %1."_s.arg(open)));
        const QString next = QApplication::focusWidget()->accessibleName();
        if (i < 7)
            QCOMPARE(next, u"Your answer, question %1"_s.arg(i + 2));
        else
            QVERIFY2(!next.contains(u"question"_s), qPrintable(next)); // the next step
    }
    QVERIFY(!panel()->isAncestorOf(QApplication::focusWidget()));
}

/// Earlier answers were yes or no to the same questions.
void TestWindowQuestions::keepsYesAndNoOfBefore()
{
    say({.kind = CommentKind::Acceptance, .finding = u"review.nid.trademark"_s, .text = u"No"_s});
    view()->showReview();
    QTRY_COMPARE(shownOf(*questions().at(7)), (QStringList{u"Withdraw Answer"_s, u"Answer: No"_s}));
    QVERIFY(
        questions().at(7)->accessibleName().endsWith(u"Is the NID \"crate\" someone else's trademark?"_s));
}

/// Other programs record answers without a text.
void TestWindowQuestions::saysThatAnAnswerHasNoText()
{
    say({.kind = CommentKind::Acceptance, .finding = u"review.stability"_s});
    view()->showReview();
    QTRY_COMPARE(shownOf(*questions().constFirst()),
                 (QStringList{u"Withdraw Answer"_s, u"Answered without a text."_s}));
}

void TestWindowQuestions::anAnswerIsNotEmpty()
{
    view()->showReview();
    QuestionBox& question = *questions().constFirst();
    const auto* record = question.findChildren<QPushButton*>().at(2);
    QCOMPARE(record->text(), u"Record Answer"_s);
    QVERIFY(!record->isEnabled());
    question.setTyped(u" \u200B"_s);
    QVERIFY(!record->isEnabled());
    question.setTyped(u"Maybe."_s);
    QVERIFY(record->isEnabled());
}

/// Unless nobody else could.
void TestWindowQuestions::ownerDoesNotAnswerForReviewers()
{
    const auto canAnswer = [this] {
        return std::ranges::any_of(
            questions().constFirst()->findChildren<QWidget*>(), [](const QWidget* part) {
                return part->isVisible() && part->isEnabled() && part->focusPolicy() != Qt::NoFocus &&
                       !qobject_cast<const QToolButton*>(part);
            });
    };
    const auto explains = [this] {
        return std::ranges::any_of(panel()->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->isVisible() &&
                   label->text() ==
                       u"A colleague answers them, because you are an author of this draft, as “tester”."_s;
        });
    };
    const Assignment own{.assignee = {}, .owner = u"tester"_s};
    QVERIFY(m_fixture->another().drafts().assign(*draftIdOf(m_handle), own, {.who = u"tester"_s}));
    VersionContent content = m_fixture->another().drafts().record(*draftIdOf(m_handle))->draft.content;
    QVERIFY(m_fixture->another().drafts().save(*draftIdOf(m_handle), content, 0, {.who = u"tester"_s}));
    reopen();
    view()->showReview();
    const auto isShown = [this](const QString& text) {
        return std::ranges::any_of(panel()->findChildren<QLabel*>(), [&text](const QLabel* label) {
            return label->isVisible() && label->text() == text;
        });
    };
    QVERIFY(canAnswer()); // alone in the registry
    QVERIFY(isShown(u"Reviewers answer them, not the applicant."_s));
    QVERIFY(!explains());
    say({.text = u"I have seen it."_s}); // Bea
    QTRY_VERIFY(!canAnswer());
    QVERIFY(explains());
    m_fixture->setAuthor(u"Bea"_s);
    reopen();
    view()->showReview();
    QVERIFY(canAnswer());
    QVERIFY(!explains());
}

void TestWindowQuestions::withdrawsAnAnswer()
{
    view()->showReview();
    const QList<QPushButton*> buttons = questions().constFirst()->findChildren<QPushButton*>();
    buttons.at(0)->setFocus();
    press(*questions().constFirst(), u"No Problem"_s);
    buttons.at(3)->setFocus();
    press(*questions().constFirst(), u"Withdraw Answer"_s);
    QVERIFY(questions().constFirst()->isAncestorOf(QApplication::focusWidget())); // the keyboard stays there
    QCOMPARE(said().size(), 2);                                                   // the history keeps both
    QCOMPARE(said().constLast().kind, CommentKind::Resolution);
    QVERIFY(!questions().constFirst()->question().answer);
    QVERIFY(shownOf(*questions().constFirst()).contains(u"No Problem"_s));
    const DraftRecord record = m_fixture->another().drafts().record(draftIdOf(m_handle).value()).value();
    QStringList words;
    for (const Event& event : record.events)
        words.append(eventText(event));
    QCOMPARE(words.last(2), (QStringList{u"Question answered"_s, u"Answer withdrawn"_s}));
}

/// Also after a colleague has acted, who answers the other questions.
void TestWindowQuestions::ownerMayWithdrawTheirAnswer()
{
    const Assignment own{.assignee = {}, .owner = u"tester"_s};
    QVERIFY(m_fixture->another().drafts().assign(*draftIdOf(m_handle), own, {.who = u"tester"_s}));
    VersionContent content = m_fixture->another().drafts().record(*draftIdOf(m_handle))->draft.content;
    QVERIFY(m_fixture->another().drafts().save(*draftIdOf(m_handle), content, 0, {.who = u"tester"_s}));
    reopen();
    view()->showReview();
    const auto button = [this](qsizetype question, qsizetype at) {
        return questions().at(question)->findChildren<QPushButton*>().at(at);
    };
    button(0, 0)->setFocus();
    press(*questions().constFirst(), u"No Problem"_s);
    say({.text = u"I have seen it."_s}); // Bea
    QTRY_VERIFY(!button(1, 0)->isEnabled());
    QCOMPARE(button(0, 3)->text(), u"Withdraw Answer"_s);
    QVERIFY(button(0, 3)->isEnabled());
}

void TestWindowQuestions::questionLeadsToItsWords()
{
    DraftDocument* document = window().registryPage()->currentDraft();
    document->edit({TemplateField::Assignment}, u"Names are never reassigned."_s);
    say({.text = u"Who?"_s});
    view()->showReview();
    QTRY_COMPARE(boxes().size(), 1);
    press(*questions().at(2), u"Assignment"_s);
    QCOMPARE(view()->form()->currentField(), TemplateField::Assignment);
    const auto* edit = qobject_cast<QPlainTextEdit*>(QApplication::focusWidget());
    const auto* rich = qobject_cast<QTextEdit*>(QApplication::focusWidget());
    QVERIFY(edit || rich);
    QCOMPARE(edit ? edit->textCursor().selectedText() : rich->textCursor().selectedText(),
             u"never reassign"_s);
}

void TestWindowQuestions::asksOnlyUnansweredQuestions()
{
    view()->showReview();
    press(*questions().constFirst(), u"No Problem"_s);
    window().processActions()->submit()->trigger();
    const auto* dialog = qobject_cast<StepDialog*>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    const QListWidget* asked = nullptr;
    for (const QListWidget* list : dialog->findChildren<QListWidget*>()) {
        if (list->accessibleName().startsWith(u"Questions"_s))
            asked = list;
    }
    QVERIFY(asked);
    QCOMPARE(asked->count(), 7);
}

/// After the registration, the answers can still be read, and the header shows which steps there were.
void TestWindowQuestions::keepsTheAnswersOfARegistration()
{
    view()->showReview();
    press(*questions().at(1), u"No Problem"_s);
    QVERIFY(m_fixture->another().registrations().registerDraft(draftIdOf(m_handle).value(), {}));
    m_fixture->open();
    window().registryPage()->select(u"crate"_s);
    view()->showReview();
    QCOMPARE(questions().size(), 1);
    QCOMPARE(shownOf(*questions().at(0)), QStringList{u"Answer: No problem"_s});
    QCOMPARE(view()->findChild<StepsLine*>()->accessibleDescription(),
             u"Step 5 of 5. Skipped: In review, Approved, With IANA"_s);
    window().registryPage()->select(u"isbn"_s); // its steps are not known here
    QCOMPARE(view()->findChild<StepsLine*>()->accessibleDescription(), u"Step 5 of 5"_s);
    QCOMPARE(questions().size(), 0);
}

/// The button of the next step has a number, so an empty list of findings must not seem to deny it.
void TestWindowQuestions::noFindingsAreNotNoRequirements()
{
    FindingsPanel* findings = window().registryPage()->findingsPanel();
    const auto sentence = [&findings] {
        const auto* shown = qobject_cast<QLabel*>(findings->findChild<QStackedWidget*>()->currentWidget());
        return shown ? shown->text() : QString();
    };
    findings->setHasRequirements(false);
    findings->showFindings({});
    QCOMPARE(sentence(), u"No findings."_s);
    QVERIFY(m_fixture->another().drafts().move(draftIdOf(m_handle).value(), State::InReview, {}));
    reopen();
    findings = window().registryPage()->findingsPanel();
    QTRY_VERIFY(window().processActions()->approve()->iconText().contains("requirement"_L1));
    findings->showFindings({});
    QVERIFY2(sentence().contains(u"The next step has other requirements"_s), qPrintable(sentence()));
}

NIDUS_WINDOW_TEST(tst_windowquestions, TestWindowQuestions)
#include "tst_windowquestions.moc"
