// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

struct sqlite3;

namespace nidus::storage {

// A term of n characters is a phrase of n - 2 trigrams, and FTS5 spends about as long on each. Fewer of them,
// beginning at every third character and at the last but two, cover the term as well: a text contains the
// term where they stand at these distances.

/// What FTS5 is asked for to find a term in a trigram table.
struct TermQuery
{
    QString match;     ///< FTS5 query
    QString condition; ///< further SQL, beginning with AND; empty where `match` says everything
};

/// For the rows of `table` whose text contains `folded`, which has at least three characters.
[[nodiscard]] TermQuery termQuery(const QString& table, const QString& folded);

/// Makes the SQL function known that `condition` calls. False when SQLite lacks FTS5.
[[nodiscard]] bool addTermFunction(sqlite3* database);

} // namespace nidus::storage
