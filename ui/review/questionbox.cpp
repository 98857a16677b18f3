// SPDX-License-Identifier: Apache-2.0
#include "ui/review/questionbox.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "ui/review/threadbox.h"
#include "ui/support/look/boxes.h"
#include "ui/support/text/fieldtexts.h"

#include <QCheckBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace nidus::ui {

QuestionBox::QuestionBox(const lint::ReviewQuestion& question, QWidget* parent)
    : QFrame(parent),
      m_question(question),
      m_tick(new QCheckBox),
      m_text(new QLabel),
      m_place(new QToolButton),
      m_answer(new QLabel),
      m_edit(makeReplyEdit(tr("Your answer"), tr("Your answer; then select the check box")))
{
    setFrameShape(QFrame::StyledPanel);
    for (QLabel* label : {m_text, m_answer}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_text->setBuddy(m_tick);
    m_place->setToolTip(tr("Shows the related part of the template"));
    // clicked, not toggled: showing an answer must not record one.
    connect(m_tick, &QCheckBox::clicked, this, &QuestionBox::tick);
    connect(m_place, &QToolButton::clicked, this, [this] { Q_EMIT placeWanted(m_question.question); });

    auto* head = inRow(nullptr, {}, {{m_tick, 0, Qt::AlignTop}, {m_text, 1}});
    inColumn(this, {.margins = QMargins(8, 8, 8, 8), .spacing = 4},
             {head, {m_place, 0, Qt::AlignLeft}, m_answer, m_edit});
    showQuestion(question);
}

void QuestionBox::showQuestion(const lint::ReviewQuestion& question)
{
    m_question = question;
    m_text->setText(findings::message(question.question));
    m_text->setToolTip(findings::translatedReason(findings::entryOf(question.question.id)));
    m_tick->setAccessibleName(m_text->text());
    m_tick->setChecked(question.answer.has_value());
    m_place->setVisible(question.question.field.has_value());
    if (question.question.field)
        m_place->setText(fieldTitle(*question.question.field));
    m_answer->setVisible(question.answer.has_value());
    m_edit->setVisible(!question.answer);
    if (!question.answer)
        return;
    const QString head = tr("%1, %2").arg(question.answer->who,
                                          question.answer->when.toLocalTime().date().toString(Qt::ISODate));
    m_answer->setText(findings::visibleText(QStringList{head, question.answer->text}.join(u'\n').trimmed()));
}

QString QuestionBox::typed() const { return m_edit->toPlainText().trimmed(); }

void QuestionBox::setTyped(const QString& text)
{
    if (text != typed()) // keeps the caret position
        m_edit->setPlainText(text);
}

void QuestionBox::setReadOnly(bool isReadOnly)
{
    m_tick->setEnabled(!isReadOnly);
    m_edit->setEnabled(!isReadOnly);
}

void QuestionBox::tick(bool isTicked)
{
    if (isTicked)
        Q_EMIT answered({.kind = registration::CommentKind::Acceptance,
                         .finding = m_question.question.id.word(),
                         .text = typed()});
    else if (m_question.answer)
        Q_EMIT answered({.kind = registration::CommentKind::Resolution, .answerTo = m_question.answer->id});
    m_tick->setChecked(m_question.answer.has_value()); // as stored
}

} // namespace nidus::ui
