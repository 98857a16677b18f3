// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QDialog>

namespace nidus::ui {

/// What this program is and what it is made of, to be copied into a report.
class AboutDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `source` is where the registry's built-in namespaces come from.
    explicit AboutDialog(const registration::SnapshotSource& source, QWidget* parent = nullptr);
};

} // namespace nidus::ui
