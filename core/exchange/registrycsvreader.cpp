// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/registrycolumns.h"
#include "core/exchange/registrycsv.h"
#include "core/exchange/textsource.h"
#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringDecoder>
#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

QString decoded(QByteArrayView bytes)
{
    const auto encoding = QStringConverter::encodingForData(bytes).value_or(QStringConverter::Utf8);
    QStringDecoder decoder(encoding);
    QString text = decoder(bytes);
    return decoder.hasError() ? fromWindows1252(bytes) : text;
}

QString withoutGuard(const QString& cell)
{
    static const QRegularExpression guarded(u"^'+[=+@\\t\\r-]"_s);
    return guarded.match(cell).hasMatch() ? cell.sliced(1) : cell;
}

/// Cells of a table (RFC 4180), one row at a time.
class CsvRows
{
public:
    CsvRows(const QString& text, QChar separator) : m_text(text), m_separator(separator) {}

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] int line() const { return m_line; }

    /// The next row; absent where a quotation mark has no partner.
    std::optional<QStringList> next()
    {
        QStringList row;
        do {
            const std::optional<QString> cell = nextCell();
            if (!cell)
                return std::nullopt;
            row.append(*cell);
        } while (take(m_separator));
        take(u'\r');
        take(u'\n');
        ++m_line;
        return row;
    }

private:
    /// Steps over a character if it is the next one.
    bool take(QChar c)
    {
        if (atEnd() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    std::optional<QString> nextCell()
    {
        QString cell;
        if (!take(u'"'))
            return rest();
        while (!atEnd()) {
            const QChar c = m_text[m_at++];
            if (c == u'"' && !take(u'"')) // two of them stand for one
                return cell + rest();
            m_line += c == u'\n' ? 1 : 0;
            cell += c;
        }
        return std::nullopt;
    }

    /// Up to the end of an unquoted cell.
    QString rest()
    {
        const qsizetype start = m_at;
        while (!atEnd() && m_text[m_at] != m_separator && m_text[m_at] != u'\n' && m_text[m_at] != u'\r')
            ++m_at;
        return m_text.sliced(start, m_at - start);
    }

    const QString& m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    int m_line = 1;
};

std::optional<Reference> referenceIn(const QString& cell)
{
    static const QRegularExpression shape(u"^([a-z-]*):(\\S*)(?: (.*))?$"_s);
    const QRegularExpressionMatch match = shape.match(cell);
    if (cell.isEmpty())
        return std::nullopt;
    return match.hasMatch() ? Reference{match.captured(1), match.captured(2), match.captured(3)}
                            : Reference{{}, {}, cell};
}

QList<Reference> referencesIn(const QString& cell)
{
    QList<Reference> references;
    for (const QString& line : cell.split(u'\n')) {
        if (const std::optional<Reference> reference = referenceIn(line))
            references.append(*reference);
    }
    return references;
}

/// The columns of a table by name.
using Columns = QHash<QString, qsizetype>;

RegistrationRecord recordIn(const Columns& columns, const QStringList& row)
{
    const auto cell = [&](QLatin1StringView name) {
        const auto column = columns.constFind(name);
        return withoutGuard(column == columns.cend() ? QString() : row.value(*column));
    };
    RegistrationTemplate filled;
    for (const TemplateField field : kTemplateFields)
        filled.setText(field, cell(fieldKey(field)));
    RegistrationRecord record;
    Registration& made = record.registration;
    const QString handle = cell(kHandleColumn);
    made.nid = handle.isEmpty() || handle.startsWith("draft:"_L1) ? filled.nid() : handle;
    const bool isNumbered = made.nid.startsWith("urn-"_L1, Qt::CaseInsensitive);
    made.kind = kindFromWord(cell(kKindColumn))
                    .value_or(isNumbered ? NamespaceKind::Informal : NamespaceKind::Formal);
    if (stateFromWord(cell(kStateColumn)) == State::Withdrawn)
        made.state = State::Withdrawn;
    made.registrant = cell(kOrganisationColumn);
    made.recordDate = cell(kRecordDateColumn);
    made.recordUpdated = cell(kRecordUpdatedColumn);
    made.templateLink = referenceIn(cell(kTemplateLinkColumn));
    made.references = referencesIn(cell(kReferencesColumn));
    made.contact = referencesIn(cell(kContactsColumn));
    if (!filled.isEmpty())
        record.versions.append({.number = 1, .content = {.registrationTemplate = filled}});
    return record;
}

Columns columnsIn(const QStringList& names)
{
    Columns columns;
    for (qsizetype i = 0; i < names.size(); ++i)
        columns.insert(names[i].trimmed(), i);
    return columns;
}

bool isKnown(const QString& column)
{
    return fieldFromKey(column).has_value() || column == kHeadColumn ||
           std::ranges::any_of(kRecordColumns,
                               [&column](QLatin1StringView known) { return column == known; });
}

/// The separator with which the first line holds most of the names.
QChar separatorOf(const QString& text)
{
    const QString names = text.section(u'\n', 0, 0);
    return std::ranges::max({u',', u';', u'\t'}, {}, [&names](QChar c) { return names.count(c); });
}

} // namespace

std::expected<RegistryTable, Error> readRegistryCsv(QByteArrayView bytes)
{
    const QString text = decoded(bytes);
    CsvRows rows(text, separatorOf(text));
    RegistryTable table;
    Columns columns;
    while (!rows.atEnd()) {
        const QString line = QString::number(rows.line());
        const std::optional<QStringList> row = rows.next();
        if (!row)
            return std::unexpected(Error{
                ErrorCode::BadFormat, {}, (line + ":1: a quotation mark has no partner"_L1).toStdString()});
        if (row->join(QString()).trimmed().isEmpty())
            continue;
        if (!columns.isEmpty()) {
            table.content.records.append(recordIn(columns, *row));
            continue;
        }
        columns = columnsIn(*row);
        if (!columns.contains(kHandleColumn) && !columns.contains(fieldKey(TemplateField::Nid)))
            return std::unexpected(
                Error{ErrorCode::BadFormat, {}, "1:1: no column is called \"handle\" or \"nid\""});
        for (const QString& name : *row) {
            if (!isKnown(name.trimmed()))
                table.findings.append(makeFinding(kImportColumnUnknown, {}, {name}));
        }
    }
    std::ranges::stable_sort(table.content.records, {},
                             [](const RegistrationRecord& record) { return record.registration.nid; });
    return table;
}

bool isRegistryCsv(QByteArrayView head)
{
    const QString text = decoded(head.first(std::min<qsizetype>(head.size(), 4096)));
    CsvRows rows(text, separatorOf(text));
    const std::optional<QStringList> names = rows.next();
    const auto known =
        names ? std::ranges::count_if(*names, [](const QString& name) { return isKnown(name.trimmed()); })
              : 0;
    return known >= 2 && known * 2 >= names->size() &&
           (names->contains(kHandleColumn) || names->contains(fieldKey(TemplateField::Nid)));
}

} // namespace nidus
