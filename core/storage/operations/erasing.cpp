// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/erasing.h"

#include "core/storage/engine/suspendedtriggers.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/history/commitment.h"
#include "core/storage/history/ledger.h"
#include "core/storage/operations/textplaces.h"
#include "core/storage/search/indexcheck.h"
#include "core/storage/sqlite/dialect.h"

#include <QMap>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

bool holdsIdsOfPeople(const QString& column)
{
    return column == "id"_L1 || column == "person_id"_L1 || column == "data"_L1;
}

/// The append-only tables.
const QStringList& growingTables()
{
    static const QStringList tables{u"content"_s,
                                    u"sample"_s,
                                    u"syntax_rule"_s,
                                    u"version"_s,
                                    u"event"_s,
                                    u"erasure"_s,
                                    u"review_comment"_s,
                                    u"identity"_s,
                                    u"ledger"_s,
                                    u"restoration"_s,
                                    u"subregistry"_s,
                                    u"subregistry_change"_s,
                                    u"subregistry_range"_s,
                                    u"subregistry_entry"_s};
    return tables;
}

base::Result<qint64> entryOf(Connection& connection, LedgerSubject subject)
{
    return connection.number(u"SELECT id FROM ledger WHERE %1 = ?"_s.arg(ledgerColumn(subject.kind)),
                             {subject.id});
}

/// Writes kErased into rows and keeps the proof of the ledger.
class Erasing
{
public:
    Erasing(Connection& connection, TextPattern pattern, qint64 erasureId)
        : m_connection(connection),
          m_pattern(std::move(pattern)),
          m_erasureId(erasureId),
          m_reader(connection)
    {}

    /// Replaces ids of people with other valid, unused ids (NCNames); references follow.
    void rename(const QList<TextRow>& rows)
    {
        for (const TextRow& row : rows) {
            if (row.table == "person"_L1 && !row.texts.isEmpty() && row.texts.first().first == "id"_L1)
                m_people.insert(row.texts.first().second,
                                u"erased-%1-%2"_s.arg(m_erasureId).arg(m_people.size() + 1));
        }
    }

    base::Result<void> erase(const TextRow& row)
    {
        QStringList texts;
        for (const auto& [column, text] : row.texts) {
            QString left = m_pattern.replaced(text, kErased);
            if (column == "original"_L1 && left == text)
                left = kErased; // the file may contain the text in an unknown form
            if (const auto id = m_people.constFind(text); id != m_people.cend() && holdsIdsOfPeople(column))
                left = *id;
            texts.append(left);
        }
        if (row.entry) {
            if (const auto kept = keepProof(row, texts); !kept)
                return kept;
        }
        return replaceTexts(m_connection, row, texts);
    }

private:
    base::Result<void> keepProof(const TextRow& row, const QStringList& texts)
    {
        const auto entry = entryOf(m_connection, *row.entry);
        if (!entry)
            return std::unexpected(entry.error());
        if (const auto sealed = sealValues(*entry, *row.entry); !sealed)
            return sealed;
        const auto seals = m_reader.sealsOf(*entry, *entry);
        if (!seals)
            return std::unexpected(seals.error());
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const QByteArray place = row.place + row.texts[i].first.toUtf8();
            const QByteArray before = row.texts[i].second.toUtf8();
            const EntrySeal seal = seals->value(*entry);
            const auto isProven = seal.isErased(place) ? isReplacement(*entry, place, before) : true;
            if (!isProven)
                return std::unexpected(isProven.error());
            const auto done =
                seal.isErased(place)
                    ? m_connection.execute(u"UPDATE erased_value SET salt = NULL WHERE ledger_id = ? "
                                           "AND place = ?"_s,
                                           {*entry, QString::fromUtf8(place)})
                    : m_connection.execute(
                          u"UPDATE sealed_value SET salt = NULL, commitment = ? "
                          "WHERE ledger_id = ? AND place = ?"_s,
                          {seal.commitmentOf(place, before), *entry, QString::fromUtf8(place)});
            if (!done)
                return done;
            if (!*isProven)
                continue; // a proof of it would hide that another program has changed it
            const QByteArray salt = newSalt();
            const auto entered = m_connection.execute(
                u"INSERT INTO erased_value (erasure_id, ledger_id, place, salt, commitment) VALUES (?, ?, ?, ?, ?)"_s,
                {m_erasureId, *entry, QString::fromUtf8(place), salt, commitmentTo(salt, texts[i].toUtf8())});
            if (!entered)
                return entered;
        }
        return {};
    }

    /// Whether a text is what was written when its place was last erased.
    base::Result<bool> isReplacement(qint64 entry, const QByteArray& place, const QByteArray& text)
    {
        const auto found =
            m_connection.first(u"SELECT salt, commitment FROM erased_value WHERE ledger_id = ? AND place = ? "
                               "ORDER BY erasure_id DESC LIMIT 1"_s,
                               {entry, QString::fromUtf8(place)}, [&text](const QueryRow& row) {
                                   return !row.isNull(0) && commitmentTo(row.bytes(0), text) == row.bytes(1);
                               });
        if (!found)
            return std::unexpected(found.error());
        return found->value_or(false);
    }

    /// Splits the salt of an entry into the salts of its values, so that one of them can be removed.
    base::Result<void> sealValues(qint64 entry, LedgerSubject subject)
    {
        const auto seals = m_reader.sealsOf(entry, entry);
        if (!seals)
            return std::unexpected(seals.error());
        const QByteArray salt = seals->value(entry).salt;
        if (salt.isEmpty())
            return {};
        const auto values = m_reader.valuesOf(subject);
        if (!values)
            return std::unexpected(values.error());
        for (const CommittedValue& value : *values) {
            const auto sealed =
                m_connection.execute(u"INSERT INTO sealed_value (ledger_id, place, salt) VALUES (?, ?, ?)"_s,
                                     {entry, QString::fromUtf8(value.place), placeSalt(salt, value.place)});
            if (!sealed)
                return sealed;
        }
        return m_connection.execute(u"UPDATE ledger SET salt = NULL WHERE id = ?"_s, {entry});
    }

    Connection& m_connection;
    TextPattern m_pattern;
    qint64 m_erasureId;
    LedgerBytes m_reader;
    QMap<QString, QString> m_people; ///< new ids of people by old
};

