// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

class QAction;

namespace nidus::ui {

/// Returns the action of a widget with these keys, such as Copy of a list; null if it has none.
[[nodiscard]] QAction* ownAction(const QWidget& widget, const QKeySequence& keys);
/// Whether a widget of the window has the focus; a menu that is used by keyboard has it only meanwhile.
[[nodiscard]] bool isFocusOf(const QWidget& window, const QWidget* focus);

/// Cut, Copy, Paste, and Select All for the text field or list that has the focus.
class ClipboardActions final : public QObject
{
    Q_OBJECT

public:
    explicit ClipboardActions(QWidget* window);

    [[nodiscard]] const QList<QAction*>& actions() const { return m_actions; }

private:
    void add(const QString& text, const QKeySequence& keys, const char* slot);
    void follow(QWidget* focus);
    void act(const QKeySequence& keys, const char* slot) const;

    QWidget* m_window;
    QPointer<QWidget> m_focus;
    QList<QAction*> m_actions;
};

} // namespace nidus::ui
