// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/history/ledgerbytes.h"
#include "core/storage/operations/textpattern.h"

#include <QList>
#include <QStringList>
#include <optional>

namespace nidus::storage {

/// A row with texts to replace.
struct TextRow
{
    QString table;
    QVariantList key;                         ///< values of the table's key columns
    QString subject;                          ///< human-readable: "harbour@2", "draft:7", "person Ada"
    QList<std::pair<QString, QString>> texts; ///< matching columns and their texts
    QStringList fixed{};                      ///< matching columns whose texts cannot be replaced
    std::optional<LedgerSubject> entry;       ///< whose ledger entry covers the row
    QByteArray place;                         ///< of the row in that entry: "table." or "table.POSITION."
};

/// Returns every row that contains one of the texts.
[[nodiscard]] base::Result<QList<TextRow>> rowsWith(Connection& connection, const TextPattern& pattern);
/// Replaces texts of a row.
[[nodiscard]] base::Result<void> replaceTexts(Connection& connection, const TextRow& row,
                                              const QStringList& texts);

} // namespace nidus::storage
