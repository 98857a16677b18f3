// SPDX-License-Identifier: Apache-2.0
#include "core/storage/search/indexcheck.h"

#include "core/base/firsterror.h"
#include "core/registration/handle.h"
#include "core/storage/history/problems.h"
#include "core/storage/rows/contentrows.h"
#include "core/storage/rows/draftrows.h"
#include "core/storage/rows/registrationrows.h"
#include "core/storage/search/searchindex.h"
#include "core/storage/sqlite/dialect.h"
#include "core/storage/sqlite/trigramcover.h"

#include <QSet>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr unsigned kTrigram = 3;
constexpr int kBitsOfCharacter = 21; // Unicode ends at U+10FFFF
constexpr std::uint64_t kTextsOfAReport = 1000;

/// What the index should contain for an id.
struct Indexed
{
    qint64 id = 0;
    QString handle;
    registration::Registration registration;
    std::optional<registration::VersionContent> latest;

    [[nodiscard]] QString text() const { return indexedText(registration, latest ? &*latest : nullptr); }
};

base::Result<Indexed> indexedRegistration(Connection& connection, qint64 id)
{
    const auto registration = selectRegistration(connection, id);
    const auto latest = selectLatest(connection, id);
    if (const auto error = base::firstError(registration, latest))
        return std::unexpected(*error);
    Indexed indexed{id, registration->nid, *registration, std::nullopt};
    if (latest->number > 0) {
        const auto content = selectContent(connection, latest->contentId);
        if (!content)
            return std::unexpected(content.error());
        indexed.latest = *content;
    }
    return indexed;
}

base::Result<QString> storedText(Connection& connection, const QString& table, qint64 id)
{
    const auto text = connection.first(u"SELECT text FROM %1 WHERE %2 = ?"_s.arg(table, dialect::rowNumber()),
                                       {id}, [](const QueryRow& row) { return row.text(0); });
    if (!text)
        return std::unexpected(text.error());
    return text->value_or(QString());
}

/// Returns the numbers that an index counts in itself, of texts and of terms; empty if they are not readable.
/// A varint has seven bits in a byte, the most significant first; the numbers are too small for one of nine
/// bytes, which differs (https://www.sqlite.org/fileformat.html section 1.6).
QList<qint64> totalsOf(const QByteArray& block)
{
    constexpr int mostBytes = 8;
    QList<qint64> totals;
    qint64 number = 0;
    int bytes = 0;
    for (const char byte : block) {
        const auto bits = static_cast<unsigned char>(byte);
        number = (number << 7) | (bits & 0x7F);
        if (++bytes > mostBytes)
            return {};
        if ((bits & 0x80) == 0) {
            totals.append(std::exchange(number, 0));
            bytes = 0;
        }
    }
    return totals;
}

/// The trigrams of texts, and where they occur.
class Trigrams
{
public:
    struct Count
    {
        std::uint64_t key = 0; ///< 0 = none
        qint64 places = 0;
        std::uint64_t marks = 0; ///< sum of those of the places
    };

    Trigrams() : m_slots(kFirstSlots) {}

    void add(qint64 text, const QString& folded)
    {
        std::uint64_t key = 0;
        std::uint64_t length = 0;
        for (const uint character : folded.toUcs4()) {
            key = withNext(key, character);
            if (++length >= kTrigram)
                count(key, markOfPlace(std::uint64_t(text), length - kTrigram));
        }
    }
    [[nodiscard]] Count of(const QString& term) const
    {
        const QList<uint> characters = term.toUcs4();
        if (characters.size() != qsizetype(kTrigram))
            return {};
        std::uint64_t key = 0;
        for (const uint character : characters)
            key = withNext(key, character);
        return m_slots[placeOf(m_slots, key)];
    }
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// Of all trigrams.
    [[nodiscard]] qint64 places() const { return m_places; }

private:
    static constexpr std::size_t kFirstSlots = std::size_t{1} << 15; // a power of two

