// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/textplaces.h"

#include <algorithm>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// A table with texts that may contain personal data.
struct TextTable
{
    QString table;
    QStringList key;
    QStringList columns;
    QString subject; ///< SQL that names a row "t"
    QString entry;   ///< SQL of the id of the row that a ledger entry names; empty = no entry covers the row
    LedgerSubject::Kind kind = LedgerSubject::Kind::Version;
    QStringList fixed{}; ///< columns that rules or the history's hashes need as they are
};

QString ownerSql(const QString& registration, const QString& draft)
{
    return u"coalesce((SELECT nid FROM registration WHERE id = %1), 'draft:' || %2, 'registry')"_s.arg(
        registration, draft);
}

const QList<TextTable>& textTables()
{
    using enum LedgerSubject::Kind;
    static const QString versionOf = u"(SELECT id FROM version WHERE content_id = t.%1)"_s;
    static const QString holderOf =
        u"coalesce((SELECT r.nid || '@' || v.number FROM version v JOIN registration r "
        "ON r.id = v.registration_id WHERE v.content_id = t.%1), "
        "(SELECT 'draft:' || id FROM draft WHERE content_id = t.%1), '')"_s;
    static const QString listOf =
        u"(SELECT r.nid || '/' || s.name FROM subregistry s JOIN registration r ON r.id = s.registration_id "
        "WHERE s.id = t.%1)"_s;
    static const QString listOfChange =
        u"event_id OR s.id = (SELECT subregistry_id FROM subregistry_change c WHERE c.event_id = t.event_id)"_s;
    static const QList<TextTable> tables{
        {u"content"_s,
         {u"id"_s},
         {u"registrant_organisation"_s, u"registrant_contact_name"_s, u"registrant_role_address"_s,
          u"registrant_email"_s, u"registrant_phone"_s, u"registrant_address"_s, u"registrant_other"_s,
          u"purpose"_s, u"syntax"_s, u"assignment"_s, u"security"_s, u"interoperability"_s, u"resolution"_s,
          u"documentation"_s, u"additional"_s, u"revision"_s, u"original"_s},
         holderOf.arg(u"id"_s),
         versionOf.arg(u"id"_s),
         Version,
         {u"nid"_s, u"version"_s, u"date"_s, u"date_parsed"_s}},
        {u"sample"_s,
         {u"content_id"_s, u"position"_s},
         {u"note"_s, u"source"_s, u"accepted_because"_s},
         holderOf.arg(u"content_id"_s),
         versionOf.arg(u"content_id"_s),
         Version,
         {u"urn"_s}},
        {u"syntax_rule"_s,
         {u"content_id"_s},
         {u"text"_s},
         holderOf.arg(u"content_id"_s),
         versionOf.arg(u"content_id"_s),
         Version,
         {u"start"_s, u"equivalence"_s, u"encoding"_s, u"check_digit"_s}},
        {u"version"_s,
         {u"id"_s},
         {u"author"_s, u"note"_s},
         u"(SELECT nid FROM registration WHERE id = t.registration_id) || '@' || t.number"_s,
         u"t.id"_s},
        {u"event"_s,
         {u"id"_s},
         {u"who"_s, u"note"_s, u"link"_s},
         ownerSql(u"t.registration_id"_s, u"t.draft_id"_s) + u" || ' ' || t.what"_s,
         u"t.id"_s,
         Event},
        {u"subregistry"_s,
         {u"id"_s},
         {u"title"_s, u"policy"_s},
         listOf.arg(u"id"_s),
         u"t.id"_s,
         Event,
         {u"name"_s, u"key"_s, u"rules"_s, u"label_rule"_s, u"urn"_s}},
        {u"subregistry_change"_s,
         {u"event_id"_s},
         {u"arguments"_s},
         listOf.arg(u"subregistry_id"_s) + u" || ' ' || t.what"_s,
         u"t.event_id"_s,
         Event,
         {u"what"_s, u"request"_s}},
        {u"subregistry_range"_s,
         {u"event_id"_s, u"position"_s},
         {u"policy"_s, u"asker"_s},
         listOf.arg(listOfChange) + u" || ' ' || t.name"_s,
         u"t.event_id"_s,
         Event,
         {u"name"_s, u"prefix"_s, u"label"_s}},
        {u"subregistry_entry"_s,
         {u"event_id"_s, u"position"_s},
         {u"holder"_s, u"behalf"_s, u"contact"_s, u"reference"_s, u"note"_s, u"source_state"_s, u"asker"_s},
         listOf.arg(listOfChange) + u" || ' ' || CASE t.text WHEN '' THEN t.first_number ELSE t.text END"_s,
         u"t.event_id"_s,
         Event,
         {u"text"_s, u"superseded_by"_s, u"request"_s}},
        {u"erasure"_s, {u"id"_s}, {u"who"_s, u"note"_s}, u"'erasure ' || t.id"_s, u"t.id"_s, Erasure},
        {u"restoration"_s, {u"id"_s}, {u"who"_s, u"source"_s}, u"'restoration ' || t.id"_s, {}},
        {u"review_comment"_s,
         {u"id"_s},
         {u"who"_s, u"text"_s},
         ownerSql(u"t.registration_id"_s, u"t.draft_id"_s) + u" || ' comment ' || t.id"_s,
         {},
         Version,
         {u"finding"_s}},
        {u"draft"_s, {u"id"_s}, {u"author"_s, u"owner"_s, u"assignee"_s}, u"'draft:' || t.id"_s, {}},
        {u"registration"_s,
         {u"id"_s},
         {u"registrant"_s, u"newest_registrant"_s},
         u"t.nid"_s,
         {},
         Version,
         {u"nid"_s, u"replaced_by"_s, u"record_date"_s, u"record_updated"_s}},
        {u"source"_s, {u"id"_s}, {u"date"_s, u"title"_s, u"uri"_s}, u"'source'"_s, {}},
        {u"registration_reference"_s,
         {u"registration_id"_s, u"role"_s, u"position"_s},
         {u"type"_s, u"data"_s, u"text"_s},
         u"(SELECT nid FROM registration WHERE id = t.registration_id) || ' ' || t.role"_s,
         {}},
        // The URIs first: the id of the person they belong to is itself one of these texts.
        {u"person_uri"_s, {u"person_id"_s, u"position"_s}, {u"uri"_s}, u"'person ' || t.person_id"_s, {}},
        {u"person_uri"_s,
         {u"position"_s, u"person_id"_s},
         {u"person_id"_s},
         u"'person ' || t.person_id"_s,
         {}},
        {u"person"_s, {u"id"_s}, {u"updated"_s}, u"'person ' || t.id"_s, {}},
        {u"person"_s, {u"id"_s}, {u"name"_s, u"organisation"_s}, u"'person ' || t.id"_s, {}},
        {u"person"_s, {u"id"_s}, {u"id"_s}, u"'person ' || t.id"_s, {}}};
    return tables;
}

} // namespace

