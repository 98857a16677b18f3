// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/comparison.h"

#include <QTreeWidget>
#include <vector>

namespace nidus::ui {

/// For each reason, how many names are new, remaining, and fixed since an earlier report.
class ReasonView final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ReasonView(QWidget* parent = nullptr);
    void setReasons(const std::vector<batch::CodeChanges>& reasons);

Q_SIGNALS:
    /// The user wants to see the lines with this reason.
    void linesWanted(const QString& code, const QString& sentence);
};

} // namespace nidus::ui
