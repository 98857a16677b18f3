// SPDX-License-Identifier: Apache-2.0
#include "ui/review/questionbox.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "ui/review/threadbox.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/rowslayout.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/widgets/announcement.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace nidus::ui {

QuestionBox::QuestionBox(const lint::ReviewQuestion& question, QWidget* parent)
    : GroupFrame(parent),
      m_question(question),
      m_text(new QLabel),
      m_place(new QToolButton),
      m_answer(new QLabel),
      m_edit(makeReplyEdit(tr("Your answer"), {})),
      m_fine(new QPushButton(tr("No Problem"))),
      m_problem(new QPushButton(tr("Problem"))),
      m_record(new QPushButton(tr("Record Answer"))),
      m_withdraw(new QPushButton(tr("Withdraw Answer")))
{
    for (QLabel* label : {m_text, m_answer}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_place->setToolTip(tr("Shows the related part of the template"));
    connect(m_place, &QToolButton::clicked, this, [this] { Q_EMIT placeWanted(m_question.question); });
    m_problem->setToolTip(
        tr("Adds a comment. Until it is resolved and the question is answered, approval asks "
           "for a reason."));
    connect(m_fine, &QPushButton::clicked, this, [this] { answer(tr("No problem")); });
    connect(m_problem, &QPushButton::clicked, this, &QuestionBox::report);
    connect(m_record, &QPushButton::clicked, this, [this] { answer({}); });
    connect(m_withdraw, &QPushButton::clicked, this, &QuestionBox::withdraw);
    m_record->setEnabled(false); // an answer must not be empty
    connect(m_edit, &QPlainTextEdit::textChanged, m_record,
            [this] { m_record->setEnabled(!findings::readableText(typed()).isEmpty()); });

    auto* buttons = new RowsLayout;
    buttons->setSpacing(4);
    for (QPushButton* button : {m_fine, m_problem, m_record, m_withdraw})
        buttons->addWidget(button);
    inColumn(this, {.margins = QMargins(8, 8, 8, 8), .spacing = 4},
             {m_text, m_answer, m_edit, buttons, {m_place, 0, Qt::AlignLeft}});
}

void QuestionBox::showQuestion(const lint::ReviewQuestion& question, int number, int count)
{
    const bool isAnswered = question.answer.has_value();
    m_question = question;
    m_text->setText(findings::message(question.question));
    m_text->setToolTip(findings::translatedReason(findings::entryOf(question.question.id)));
    setAccessibleName(tr("Question %1 of %2: %3").arg(number).arg(count).arg(m_text->text()));
    //: %1 is an answer or what to do with it, %2 the number of a question
    const auto nameOf = [number](const QString& what) { return tr("%1, question %2").arg(what).arg(number); };
    m_edit->setAccessibleName(nameOf(tr("Your answer")));
    for (QPushButton* button : {m_fine, m_problem, m_record, m_withdraw}) {
        button->setAccessibleName(nameOf(button->text()));
        button->setVisible((button == m_withdraw) == isAnswered);
    }
    m_place->setVisible(question.question.field.has_value());
    if (question.question.field) {
        m_place->setText(fieldTitle(*question.question.field));
        //: %1 is the name of a field
        m_place->setAccessibleName(nameOf(tr("Show %1").arg(m_place->text())));
    }
    m_answer->setVisible(isAnswered);
    m_edit->setVisible(!isAnswered);
    m_edit->setPlaceholderText(tr("Your answer, or what the problem is"));
    setAccessibleDescription({});
    if (!isAnswered)
        return;
    const QString head = tr("%1, %2").arg(question.answer->who,
                                          question.answer->when.toLocalTime().date().toString(Qt::ISODate));
    const QString text = findings::readableText(question.answer->text).isEmpty()
                             ? tr("Answered without a text.")
                             : tr("Answer: %1").arg(question.answer->text);
    m_answer->setText(findings::visibleText(head + u'\n' + text));
    setAccessibleDescription(m_answer->text());
}

QString QuestionBox::typed() const { return m_edit->toPlainText().trimmed(); }

void QuestionBox::setTyped(const QString& text)
{
    if (text != typed()) // keeps the caret position
        m_edit->setPlainText(text);
}

registration::ReviewComment QuestionBox::problem() const
{
    //: %1 is a question of the review
    const QString text = tr("Problem: %1").arg(m_text->text()) + u'\n' + typed();
    return {.field = m_question.question.field, .text = text.trimmed()};
}

void QuestionBox::focusAnswer()
{
    (m_edit->isEnabled() ? static_cast<QWidget*>(m_edit) : m_place)->setFocus(Qt::OtherFocusReason);
}

void QuestionBox::setReadOnly(bool isReadOnly, const QString& answerer)
{
    for (QPushButton* button : {m_fine, m_problem})
        button->setEnabled(!isReadOnly);
    const bool isOwn = !answerer.isEmpty() && m_question.answer && m_question.answer->who == answerer;
    m_withdraw->setEnabled(!isReadOnly || isOwn);
    m_record->setEnabled(!isReadOnly && !findings::readableText(typed()).isEmpty());
    m_edit->setEnabled(!isReadOnly);
}

void QuestionBox::setReported(const QString& comment)
{
    const QString problem = comment.section(u'\n', 1); // after the question
    m_reported = findings::visibleText(problem.isEmpty() ? comment : problem).simplified();
    if (m_question.answer)
        return;
    m_answer->setText(tr("Problem not resolved: %1").arg(m_reported));
    m_answer->setVisible(!m_reported.isEmpty());
    setAccessibleDescription(m_reported.isEmpty() ? QString() : m_answer->text());
}

void QuestionBox::setFinal(bool isFinal) { m_withdraw->setVisible(m_question.answer && !isFinal); }

void QuestionBox::answer(const QString& word)
{
    const QString comment = typed();
    const QString text = word.isEmpty() || comment.isEmpty() ? word + comment
                                                             //: "No problem", and a comment on it
                                                             : tr("%1. %2").arg(word, comment);
    Q_EMIT answered({.kind = registration::CommentKind::Acceptance,
                     .finding = m_question.question.id.word(),
                     .text = text});
}

void QuestionBox::report()
{
    if (!findings::readableText(typed()).isEmpty()) {
        Q_EMIT answered(problem());
        return;
    }
    m_edit->setPlaceholderText(tr("Describe the problem first."));
    focusAnswer();
    announce(m_edit, m_edit->placeholderText());
}

void QuestionBox::withdraw()
{
    if (m_question.answer)
        Q_EMIT answered({.kind = registration::CommentKind::Resolution,
                         .answerTo = m_question.answer->id,
                         .text = m_question.question.id.word()}); // the history says which
}

} // namespace nidus::ui
