// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/reviewchecklist.h"

#include <QFrame>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace nidus::ui {

/// A question that only reviewers can answer, and their answer: yes, no, or a text.
class QuestionBox final : public QFrame
{
    Q_OBJECT

public:
    explicit QuestionBox(const lint::ReviewQuestion& question, QWidget* parent = nullptr);

    /// Keeps text that is typed but not sent.
    void showQuestion(const lint::ReviewQuestion& question);
    [[nodiscard]] const lint::ReviewQuestion& question() const { return m_question; }
    [[nodiscard]] QString typed() const;
    void setTyped(const QString& text);
    void setReadOnly(bool isReadOnly);
    /// Sets whether the answer belongs to a registered version, so that nobody can withdraw it.
    void setFinal(bool isFinal);

Q_SIGNALS:
    /// The user wants to see the related part of the template.
    void placeWanted(const nidus::findings::Finding& question);
    /// The user answered, or withdrew the answer.
    void answered(const nidus::registration::ReviewComment& answer);

private:
    /// Answers with a word and what is typed; without a word, only with that.
    void answer(const QString& word);
    void withdraw();

    lint::ReviewQuestion m_question;
    QLabel* m_text;
    QToolButton* m_place;
    QLabel* m_answer;
    QPlainTextEdit* m_edit;
    QPushButton* m_yes;
    QPushButton* m_no;
    QPushButton* m_record;
    QPushButton* m_withdraw;
};

} // namespace nidus::ui
