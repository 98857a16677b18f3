// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

class QAction;
class QKeyEvent;
class QKeySequence;
class QMenuBar;
class QWidget;

namespace nidus::ui {

/// Makes the keys of the menus work wherever the focus is: fields do not take Ctrl and a letter for moving
/// the cursor, and an action of the focused widget comes before one of a menu with the same keys.
class MenuKeys final : public QObject
{
    Q_OBJECT

public:
    /// `bar` is borrowed, and the parent.
    explicit MenuKeys(QMenuBar& bar);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool offer(const QWidget& focus, QKeyEvent& event);
    [[nodiscard]] QAction* menuAction(const QKeySequence& keys) const;

    QMenuBar& m_bar;
    bool m_isTaken = false; ///< the key was used for an action, so the widget does not get it
};

} // namespace nidus::ui
