// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAccessible>
#include <QObject>

namespace nidus::ui {

/// Withholds accessible events that no screen reader needs. One with a long queue of events skips
/// announcements, which are notifications that appear before Qt 6.8.
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
