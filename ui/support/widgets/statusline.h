// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLabel>

namespace nidus::ui {

/// A line of constant height, so that nothing around it moves. Text that does not fit is elided; the tool tip
/// and screen readers get all of it.
class StatusLine final : public QLabel
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void say(const QString& text);
    /// Asks layouts for the width of the text; by default, the line takes what is left.
    void fitText();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isFitted = false;
};

} // namespace nidus::ui
