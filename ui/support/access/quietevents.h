// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAccessible>
#include <QObject>

namespace nidus::ui {

/// Withholds accessible events that no screen reader needs. Before Qt 6.8, announcements are notifications
/// that appear, and a screen reader with a long queue of events skips them.
class QuietEvents final : public QObject
{
    Q_OBJECT

public:
    explicit QuietEvents(QObject* parent);

    /// Whether an event is passed on now.
    [[nodiscard]] static bool isNeeded(QAccessibleEvent& event);

protected:
    /// Reports what changed while a widget was hidden, as soon as it is shown.
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace nidus::ui
