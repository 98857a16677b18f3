// SPDX-License-Identifier: Apache-2.0
#include "core/storage/search/searchindex.h"

#include "core/storage/sqlite/dialect.h"
#include "core/storage/sqlite/trigramcover.h"

#include <QStringList>
#include <algorithm>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// Keeps a term from matching across two fields.
constexpr QChar kFieldSeparator{0x1f};

QString joined(const QStringList& fields)
{
    QStringList folded;
    for (const QString& field : fields) {
        if (!field.isEmpty())
            folded.append(foldedForSearch(field));
    }
    return folded.join(kFieldSeparator);
}

/// Letters with a stroke, and ligatures, which normalization does not decompose.
constexpr std::pair<char16_t, const char*> kPlainLetters[] = {
    {u'Æ', "AE"}, {u'Ð', "D"}, {u'Ø', "O"},  {u'ß', "ss"}, {u'æ', "ae"}, {u'ð', "d"},
    {u'ø', "o"},  {u'Đ', "D"}, {u'đ', "d"},  {u'Ħ', "H"},  {u'ħ', "h"},  {u'ı', "i"},
    {u'Ł', "L"},  {u'ł', "l"}, {u'Œ', "OE"}, {u'œ', "oe"}, {u'ẞ', "ss"},
};

/// Returns whether it is an accent of Latin, Greek, or Cyrillic letters; readers of other scripts see marks
/// as letters.
bool isAccent(QChar c) { return c >= QChar(0x0300) && c <= QChar(0x036F); }

QString withoutAccents(const QString& text)
{
    if (std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x80; }))
        return text;
    QString plain;
    plain.reserve(text.size());
    for (const QChar c : text.normalized(QString::NormalizationForm_D)) {
        const auto* letter =
            std::ranges::find(kPlainLetters, c.unicode(), &std::pair<char16_t, const char*>::first);
        if (letter != std::end(kPlainLetters))
            plain += QLatin1StringView(letter->second);
        else if (!isAccent(c))
            plain += c;
    }
    return plain.normalized(QString::NormalizationForm_C);
}

void appendContent(QStringList& fields, const registration::VersionContent& content)
{
    for (const registration::TemplateField field : registration::kTemplateFields)
        fields.append(content.registrationTemplate.text(field));
    for (const auto& [urn, expected, note, source, acceptedBecause] : content.samples)
        fields.append({urn, note, source, acceptedBecause});
    if (content.rule) {
        const auto& [notation, scope, start, text, describesComponents, equivalence, encoding, checkDigit] =
            *content.rule;
        fields.append(QStringList{text, checkDigit} + equivalence + encoding);
    }
}

void appendReferences(QStringList& fields, const QList<registration::Reference>& references)
{
    for (const registration::Reference& reference : references)
        fields.append({reference.data, reference.text});
}

QString deletion(const QString& table)
{
    return u"DELETE FROM %1 WHERE %2 = ?"_s.arg(table, dialect::rowNumber());
}

QString insertion(const QString& table)
{
    return u"INSERT INTO %1 (%2, text) VALUES (?, ?)"_s.arg(table, dialect::rowNumber());
}

/// Returns the rows of `table` that contain `folded` and meet `condition` (SQL). Matches the whole table, not
/// its column: FTS5 would copy every list of positions to select those of the column.
base::Result<std::vector<qint64>> find(Connection& connection, const QString& table, const QString& folded,
                                       const QString& condition)
{
    const TermQuery query = termQuery(table, folded);
    return connection.ids(dialect::matchingTexts(table) + condition + query.condition, query.match);
}

} // namespace

QString foldedForSearch(const QString& text)
{
    QString clean = text;
    clean.replace(QChar::Null, QChar::Space); // FTS5 would treat it as the end
    return withoutAccents(clean).toCaseFolded().simplified();
}

qsizetype characterCount(QStringView text)
{
    return text.size() - std::ranges::count_if(text, [](QChar c) { return c.isLowSurrogate(); });
}

QString indexedText(const registration::Registration& registration, const registration::VersionContent* head)
{
    QStringList fields{registration.nid, registration.registrant};
    appendReferences(fields, registration.references);
    appendReferences(fields, registration.contact);
    if (head != nullptr)
        appendContent(fields, *head);
    return joined(fields);
}

QString indexedText(const registration::Draft& draft)
{
    QStringList fields{draft.revisionOf};
    appendContent(fields, draft.content);
    return joined(fields);
}

base::Result<void> indexRegistration(Connection& connection, qint64 id,
                                     const registration::Registration& registration,
                                     const registration::VersionContent* head)
{
    return indexRegistrationText(connection, id, indexedText(registration, head));
}

base::Result<void> indexRegistrationText(Connection& connection, qint64 id, const QString& text)
{
    const auto removed = connection.execute(deletion(u"registration_text"_s), {id});
    if (!removed)
        return removed;
    return connection.execute(insertion(u"registration_text"_s), {id, boundText(text)});
}

base::Result<void> indexDraft(Connection& connection, const registration::Draft& draft)
{
    if (const auto removed = unindexDraft(connection, draft.id); !removed)
        return removed;
    return connection.execute(insertion(u"draft_text"_s), {draft.id, boundText(indexedText(draft))});
}

base::Result<void> unindexDraft(Connection& connection, qint64 id)
{
    return connection.execute(deletion(u"draft_text"_s), {id});
}

base::Result<std::vector<qint64>> findRegistrations(Connection& connection, const QString& folded,
                                                    qint64 after, qint64 last)
{
    return find(connection, u"registration_text"_s, folded,
                u" AND %1 BETWEEN %2 AND %3"_s.arg(dialect::rowNumber()).arg(after + 1).arg(last));
}

base::Result<std::vector<qint64>> findDrafts(Connection& connection, const QString& folded)
{
    return find(connection, u"draft_text"_s, folded, {});
}

} // namespace nidus::storage
