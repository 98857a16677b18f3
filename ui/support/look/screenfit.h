// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QRect>

class QWidget;

namespace nidus::ui {

/// Shrinks a window to `room`, including its frame, and moves it inside, as far as its minimum size allows.
void fitInto(QWidget& window, const QRect& room);

/// Fits every window and dialog of the program into its screen when it opens, whatever its saved or preferred
/// size: screens, fonts, and scales differ. What has no place yet opens at the center of its parent, or of
/// the screen.
class ScreenFit : public QObject
{
    Q_OBJECT

public:
    /// Installs an event filter on the application.
    explicit ScreenFit(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace nidus::ui
