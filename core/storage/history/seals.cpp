// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/seals.h"

#include "core/base/contract.h"
#include "core/storage/history/commitment.h"
#include "core/storage/history/foreignchanges.h"
#include "core/storage/history/ledgerhead.h"
#include "core/storage/history/sealeditems.h"
#include "core/storage/sqlite/dialect.h"

#include <array>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// Notes changes of an item: a row of `table` that is inserted, updated, or deleted touches `name` of
/// `kind`, where %1 is NEW or OLD. A kind of two words is only checked, not sealed.
struct Watch
{
    QLatin1StringView table;
    QLatin1StringView kind;
    QLatin1StringView name;
    QLatin1StringView rows{}; ///< what else identifies the trigger, if the table has several
    bool isForInserts = false;
};

constexpr std::array kWatches{
    Watch{"registration"_L1, "registration"_L1, "%1.id"_L1},
    Watch{"registration_reference"_L1, "registration"_L1, "%1.registration_id"_L1},
    Watch{"draft"_L1, "draft"_L1, "%1.id"_L1},
    Watch{"content"_L1, "draft"_L1, "id FROM draft WHERE content_id = %1.id"_L1},
    Watch{"sample"_L1, "draft"_L1, "id FROM draft WHERE content_id = %1.content_id"_L1},
    Watch{"syntax_rule"_L1, "draft"_L1, "id FROM draft WHERE content_id = %1.content_id"_L1},
    Watch{"review_comment"_L1, "comment"_L1, "%1.id"_L1},
    Watch{"person"_L1, "person"_L1, "%1.number"_L1},
    Watch{"person_uri"_L1, "person"_L1, "number FROM person WHERE id = %1.person_id"_L1},
    Watch{"source"_L1, "source"_L1, "%1.id"_L1},
    Watch{"restoration"_L1, "restoration"_L1, "%1.id"_L1},
    Watch{"event"_L1, "owner draft"_L1, "%1.draft_id WHERE %1.draft_id IS NOT NULL"_L1, "_of_draft"_L1, true},
    Watch{"event"_L1, "owner registration"_L1, "%1.registration_id WHERE %1.registration_id IS NOT NULL"_L1,
          "_of_registration"_L1, true},
};

struct Occasion
{
    QLatin1StringView verb;
    QLatin1StringView row;
};
constexpr std::array kOccasions{Occasion{"INSERT"_L1, "NEW"_L1}, Occasion{"UPDATE"_L1, "NEW"_L1},
                                Occasion{"DELETE"_L1, "OLD"_L1}};

base::Result<void> insertSeal(Connection& connection, const SealedKind& kind, qint64 entries,
                              const SealedItem& item)
{
    const QByteArray salt = newSalt();
    const auto id =
        connection.insert(u"INSERT INTO seal (entries, place, name, digest) VALUES (?, ?, ?, ?)"_s,
                          {entries, QString(kind.word), item.name, digestOf(salt, item)});
    if (!id)
        return std::unexpected(id.error());
    return connection.execute(
        u"INSERT INTO seal_salt (place, name, seal_id, salt) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (place, name) DO UPDATE SET seal_id = excluded.seal_id, salt = excluded.salt"_s,
        {QString(kind.word), item.name, *id, salt});
}

/// Seals the items of `kind` that `keys` selects.
base::Result<void> sealAll(Connection& connection, SealedItemReader& reader, const SealedKind& kind,
                           const QString& keys, qint64 entries)
{
    return reader.each(kind, keys, [&](qint64 /*key*/, const SealedItem& item) {
        return insertSeal(connection, kind, entries, item);
    });
}

/// Seals the removal of touched items that no longer exist.
base::Result<void> sealRemoved(Connection& connection, const SealedKind& kind, qint64 entries)
{
    const QString removed = u" FROM %4 WHERE place = '%1' AND name NOT IN (SELECT %2 FROM %3) AND name IN "
                            "(SELECT name FROM seal_salt WHERE place = '%1')"_s.arg(
                                kind.word, kind.name, kind.table, dialect::touchedThings());
    const auto reported =
        connection.execute(u"INSERT INTO seal (entries, place, name, digest) SELECT ?, '%1', name, %2"_s.arg(
                               kind.word, dialect::noBytes()) +
                               removed,
                           {entries});
    if (!reported)
        return reported;
    return connection.execute(
        u"DELETE FROM seal_salt WHERE place = '%1' AND name IN (SELECT name"_s.arg(kind.word) + removed +
        u')');
}

