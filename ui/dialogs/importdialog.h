// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/importwork.h"

#include <QDialog>
#include <QList>
#include <functional>
#include <optional>

class QLabel;
class QPlainTextEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace nidus {

/// A file that is offered for import.
struct FileToImport
{
    QString name;
    std::optional<ImportPlan> plan; ///< absent: it could not be read
    QString problem;                ///< why not, a sentence
};

/// Shows what importing files would do, record by record and field by field, before anything is changed: what
/// was found, in which lines, how sure, what was noticed, and what belongs to no field. The whole text of a
/// row stands below.
class ImportDialog final : public QDialog
{
    Q_OBJECT

public:
    /// The text held of a registration or draft now; absent when none is.
    using CurrentTemplate = std::function<std::optional<RegistrationTemplate>(const QString& nid)>;

    ImportDialog(const QList<FileToImport>& files, const CurrentTemplate& current, QWidget* parent = nullptr);

private:
    void addFile(const FileToImport& file, const CurrentTemplate& current, QTreeWidgetItem* parent);
    void addRecord(const PlannedImport& planned, const CurrentTemplate& current, QTreeWidgetItem* parent);
    void addFields(QTreeWidgetItem* record, const PlannedImport& planned,
                   const std::optional<RegistrationTemplate>& before);
    void addFindings(QTreeWidgetItem* parent, const QList<Finding>& findings,
                     const RegistrationTemplate& about);
    void showWholeText(const QTreeWidgetItem* row);

    QTreeWidget* m_tree;
    QLabel* m_rowTitle;
    QPlainTextEdit* m_text;
};

} // namespace nidus
