// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QDialog>

namespace nidus::ui {

/// Shows what this program is and the versions of its parts, which can be copied into a bug report.
class AboutDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `source` is the source of the registry's built-in namespaces.
    explicit AboutDialog(const registration::SnapshotSource& source, QWidget* parent = nullptr);
};

} // namespace nidus::ui
