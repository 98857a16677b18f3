// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/comparison/runcomparison.h"

#include <QWidget>
#include <array>
#include <optional>

class QLabel;
class QPushButton;

namespace nidus::ui {

/// What changed since an earlier report: a button each for new, remaining, and fixed names. A pressed button
/// shows only its lines. Hidden while nothing is compared.
class ChangeBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeBar(QWidget* parent = nullptr);

    /// `report` is the name of the file.
    void setComparison(const RunComparison& comparison, const QString& report);
    /// Releases all buttons and hides.
    void clear();
    /// The change whose lines are shown; absent: all.
    [[nodiscard]] std::optional<batch::NameChange> change() const;

Q_SIGNALS:
    void changed();
    /// The user wants to see the names that are gone.
    void goneWanted();
    /// The user is done with the comparison.
    void closed();

private:
    void setCounts(const batch::ChangeCounts& names);
    /// Releases all buttons except one.
    void release(const QPushButton* but);

    QLabel* m_since;
    std::array<QPushButton*, 3> m_buttons{}; ///< by Change
    QPushButton* m_gone;
};

} // namespace nidus::ui