    static std::uint64_t withNext(std::uint64_t key, uint character)
    {
        constexpr std::uint64_t mask = (std::uint64_t{1} << (kTrigram * kBitsOfCharacter)) - 1;
        return ((key << kBitsOfCharacter) | (std::uint64_t{character} + 1)) & mask;
    }
    /// Returns the slot of a key, or the empty one for it.
    static std::size_t placeOf(const std::vector<Count>& slots, std::uint64_t key)
    {
        constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15U; // 2^64 divided by the golden ratio
        std::size_t at = ((key * multiplier) >> 32U) & (slots.size() - 1);
        while (slots[at].key != 0 && slots[at].key != key)
            at = (at + 1) & (slots.size() - 1);
        return at;
    }
    void count(std::uint64_t key, std::uint64_t mark)
    {
        std::size_t at = placeOf(m_slots, key);
        if (m_slots[at].key == 0) {
            if (2 * ++m_size > m_slots.size()) {
                grow();
                at = placeOf(m_slots, key);
            }
            m_slots[at].key = key;
        }
        Count& count = m_slots[at];
        ++count.places;
        ++m_places;
        count.marks += mark;
    }
    void grow()
    {
        std::vector<Count> larger(2 * m_slots.size());
        for (const Count& count : m_slots) {
            if (count.key != 0)
                larger[placeOf(larger, count.key)] = count;
        }
        m_slots = std::move(larger);
    }

    std::vector<Count> m_slots; ///< open addressing, at most half full
    std::size_t m_size = 0;
    qint64 m_places = 0;
};

class IndexVerifier
{
public:
    IndexVerifier(Connection& connection, const std::stop_token& stop, base::ProgressSink* progress)
        : m_connection(connection), m_stop(stop), m_progress(progress)
    {}

    base::Result<QList<base::Error>> run()
    {
        if (const auto done = compareRegistrations(); !done)
            return std::unexpected(done.error());
        if (const auto done = compareDrafts(); !done)
            return std::unexpected(done.error());
        return m_problems;
    }

private:
    base::Result<void> compareRegistrations()
    {
        const QString table = u"registration_text"_s;
        const auto ids = registrationIds(m_connection);
        if (!ids)
            return std::unexpected(ids.error());
        Trigrams trigrams;
        std::uint64_t seen = 0;
        for (const qint64 id : *ids) {
            if (m_progress != nullptr && seen++ % kTextsOfAReport == 0)
                m_progress->progressed({.done = seen, .total = std::uint64_t(ids->size())});
            const auto indexed = indexedRegistration(m_connection, id);
            if (!indexed)
                return std::unexpected(indexed.error());
            if (const auto done = compare(table, id, indexed->handle, indexed->text(), trigrams); !done)
                return done;
        }
        return compareIndex(table, {ids->cbegin(), ids->cend()}, trigrams);
    }

    base::Result<void> compareDrafts()
    {
        const QString table = u"draft_text"_s;
        const auto drafts = selectDrafts(m_connection);
        if (!drafts)
            return std::unexpected(drafts.error());
        Trigrams trigrams;
        QSet<qint64> ids;
        for (const registration::Draft& draft : *drafts) {
            ids.insert(draft.id);
            const auto done =
                compare(table, draft.id, registration::draftHandle(draft.id), indexedText(draft), trigrams);
            if (!done)
                return done;
        }
        return compareIndex(table, ids, trigrams);
    }

    base::Result<void> compare(const QString& table, qint64 id, const QString& handle,
                               const QString& expected, Trigrams& trigrams)
    {
        if (m_stop.stop_requested())
            return std::unexpected(base::Error{base::kCanceled, m_connection.path().toStdString(), {}});
        const auto stored = storedText(m_connection, table, id);
        if (!stored)
            return std::unexpected(stored.error());
        if (*stored != expected)
            report(handle, "the indexed text is outdated");
        trigrams.add(id, *stored);
        return {};
    }

