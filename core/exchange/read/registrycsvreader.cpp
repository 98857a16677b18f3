// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/registrycolumns.h"
#include "core/exchange/formats/registrycsv.h"
#include "core/exchange/formats/registryjson.h"
#include "core/exchange/formats/textsource.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/registration/handle.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringDecoder>
#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

/// The bytes of a table in an encoding in which separators and quotation marks are single bytes. They are
/// decoded cell by cell: the whole table in UTF-16 would take twice as much memory again.
class EncodedTable
{
public:
    explicit EncodedTable(QByteArrayView bytes) : m_bytes(bytes)
    {
        constexpr QByteArrayView kUtf8Mark("\xEF\xBB\xBF");
        const auto marked = QStringConverter::encodingForData(bytes);
        if (marked && *marked != QStringConverter::Utf8) {
            m_converted = QString(QStringDecoder(*marked)(bytes)).toUtf8();
            m_bytes = m_converted;
        }
        if (m_bytes.startsWith(kUtf8Mark))
            m_bytes = m_bytes.sliced(kUtf8Mark.size());
        m_isUtf8 = m_bytes.isValidUtf8();
    }
    EncodedTable(const EncodedTable&) = delete;
    EncodedTable& operator=(const EncodedTable&) = delete;

    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; }
    [[nodiscard]] QString decoded(QByteArrayView bytes) const
    {
        // A byte order mark within the file is an ordinary character; QString::fromUtf8() would drop it.
        return m_isUtf8 ? QString(QStringDecoder(QStringConverter::Utf8,
                                                 QStringConverter::Flag::ConvertInitialBom)(bytes))
                        : fromWindows1252(bytes);
    }

private:
    QByteArray m_converted;
    QByteArrayView m_bytes;
    bool m_isUtf8 = true;
};

QString withoutGuard(const QString& cell)
{
    static const QRegularExpression guarded(u"^'+[=+@\\t\\r-]"_s);
    return guarded.match(cell).hasMatch() ? cell.sliced(1) : cell;
}

/// The separator with which the first line contains the most known names.
char separatorOf(QByteArrayView bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    const QByteArrayView names = end < 0 ? bytes : bytes.first(end);
    return std::ranges::max({',', ';', '\t'}, {}, [names](char c) { return std::ranges::count(names, c); });
}

/// Cells of a table (RFC 4180), one row at a time.
class CsvRows
{
public:
    /// `table` is borrowed. Skips a first line such as "sep=;", which names the separator.
    explicit CsvRows(const EncodedTable& table) : m_table(table)
    {
        static const QRegularExpression named(u"^\"?sep=([^\"\\n])\"?\\r?\\n"_s,
                                              QRegularExpression::CaseInsensitiveOption);
        constexpr qsizetype kLongest = 10;
        const QRegularExpressionMatch match =
            named.match(QString::fromLatin1(table.bytes().first(std::min(table.bytes().size(), kLongest))));
        m_separator = match.hasMatch() ? match.captured(1).front().toLatin1() : separatorOf(table.bytes());
        m_at = match.capturedLength();
        m_line += match.hasMatch() ? 1 : 0;
    }

    [[nodiscard]] bool atEnd() const { return m_at >= m_table.bytes().size(); }
    /// The line on which the next row begins, 1-based.
    [[nodiscard]] int line() const { return m_line; }

