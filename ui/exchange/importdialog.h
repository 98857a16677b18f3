// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/import/importwork.h"

#include <QDialog>
#include <QHash>
#include <QList>
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
    base::Result<exchange::ImportedFile> file; ///< what was read
    base::Result<workflow::ImportPlan> plan;   ///< what importing it would do now
    bool keepsSyntax = false;                  ///< whether the draft gets the grammar found in its text
};

/// Shows what importing files would do, record by record and field by field, before anything is changed: what
/// was found, in which lines, with which confidence, the findings, and text that belongs to no field. The
/// full text of a row is shown below, where fields can be corrected.
class ImportDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Returns the current text of a registration or draft; absent if there is none.
    using CurrentTemplate =
        std::function<std::optional<registration::RegistrationTemplate>(const QString& nid)>;

    /// Returns what importing a file would do, unless somebody else changes the registry first.
    using Planner = std::function<base::Result<workflow::ImportPlan>(const exchange::ImportedFile& file)>;

    /// Returns the display name of a draft by its handle.
    using Names = std::function<QString(const QString& handle)>;

    ImportDialog(const QList<OfferedFile>& files, const CurrentTemplate& current, Planner plan, Names names,
                 QWidget* parent = nullptr);

    /// Returns the sentence of a finding, with the names of drafts.
    [[nodiscard]] static QString sentence(findings::Finding finding, const Names& names);

    /// Starts the import: shows that the registry is backed up first, and stays open until finish().
    void accept() override;
    /// Closes the dialog as accepted after the import.
    void finish();

Q_SIGNALS:
    /// The files with the user's choices and corrections.
    void importRequested(const QList<nidus::ui::OfferedFile>& files);

private:
    /// Adds the result of a file: its plan, after those of the files before it.
    void addFile(qsizetype index, const CurrentTemplate& current, QTreeWidgetItem* parent);
    void addRecord(const workflow::ImportPlan& plan, const workflow::PlannedImport& planned, qsizetype file,
                   const CurrentTemplate& current, QTreeWidgetItem* parent);
    /// With `file`, the fields can be corrected.
    void addFields(QTreeWidgetItem* record, const exchange::ImportedTemplate& imported,
                   std::optional<qsizetype> file,
                   const std::optional<registration::RegistrationTemplate>& before);
    void addSyntax(QTreeWidgetItem* record, const workflow::ImportPlan& plan, qsizetype file);
    void addFindings(QTreeWidgetItem* parent, const QList<findings::Finding>& findings,
                     const registration::RegistrationTemplate& about);
    void showWholeText(const QTreeWidgetItem* row);
    /// Sets the current row's field to the text below.
    void correct();
    /// Plans the files together.
    void planTogether();
    /// Plans a file again, because a corrected NID may change its action, and that of later files.
    void planAgain(qsizetype file);
    void showPlanned(QTreeWidgetItem* record, const workflow::PlannedImport& planned);
    [[nodiscard]] int importCount() const;

    QList<OfferedFile> m_files;
    QList<workflow::ImportPlan> m_plans; ///< of the files together; empty of one that was not read
    Planner m_plan;
    Names m_names;
    QTreeWidget* m_tree;
    QHash<qsizetype, QTreeWidgetItem*> m_syntaxRows; ///< by the file's index
    QHash<qsizetype, QTreeWidgetItem*> m_templates;  ///< rows of templates, by the file's index
    QLabel* m_rowTitle;
    QPlainTextEdit* m_text;
    QPushButton* m_import = nullptr;
    QWidget* m_copying; ///< shown while the registry is backed up
};

} // namespace nidus::ui
