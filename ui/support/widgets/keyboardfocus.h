// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QLabel;

namespace nidus::ui {

/// Shows and announces the keyboard focus where styles and Qt do not: draws a frame around a text, list, or
/// table, and while keys are used around any control; scrolls to it; announces the current line of a list.
/// Also leads Tab through the buttons of a dialog as they are shown, and Shift+Tab out of a label with links.
/// A key closes a tool tip.
class KeyboardFocus final : public QObject
{
    Q_OBJECT

public:
    explicit KeyboardFocus(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(QWidget* focus);
    void showFrame(QWidget* focus);
    bool passLinksBackward(QLabel& label, QEvent& shiftTab);

    QPointer<QWidget> m_frame;   ///< child of the widget with the focus
    bool m_isByKeyboard = false; ///< the last input was a key
    bool m_isPassing = false;    ///< within passLinksBackward()
};

} // namespace nidus::ui
