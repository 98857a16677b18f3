// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/rows/checkrows.h"

#include <QPushButton>
#include <cstdint>

namespace nidus::ui {

/// A checkable button that shows the count of a kind of lines, and its share as a bar along the bottom edge.
class VerdictButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit VerdictButton(LineKind kind, QWidget* parent = nullptr);

    [[nodiscard]] LineKind kind() const { return m_kind; }
    void setCount(std::uint64_t count, std::uint64_t total);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateTexts();

    LineKind m_kind;
    std::uint64_t m_count = 0;
    std::uint64_t m_total = 0;
};

} // namespace nidus::ui
