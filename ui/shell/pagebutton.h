// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QToolButton>

namespace nidus::ui {

/// A button of the page bar: icon, name, and how much there is on the page.
class PageButton final : public QToolButton
{
    Q_OBJECT

public:
    /// `action` is borrowed.
    explicit PageButton(QAction* action);

    /// 0 shows no number; `about` goes into the tool tip and the description for screen readers.
    void setCount(int count, const QString& about);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_count = 0;
};

} // namespace nidus::ui
