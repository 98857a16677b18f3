// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace nidus::ui {

/// Shows and tells what has the keyboard where styles and Qt do not: a frame round a text, list or table, and
/// which line of a list it is.
class KeyboardFocus final : public QObject
{
    Q_OBJECT

public:
    explicit KeyboardFocus(QObject* parent);

private:
    void follow(QWidget* focus);

    QPointer<QWidget> m_frame; ///< belongs to what has the keyboard
};

} // namespace nidus::ui
