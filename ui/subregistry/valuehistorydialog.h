// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/subregistry/subregistrycontent.h"

#include <QDialog>

namespace nidus::ui {

/// Lists what was changed about a value or a block, the newest first.
class ValueHistoryDialog final : public QDialog
{
    Q_OBJECT

public:
    ValueHistoryDialog(const SharedContent& content, const subregistry::Block& block, QWidget* parent);
};

} // namespace nidus::ui
