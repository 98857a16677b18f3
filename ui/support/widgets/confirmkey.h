// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace nidus::ui {

/// Ctrl+Return confirms the dialog that has the keyboard, also from a field that takes Return as a new line:
/// the button that accepts is pressed, or the default one where none does; never one that destroys.
class ConfirmKey final : public QObject
{
    Q_OBJECT

public:
    /// Watches the application.
    explicit ConfirmKey(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace nidus::ui
