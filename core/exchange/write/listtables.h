// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::exchange {

/// What a document shows of a list without entries.
inline constexpr QLatin1StringView kNoEntriesSentence("There are no entries.");

/// A table of a subregistry without its empty columns.
struct ListTable
{
    QString caption;
    QStringList columns;
    QList<QStringList> rows;
};

/// Returns the ranges and the entries; none without any.
[[nodiscard]] QList<ListTable> tablesOf(const registration::SubregistryRecord& list);
/// "10" or "10-19".
[[nodiscard]] QString listedValue(const registration::EntryRecord& entry);
/// A subregistry as HTML for readers: title, policy, and tables of ranges and entries. Contacts and the
/// history have no place; columns without any text are left out.
[[nodiscard]] QString listTables(const registration::SubregistryRecord& list);

} // namespace nidus::exchange
