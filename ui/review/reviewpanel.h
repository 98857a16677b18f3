// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/reviewchecklist.h"
#include "ui/review/typedcomments.h"

#include <QList>
#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace nidus::ui {

class QuestionBox;
class ThreadBox;

/// Shows the review of the current registration or draft beside it: every thread with a field to answer it,
/// a field for a new comment, and the questions that only reviewers can answer.
class ReviewPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPanel(QWidget* parent = nullptr);

    /// Shows a review; a registration has only the questions that were answered. Keeps text that is typed but
    /// not sent with the handle it was typed for.
    void show(const QString& handle, const QList<registration::ReviewComment>& comments,
              const QList<lint::ReviewQuestion>& questions);
    /// Sets whether nothing can be written, because the registry cannot be changed.
    void setReadOnly(bool isReadOnly);
    /// Sets whether the user, in the draft known as the author `name`, may answer the questions, as far as
    /// anything can be written.
    void setMayAnswer(bool mayAnswer, const QString& name);
    /// Lists the parts changed since, by their keys from changedParts().
    void showChanges(const QStringList& sinceApproval, const QStringList& sinceLastLook);
    /// Switches to the handles of another registry. Restores unsent text for them and, from now on, saves it
    /// within a second of typing.
    void openTyped(const TypedComments& store);
    /// Returns the message that a comment, a reply, or the answer to a question is stored, before it is
    /// shown.
    [[nodiscard]] QString savedText(const registration::ReviewComment& said) const;
    /// Clears the field of a comment or reply that was stored, and leaves a question with a problem.
    void clearTyped(const registration::ReviewComment& said);
    /// Goes to the first open thread about a field, or to a new comment about it.
    void goTo(registration::TemplateField field);
    /// Goes to the answer of a question, or else to the first open thread or a new comment.
    void goToOpen(std::optional<findings::FindingId> question = {});
    /// Sets the field of a new comment, unless one is being typed.
    void followField(registration::TemplateField field);

Q_SIGNALS:
    void fieldWanted(nidus::registration::TemplateField field);
    /// The user wants to see the samples or the syntax rule.
    void syntaxWanted();
    void placeWanted(const nidus::findings::Finding& question);
    /// The user wrote a comment, an answer, a resolution, or the answer to a question, which must be stored.
    void said(const nidus::registration::ReviewComment& comment);
    /// The keyboard was in the last question that was open.
    void allAnswered();
    /// A mail, or the text of one, was dropped here.
    void mailDropped(const QByteArray& bytes);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeNewComment();
    [[nodiscard]] ThreadBox* boxOf(qint64 comment) const;
    void showThreads(const QList<registration::CommentThread>& threads);
    void showQuestions(const QList<lint::ReviewQuestion>& questions);
    void addQuestion(const lint::ReviewQuestion& question);
    /// Moves the keyboard from a question to the next open one, never to a button that undoes.
    void leaveQuestion(const QuestionBox* box);
    [[nodiscard]] QString savedText(const QuestionBox& box, const registration::ReviewComment& said) const;
    void chooseShown();
    void follow(const QString& part);
    void keepTyped();
    void writeTyped();
    void restoreTyped();
    void say();

    QString m_handle;
    TypedTexts m_typed;
    TypedTexts m_written; ///< the content of m_store
    TypedComments m_store;
    QTimer m_write;
    QList<ThreadBox*> m_boxes;
    QList<QuestionBox*> m_questionBoxes;
    QCheckBox* m_withResolved;
    QLabel* m_sinceApproval;
    QLabel* m_sinceLastLook;
    QLabel* m_empty;
    QScrollArea* m_area;
    QVBoxLayout* m_threads;
    QComboBox* m_about;
    QPlainTextEdit* m_text;
    QPushButton* m_say;
    QLabel* m_questionsTitle;
    QLabel* m_whoAnswers; ///< if it is not the user
    QVBoxLayout* m_questions;
};

} // namespace nidus::ui
