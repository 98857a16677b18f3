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

#include <QSet>
#include <array>
#include <unordered_map>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTrigram = 3;
constexpr int kBitsOfCharacter = 21; // Unicode ends at U+10FFFF

/// What the index should contain for an id.
struct Indexed
{
    qint64 id = 0;
    QString handle;
    registration::Registration registration;
    std::optional<registration::VersionContent> head;

    [[nodiscard]] QString text() const { return indexedText(registration, head ? &*head : nullptr); }
};

base::Result<Indexed> indexedRegistration(Connection& connection, qint64 id)
{
    const auto registration = selectRegistration(connection, id);
    const auto head = selectHead(connection, id);
    if (const auto error = base::firstError(registration, head))
        return std::unexpected(*error);
    Indexed indexed{id, registration->nid, *registration, std::nullopt};
    if (head->number > 0) {
        const auto content = selectContent(connection, head->contentId);
        if (!content)
            return std::unexpected(content.error());
        indexed.head = *content;
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

/// The trigrams of texts: how often they occur, and in how many texts.
class Trigrams
{
public:
    struct Count
    {
        qint64 texts = 0;
        qint64 places = 0;
        qint64 lastText = 0;
    };

    void add(qint64 text, const QString& folded)
    {
        const QList<uint> characters = folded.toUcs4();
        for (qsizetype i = 0; i + kTrigram <= characters.size(); ++i) {
            Count& count = m_counts[keyOf(characters.mid(i, kTrigram))];
            ++count.places;
            if (std::exchange(count.lastText, text) != text)
                ++count.texts;
        }
    }
    [[nodiscard]] Count of(const QString& term) const
    {
        const QList<uint> characters = term.toUcs4();
        const auto found = characters.size() == kTrigram ? m_counts.find(keyOf(characters)) : m_counts.end();
        return found == m_counts.end() ? Count() : found->second;
    }
    [[nodiscard]] std::size_t size() const { return m_counts.size(); }

private:
    static std::uint64_t keyOf(const QList<uint>& characters)
    {
        std::uint64_t key = 0;
        for (const uint character : characters)
            key = (key << kBitsOfCharacter) | character;
        return key;
    }

    std::unordered_map<std::uint64_t, Count> m_counts;
};

class IndexVerifier
{
public:
    IndexVerifier(Connection& connection, const std::stop_token& stop)
        : m_connection(connection), m_stop(stop)
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
        for (const qint64 id : *ids) {
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
        const QString terms = "temp.nidus_terms_of_"_L1 + table;
        const auto made = m_connection.execute(dialect::makeTermTable(terms, table));
        if (!made)
            return made;
        std::size_t seen = 0;
        bool isSame = true;
        const auto read = m_connection.list(
            u"SELECT term, doc, cnt FROM "_s + terms, {}, [&seen, &isSame, &trigrams](const QueryRow& row) {
                const Trigrams::Count count = trigrams.of(row.text(0));
                isSame = isSame && count.texts == row.integer(1) && count.places == row.integer(2);
                ++seen;
                return true;
            });
        if (!read && read.error().code != kDamagedDatabase)
            return std::unexpected(read.error());
        if (!read || !isSame || seen != trigrams.size())
            report(m_connection.path(), table.toStdString());
        return {};
    }

    void report(const QString& subject, const std::string& detail)
    {
        if (m_problems.size() < kMaxReportedProblems)
            m_problems.append({kStaleIndex, subject.toStdString(), detail});
    }

    Connection& m_connection;
    const std::stop_token& m_stop;
    QList<base::Error> m_problems;
};

} // namespace

base::Result<QList<base::Error>> examineSearchIndex(Connection& connection, const std::stop_token& stop)
{
    return IndexVerifier(connection, stop).run();
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
                             indexed->head ? &*indexed->head : nullptr);
}

} // namespace nidus::storage
