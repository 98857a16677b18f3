// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/reviewcomment.h"
#include "ui/support/access/groupframe.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace nidus::ui {

/// A comment with its replies, and a field to answer or resolve it.
class ThreadBox final : public GroupFrame
{
    Q_OBJECT

public:
    explicit ThreadBox(QWidget* parent = nullptr);

    /// Keeps text that is typed but not sent.
    void showThread(const registration::CommentThread& thread);
    [[nodiscard]] const registration::CommentThread& thread() const { return m_thread; }
    [[nodiscard]] QString typed() const;
    void setTyped(const QString& text);
    /// Returns the beginning of the comment, which is enough to recognize it.
    [[nodiscard]] QString summary() const;
    void focusReply();
    void setReadOnly(bool isReadOnly);

Q_SIGNALS:
    /// The user wants to see the field of the comment.
    void fieldWanted(nidus::registration::TemplateField field);
    /// The user sent the text as an answer or a resolution.
    void replied(const nidus::registration::ReviewComment& reply);

private:
    void nameParts();
    void reply(registration::CommentKind kind);

    registration::CommentThread m_thread;
    QToolButton* m_field;
    QLabel* m_said;
    QPlainTextEdit* m_text;
    QPushButton* m_answer;
    QPushButton* m_resolve;
};

/// Returns a text field of a few lines; Tab moves to the next control.
[[nodiscard]] QPlainTextEdit* makeReplyEdit(const QString& accessibleName, const QString& placeholder);

} // namespace nidus::ui
