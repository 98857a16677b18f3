// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/subregistry/subregistry.h"
#include "core/workflow/subregistry/entrytable.h"

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::workflow {

/// The first lines of a table of entries, and what its columns probably are.
struct TableColumns
{
    QList<QStringList> lines;  ///< the first few
    bool isHeaderless = false; ///< the first line is an entry
    QStringList names{};       ///< of kEntryTableColumns or parts of the key, by position; empty = unknown

    bool operator==(const TableColumns&) const = default;
};

/// Reads the first lines. A first line with the name of a column has names; in a list of numbers, also one
/// without a value. BadFormat if the file cannot be read.
[[nodiscard]] base::Result<TableColumns> tableColumns(QByteArrayView bytes,
                                                      const subregistry::Subregistry& subregistry);
/// Returns the names of columns that a table of this subregistry can have.
[[nodiscard]] QStringList columnChoices(const subregistry::Definition& definition);
/// Returns what the columns probably are: by their names in the first line, or by their cells if it has none.
[[nodiscard]] QStringList guessedNames(const QList<QStringList>& lines, bool isHeaderless,
                                       const subregistry::Subregistry& subregistry);

/// Returns the columns of a table that are not read, if `names` says what columns mean.
[[nodiscard]] QStringList unreadColumns(const QStringList& columns, const ColumnNames& names,
                                        const subregistry::Definition& definition);

} // namespace nidus::workflow
