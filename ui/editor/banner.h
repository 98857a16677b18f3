// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>

class QAction;
class QLabel;
class QToolButton;

namespace nidus {

/// A line above the form that says what can be done with what is shown, and does it.
class Banner final : public QFrame
{
    Q_OBJECT

public:
    explicit Banner(QWidget* parent = nullptr);

    /// `action` may be null and is borrowed.
    void showText(const QString& text, QAction* action);

private:
    QLabel* m_text;
    QToolButton* m_button;
};

} // namespace nidus
