// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace nidus::ui {

/// Lets Ctrl+Return confirm the dialog with the keyboard focus, even from a field where Return inserts a new
/// line. Presses the button that accepts or, without one, the default button; never a destructive one.
class ConfirmKey final : public QObject
{
    Q_OBJECT

public:
    /// Installs an event filter on the application.
    explicit ConfirmKey(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace nidus::ui
