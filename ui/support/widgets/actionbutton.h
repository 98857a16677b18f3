// SPDX-License-Identifier: Apache-2.0
#pragma once

class QAction;
class QToolButton;

namespace nidus::ui {

/// A button for an action that the keyboard reaches and a screen reader names.
[[nodiscard]] QToolButton* makeActionButton(QAction* action);

} // namespace nidus::ui
