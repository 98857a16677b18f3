// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/checkrun.h"
#include "ui/check/verdictbutton.h"

#include <QWidget>
#include <array>

namespace nidus {

/// How many lines got each verdict; a button per verdict shows only its lines when it is down. None down =
/// all lines.
class CountBar final : public QWidget
{
    Q_OBJECT

public:
    explicit CountBar(QWidget* parent = nullptr);

    void setCounts(const VerdictCounts& counts);
    [[nodiscard]] VerdictFilter filter() const;
    /// Releases all buttons.
    void clearFilter();

Q_SIGNALS:
    void filterChanged();

private:
    std::array<VerdictButton*, 4> m_buttons{}; ///< in the order of kVerdicts
};

} // namespace nidus
