// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/reviewchecklist.h"
#include "ui/support/access/groupframe.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace nidus::ui {

/// A question that only reviewers can answer. Whether yes or no is good depends on the question, so the
/// buttons say what the reviewer finds: no problem, which answers the question, or a problem, which becomes a
/// comment and leaves it open. A text answers it, too.
class QuestionBox final : public GroupFrame
{
    Q_OBJECT

public:
    explicit QuestionBox(const lint::ReviewQuestion& question, QWidget* parent = nullptr);

    /// Shows a question and its number, from 1. Keeps text that is typed but not sent.
    void showQuestion(const lint::ReviewQuestion& question, int number, int count);
    [[nodiscard]] const lint::ReviewQuestion& question() const { return m_question; }
    [[nodiscard]] QString typed() const;
    void setTyped(const QString& text);
    /// Returns the comment that says that there is a problem, with what is typed.
    [[nodiscard]] registration::ReviewComment problem() const;
    /// Gives the focus to the answer or, if nobody may write one, to the button that leads to the field.
    void focusAnswer();
    /// `answerer` may withdraw their answer nevertheless; empty = nobody.
    void setReadOnly(bool isReadOnly, const QString& answerer = {});
    /// Sets the unresolved comment that the button Problem wrote; empty if there is none.
    void setReported(const QString& comment);
    /// Returns the problem in that comment, on one line.
    [[nodiscard]] QString reported() const { return m_reported; }
    /// Sets whether the answer belongs to a registered version, so that nobody can withdraw it.
    void setFinal(bool isFinal);

Q_SIGNALS:
    /// The user wants to see the related part of the template.
    void placeWanted(const nidus::findings::Finding& question);
    /// The user answered, found a problem, or withdrew the answer.
    void answered(const nidus::registration::ReviewComment& answer);

private:
    /// Answers with a word and what is typed; without a word, only with that.
    void answer(const QString& word);
    /// Says what the problem is, once that is typed.
    void report();
    void withdraw();

    lint::ReviewQuestion m_question;
    QString m_reported; ///< the problem that is not resolved
    QLabel* m_text;
    QToolButton* m_place;
    QLabel* m_answer;
    QPlainTextEdit* m_edit;
    QPushButton* m_fine;
    QPushButton* m_problem;
    QPushButton* m_record;
    QPushButton* m_withdraw;
};

} // namespace nidus::ui
