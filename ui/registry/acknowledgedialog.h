// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <QDialog>
#include <QList>

class QLineEdit;
class QPushButton;

namespace nidus::ui {

/// Lists the problems of a registry and asks for the note with which they are acknowledged.
class AcknowledgeDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit AcknowledgeDialog(const QList<base::Error>& problems, QWidget* parent = nullptr);

    [[nodiscard]] storage::AcknowledgeOrder order(const QString& who) const;

private:
    void updateButton();

    QLineEdit* m_note;
    QLineEdit* m_highest;
    QPushButton* m_acknowledge;
};

} // namespace nidus::ui
