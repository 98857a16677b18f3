// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/subregistry/subregistrycontent.h"

#include <QDialog>

namespace nidus::ui {

/// Shows everything that is known about a value or a block, and what was changed about it, the newest first.
class ValueHistoryDialog final : public QDialog
{
    Q_OBJECT

public:
    ValueHistoryDialog(const SharedContent& content, const Stretch& stretch, QWidget* parent);
};

} // namespace nidus::ui
