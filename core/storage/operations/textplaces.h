// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/history/ledgerbytes.h"

#include <QList>
#include <QRegularExpression>
#include <QStringList>
#include <expected>
#include <optional>

namespace nidus::storage {

/// A row of which texts are to be replaced.
struct TextRow
{
    QString table;
    QVariantList key;                         ///< values of the table's key columns
    QString subject;                          ///< for a person: "harbour@2", "draft:7", "person Ada"
    QList<std::pair<QString, QString>> texts; ///< column and what is in it, where it matches
    std::optional<LedgerSubject> entry;       ///< whose ledger entry covers the row
    QByteArray place;                         ///< of the row in that entry: "table." or "sample.POSITION."
};

/// Finds whole words as they stand; letter case does not count, and any blanks or "_" are one blank.
[[nodiscard]] QRegularExpression patternOf(const QStringList& texts);
/// Every row that holds one of the texts.
[[nodiscard]] std::expected<QList<TextRow>, base::Error> rowsWith(Connection& connection,
                                                            const QRegularExpression& pattern);
/// Puts other texts into a row.
[[nodiscard]] std::expected<void, base::Error> replaceTexts(Connection& connection, const TextRow& row,
                                                      const QStringList& texts);

} // namespace nidus::storage
