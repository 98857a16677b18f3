// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QRect>

class QWidget;

namespace nidus::ui {

/// Makes a window no larger than `room` and moves it whole into it, as far as its least size lets it; its
/// frame is counted.
void fitInto(QWidget& window, const QRect& room);

/// Fits every window and dialog of the program into its screen when it opens, whatever size it has kept or
/// would like: screens differ, and so do fonts and scales.
class ScreenFit : public QObject
{
    Q_OBJECT

public:
    /// Watches the application.
    explicit ScreenFit(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace nidus::ui