QList<TextPlace> placesIn(const QList<TextRow>& rows)
{
    QList<TextPlace> places;
    for (const TextRow& row : rows) {
        for (const auto& [column, text] : row.texts)
            places.append({row.subject, row.table + u'.' + column});
    }
    return places;
}

/// Returns the places whose texts cannot be replaced.
QList<TextPlace> fixedPlacesIn(const QList<TextRow>& rows)
{
    QList<TextPlace> places;
    for (const TextRow& row : rows) {
        for (const QString& column : row.fixed)
            places.append({row.subject, row.table + u'.' + column});
    }
    return places;
}

base::Result<QList<TextRow>> eraseInside(Connection& connection, const TextPattern& pattern, const Act& act)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    auto rows = rowsWith(connection, pattern);
    if (!rows || placesIn(*rows).isEmpty())
        return rows;
    if (const auto deferred = connection.execute(dialect::deferReferences()); !deferred)
        return std::unexpected(deferred.error());
    auto suspended = SuspendedTriggers::on(connection, growingTables());
    if (!suspended)
        return std::unexpected(suspended.error());
    const auto id = connection.insert(u"INSERT INTO erasure (at, who, note) VALUES (?, ?, ?)"_s,
                                      {boundTime(connection.now()), boundText(act.who), boundText(act.note)});
    if (!id)
        return std::unexpected(id.error());
    Erasing erasing(connection, pattern, *id);
    erasing.rename(*rows);
    for (const TextRow& row : *rows) {
        if (row.texts.isEmpty())
            continue;
        if (const auto erased = erasing.erase(row); !erased)
            return std::unexpected(erased.error());
    }
    if (const auto resumed = suspended->resume(); !resumed)
        return std::unexpected(resumed.error());
    if (const auto entered = enterErasure(connection, *id); !entered)
        return std::unexpected(entered.error());
    if (const auto indexed = indexAllAgain(connection); !indexed)
        return std::unexpected(indexed.error());
    return transaction->commit(*std::move(rows));
}

} // namespace

base::Result<Erased> findTexts(Connection& connection, const QStringList& texts)
{
    const auto rows = rowsWith(connection, TextPattern(texts));
    if (!rows)
        return std::unexpected(rows.error());
    return Erased{.places = placesIn(*rows), .copies = {}, .left = {}, .fixed = fixedPlacesIn(*rows)};
}

base::Result<Erased> eraseTexts(Connection& connection, const QStringList& texts, const Act& act)
{
    // Freed pages are overwritten, and the file is rewritten without free pages.
    if (const auto set = connection.execute(dialect::secureDelete()); !set)
        return std::unexpected(set.error());
    const auto rows = eraseInside(connection, TextPattern(texts), act);
    if (!rows)
        return std::unexpected(rows.error());
    // Now it is erased; bytes of it may be left if the disk is full.
    const auto compacted = connection.execute(dialect::compact());
    const auto isBusy = connection.number(dialect::emptyLog());
    Erased erased{.places = placesIn(*rows), .copies = {}, .left = {}, .fixed = fixedPlacesIn(*rows)};
    if (!compacted)
        erased.left.append(connection.path());
    if (!isBusy || *isBusy != 0)
        erased.left.append(connection.path() + "-wal"_L1);
    return erased;
}

} // namespace nidus::storage
