// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/sealcomparison.h"

#include "core/storage/sqlite/dialect.h"

#include <QSet>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

struct Sealed
{
    QByteArray digest;
    QByteArray salt;
};

/// Returns the marks at the end of a digest; none in seals that the first release made.
QSet<QByteArray> marksIn(const QByteArray& digest, qsizetype parts)
{
    QSet<QByteArray> marks;
    for (qsizetype at = parts * kSealDigestSize; at + kSealMarkSize <= digest.size(); at += kSealMarkSize)
        marks.insert(digest.sliced(at, kSealMarkSize));
    return marks;
}

} // namespace

base::Result<void> SealComparison::each(const SealedKind& kind, const QString& keys, const Visit& visit,
                                        const std::stop_token& stop)
{
    return m_reader.each(kind, keys, [&](qint64 key, const SealedItem& item) -> base::Result<void> {
        if (stop.stop_requested())
            return std::unexpected(base::Error{base::kCanceled, m_connection.path().toStdString(), {}});
        if (m_counted)
            m_counted();
        const auto difference = compare(kind, key, item);
        if (!difference)
            return std::unexpected(difference.error());
        return *difference ? visit(item, **difference) : base::Result<void>();
    });
}

base::Result<QList<QVariant>> SealComparison::missing(const SealedKind& kind, const QString& filter,
                                                      qsizetype most)
{
    return m_connection.list(
        u"SELECT name FROM seal_salt WHERE place = '%1' AND %4 AND NOT EXISTS (SELECT 1 FROM %3 t "
        "WHERE t.%2 = seal_salt.name) LIMIT ?"_s.arg(kind.word, kind.name, kind.table, filter),
        {most}, [](const QueryRow& row) { return row.value(0); });
}

base::Result<std::optional<SealDifference>> SealComparison::compare(const SealedKind& kind, qint64 key,
                                                                    const SealedItem& item)
{
    const auto sealed =
        m_connection.first(u"SELECT s.digest, x.salt FROM seal_salt x JOIN seal s ON s.id = x.seal_id "
                           "AND s.place = x.place AND s.name = x.name WHERE x.place = ? AND x.name = ?"_s,
                           {QString(kind.word), item.name},
                           [](const QueryRow& row) { return Sealed{row.bytes(0), row.bytes(1)}; });
    if (!sealed)
        return std::unexpected(sealed.error());
    SealDifference difference;
    if (*sealed) {
        auto places = changedPlaces(kind, (*sealed)->digest, digestOf((*sealed)->salt, item));
        if (!places)
            return std::unexpected(places.error());
        if (places->isEmpty())
            return std::nullopt;
        difference.places = *std::move(places);
    }
    const auto subject = m_connection.first(
        u"SELECT %1 FROM %2 t WHERE t.%3 = ?"_s.arg(kind.subject, kind.table, dialect::rowNumber()), {key},
        [](const QueryRow& row) { return row.text(0); });
    if (!subject)
        return std::unexpected(subject.error());
    difference.subject = subject->value_or(QString());
    return difference;
}

base::Result<QStringList> SealComparison::changedPlaces(const SealedKind& kind, const QByteArray& sealed,
                                                        const QByteArray& present)
{
    QStringList changed;
    const qsizetype parts = kind.parts.size();
    const QSet<QByteArray> sealedMarks = marksIn(sealed, parts);
    const QSet<QByteArray> presentMarks = marksIn(present, parts);
    for (qsizetype part = 0; part < parts; ++part) {
        const qsizetype at = part * kSealDigestSize;
        if (present.sliced(at, kSealDigestSize) == sealed.mid(at, kSealDigestSize))
            continue;
        const auto places = m_reader.placesOf(kind.parts[part].table);
        if (!places)
            return std::unexpected(places.error());
        QSet<QByteArray> tags;
        for (const QByteArray& mark : (sealedMarks - presentMarks) + (presentMarks - sealedMarks))
            tags.insert(mark.first(kSealTagSize));
        QStringList named;
        for (const QByteArray& place : *places) {
            if (!sealedMarks.isEmpty() && tags.contains(tagOf(place)))
                named.append(QString::fromUtf8(place));
        }
        changed += named.isEmpty() ? QStringList{kind.parts[part].table} : named;
    }
    return changed;
}

} // namespace nidus::storage
