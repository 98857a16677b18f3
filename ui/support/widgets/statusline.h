// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLabel>

namespace nidus::ui {

/// One or two lines of constant height, so that nothing around them moves. Text that does not fit is elided;
/// the tool tip and screen readers get all of it.
class StatusLine final : public QLabel
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void say(const QString& text);
    /// Gives longer texts a second line.
    void allowSecondLine();
    /// Asks layouts for the width of the text; by default, the line takes what is left.
    void fitText();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_isFitted = false;
    int m_lines = 1;
};

} // namespace nidus::ui
