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

/// What is said in review about the registration or draft that is shown, beside it: every thread with a place
/// to answer it, a place for a new comment, and the questions that only reviewers can answer.
class ReviewPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPanel(QWidget* parent = nullptr);

    /// What is typed and not said yet stays with the handle that it was typed for.
    void show(const QString& handle, const QList<registration::ReviewComment>& comments,
              const QList<lint::ReviewQuestion>& questions);
    /// Which parts others or edits changed since, by the keys of changedParts().
    void showChanges(const QStringList& sinceApproval, const QStringList& sinceLastLook);
    /// Another registry is open: its handles are others. What was typed for them and not said yet is there
    /// again, and from now on kept within a second of typing.
    void openTyped(const TypedComments& store);
    /// What was typed as a comment or a reply was kept as this one.
    void clearTyped(const registration::ReviewComment& said);
    /// Goes to the first thread about a field that is open, else to a new comment about it.
    void goTo(registration::TemplateField field);
    /// Goes to the first thread that is open, else to a new comment.
    void goToOpen();
    /// A new comment is about this field, unless one is being typed.
    void followField(registration::TemplateField field);

Q_SIGNALS:
    void closeRequested();
    void fieldWanted(nidus::registration::TemplateField field);
    /// The samples or the syntax rule.
    void syntaxWanted();
    void placeWanted(const nidus::findings::Finding& question);
    /// Something is to be kept: a comment, an answer, a resolution, the answer to a question.
    void said(const nidus::registration::ReviewComment& comment);
    /// A mail, or the text of one, was dropped here.
    void mailDropped(const QByteArray& bytes);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeHead() const;
    QWidget* makeNewComment();
    ThreadBox* boxOf(qint64 comment);
    void showThreads(const QList<registration::CommentThread>& threads);
    void showQuestions(const QList<lint::ReviewQuestion>& questions);
    void chooseShown();
    void follow(const QString& part);
    void keepTyped();
    void writeTyped();
    void restoreTyped();
    void say();

    QString m_handle;
    TypedTexts m_typed;
    TypedTexts m_written; ///< what is in m_store
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
    QVBoxLayout* m_questions;
};

} // namespace nidus::ui
