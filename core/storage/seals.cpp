// SPDX-License-Identifier: Apache-2.0
#include "core/storage/seals.h"

#include "core/storage/ledger.h"

#include <QCryptographicHash>
#include <QHash>
#include <QRandomGenerator>
#include <QStringList>
#include <algorithm>
#include <array>
#include <limits>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kDigestSize = 32;
constexpr int kBlock = 2000; // things read at a time
constexpr qint64 kBeforeAll = std::numeric_limits<qint64>::min();

/// Rows of one table that belong to a thing.
struct Part
{
    QLatin1StringView table;
    QLatin1StringView join; ///< from the keys k to the rows t
};

/// A kind of thing.
struct Place
{
    QLatin1StringView word;
    QLatin1StringView table;
    QLatin1StringView subject; ///< SQL: what a problem with the thing t is about
    QList<Part> parts;
};

const QList<Place>& places()
{
    static const QList<Place> all{
        {"registration"_L1,
         "registration"_L1,
         "t.nid"_L1,
         {{"registration"_L1, "registration t ON t.id = k.key"_L1},
          {"registration_reference"_L1,
           "registration_reference t ON t.registration_id = k.key ORDER BY k.key, t.role, t.position"_L1}}},
        {"draft"_L1,
         "draft"_L1,
         "'draft:' || t.id"_L1,
         {{"draft"_L1, "draft t ON t.id = k.key"_L1},
          {"content"_L1, "draft d ON d.id = k.key CROSS JOIN content t ON t.id = d.content_id"_L1},
          {"sample"_L1, "draft d ON d.id = k.key CROSS JOIN sample t ON t.content_id = d.content_id "
                        "ORDER BY k.key, t.position"_L1},
          {"syntax_rule"_L1,
           "draft d ON d.id = k.key CROSS JOIN syntax_rule t ON t.content_id = d.content_id"_L1}}},
        {"comment"_L1,
         "review_comment"_L1,
         "coalesce((SELECT nid FROM registration WHERE id = t.registration_id), 'draft:' || t.draft_id)"_L1,
         {{"review_comment"_L1, "review_comment t ON t.id = k.key"_L1}}},
        {"person"_L1,
         "person"_L1,
         "t.id"_L1,
         {{"person"_L1, "person t ON t.rowid = k.key"_L1},
          {"person_uri"_L1, "person p ON p.rowid = k.key CROSS JOIN person_uri t ON t.person_id = p.id "
                            "ORDER BY k.key, t.position"_L1}}},
        {"source"_L1, "source"_L1, "''"_L1, {{"source"_L1, "source t ON t.id = k.key"_L1}}},
        {"restoration"_L1,
         "restoration"_L1,
         "''"_L1,
         {{"restoration"_L1, "restoration t ON t.id = k.key"_L1}}},
    };
    return all;
}

/// What notes that a thing is written: rows of `table` that appear, change or go touch `name` of `place`,
/// where %1 is NEW or OLD.
struct Watch
{
    QLatin1StringView table;
    QLatin1StringView place;
    QLatin1StringView name;
};

constexpr std::array kWatches{
    Watch{"registration"_L1, "registration"_L1, "%1.id"_L1},
    Watch{"registration_reference"_L1, "registration"_L1, "%1.registration_id"_L1},
    Watch{"draft"_L1, "draft"_L1, "%1.id"_L1},
    Watch{"content"_L1, "draft"_L1, "id FROM draft WHERE content_id = %1.id"_L1},
    Watch{"sample"_L1, "draft"_L1, "id FROM draft WHERE content_id = %1.content_id"_L1},
    Watch{"syntax_rule"_L1, "draft"_L1, "id FROM draft WHERE content_id = %1.content_id"_L1},
    Watch{"review_comment"_L1, "comment"_L1, "%1.id"_L1},
    Watch{"person"_L1, "person"_L1, "%1.id"_L1},
    Watch{"person_uri"_L1, "person"_L1, "%1.person_id"_L1},
    Watch{"source"_L1, "source"_L1, "%1.id"_L1},
    Watch{"restoration"_L1, "restoration"_L1, "%1.id"_L1},
};

