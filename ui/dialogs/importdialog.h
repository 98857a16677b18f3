// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/importwork.h"

#include <QDialog>
#include <functional>

class QTreeWidget;
class QTreeWidgetItem;

namespace nidus {

/// Shows what importing a file would do, record by record and field by field, before anything is changed.
class ImportDialog final : public QDialog
{
    Q_OBJECT

public:
    /// The text held of a registration or draft now; absent when none is.
    using CurrentTemplate = std::function<std::optional<RegistrationTemplate>(const QString& nid)>;

    ImportDialog(const QString& fileName, const ImportPlan& plan, const CurrentTemplate& current,
                 QWidget* parent = nullptr);

private:
    void addRecord(const PlannedImport& planned, const CurrentTemplate& current);
    void addFields(QTreeWidgetItem* record, const PlannedImport& planned,
                   const std::optional<RegistrationTemplate>& before);
    void addFindings(QTreeWidgetItem* record, const PlannedImport& planned);

    QTreeWidget* m_tree;
};

} // namespace nidus
