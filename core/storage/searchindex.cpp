// SPDX-License-Identifier: Apache-2.0
#include "core/storage/searchindex.h"

#include <QStringList>
#include <algorithm>

namespace nidus {

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

void appendContent(QStringList& fields, const VersionContent& content)
{
    for (const TemplateField field : kTemplateFields)
        fields.append(content.registrationTemplate.text(field));
    for (const Sample& sample : content.samples)
        fields.append({sample.urn, sample.note, sample.source, sample.acceptedBecause});
    if (content.rule)
        fields.append(QStringList{content.rule->text, content.rule->checkDigit} + content.rule->equivalence +
                      content.rule->encoding);
}

void appendReferences(QStringList& fields, const QList<Reference>& references)
{
    for (const Reference& reference : references)
        fields.append({reference.data, reference.text});
}

/// Any text as one FTS5 string, so that nothing in it is taken for query syntax.
QString quoted(QString text)
{
    return u'"' + text.replace(u'"', "\"\""_L1) + u'"';
}

} // namespace

QString foldedForSearch(const QString& text)
{
    QString clean = text;
    clean.replace(QChar::Null, QChar::Space); // FTS5 would take it for the end
    return clean.normalized(QString::NormalizationForm_C).toCaseFolded().simplified();
}

qsizetype characterCount(QStringView text)
{
    return text.size() - std::ranges::count_if(text, [](QChar c) { return c.isLowSurrogate(); });
}

std::expected<void, Error> indexRegistration(Connection& connection, qint64 id,
                                             const Registration& registration, const VersionContent* head)
{
    QStringList fields{registration.nid, registration.registrant};
    appendReferences(fields, registration.references);
    appendReferences(fields, registration.contact);
    if (head != nullptr)
        appendContent(fields, *head);
    const auto removed = connection.execute(u"DELETE FROM registration_text WHERE rowid = ?"_s, {id});
    if (!removed)
        return removed;
    return connection.execute(u"INSERT INTO registration_text (rowid, text) VALUES (?, ?)"_s,
                              {id, boundText(joined(fields))});
}

std::expected<void, Error> indexDraft(Connection& connection, const Draft& draft)
{
    QStringList fields{draft.revisionOf};
    appendContent(fields, draft.content);
    if (const auto removed = unindexDraft(connection, draft.id); !removed)
        return removed;
    return connection.execute(u"INSERT INTO draft_text (rowid, text) VALUES (?, ?)"_s,
                              {draft.id, boundText(joined(fields))});
}

std::expected<void, Error> unindexDraft(Connection& connection, qint64 id)
{
    return connection.execute(u"DELETE FROM draft_text WHERE rowid = ?"_s, {id});
}

std::expected<std::vector<qint64>, Error> findRegistrations(Connection& connection, const QString& folded,
                                                            qint64 after, qint64 last)
{
    return connection.ids(
        u"SELECT rowid FROM registration_text WHERE text MATCH ? AND rowid BETWEEN %1 AND %2"_s.arg(after + 1)
            .arg(last),
        quoted(folded));
}

std::expected<std::vector<qint64>, Error> findDrafts(Connection& connection, const QString& folded)
{
    return connection.ids(u"SELECT rowid FROM draft_text WHERE text MATCH ?"_s, quoted(folded));
}

} // namespace nidus
