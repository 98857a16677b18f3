// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/reviewchecklist.h"

#include <QFrame>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace nidus::ui {

/// A question that only reviewers can answer: a check box, and their answer.
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

Q_SIGNALS:
    /// The user wants to see the related part of the template.
    void placeWanted(const nidus::findings::Finding& question);
    /// The user answered, or withdrew the answer.
    void answered(const nidus::registration::ReviewComment& answer);

private:
    void tick(bool isTicked);

    lint::ReviewQuestion m_question;
    QCheckBox* m_tick;
    QLabel* m_text;
    QToolButton* m_place;
    QLabel* m_answer;
    QPlainTextEdit* m_edit;
};

} // namespace nidus::ui
