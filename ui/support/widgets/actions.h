// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>

namespace nidus::ui {

/// Makes an action of `owner` that calls its `slot`.
template <typename Owner, typename Slot>
[[nodiscard]] QAction* makeAction(Owner* owner, const QString& text, Slot slot)
{
    auto* action = new QAction(text, owner);
    QObject::connect(action, &QAction::triggered, owner, slot);
    return action;
}

} // namespace nidus::ui
