// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QDialog>
#include <QList>

class QTreeWidget;

namespace nidus::ui {

/// Shows the drafts in the trash and lets the user restore one.
class TrashDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit TrashDialog(const QList<registration::Draft>& drafts, QWidget* parent = nullptr);

    /// Returns the id of the draft to restore, 0 for none.
    [[nodiscard]] qint64 chosen() const;

private:
    QTreeWidget* m_list;
};

} // namespace nidus::ui
