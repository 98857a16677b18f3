// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QWidget>
#include <cstdint>
#include <functional>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace nidus::ui {

class StatusLine;

/// Something the user can choose to do about a message.
struct MessageChoice
{
    QString text;
    std::function<void()> act;
};

/// Messages in the status bar: one line for a while, with buttons for what can be done about it. A request,
/// warning, or error with a choice stays until it is answered. The latest messages stay in a list, which a
/// click on the line or the button next to it opens, and a warning or error that the line would cut.
class MessageBar final : public QWidget
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t {
        Information,
        Request, ///< information that waits for an answer
        Warning,
        Error
    };
    /// Returns whether a message is still true.
    using Truth = std::function<bool()>;

    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows a message in place of the current one. A choice removes the message and acts. Without `isTrue`,
    /// it is true until it is removed.
    void displayMessage(Kind kind, const QString& text, const QList<MessageChoice>& choices = {},
                        Truth isTrue = {});
    /// Returns the newest message; empty if there is none, or if it was removed.
    [[nodiscard]] QString text() const;
    /// Removes the newest message.
    void withdraw();
    /// Removes the messages with choices.
    void withdrawChoices();
    /// Removes the messages that are no longer true.
    void removeOutdated();

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Message
    {
        Kind kind;
        QString text;
        QList<MessageChoice> choices;
        Truth isTrue;
        qint64 id;
    };

    void remove(qint64 id);
    /// Returns the newest warning or error that somebody must answer; null if there is none.
    [[nodiscard]] const Message* unanswered() const;
    void showLine(const Message& message);
    void hideLine();
    void endLine();
    /// Opens the list if the line cuts the newest message.
    void giveRoom();
    void openList();
    [[nodiscard]] QWidget* makeEntry(const Message& message);
    void addChoices(QLayout& row, const Message& message);
    void choose(qint64 id, const std::function<void()>& act);

    QList<Message> m_messages; ///< the newest is the last
    qint64 m_newest = 0;       ///< id of the last one that was shown
    qint64 m_inLine = 0;       ///< id of the one in the line
    QLabel* m_sign;
    StatusLine* m_line;
    QWidget* m_choices;
    QHBoxLayout* m_row; ///< of m_choices
    QToolButton* m_more;
    QPointer<QWidget> m_list;
    QTimer m_time;
};

} // namespace nidus::ui
