// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace nidus::ui {

/// Gives keys to what Qt lets only a mouse drag: Ctrl+F8 goes to the next border between panes, which arrow
/// keys move; Alt+Shift and arrow keys make the current column of a table wider or narrower, and Alt+Shift
/// and Page Up or Page Down move it where columns can be moved.
class DragKeys final : public QObject
{
    Q_OBJECT

public:
    /// Installs an event filter on the application.
    explicit DragKeys(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace nidus::ui
