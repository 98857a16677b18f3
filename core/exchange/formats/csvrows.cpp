// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/csvrows.h"

#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/textsource.h"

#include <QRegularExpression>
#include <QStringDecoder>
#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

/// The records by which the separator is chosen.
constexpr std::size_t kComparedRecords = 100;

/// Returns how often a character is in a record outside of quotation marks.
qsizetype countIn(QByteArrayView record, char separator)
{
    qsizetype count = 0;
    bool isQuoted = false;
    for (const char c : record) {
        isQuoted = isQuoted != (c == '"');
        count += !isQuoted && c == separator ? 1 : 0;
    }
    return count;
}

/// Returns the first records that are not blank; a quoted cell may have line ends.
std::vector<QByteArrayView> firstRecords(QByteArrayView bytes)
{
    std::vector<QByteArrayView> records;
    bool isQuoted = false;
    qsizetype start = 0;
    for (qsizetype at = 0; at <= bytes.size() && records.size() < kComparedRecords; ++at) {
        const bool isAtEnd = at == bytes.size();
        isQuoted = isQuoted != (!isAtEnd && bytes[at] == '"');
        if (!isAtEnd && (isQuoted || bytes[at] != '\n'))
            continue;
        const QByteArrayView record = bytes.sliced(start, at - start);
        if (!record.trimmed().isEmpty())
            records.push_back(record);
        start = at + 1;
    }
    return records;
}

/// Returns the most frequent separator of the first record if another one has as many of it. Else the first
/// record is a title or a remark, and the separator is what most records have equally often.
char separatorOf(QByteArrayView bytes)
{
    constexpr std::array separators{',', ';', '\t'};
    const std::vector<QByteArrayView> records = firstRecords(bytes);
    if (records.empty())
        return separators.front();
    const auto inFirst = [&records](char separator) { return countIn(records.front(), separator); };
    const auto fit = [&records](char separator) {
        std::map<qsizetype, qsizetype> recordsWith; // by the number of separators
        for (const QByteArrayView record : records) {
            if (const qsizetype count = countIn(record, separator); count > 0)
                ++recordsWith[count];
        }
        qsizetype most = 0;
        for (const auto& [count, number] : recordsWith)
            most = std::max(most, number);
        return most;
    };
    const char usual = std::ranges::max(separators, {}, inFirst);
    const auto isLikeFirst = [count = inFirst(usual), usual](QByteArrayView record) {
        return count > 0 && countIn(record, usual) == count;
    };
    const bool isHeader = records.size() == 1 || std::any_of(records.begin() + 1, records.end(), isLikeFirst);
    return isHeader ? usual : std::ranges::max(separators, {}, fit);
}

} // namespace

EncodedTable::EncodedTable(QByteArrayView bytes) : m_bytes(bytes)
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

QString EncodedTable::decoded(QByteArrayView bytes) const
{
    // A byte order mark within the file is an ordinary character; QString::fromUtf8() would drop it.
    return m_isUtf8 ? QString(QStringDecoder(QStringConverter::Utf8,
                                             QStringConverter::Flag::ConvertInitialBom)(bytes))
                    : fromWindows1252(bytes);
}

CsvRows::CsvRows(const EncodedTable& table) : m_table(table)
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

base::Result<QStringList> CsvRows::next()
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
    std::ignore = take('\r');
    std::ignore = take('\n');
    ++m_line;
    return row;
}

/// Skips a byte if it is the next one.
bool CsvRows::take(char c)
{
    if (atEnd() || m_table.bytes()[m_at] != c)
        return false;
    ++m_at;
    return true;
}

/// Absent if a quotation mark is not closed, or only by that of a later row, so that text follows; a cell
/// that is too large is cut off after the limit.
std::optional<QByteArray> CsvRows::nextCell()
{
    QByteArray cell;
    const int line = m_line;
    if (!take('"'))
        return rest();
    while (!atEnd() && cell.size() <= kLargestCell) {
        const char c = m_table.bytes()[m_at++];
        if (c == '"' && !take('"')) { // a doubled quotation mark is one
            const QByteArray after = rest();
            return m_line > line && !after.trimmed().isEmpty() ? std::nullopt : std::optional(cell + after);
        }
        m_line += c == '\n' ? 1 : 0;
        cell += c;
    }
    return atEnd() ? std::nullopt : std::optional(cell);
}

/// Up to the end of an unquoted cell.
QByteArray CsvRows::rest()
{
    const QByteArrayView bytes = m_table.bytes();
    const qsizetype start = m_at;
    while (!atEnd() && bytes[m_at] != m_separator && bytes[m_at] != '\n' && bytes[m_at] != '\r' &&
           m_at - start <= kLargestCell)
        ++m_at;
    return bytes.sliced(start, m_at - start).toByteArray();
}

QString withoutFormulaGuard(const QString& cell)
{
    static const QRegularExpression guarded(u"^'+[=+@\\t\\r-]"_s);
    return cell.startsWith(u'\'') && guarded.match(cell).hasMatch() ? cell.sliced(1) : cell;
}

} // namespace nidus::exchange
