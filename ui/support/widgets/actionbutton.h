// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

class QAction;
class QPushButton;
class QToolButton;

namespace nidus::ui {

/// Gives an action the text that its buttons show, because Qt's own keeps the mnemonic of Chinese: "(R)".
void setButtonText(QAction& action);

/// Returns a button for an action, reachable by keyboard and named for screen readers.
[[nodiscard]] QToolButton* makeActionButton(QAction* action);
/// Returns a button with a menu of groups of actions.
[[nodiscard]] QPushButton* makeMenuButton(const QString& text, const QList<QList<QAction*>>& groups);

} // namespace nidus::ui