QString triggerName(const Watch& watch, const Occasion& occasion)
{
    return u"nidus_%1_%2%3"_s.arg(watch.table, occasion.verb, watch.rows);
}

} // namespace

base::Result<void> watchChanges(Connection& connection)
{
    if (connection.isReadOnly())
        return {};
    const auto tables =
        connection.list(dialect::tableNames(), {}, [](const QueryRow& row) { return row.text(0); });
    if (!tables)
        return std::unexpected(tables.error());
    QString script = dialect::makeTouchedThings();
    for (const Watch& watch : kWatches) {
        if (!tables->contains(watch.table))
            continue; // another program dropped it; examineSchema() reports it
        for (const Occasion& occasion : kOccasions) {
            if (watch.isForInserts && occasion.verb != "INSERT"_L1)
                continue;
            script += dialect::watchRows(triggerName(watch, occasion), occasion.verb, watch.table, watch.kind,
                                         QString(watch.name).arg(occasion.row));
        }
    }
    if (const auto done = connection.executeScript(script.toUtf8()); !done)
        return done;
    connection.setLastStep(sealChanges);
    return {};
}

base::Result<void> unwatchChanges(Connection& connection)
{
    connection.setLastStep(nullptr);
    QString script;
    for (const Watch& watch : kWatches) {
        for (const Occasion& occasion : kOccasions)
            script += dialect::unwatchRows(triggerName(watch, occasion));
    }
    return connection.executeScript((script + dialect::dropTouchedThings()).toUtf8());
}

base::Result<void> sealChanges(Connection& connection)
{
    const auto touched = connection.list(u"SELECT DISTINCT place FROM "_s + dialect::touchedThings(), {},
                                         [](const QueryRow& row) { return row.text(0); });
    if (!touched)
        return std::unexpected(touched.error());
    if (touched->isEmpty())
        return {};
    if (const auto sound = checkBeforeSealing(connection); !sound)
        return sound;
    const auto entries = ledgerHead(connection);
    if (!entries)
        return std::unexpected(entries.error());
    SealedItemReader reader(connection);
    for (const SealedKind& kind : sealedKinds()) {
        if (!touched->contains(kind.word))
            continue;
        if (const auto done = sealAll(connection, reader, kind, keysOfTouched(kind), entries->entries); !done)
            return done;
        if (const auto done = sealRemoved(connection, kind, entries->entries); !done)
            return done;
    }
    return connection.execute(u"DELETE FROM "_s + dialect::touchedThings());
}

base::Result<void> sealAgain(Connection& connection, QLatin1StringView kind, const QVariant& name)
{
    constexpr const char* promise = "an item is sealed again in a transaction that notes changes";
    if (!base::expects(connection.isInTransaction() && connection.hasLastStep(), promise))
        return std::unexpected(base::brokenPromise(connection.path().toStdString(), promise));
    for (const QString& place : {QString(kind), u"again %1"_s.arg(kind)}) {
        const auto noted =
            connection.execute(u"INSERT INTO %1 (place, name) VALUES (?, ?) ON CONFLICT DO NOTHING"_s.arg(
                                   dialect::touchedThings()),
                               {place, name});
        if (!noted)
            return noted;
    }
    return {};
}

base::Result<QHash<qint64, QByteArray>> sealsFor(Connection& connection, qint64 first, qint64 last)
{
    QHash<qint64, QByteArray> bytes;
    const auto rows = connection.each(
        u"SELECT entries, id, place, name, digest FROM seal WHERE entries BETWEEN ? AND ? ORDER BY id"_s,
        {first - 1, last - 1}, [&bytes](const QueryRow& row) {
            QByteArray& ofEntry = bytes[row.integer(0) + 1];
            ofEntry += "seal\n";
            for (int column = 1; column <= 4; ++column)
                ofEntry += sealedForm(row, column) + '\n';
        });
    if (!rows)
        return std::unexpected(rows.error());
    return bytes;
}

} // namespace nidus::storage
