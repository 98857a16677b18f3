// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/subregistry/entrytable.h"
#include "core/workflow/subregistry/tablecolumns.h"
#include "ui/subregistry/subregistrycontent.h"

#include <QList>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QTableWidget;

namespace nidus::ui {

/// Shows the first lines of a table of entries, and lets the user choose what each column is.
class ColumnChooser final : public QWidget
{
    Q_OBJECT

public:
    explicit ColumnChooser(const SharedContent& content, QWidget* parent = nullptr);

    void show(const workflow::TableColumns& columns);
    /// Returns the titles of the columns that are not imported.
    [[nodiscard]] QStringList ignored() const;
    /// Returns how to read the table.
    [[nodiscard]] workflow::TableReading reading() const;

Q_SIGNALS:
    void changed();

private:
    void guess();
    /// Lets the cells with lists say what is chosen.
    void nameCells();
    void fill();

    SharedContent m_content;
    workflow::TableColumns m_columns;
    QCheckBox* m_hasNames;
    QTableWidget* m_lines;
    QList<QComboBox*> m_choices;
};

} // namespace nidus::ui