    /// Reads the next row. BadFormat if a quotation mark is not closed; TooLarge above kMostCells or
    /// kLargestCell.
    base::Result<QStringList> next()
    {
        QStringList row;
        do {
            const int line = m_line;
            std::optional<QByteArray> cell = nextCell();
            if (!cell)
                return std::unexpected(base::Error{
                    base::kBadFormat, {}, std::to_string(line) + ":1: a quotation mark is not closed"});
            if (cell->size() > kLargestCell)
                return std::unexpected(tooLarge(kLargestCell >> 20, "MiB per cell"));
            if (row.size() == kMostCells)
                return std::unexpected(tooLarge(kMostCells, "columns"));
            row.append(m_table.decoded(*cell));
        } while (take(m_separator));
        take('\r');
        take('\n');
        ++m_line;
        return row;
    }

private:
    /// Skips a byte if it is the next one.
    bool take(char c)
    {
        if (atEnd() || m_table.bytes()[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    /// Absent if a quotation mark is not closed, or only by that of a later row, so that text follows; a cell
    /// that is too large is cut off after the limit.
    std::optional<QByteArray> nextCell()
    {
        QByteArray cell;
        const int line = m_line;
        if (!take('"'))
            return rest();
        while (!atEnd() && cell.size() <= kLargestCell) {
            const char c = m_table.bytes()[m_at++];
            if (c == '"' && !take('"')) { // a doubled quotation mark is one
                const QByteArray after = rest();
                return m_line > line && !after.trimmed().isEmpty() ? std::nullopt
                                                                   : std::optional(cell + after);
            }
            m_line += c == '\n' ? 1 : 0;
            cell += c;
        }
        return atEnd() ? std::nullopt : std::optional(cell);
    }

    /// Up to the end of an unquoted cell.
    QByteArray rest()
    {
        const QByteArrayView bytes = m_table.bytes();
        const qsizetype start = m_at;
        while (!atEnd() && bytes[m_at] != m_separator && bytes[m_at] != '\n' && bytes[m_at] != '\r' &&
               m_at - start <= kLargestCell)
            ++m_at;
        return bytes.sliced(start, m_at - start).toByteArray();
    }

    const EncodedTable& m_table;
    char m_separator = ',';
    qsizetype m_at = 0;
    int m_line = 1;
};

std::optional<registration::Reference> referenceIn(const QString& cell)
{
    static const QRegularExpression shape(u"^([a-z-]*):(\\S*)(?: (.*))?$"_s);
    const QRegularExpressionMatch match = shape.match(cell);
    if (cell.isEmpty())
        return std::nullopt;
    return match.hasMatch() ? registration::Reference{match.captured(1), match.captured(2), match.captured(3)}
                            : registration::Reference{{}, {}, cell};
}

QList<registration::Reference> referencesIn(const QString& cell)
{
    QList<registration::Reference> references;
    for (const QString& line : cell.split(u'\n')) {
        if (const std::optional<registration::Reference> reference = referenceIn(line))
            references.append(*reference);
    }
    return references;
}

/// The columns of a table by name.
using Columns = QHash<QString, qsizetype>;

/// `line` is where the row begins. BadFormat for a syntax rule that cannot be read.
base::Result<registration::RegistrationRecord> recordIn(const Columns& columns, const QStringList& row,
                                                        int line)
{
    const auto cell = [&](QLatin1StringView name) {
        const auto column = columns.constFind(name);
        return withoutGuard(column == columns.cend() ? QString() : row.value(*column));
    };
    registration::RegistrationTemplate filled;
    for (const registration::TemplateField field : registration::kTemplateFields)
        filled.setText(field, cell(registration::fieldKey(field)));
    registration::RegistrationRecord record;
    registration::Registration& made = record.registration;
    const QString handle = cell(kHandleColumn);
    made.nid = handle.isEmpty() || registration::draftIdOf(handle) ? filled.nid() : handle;
    const bool isNumbered = made.nid.startsWith("urn-"_L1, Qt::CaseInsensitive);
    made.kind = registration::fromWord<registration::NamespaceKind>(cell(kKindColumn))
                    .value_or(isNumbered ? registration::NamespaceKind::Informal
                                         : registration::NamespaceKind::Formal);
    if (registration::fromWord<registration::State>(cell(kStateColumn)) == registration::State::Withdrawn)
        made.state = registration::State::Withdrawn;
    made.registrant = cell(kOrganizationColumn);
    made.recordDate = cell(kRecordDateColumn);
    made.recordUpdated = cell(kRecordUpdatedColumn);
    made.templateLink = referenceIn(cell(kTemplateLinkColumn));
    made.references = referencesIn(cell(kReferencesColumn));
    made.contact = referencesIn(cell(kContactsColumn));
    const auto syntax = readSyntaxJson(cell(kRuleColumn).toUtf8());
    if (!syntax)
        return std::unexpected(
            base::Error{base::kBadFormat,
                        {},
                        std::to_string(line) + ":1: " + kRuleColumn.data() + ": " + syntax.error().detail});
    const registration::VersionContent content{filled, syntax->samples, syntax->rule};
    if (content != registration::VersionContent())
        record.versions.append({.number = 1, .content = content});
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
    return registration::fieldFromKey(column).has_value() || column == kHeadColumn || column == kRuleColumn ||
           std::ranges::any_of(kRecordColumns,
                               [&column](QLatin1StringView known) { return column == known; });
}

} // namespace

base::Result<RegistryTable> readRegistryCsv(QByteArrayView bytes)
{
    const EncodedTable encoded(bytes);
    CsvRows rows(encoded);
    RegistryTable table;
    Columns columns;
    QStringList nids;
    while (!rows.atEnd()) {
        const int line = rows.line();
        const base::Result<QStringList> row = rows.next();
        if (!row)
            return std::unexpected(row.error());
        if (table.content.records.size() == kMaxImportedRecords)
            return std::unexpected(tooLarge(kMaxImportedRecords, "records"));
        if (row->join(QString()).trimmed().isEmpty())
            continue;
        if (!columns.isEmpty()) {
            auto record = recordIn(columns, *row, line);
            if (!record)
                return std::unexpected(record.error());
            nids.append(record->registration.nid);
            table.content.records.append(*record);
            continue;
        }
        columns = columnsIn(*row);
        if (!columns.contains(kHandleColumn) &&
            !columns.contains(registration::fieldKey(registration::TemplateField::Nid)))
            return std::unexpected(
                base::Error{base::kBadFormat, {}, "1:1: there is no column \"handle\" or \"nid\""});
        for (const QString& name : *row) {
            if (!isKnown(name.trimmed()))
                table.findings.append(findings::makeFinding(findings::kImportCsvUnknownColumn, {}, {name}));
        }
    }
    if (const auto failure = table.content.failure())
        return std::unexpected(*failure);
    table.content.records.sort(nids);
    return table;
}

bool isRegistryCsv(QByteArrayView head)
{
    const EncodedTable encoded(head.first(std::min<qsizetype>(head.size(), 4096)));
    CsvRows rows(encoded);
    const base::Result<QStringList> names = rows.next();
    const auto known =
        names ? std::ranges::count_if(*names, [](const QString& name) { return isKnown(name.trimmed()); })
              : 0;
    return known >= 2 && known * 2 >= names->size() &&
           (names->contains(kHandleColumn) ||
            names->contains(registration::fieldKey(registration::TemplateField::Nid)));
}

} // namespace nidus::exchange
