// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/comparison.h"

#include <QTreeWidget>
#include <vector>

namespace nidus::ui {

/// For how many names each reason is new, still there and gone since an earlier report.
class ReasonView final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ReasonView(QWidget* parent = nullptr);
    void setReasons(const std::vector<batch::CodeChanges>& reasons);
};

} // namespace nidus::ui