struct Occasion
{
    QLatin1StringView verb;
    QLatin1StringView row;
};
constexpr std::array kOccasions{Occasion{"INSERT"_L1, "NEW"_L1}, Occasion{"UPDATE"_L1, "NEW"_L1},
                                Occasion{"DELETE"_L1, "OLD"_L1}};

QByteArray tagged(char tag, const QByteArray& value)
{
    return tag + QByteArray::number(value.size()) + ':' + value;
}

QByteArray writtenForm(const QVariant& value)
{
    if (value.isNull())
        return tagged('N', {});
    if (value.typeId() == QMetaType::QString)
        return tagged('T', value.toString().toUtf8());
    return tagged(value.typeId() == QMetaType::QByteArray ? 'B' : 'I', value.toByteArray());
}

/// A column's default, as SQLite tells it, in the form of a value.
QByteArray writtenDefault(const QString& literal)
{
    if (literal.isEmpty() || literal == "NULL"_L1)
        return tagged('N', {});
    if (literal.startsWith(u'\''))
        return tagged('T', literal.sliced(1, literal.size() - 2).toUtf8());
    return tagged('I', literal.toUtf8());
}

/// A thing and how it looks now.
struct Thing
{
    QVariant name;
    QList<QByteArray> rows; ///< for each part
};

struct Sealed
{
    QByteArray digest;
    QByteArray salt;
};

QByteArray digestOf(const QByteArray& salt, const Thing& thing)
{
    QByteArray digest;
    for (const QByteArray& rows : thing.rows) {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        hash.addData(salt);
        hash.addData(rows);
        digest += hash.result();
    }
    return digest;
}

/// Reads things as they are sealed. Borrows the connection.
class ThingReader
{
public:
    explicit ThingReader(Connection& connection) : m_connection(connection) {}

    /// The things of a place that `keys` (SQL: key, name; with `values`) gives, by key.
    std::expected<QHash<qint64, Thing>, Error> read(const Place& place, const QString& keys,
                                                    const QVariantList& values)
    {
        QHash<qint64, Thing> things;
        const qsizetype count = place.parts.size();
        const auto named = m_connection.list(keys, values, [&things, count](const Row& row) {
            things.insert(row.integer(0), {row.value(1), QList<QByteArray>(count)});
            return true;
        });
        if (!named)
            return std::unexpected(named.error());
        for (qsizetype i = 0; i < count; ++i) {
            if (const auto done = readPart(place.parts[i], i, keys, values, things); !done)
                return std::unexpected(done.error());
        }
        return things;
    }

private:
    /// A column's name as it is written, its default and its place in the result.
    struct Column
    {
        QByteArray name;
        QByteArray ofDefault;
        int index = 0;
    };

    std::expected<void, Error> readPart(const Part& part, qsizetype number, const QString& keys,
                                        const QVariantList& values, QHash<qint64, Thing>& things)
    {
        const auto columns = columnsOf(part.table);
        if (!columns)
            return std::unexpected(columns.error());
        const QByteArray table = QByteArray(part.table.data(), part.table.size()) + '\n';
        const auto rows =
            m_connection.list(u"SELECT k.key, t.* FROM (%1) k CROSS JOIN %2"_s.arg(keys, part.join), values,
                              [&](const Row& row) {
                                  QByteArray& written = things[row.integer(0)].rows[number];
                                  written += table;
                                  for (const Column& column : *columns) {
                                      const QByteArray value = writtenForm(row.value(column.index));
                                      if (value != column.ofDefault)
                                          written += column.name + '=' + value + '\n';
                                  }
                                  return true;
                              });
        if (!rows)
            return std::unexpected(rows.error());
        return {};
    }

    std::expected<QList<Column>, Error> columnsOf(QLatin1StringView table)
    {
        QList<Column>& known = m_columns[table];
        if (!known.isEmpty())
            return known;
        auto columns = m_connection.list(u"SELECT cid, name, dflt_value FROM pragma_table_info(?)"_s,
                                         {QString(table)}, [](const Row& row) {
                                             return Column{row.text(1).toUtf8(), writtenDefault(row.text(2)),
                                                           row.number(0) + 1};
                                         });
        if (!columns)
            return columns;
        std::ranges::sort(*columns, {}, &Column::name);
        known = *columns;
        return known;
    }

