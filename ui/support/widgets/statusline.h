// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLabel>

namespace nidus::ui {

/// A line that is as high whatever it says, so that nothing moves around it. What has no room is cut, and
/// whole in the tool tip and for screen readers.
class StatusLine final : public QLabel
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void say(const QString& text);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace nidus::ui
