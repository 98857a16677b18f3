// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/verdict.h"

#include <QPushButton>
#include <cstdint>

namespace nidus::ui {

/// A checkable button that shows a verdict's count, and its share as a bar along the bottom edge.
class VerdictButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit VerdictButton(check::Verdict verdict, QWidget* parent = nullptr);

    [[nodiscard]] check::Verdict verdict() const { return m_verdict; }
    void setCount(std::uint64_t count, std::uint64_t total);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateTexts();

    check::Verdict m_verdict;
    std::uint64_t m_count = 0;
    std::uint64_t m_total = 0;
};

} // namespace nidus::ui
