// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace nidus::ui {

/// Applies the theme, the font, and the text size from the settings (Setting::Theme, Setting::TextFont,
/// Setting::TextSize), or those of the system.
void applyLooks();

/// Applies the looks again when the system changes its own while a window is open.
class LooksFollower final : public QObject
{
    Q_OBJECT

public:
    /// Installs an event filter on the application.
    explicit LooksFollower(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void rearrange();

    bool m_isApplying = false;
};

} // namespace nidus::ui
