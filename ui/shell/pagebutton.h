// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QToolButton>

namespace nidus::ui {

/// A button of the page bar: icon, name, and the number of items on the page.
class PageButton final : public QToolButton
{
    Q_OBJECT

public:
    /// `action` is borrowed.
    explicit PageButton(QAction* action);

    /// Shows `count`, or no number for 0; `about` is added to the tool tip and the accessible description.
    void setCount(int count, const QString& about);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_count = 0;
};

} // namespace nidus::ui