    Connection& m_connection;
    QHash<QLatin1StringView, QList<Column>> m_columns; ///< by table
};

QByteArray newSalt()
{
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return {reinterpret_cast<const char*>(words.data()), qsizetype(sizeof words)};
}

std::expected<qint64, Error> ledgerEntries(Connection& connection)
{
    return connection.number(u"SELECT coalesce(max(id), 0) FROM ledger"_s);
}

std::expected<void, Error> insertSeal(Connection& connection, const Place& place, qint64 entries,
                                      const Thing& thing)
{
    const QByteArray salt = newSalt();
    const auto id =
        connection.insert(u"INSERT INTO seal (entries, place, name, digest) VALUES (?, ?, ?, ?)"_s,
                          {entries, QString(place.word), thing.name, digestOf(salt, thing)});
    if (!id)
        return std::unexpected(id.error());
    return connection.execute(
        u"INSERT INTO seal_salt (place, name, seal_id, salt) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (place, name) DO UPDATE SET seal_id = excluded.seal_id, salt = excluded.salt"_s,
        {QString(place.word), thing.name, *id, salt});
}

/// Seals the things of `place` by blocks; `keys` has the parameters: key behind which, how many.
std::expected<void, Error> sealAll(Connection& connection, ThingReader& reader, const Place& place,
                                   const QString& keys, qint64 entries)
{
    for (qint64 last = kBeforeAll;;) {
        const auto things = reader.read(place, keys, {last, kBlock});
        if (!things)
            return std::unexpected(things.error());
        if (things->isEmpty())
            return {};
        QList<qint64> order = things->keys();
        std::ranges::sort(order);
        for (const qint64 key : std::as_const(order)) {
            if (const auto done = insertSeal(connection, place, entries, things->value(key)); !done)
                return done;
        }
        last = order.last();
    }
}

/// Every thing of a place, for sealAll().
QString allKeys(const Place& place)
{
    return u"SELECT rowid AS key, id AS name FROM %1 WHERE rowid > ? ORDER BY rowid LIMIT ?"_s.arg(
        place.table);
}

/// What was touched and is there no more.
std::expected<void, Error> sealRemoved(Connection& connection, const Place& place, qint64 entries)
{
    const QString removed = u" FROM temp.nidus_touched WHERE place = '%1' AND name NOT IN "
                            "(SELECT id FROM %2) AND name IN (SELECT name FROM seal_salt "
                            "WHERE place = '%1')"_s.arg(place.word, place.table);
    const auto told = connection.execute(
        u"INSERT INTO seal (entries, place, name, digest) SELECT ?, '%1', name, x''"_s.arg(place.word) +
            removed,
        {entries});
    if (!told)
        return told;
    return connection.execute(
        u"DELETE FROM seal_salt WHERE place = '%1' AND name IN (SELECT name"_s.arg(place.word) + removed +
        u')');
}

QString triggerName(const Watch& watch, const Occasion& occasion)
{
    return u"nidus_%1_%2"_s.arg(watch.table, occasion.verb);
}

/// Compares what is there with what was sealed.
class SealExamination
{
public:
    SealExamination(Connection& connection, const std::stop_token& stop)
        : m_connection(connection), m_stop(stop), m_reader(connection)
    {}

    std::expected<QList<Error>, Error> run()
    {
        for (const Place& place : places()) {
            for (const auto step :
                 {&SealExamination::compareAll, &SealExamination::findGone, &SealExamination::findOutdated}) {
                if (const auto done = (this->*step)(place); !done)
                    return std::unexpected(done.error());
            }
        }
        if (const auto done = findCutLedger(); !done)
            return std::unexpected(done.error());
        return m_problems;
    }

private:
    std::expected<void, Error> compareAll(const Place& place)
    {
        const QString keys = allKeys(place);
        for (qint64 last = kBeforeAll;;) {
            if (m_stop.stop_requested())
                return std::unexpected(Error{ErrorCode::Cancelled, path(), {}});
            const auto things = m_reader.read(place, keys, {last, kBlock});
            if (!things)
                return std::unexpected(things.error());
            if (things->isEmpty())
                return {};
            QList<qint64> order = things->keys();
            std::ranges::sort(order);
            for (const qint64 key : std::as_const(order)) {
                if (const auto done = compare(place, key, things->value(key)); !done)
                    return done;
            }
            last = order.last();
        }
    }

