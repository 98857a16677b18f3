// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/subregistry.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <string>

namespace nidus::workflow {

// Entries as a file for others. An import of the file leaves what it does not contain as it is.

/// Whether contacts and the facts of private entries are exported.
enum class Secrets : std::uint8_t { LeftOut, Kept };
enum class TableFormat : std::uint8_t { Csv, Tsv };

/// Returns the names of the columns; without secrets, there is none for contacts.
[[nodiscard]] QStringList exportedColumns(Secrets secrets);
/// Returns the cells of an entry; without secrets, only that a private one is taken.
[[nodiscard]] QStringList exportedCells(const subregistry::Subregistry& list, const subregistry::Entry& entry,
                                        Secrets secrets);
/// Returns a table with names and entries.
[[nodiscard]] std::string exportedTable(const subregistry::Subregistry& list,
                                        const QList<subregistry::Entry>& entries, TableFormat format,
                                        Secrets secrets);
/// Returns the sentences about what an export without secrets leaves out of these entries; empty if nothing.
/// `option` exports it.
[[nodiscard]] QString leftOutSentence(const QList<subregistry::Entry>& entries, const QString& option);

} // namespace nidus::workflow
