// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QStringList>

namespace nidus::ui {

/// Shows the errors since the program started, to read and copy.
class LogDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit LogDialog(const QStringList& lines, QWidget* parent = nullptr);
};

} // namespace nidus::ui