    /// Checks for orphaned texts, then the index itself, through its FTS5 vocabulary table.
    base::Result<void> compareIndex(const QString& table, const QSet<qint64>& ids, const Trigrams& trigrams)
    {
        const auto stored = m_connection.list(u"SELECT %1 FROM %2"_s.arg(dialect::rowNumber(), table), {},
                                              [](const QueryRow& row) { return row.integer(0); });
        if (!stored)
            return std::unexpected(stored.error());
        for (const qint64 id : *stored) {
            if (!ids.contains(id))
                report(m_connection.path(), u"%1 row %2 is orphaned"_s.arg(table).arg(id).toStdString());
        }
        const QString places = "temp.nidus_places_of_"_L1 + table;
        const auto made = m_connection.execute(dialect::makePlaceTable(places, table));
        if (!made)
            return made;
        bool isSame = true;
        const auto read =
            m_connection.list(dialect::markedTerms(places), {}, [&isSame, &trigrams](const QueryRow& row) {
                const Trigrams::Count count = trigrams.of(row.text(0));
                isSame =
                    isSame && count.places == row.integer(1) && count.marks == std::uint64_t(row.integer(2));
                return row.text(0);
            });
        if (!read && read.error().code != kDamagedDatabase)
            return std::unexpected(read.error());
        const auto totals = m_connection.first(dialect::indexTotals(table), {},
                                               [](const QueryRow& row) { return totalsOf(row.bytes(0)); });
        if (!totals)
            return std::unexpected(totals.error());
        // FTS5 subtracts from them, and changes nothing more once they are too small.
        const bool isEmpty = stored->isEmpty() && totals->value_or(QList<qint64>()).isEmpty();
        const QList<qint64> expected{stored->size(), trigrams.places()};
        isSame = isSame && read && std::size_t(read->size()) == trigrams.size() &&
                 (isEmpty || *totals == expected);
        const auto isFound = isSame ? findsEach(table, *read) : base::Result<bool>(false);
        if (!isFound)
            return std::unexpected(isFound.error());
        if (!*isFound)
            report(m_connection.path(), table.toStdString());
        return {};
    }

    /// Whether a search finds every term: it skips the pages of the index that the list of its pages lacks.
    [[nodiscard]] base::Result<bool> findsEach(const QString& table, const QStringList& terms)
    {
        for (const QString& term : terms) {
            if (m_stop.stop_requested())
                return std::unexpected(base::Error{base::kCanceled, m_connection.path().toStdString(), {}});
            const auto found = m_connection.first(dialect::matchingTexts(table) + " LIMIT 1"_L1,
                                                  {termQuery(table, term).match},
                                                  [](const QueryRow& row) { return row.integer(0); });
            if (!found && found.error().code != kDamagedDatabase)
                return std::unexpected(found.error());
            if (!found || !*found)
                return false;
        }
        return true;
    }

    void report(const QString& subject, const std::string& detail)
    {
        if (m_problems.size() < kMaxReportedProblems)
            m_problems.append({kStaleIndex, subject.toStdString(), detail});
    }

    Connection& m_connection;
    const std::stop_token& m_stop;
    base::ProgressSink* m_progress;
    QList<base::Error> m_problems;
};

} // namespace

base::Result<QList<base::Error>> examineSearchIndex(Connection& connection, const std::stop_token& stop,
                                                    base::ProgressSink* progress)
{
    return IndexVerifier(connection, stop, progress).run();
}

base::Result<void> indexAllAgain(Connection& connection)
{
    constexpr std::array tables{std::pair("registration_text"_L1, "registration"_L1),
                                std::pair("draft_text"_L1, "draft"_L1)};
    for (const auto& [texts, owners] : tables) {
        const QString orphans =
            u"DELETE FROM %1 WHERE %2 NOT IN (SELECT id FROM %3)"_s.arg(texts, dialect::rowNumber(), owners);
        // First, because a wrong index cannot be changed.
        for (const QString& sql : {dialect::rebuildIndex(texts), orphans}) {
            if (const auto done = connection.execute(sql); !done)
                return done;
        }
    }
    const auto ids = registrationIds(connection);
    if (!ids)
        return std::unexpected(ids.error());
    for (const qint64 id : *ids) {
        if (const auto indexed = indexAgain(connection, id); !indexed)
            return indexed;
    }
    const auto drafts = selectDrafts(connection);
    if (!drafts)
        return std::unexpected(drafts.error());
    for (const registration::Draft& draft : *drafts) {
        if (const auto indexed = indexDraft(connection, draft); !indexed)
            return indexed;
    }
    for (const auto& [texts, owners] : tables) {
        if (const auto merged = connection.execute(dialect::mergeIndex(texts)); !merged)
            return merged;
    }
    return {};
}

base::Result<void> indexAgain(Connection& connection, qint64 registrationId)
{
    const auto indexed = indexedRegistration(connection, registrationId);
    const auto stored = storedText(connection, u"registration_text"_s, registrationId);
    if (const auto error = base::firstError(indexed, stored))
        return std::unexpected(*error);
    if (*stored == indexed->text())
        return {};
    return indexRegistration(connection, registrationId, indexed->registration,
                             indexed->latest ? &*indexed->latest : nullptr);
}

} // namespace nidus::storage