    std::expected<void, Error> compare(const Place& place, qint64 key, const Thing& thing)
    {
        const auto sealed =
            m_connection.first(u"SELECT s.digest, x.salt FROM seal_salt x JOIN seal s ON s.id = x.seal_id "
                               "AND s.place = x.place AND s.name = x.name WHERE x.place = ? AND x.name = ?"_s,
                               {QString(place.word), thing.name},
                               [](const Row& row) { return Sealed{row.bytes(0), row.bytes(1)}; });
        if (!sealed)
            return std::unexpected(sealed.error());
        QStringList differing;
        if (*sealed) {
            const QByteArray digest = digestOf((*sealed)->salt, thing);
            for (qsizetype i = 0; i < place.parts.size(); ++i) {
                if (digest.sliced(i * kDigestSize, kDigestSize) !=
                    (*sealed)->digest.mid(i * kDigestSize, kDigestSize))
                    differing.append(place.parts[i].table);
            }
            if (differing.isEmpty())
                return {};
        }
        const auto subject =
            m_connection.first(u"SELECT %1 FROM %2 t WHERE t.rowid = ?"_s.arg(place.subject, place.table),
                               {key}, [](const Row& row) { return row.text(0); });
        if (!subject)
            return std::unexpected(subject.error());
        report({ErrorCode::ChangedOutside, orPath(subject->value_or(QString())),
                nameOf(place, thing.name) + (*sealed ? ", changed: " + differing.join(", "_L1).toStdString()
                                                     : ", never written by Nidus")});
        return {};
    }

    std::expected<void, Error> findGone(const Place& place)
    {
        return reportNames(place, ErrorCode::MissingHistory, " is gone",
                           u"SELECT name FROM seal_salt WHERE place = '%1' AND name NOT IN "
                           "(SELECT id FROM %2) LIMIT ?"_s.arg(place.word, place.table));
    }

    /// A salt that belongs to an older seal: the thing was put back to what it was.
    std::expected<void, Error> findOutdated(const Place& place)
    {
        return reportNames(
            place, ErrorCode::ChangedOutside, " has an older seal than its newest",
            u"SELECT s.name FROM (SELECT name, max(id) AS id FROM seal WHERE place = '%1' GROUP BY name) n "
            "JOIN seal s ON s.id = n.id LEFT JOIN seal_salt x ON x.place = '%1' AND x.name = s.name "
            "WHERE x.seal_id IS NOT s.id AND s.digest <> x'' LIMIT ?"_s.arg(place.word));
    }

    /// Seals know how many entries the ledger had.
    std::expected<void, Error> findCutLedger()
    {
        const auto entries = ledgerEntries(m_connection);
        if (!entries)
            return std::unexpected(entries.error());
        const auto known = m_connection.number(u"SELECT coalesce(max(entries), 0) FROM seal"_s);
        if (!known)
            return std::unexpected(known.error());
        if (*known > *entries)
            report({ErrorCode::MissingHistory, path(),
                    "entries " + std::to_string(*entries + 1) + " to " + std::to_string(*known) +
                        " of the ledger"});
        return {};
    }

    std::expected<void, Error> reportNames(const Place& place, ErrorCode code, const std::string& what,
                                           const QString& sql)
    {
        const auto names =
            m_connection.list(sql, {kMostReportedProblems}, [](const Row& row) { return row.value(0); });
        if (!names)
            return std::unexpected(names.error());
        for (const QVariant& name : *names)
            report({code, path(), nameOf(place, name) + what});
        return {};
    }

    static std::string nameOf(const Place& place, const QVariant& name)
    {
        return u"%1 %2"_s.arg(place.word, name.toString()).toStdString();
    }

    void report(const Error& problem)
    {
        if (m_problems.size() < kMostReportedProblems)
            m_problems.append(problem);
    }

    [[nodiscard]] std::string path() const { return m_connection.path().toStdString(); }
    [[nodiscard]] std::string orPath(const QString& subject) const
    {
        return subject.isEmpty() ? path() : subject.toStdString();
    }

