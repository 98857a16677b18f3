// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/import/importwork.h"

#include <QDialog>
#include <QHash>
#include <QList>
#include <expected>
#include <functional>
#include <optional>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace nidus::ui {

/// A file that may be imported.
struct OfferedFile
{
    QString name;
    std::expected<exchange::ImportedFile, base::Error> file; ///< what was read
    std::expected<workflow::ImportPlan, base::Error> plan;   ///< what importing it would do now
    bool keepsSyntax = false;                ///< whether the grammar found in its text is to be the draft's
};

/// Shows what importing files would do, record by record and field by field, before anything is changed: what
/// was found, in which lines, how sure, what was noticed, and what belongs to no field. The whole text of a
/// row stands below, where what was read as a field can be corrected.
class ImportDialog final : public QDialog
{
    Q_OBJECT

public:
    /// The text held of a registration or draft now; absent when none is.
    using CurrentTemplate = std::function<std::optional<registration::RegistrationTemplate>(const QString& nid)>;

    /// What importing a file would do, as long as nobody else changes the registry.
    using Planner = std::function<std::expected<workflow::ImportPlan, base::Error>(const exchange::ImportedFile& file)>;

    ImportDialog(const QList<OfferedFile>& files, const CurrentTemplate& current, Planner plan,
                 QWidget* parent = nullptr);

    /// The user wants the import: says that the registry is copied first and stays open until finish().
    void accept() override;
    /// The import is done: closes as accepted.
    void finish();

Q_SIGNALS:
    /// The files with what the user wants of them.
    void importRequested(const QList<nidus::ui::OfferedFile>& files);

private:
    void addFile(const OfferedFile& file, qsizetype index, const CurrentTemplate& current,
                 QTreeWidgetItem* parent);
    void addRecord(const workflow::PlannedImport& planned, qsizetype file, const CurrentTemplate& current,
                   QTreeWidgetItem* parent);
    void addFields(QTreeWidgetItem* record, const workflow::PlannedImport& planned, qsizetype file,
                   const std::optional<registration::RegistrationTemplate>& before);
    void addSyntax(QTreeWidgetItem* record, const workflow::PlannedImport& planned, qsizetype file);
    void addFindings(QTreeWidgetItem* parent, const QList<findings::Finding>& findings,
                     const registration::RegistrationTemplate& about);
    void showWholeText(const QTreeWidgetItem* row);
    /// The text below is the current row's field now.
    void correct();
    /// With another NID something else may happen.
    void planAgain(qsizetype file, QTreeWidgetItem* record);
    [[nodiscard]] int goingIn() const;

    QList<OfferedFile> m_files;
    Planner m_plan;
    QTreeWidget* m_tree;
    QHash<qsizetype, QTreeWidgetItem*> m_syntaxRows; ///< by the file's index
    QLabel* m_rowTitle;
    QPlainTextEdit* m_text;
    QPushButton* m_import = nullptr;
    QWidget* m_copying; ///< shown while the registry is copied
};

} // namespace nidus::ui
