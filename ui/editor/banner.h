// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>
#include <QList>

class QAction;
class QLabel;
class QHBoxLayout;

namespace nidus::ui {

/// A notice about the current entry with buttons for what can be done with it.
class Banner final : public QFrame
{
    Q_OBJECT

public:
    explicit Banner(QWidget* parent = nullptr);

    /// The actions are borrowed; `link` is rich text after the text.
    void showText(const QString& text, const QList<QAction*>& actions, const QString& link = {});

private:
    QLabel* m_text;
    QHBoxLayout* m_buttons;
};

} // namespace nidus::ui
