// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace nidus::ui {

/// Makes assistive technology able to use buttons by their actions, as speech input does: "Toggle" does what
/// a click does, and a main button offers its action and not only its menu.
class ButtonAccess final : public QObject
{
    Q_OBJECT

public:
    explicit ButtonAccess(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace nidus::ui
