// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/comparison/runcomparison.h"

#include <QWidget>
#include <array>
#include <optional>

class QLabel;
class QPushButton;

namespace nidus::ui {

/// What changed since an earlier report: a button for what is new, still bad and fixed, which shows only
/// these lines when it is down. Hidden while nothing is compared.
class ChangeBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeBar(QWidget* parent = nullptr);

    /// `report` is the name of the file.
    void setComparison(const RunComparison& comparison, const QString& report);
    /// Releases all buttons and hides.
    void clear();
    /// Which lines are asked for; absent: all.
    [[nodiscard]] std::optional<batch::Change> change() const;

Q_SIGNALS:
    void changed();
    /// The user is done with the comparison.
    void closed();

private:
    void setCounts(const batch::ChangeCounts& names, std::uint64_t validNow);
    /// Lets all buttons go but one.
    void release(const QPushButton* but);

    QLabel* m_since;
    std::array<QPushButton*, 3> m_buttons{}; ///< by Change
};

} // namespace nidus::ui
