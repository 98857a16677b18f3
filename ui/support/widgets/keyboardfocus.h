// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace nidus::ui {

/// Shows and announces the keyboard focus where styles and Qt do not: draws a frame around a text, list, or
/// table, and announces the current line of a list.
class KeyboardFocus final : public QObject
{
    Q_OBJECT

public:
    explicit KeyboardFocus(QObject* parent);

private:
    void follow(QWidget* focus);

    QPointer<QWidget> m_frame; ///< child of the widget with the focus
};

} // namespace nidus::ui
