// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <cstdint>

struct sqlite3;

namespace nidus::storage {

// A term of n characters is a phrase of n - 2 trigrams, and FTS5 spends about the same time on each. Fewer
// trigrams, starting at every third character and at the third from last, also cover the term: a text
// contains the term where they occur at these distances.

/// The query that finds a term in an FTS5 trigram table.
struct TermQuery
{
    QString match;     ///< FTS5 query
    QString condition; ///< more SQL, starting with AND; empty if `match` is enough
};

/// Returns the query for the rows of `table` whose text contains `folded`, which has at least three
/// characters.
[[nodiscard]] TermQuery termQuery(const QString& table, const QString& folded);

/// Returns a mark of a place in a text, which depends on all of its bits: equal sums of marks are of equal
/// places.
[[nodiscard]] std::uint64_t markOfPlace(std::uint64_t text, std::uint64_t place);

/// Registers the SQL functions that `condition` and dialect::markedTerms() call. Returns false if SQLite
/// lacks FTS5.
[[nodiscard]] bool addTermFunctions(sqlite3* database);

} // namespace nidus::storage
