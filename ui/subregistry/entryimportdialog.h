// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/subregistry/entrytable.h"
#include "ui/subregistry/changedialog.h"
#include "ui/subregistry/subregistrycontent.h"

#include <QByteArray>
#include <QDate>
#include <array>
#include <functional>
#include <optional>

class QCheckBox;
class QTreeWidget;

namespace nidus::ui {

class ColumnChooser;

/// Shows what a table of entries, from a file or pasted, would change, and everything in it that is odd.
class EntryImportDialog final : public ChangeDialog
{
    Q_OBJECT

public:
    using Plan =
        std::function<std::optional<subregistry::ListChange>(const subregistry::Subregistry& present)>;

    EntryImportDialog(const QByteArray& table, const SharedContent& content, QDate today, QWidget* parent);

    /// Returns a function for a worker that plans the change of the present list; it returns nothing if that
    /// is not the change that is shown, because somebody changed the list.
    [[nodiscard]] Plan planned() const;
    /// Returns how many rows of the table are left out of that change.
    [[nodiscard]] qsizetype leftOut() const { return m_leftOut; }
    [[nodiscard]] static QString leftOutText(qsizetype rows);
    /// Returns everything that is shown, for tests.
    [[nodiscard]] QString text() const;

private:
    /// A table as it was read, and what it would change.
    struct Reading
    {
        base::Result<workflow::EntryTable> table;
        std::array<qsizetype, 3> counts{}; ///< by workflow::ImportEffect
        qsizetype bad = 0;                 ///< rows with errors
        qsizetype leftOut = 0;             ///< rows, as the person wants
        bool canSkip = false;              ///< there are others
        bool canImport = false;
        bool hasOutside = false; ///< of all ranges
        findings::OddRows odd{};
        std::optional<subregistry::ListChange> change{};
    };
    /// What to read, for a worker.
    struct Wish
    {
        QByteArray bytes;
        SharedContent content;
        workflow::TableReading reading;
        QDate today;
        workflow::BadRows badRows;
        bool leavesOutside;
    };
    [[nodiscard]] static Reading read(const Wish& wish, const std::stop_token& stop);

    /// Returns what the person wants to happen with rows that have errors.
    [[nodiscard]] workflow::BadRows wantedRows() const;
    void plan() override;
    bool showReading(const Reading& reading);
    bool showTable(const Reading& reading);
    void addFindings(const workflow::EntryTable& table);

    QByteArray m_bytes;
    QDate m_today;
    ColumnChooser* m_columns;
    QTreeWidget* m_findings;
    QCheckBox* m_skip;
    QCheckBox* m_inside;
    std::optional<subregistry::ListChange> m_change;
    qsizetype m_leftOut = 0;
};

} // namespace nidus::ui
