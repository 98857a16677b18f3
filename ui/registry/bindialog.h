// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QDialog>
#include <QList>

class QTreeWidget;

namespace nidus::ui {

/// Shows the drafts that were put aside, to take one back.
class BinDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit BinDialog(const QList<registration::Draft>& drafts, QWidget* parent = nullptr);

    /// The id of the draft to take back, 0 for none.
    [[nodiscard]] qint64 chosen() const;

private:
    QTreeWidget* m_list;
};

} // namespace nidus::ui