base::Result<QList<TextRow>> rowsWith(Connection& connection, const TextPattern& pattern)
{
    QList<TextRow> found;
    for (const TextTable& table : textTables()) {
        const int keys = int(table.key.size());
        const int columns = int(table.columns.size());
        const QStringList searched = table.columns + table.fixed;
        const QString sql = u"SELECT t.%1, t.%2, %3, %4 FROM %5 t"_s.arg(
            table.key.join(u", t."_s), searched.join(u", t."_s), table.subject,
            table.entry.isEmpty() ? u"NULL"_s : table.entry, table.table);
        const auto rows = connection.list(sql, {}, [&](const QueryRow& row) {
            TextRow texts{
                .table = table.table, .key = {}, .subject = {}, .texts = {}, .entry = {}, .place = {}};
            for (int i = 0; i < int(searched.size()); ++i) {
                const QString text = row.text(keys + i);
                if (!pattern.isIn(text))
                    continue;
                if (i < columns)
                    texts.texts.append({searched[i], text});
                else
                    texts.fixed.append(searched[i]);
            }
            if (texts.texts.isEmpty() && texts.fixed.isEmpty())
                return false;
            // An email or a web page may contain the text of its fields in another form.
            if (const QString& column = table.columns.last();
                column == "original"_L1 && !texts.texts.isEmpty()) {
                const QString original = row.text(keys + columns - 1);
                if (texts.texts.last().first != column && !original.isEmpty())
                    texts.texts.append({column, original});
            }
            for (int i = 0; i < keys; ++i)
                texts.key.append(row.value(i));
            const int next = keys + int(searched.size());
            texts.subject = row.text(next);
            if (!row.isNull(next + 1))
                texts.entry = LedgerSubject{table.kind, row.integer(next + 1)};
            texts.place = table.table.toUtf8() + '.';
            if (keys == 2 && !table.entry.isEmpty()) // id and position
                texts.place += QByteArray::number(row.integer(1)) + '.';
            found.append(texts);
            return true;
        });
        if (!rows)
            return std::unexpected(rows.error());
    }
    return found;
}

base::Result<void> replaceTexts(Connection& connection, const TextRow& row, const QStringList& texts)
{
    const auto& tables = textTables();
    const auto table = std::ranges::find_if(tables, [&row](const TextTable& each) {
        return each.table == row.table && each.columns.contains(row.texts.first().first);
    });
    QStringList columns;
    QVariantList values;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        columns.append(row.texts[i].first + u" = ?"_s);
        values.append(boundText(texts[i]));
    }
    return connection.execute(u"UPDATE %1 SET %2 WHERE %3 = ?"_s.arg(row.table, columns.join(u", "_s),
                                                                     table->key.join(u" = ? AND "_s)),
                              values + row.key);
}

} // namespace nidus::storage
