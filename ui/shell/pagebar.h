// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>

class QAction;
class QVBoxLayout;

namespace nidus::ui {

/// The slim bar on the left that switches between pages.
class PageBar final : public QFrame
{
    Q_OBJECT

public:
    explicit PageBar(QWidget* parent = nullptr);

    /// Adds a button for a checkable action; borrowed.
    void addPage(QAction* action);
    /// Shows the number of items on an action's page, none for 0; `about` gives details.
    void setCount(const QAction* action, int count, const QString& about);
    /// Shows only the icons; their names are in the tool tips.
    void setCompact(bool isCompact);

private:
    QVBoxLayout* m_buttons;
};

} // namespace nidus::ui