    Connection& m_connection;
    const std::stop_token& m_stop;
    ThingReader m_reader;
    QList<Error> m_problems;
};

} // namespace

std::expected<void, Error> watchChanges(Connection& connection)
{
    if (connection.isReadOnly())
        return {};
    const auto tables = connection.list(u"SELECT name FROM sqlite_schema WHERE type = 'table'"_s, {},
                                        [](const Row& row) { return row.text(0); });
    if (!tables)
        return std::unexpected(tables.error());
    QString script = u"CREATE TEMP TABLE IF NOT EXISTS nidus_touched (place TEXT NOT NULL, name NOT NULL, "
                     "PRIMARY KEY (place, name)) WITHOUT ROWID;"_s;
    for (const Watch& watch : kWatches) {
        if (!tables->contains(watch.table))
            continue; // somebody dropped it; examineSchema() tells
        for (const Occasion& occasion : kOccasions)
            script += u"CREATE TEMP TRIGGER IF NOT EXISTS %1 AFTER %2 ON main.%3 BEGIN "
                      "INSERT OR IGNORE INTO nidus_touched (place, name) SELECT '%4', %5; END;"_s.arg(
                          triggerName(watch, occasion), occasion.verb, watch.table, watch.place,
                          QString(watch.name).arg(occasion.row));
    }
    if (const auto done = connection.executeScript(script.toUtf8()); !done)
        return done;
    connection.setWatched(true);
    return {};
}

std::expected<void, Error> unwatchChanges(Connection& connection)
{
    connection.setWatched(false);
    QString script;
    for (const Watch& watch : kWatches) {
        for (const Occasion& occasion : kOccasions)
            script += u"DROP TRIGGER IF EXISTS temp.%1;"_s.arg(triggerName(watch, occasion));
    }
    return connection.executeScript(script.toUtf8() + "DROP TABLE IF EXISTS temp.nidus_touched;");
}

std::expected<void, Error> sealChanges(Connection& connection)
{
    if (!connection.isWatched())
        return {};
    const auto touched = connection.list(u"SELECT DISTINCT place FROM temp.nidus_touched"_s, {},
                                         [](const Row& row) { return row.text(0); });
    if (!touched)
        return std::unexpected(touched.error());
    if (touched->isEmpty())
        return {};
    const auto entries = ledgerEntries(connection);
    if (!entries)
        return std::unexpected(entries.error());
    ThingReader reader(connection);
    for (const Place& place : places()) {
        if (!touched->contains(place.word))
            continue;
        const QString keys = u"SELECT rowid AS key, id AS name FROM %1 WHERE rowid > ? AND id IN "
                             "(SELECT name FROM temp.nidus_touched WHERE place = '%2') "
                             "ORDER BY rowid LIMIT ?"_s.arg(place.table, place.word);
        if (const auto done = sealAll(connection, reader, place, keys, *entries); !done)
            return done;
        if (const auto done = sealRemoved(connection, place, *entries); !done)
            return done;
    }
    return connection.execute(u"DELETE FROM temp.nidus_touched"_s);
}

std::expected<void, Error> sealEverything(Connection& connection)
{
    const auto entries = ledgerEntries(connection);
    if (!entries)
        return std::unexpected(entries.error());
    ThingReader reader(connection);
    for (const Place& place : places()) {
        if (const auto done = sealAll(connection, reader, place, allKeys(place), *entries); !done)
            return done;
    }
    return {};
}

std::expected<QByteArray, Error> sealsAfter(Connection& connection, qint64 entries)
{
    QByteArray bytes;
    const auto rows =
        connection.list(u"SELECT id, place, name, digest FROM seal WHERE entries = ? ORDER BY id"_s,
                        {entries}, [&bytes](const Row& row) {
                            bytes += "seal\n";
                            for (int column = 0; column < 4; ++column)
                                bytes += writtenForm(row.value(column)) + '\n';
                            return true;
                        });
    if (!rows)
        return std::unexpected(rows.error());
    return bytes;
}

std::expected<QList<Error>, Error> examineSeals(Connection& connection, const std::stop_token& stop)
{
    return SealExamination(connection, stop).run();
}

} // namespace nidus
