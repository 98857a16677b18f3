// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>
#include <QList>
#include <QString>
#include <cstdint>
#include <functional>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace nidus::ui {

/// Something the user can choose to do about a message.
struct MessageChoice
{
    QString text;
    std::function<void()> act;
};

/// Shows messages over the bottom of the page until they are closed. Unlike a dialog it does not block, and
/// nothing moves when it appears or disappears.
class MessageBar final : public QFrame
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Information, Warning, Error };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Places the bar over a widget from now on, as a child of that widget's parent.
    void placeOver(QWidget& page);
    /// Shows a message in place of the current one. A choice closes the bar and acts.
    void displayMessage(Kind kind, const QString& text, const QList<MessageChoice>& choices = {});
    [[nodiscard]] QString text() const;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QWidget* m_page = nullptr;
    QLabel* m_sign;
    QLabel* m_text;
    QHBoxLayout* m_choices;
    QToolButton* m_close;
};

} // namespace nidus::ui
