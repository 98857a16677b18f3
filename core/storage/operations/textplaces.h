// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/history/ledgerbytes.h"

#include <QList>
#include <QRegularExpression>
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
    std::optional<LedgerSubject> entry;       ///< whose ledger entry covers the row
    QByteArray place;                         ///< of the row in that entry: "table." or "sample.POSITION."
};

/// Returns a pattern that finds the texts as whole words; it ignores letter case and treats any run of
/// whitespace or "_" as one space.
[[nodiscard]] QRegularExpression patternOf(const QStringList& texts);
/// Returns every row that contains one of the texts.
[[nodiscard]] base::Result<QList<TextRow>> rowsWith(Connection& connection,
                                                    const QRegularExpression& pattern);
/// Replaces texts of a row.
[[nodiscard]] base::Result<void> replaceTexts(Connection& connection, const TextRow& row,
                                              const QStringList& texts);

} // namespace nidus::storage
