// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "tests/testprogram.h"
#include "tests/ui/windowfixture.h"
#include "ui/editor/fieldbox.h"
#include "ui/editor/templateform.h"
#include "ui/history/eventwords.h"
#include "ui/process/processactions.h"
#include "ui/registry/registrypage.h"
#include "ui/review/questionbox.h"
#include "ui/review/reviewpanel.h"
#include "ui/review/threadbox.h"
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
class TestWindowQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void answersQuestions();
    void saysThatAnAnswerHasNoText();
    void anAnswerIsNotEmpty();
    void ownerDoesNotAnswerForReviewers();
    void withdrawsAnAnswer();
    void questionLeadsToItsWords();
    void asksOnlyUnansweredQuestions();
    void keepsTheAnswersOfARegistration();

private:
    [[nodiscard]] MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] RegistrationView* view() const { return window().registryPage()->view(); }
    [[nodiscard]] ReviewPanel* panel() const { return view()->review(); }
    [[nodiscard]] QList<ThreadBox*> boxes() const
    {
        QList<ThreadBox*> shown = panel()->findChildren<ThreadBox*>();
        shown.removeIf([](const ThreadBox* box) { return !box->isVisible(); });
        return shown;
    }
    [[nodiscard]] QList<QuestionBox*> questions() const { return panel()->findChildren<QuestionBox*>(); }
    static void press(const QWidget& in, const QString& text)
    {
        for (QAbstractButton* button : in.findChildren<QAbstractButton*>()) {
            if (button->isVisible() && button->text() == text)
                return button->click();
        }
        QFAIL(qPrintable(u"no button "_s + text));
    }
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
    /// Adds a comment by somebody else.
    qint64 say(const ReviewComment& comment)
    {
        return m_fixture->another().comments().add(m_handle, comment, {.who = u"Bea"_s}).value();
    }
    [[nodiscard]] QList<ReviewComment> said() const
    {
        return m_fixture->another().comments().of(m_handle).value();
    }

    std::unique_ptr<WindowFixture> m_fixture;
    QString m_handle;
};

void TestWindowQuestions::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open();
    const auto draft = m_fixture->another().drafts().create(
        {.content = {.registrationTemplate = filledTemplate(u"crate"_s)}}, {});
    m_handle = draftHandle(draft->id);
    m_fixture->open();
    window().registryPage()->select(m_handle);
}

/// An answer can be read as nothing else: it says yes, no, or what was typed.
void TestWindowQuestions::answersQuestions()
{
    view()->showReview();
    QCOMPARE(questions().size(), 8);
    const QStringList open{u"Yes"_s, u"No"_s, u"Record Answer"_s};
    for (const QuestionBox* question : questions())
        QCOMPARE(shownOf(*question), open);
    questions().at(0)->setTyped(u"Since 1875."_s);
    press(*questions().at(0), u"Record Answer"_s);
    press(*questions().at(1), u"Yes"_s);
    questions().at(4)->setTyped(u"It is not in ISO 3166-1."_s);
    press(*questions().at(4), u"No"_s);
    QCOMPARE(said().size(), 3);
    for (const ReviewComment& comment : said())
        QCOMPARE(comment.kind, CommentKind::Acceptance);
    QCOMPARE(said().at(0).finding, u"review.stability"_s);
    QCOMPARE(said().at(0).text, u"Since 1875."_s);
    QCOMPARE(said().at(2).finding, u"review.nid.country"_s);
    QCOMPARE(said().at(2).text, u"No. It is not in ISO 3166-1."_s);
    const DraftRecord record = m_fixture->another().drafts().record(draftIdOf(m_handle).value()).value();
    for (const Event& event : record.events.last(3))
        QCOMPARE(eventText(event), u"Question answered"_s);
    m_fixture->open();
    window().registryPage()->select(m_handle);
    view()->showReview();
    const auto answered = [](const QString& text) { return QStringList{u"Withdraw Answer"_s, text}; };
    QCOMPARE(shownOf(*questions().at(0)), answered(u"Answer: Since 1875."_s));
    QCOMPARE(shownOf(*questions().at(1)), answered(u"Answer: Yes"_s));
    QCOMPARE(shownOf(*questions().at(4)), answered(u"Answer: No. It is not in ISO 3166-1."_s));
    QCOMPARE(shownOf(*questions().at(2)), open);
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
            return label->isVisible() && label->text().startsWith(u"A colleague answers them"_s);
        });
    };
    const Assignment own{.assignee = {}, .owner = u"tester"_s};
    QVERIFY(m_fixture->another().drafts().assign(*draftIdOf(m_handle), own, {.who = u"tester"_s}));
    VersionContent content = m_fixture->another().drafts().record(*draftIdOf(m_handle))->draft.content;
    QVERIFY(m_fixture->another().drafts().save(*draftIdOf(m_handle), content, 0, {.who = u"tester"_s}));
    m_fixture->open();
    window().registryPage()->select(m_handle);
    view()->showReview();
    QVERIFY(canAnswer()); // alone in the registry
    QVERIFY(!explains());
    say({.text = u"I have seen it."_s}); // Bea
    QTRY_VERIFY(!canAnswer());
    QVERIFY(explains());
    m_fixture->setAuthor(u"Bea"_s);
    m_fixture->open();
    window().registryPage()->select(m_handle);
    view()->showReview();
    QVERIFY(canAnswer());
    QVERIFY(!explains());
}

void TestWindowQuestions::withdrawsAnAnswer()
{
    view()->showReview();
    const QList<QPushButton*> buttons = questions().constFirst()->findChildren<QPushButton*>();
    buttons.at(0)->setFocus();
    press(*questions().constFirst(), u"Yes"_s);
    QVERIFY(buttons.at(3)->hasFocus()); // the keyboard stays in the question
    press(*questions().constFirst(), u"Withdraw Answer"_s);
    QVERIFY(questions().constFirst()->isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(said().size(), 2); // the history keeps both
    QCOMPARE(said().constLast().kind, CommentKind::Resolution);
    QVERIFY(!questions().constFirst()->question().answer);
    QVERIFY(shownOf(*questions().constFirst()).contains(u"Yes"_s));
    const DraftRecord record = m_fixture->another().drafts().record(draftIdOf(m_handle).value()).value();
    QStringList words;
    for (const Event& event : record.events)
        words.append(eventText(event));
    QCOMPARE(words.last(2), (QStringList{u"Question answered"_s, u"Answer withdrawn"_s}));
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
    press(*questions().constFirst(), u"Yes"_s);
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
    press(*questions().at(1), u"Yes"_s);
    QVERIFY(m_fixture->another().registrations().registerDraft(draftIdOf(m_handle).value(), {}));
    m_fixture->open();
    window().registryPage()->select(u"crate"_s);
    view()->showReview();
    QCOMPARE(questions().size(), 1);
    QCOMPARE(shownOf(*questions().at(0)), QStringList{u"Answer: Yes"_s});
    QCOMPARE(view()->findChild<StepsLine*>()->accessibleDescription(),
             u"Step 5 of 5. Skipped: In review, Approved, With IANA"_s);
    window().registryPage()->select(u"isbn"_s); // its steps are not known here
    QCOMPARE(view()->findChild<StepsLine*>()->accessibleDescription(), u"Step 5 of 5"_s);
    QCOMPARE(questions().size(), 0);
}

NIDUS_WINDOW_TEST(tst_windowquestions, TestWindowQuestions)
#include "tst_windowquestions.moc"
