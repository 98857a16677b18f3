// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/reviewcomment.h"

#include <QFrame>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace nidus::ui {

/// A comment with everything said to it, and a place to answer or resolve it.
class ThreadBox final : public QFrame
{
    Q_OBJECT

public:
    explicit ThreadBox(QWidget* parent = nullptr);

    /// What is typed and not said yet stays.
    void showThread(const registration::CommentThread& thread);
    [[nodiscard]] const registration::CommentThread& thread() const { return m_thread; }
    [[nodiscard]] QString typed() const;
    void setTyped(const QString& text);
    void focusReply();

Q_SIGNALS:
    /// Somebody wants to see what it is about.
    void fieldWanted(nidus::registration::TemplateField field);
    /// The text is said as an answer or a resolution.
    void replied(const nidus::registration::ReviewComment& reply);

private:
    void reply(registration::CommentKind kind);

    registration::CommentThread m_thread;
    QToolButton* m_field;
    QLabel* m_said;
    QPlainTextEdit* m_text;
    QPushButton* m_answer;
    QPushButton* m_resolve;
};

/// A field to type some lines in, which Tab leaves.
[[nodiscard]] QPlainTextEdit* makeReplyEdit(const QString& accessibleName, const QString& placeholder);

} // namespace nidus::ui
