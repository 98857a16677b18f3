// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/foreignchanges.h"

#include "core/storage/history/sealcomparison.h"
#include "core/storage/history/sealeditems.h"
#include "core/storage/sqlite/dialect.h"

#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// Place and name of an item.
using Concerned = std::pair<QString, QVariant>;

/// Returns the items to check. NOT EXISTS uses an index; a row NOT IN others would be compared with each of
/// them. The "+" lets the key of seal_salt be searched, whose names have any type.
base::Result<QList<Concerned>> concernedItems(Connection& connection)
{
    const QString sql =
        u"WITH noted AS (SELECT place, name FROM %1), "
        "draft_id (id) AS (SELECT name FROM noted WHERE place IN ('draft', 'owner draft')), "
        "registration_id (id) AS (SELECT name FROM noted WHERE place IN ('registration', 'owner "
        "registration') "
        "UNION SELECT registration_id FROM draft WHERE id IN (SELECT name FROM noted WHERE place = 'draft') "
        "AND registration_id IS NOT NULL "
        "AND NOT EXISTS (SELECT 1 FROM seal_salt x WHERE x.place = 'draft' AND x.name = +draft.id)), "
        "concerned (place, name) AS (SELECT place, name FROM noted WHERE place NOT LIKE '% %' "
        "UNION SELECT 'draft', id FROM draft_id UNION SELECT 'registration', id FROM registration_id "
        "UNION SELECT 'comment', id FROM review_comment WHERE draft_id IN (SELECT id FROM draft_id) "
        "UNION SELECT 'comment', id FROM review_comment "
        "WHERE registration_id IN (SELECT id FROM registration_id)) "
        "SELECT place, name FROM concerned c WHERE NOT EXISTS "
        "(SELECT 1 FROM %1 n WHERE n.place = 'again ' || c.place AND n.name = c.name)"_s.arg(
            dialect::touchedThings());
    return connection.list(sql, {}, [](const QueryRow& row) { return Concerned(row.text(0), row.value(1)); });
}

base::Error foreignChange(const QString& subject, const QString& detail)
{
    return {kForeignChange, subject.toStdString(), detail.toStdString()};
}

/// Checks the items of a kind in a connection whose list of touched things names them.
base::Result<void> checkKind(Connection& before, SealComparison& comparison, const SealedKind& kind)
{
    const QString isConcerned =
        u"name IN (SELECT name FROM %1 WHERE place = '%2')"_s.arg(dialect::touchedThings(), kind.word);
    const auto missing = comparison.missing(kind, isConcerned, 1);
    if (!missing)
        return std::unexpected(missing.error());
    if (!missing->isEmpty())
        return std::unexpected(
            foreignChange(before.path(), u"%1 %2 is missing"_s.arg(kind.word, missing->first().toString())));
    return comparison.each(
        kind, keysOfTouched(kind),
        [&before](const SealedItem& /*item*/, const SealDifference& difference) -> base::Result<void> {
            return std::unexpected(foreignChange(
                difference.subject.isEmpty() ? before.path() : difference.subject,
                difference.places.isEmpty() ? u"never written by Nidus"_s : difference.places.join(", "_L1)));
        });
}

} // namespace

base::Result<void> checkBeforeSealing(Connection& connection)
{
    if (connection.isInMemory())
        return {}; // no other program can change it
    const auto items = concernedItems(connection);
    if (!items)
        return std::unexpected(items.error());
    if (items->isEmpty())
        return {};
    const auto before = connection.committedState();
    if (!before)
        return std::unexpected(before.error());
    for (const auto& [place, name] : *items) {
        const auto noted = (*before)->execute(
            u"INSERT INTO %1 (place, name) VALUES (?, ?)"_s.arg(dialect::touchedThings()), {place, name});
        if (!noted)
            return noted;
    }
    SealComparison comparison(**before);
    for (const SealedKind& kind : sealedKinds()) {
        if (const auto checked = checkKind(**before, comparison, kind); !checked)
            return checked;
    }
    return {};
}

} // namespace nidus::storage
