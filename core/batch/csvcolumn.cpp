// SPDX-License-Identifier: Apache-2.0
#include "core/batch/csvcolumn.h"

#include "core/base/charset.h"

#include <algorithm>
#include <charconv>

namespace nidus::batch {

namespace {

constexpr char kQuote = '"';
constexpr std::size_t kMostNamesShown = 500; // bytes
constexpr std::size_t kMostTitleRows = 16;   // in which tableSeparator() looks, too

constexpr std::string_view kBlank = " \t\r";

/// Where a field ends.
struct FieldEnd
{
    std::size_t at = 0;       ///< at a separator, a line feed, or the end
    std::size_t closedAt = 0; ///< after its closing quotation mark; 0 if it has none
    bool isClosed = true;     ///< false if its quotation mark is never closed; it then ends at the end
};

/// Returns the end of the first field of `bytes`. Text between a closing quotation mark and the separator
/// belongs to the field.
FieldEnd fieldEnd(std::string_view bytes, char separator)
{
    std::size_t at = 0;
    if (separator != '\t' && bytes.starts_with(kQuote)) {
        do {
            at = bytes.find(kQuote, at + 1);
            if (at == std::string_view::npos)
                return {.at = bytes.size(), .isClosed = false};
            ++at;
        } while (at < bytes.size() && bytes[at] == kQuote);
    }
    FieldEnd end{.at = at, .closedAt = at};
    while (end.at < bytes.size() && bytes[end.at] != separator && bytes[end.at] != '\n')
        ++end.at;
    return end;
}

/// Whether a field extends over several lines and text follows its closing quotation mark: that mark opens a
/// field of another row.
bool isBroken(std::string_view field, std::size_t closedAt)
{
    return field.substr(0, closedAt).contains('\n') &&
           field.find_first_not_of(kBlank, closedAt) != std::string_view::npos;
}

/// Returns the first field of a row, which ends at `end`.
std::optional<CsvField> firstField(std::string_view record, const FieldEnd& end, char separator)
{
    std::string_view text = record.substr(0, end.at);
    if (separator == '\t' || !text.starts_with(kQuote))
        return CsvField{.text = text};
    if (!end.isClosed || text.size() < 2 || !text.ends_with(kQuote))
        return std::nullopt;
    text = text.substr(1, text.size() - 2);
    bool hasDoubled = false;
    for (std::size_t at = 0; (at = text.find(kQuote, at)) != std::string_view::npos; at += 2) {
        if (text.substr(at + 1, 1) != "\"")
            return std::nullopt; // the closing quotation mark is not the last character
        hasDoubled = true;
    }
    return CsvField{.text = text, .hasDoubled = hasDoubled};
}

/// Returns the number of fields; absent if a quotation mark is never closed.
std::optional<std::size_t> fieldCount(std::string_view row, char separator)
{
    for (std::size_t count = 1;; ++count) {
        const FieldEnd end = fieldEnd(row, separator);
        if (!end.isClosed)
            return std::nullopt;
        if (end.at >= row.size())
            return count;
        row.remove_prefix(end.at + 1);
    }
}

CsvRecord recordOf(std::string_view bytes, std::size_t end)
{
    CsvRecord record{.text = bytes.substr(0, end), .size = std::min(end + 1, bytes.size())};
    record.hadCarriageReturn = record.size > end && record.text.ends_with('\r');
    if (record.hadCarriageReturn)
        record.text.remove_suffix(1);
    return record;
}

/// Returns the number of fields up to the last one that is not empty: spreadsheets fill up a title.
std::size_t filledFields(std::string_view row, char separator)
{
    std::size_t filled = 0;
    CsvFields fields(row, separator);
    for (std::size_t count = 1; const std::optional<CsvField> field = fields.next(); ++count) {
        if (!field->text.empty())
            filled = count;
    }
    return filled;
}

bool hasUrn(std::string_view row, char separator)
{
    CsvFields fields(row, separator);
    while (const std::optional<CsvField> field = fields.next()) {
        if (startsLikeUrn(field->text))
            return true;
    }
    return false;
}

base::Result<CsvColumn> columnIn(std::string_view firstRow, std::string_view asked, char separator)
{
    std::size_t number = 0;
    std::string names;
    const auto notFound = [&](const std::string& wanted) {
        return std::unexpected(base::Error{
            base::kBadFormat, {}, "1: " + wanted + "; found: " + names.substr(0, kMostNamesShown)});
    };
    const std::from_chars_result end = std::from_chars(asked.data(), asked.data() + asked.size(), number);
    const bool isNumber = end.ec == std::errc() && end.ptr == asked.data() + asked.size() && number > 0;
    const bool isBlank = firstRow.find_first_not_of(kBlank) == std::string_view::npos;
    const std::optional<std::size_t> fields = isBlank ? std::nullopt : fieldCount(firstRow, separator);
    if (isNumber && number <= fields.value_or(number))
        return CsvColumn{.index = number - 1};
    std::optional<CsvColumn> found;
    CsvFields row(firstRow, separator);
    for (std::size_t index = 0;; ++index) {
        const std::optional<CsvField> field = row.next();
        if (!field)
            break;
        const std::string name = field->hasDoubled ? undoubled(field->text) : std::string(field->text);
        if (names.size() < kMostNamesShown)
            names += (names.empty() ? "" : ", ") + name;
        if (isNumber || name != asked)
            continue;
        if (found)
            return std::unexpected(
                base::Error{base::kBadFormat, {}, "1: two columns are named \"" + std::string(asked) + '"'});
        found = CsvColumn{.index = index, .hasHeader = true};
    }
    if (found)
        return *found;
    if (isNumber)
        return notFound("the first row has no column " + std::to_string(number));
    return notFound("no column is named \"" + std::string(asked) + '"');
}

} // namespace

std::optional<SeparatorLine> separatorLine(std::string_view table)
{
    const std::size_t end = std::min(table.find('\n'), table.size());
    std::string_view line = table.substr(0, end);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    if (line.size() > 2 && line.starts_with(kQuote) && line.ends_with(kQuote))
        line = line.substr(1, line.size() - 2);
    constexpr std::string_view kStart = "sep=";
    if (line.size() != kStart.size() + 1 || !base::equalIgnoringCase(line.substr(0, kStart.size()), kStart))
        return std::nullopt;
    return SeparatorLine{.separator = line.back(), .size = std::min(end + 1, table.size())};
}

CsvRecord firstRecord(std::string_view bytes, char separator)
{
    const std::size_t lineEnd = std::min(bytes.find('\n'), bytes.size());
    if (separator == '\t' || bytes.substr(0, lineEnd).find(kQuote) == std::string_view::npos)
        return recordOf(bytes, lineEnd);
    std::size_t at = 0;
    while (at < bytes.size()) {
        const FieldEnd end = fieldEnd(bytes.substr(at), separator);
        if (!end.isClosed || isBroken(bytes.substr(at, end.at), end.closedAt)) {
            CsvRecord row = recordOf(bytes, std::min(bytes.find('\n', at), bytes.size()));
            row.isClosed = false;
            row.mayClose = !end.isClosed;
            row.openAt = at;
            row.lines += static_cast<std::size_t>(std::ranges::count(row.text, '\n'));
            return row;
        }
        at += end.at;
        if (at == bytes.size() || bytes[at] == '\n')
            break;
        ++at; // after the separator
    }
    CsvRecord record = recordOf(bytes, at);
    record.lines += static_cast<std::size_t>(std::ranges::count(record.text, '\n'));
    return record;
}

std::size_t recordsEnd(std::string_view bytes, char separator)
{
    if (separator == '\t' || bytes.find(kQuote) == std::string_view::npos)
        return bytes.rfind('\n') + 1; // npos + 1 is 0
    std::size_t end = 0;
    while (end < bytes.size()) {
        const CsvRecord record = firstRecord(bytes.substr(end), separator);
        if (record.mayClose || bytes[end + record.size - 1] != '\n')
            break;
        end += record.size;
    }
    return end;
}

std::optional<CsvField> fieldOf(std::string_view record, char separator, std::size_t index)
{
    for (;; --index) {
        const FieldEnd end = fieldEnd(record, separator);
        if (index == 0)
            return firstField(record, end, separator);
        if (end.at >= record.size())
            return std::nullopt;
        record.remove_prefix(end.at + 1);
    }
}

std::optional<CsvField> CsvFields::next()
{
    if (m_isDone)
        return std::nullopt;
    const FieldEnd end = fieldEnd(m_rest, m_separator);
    const std::optional<CsvField> field = firstField(m_rest, end, m_separator);
    m_isDone = end.at >= m_rest.size();
    m_rest.remove_prefix(std::min(end.at + 1, m_rest.size()));
    return field;
}

bool startsLikeUrn(std::string_view text)
{
    constexpr std::string_view scheme = "urn:";
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    return base::equalIgnoringCase(text.substr(0, scheme.size()), scheme);
}

std::string undoubled(std::string_view text)
{
    std::string made;
    for (std::size_t i = 0; i < text.size(); ++i) {
        made += text[i];
        i += text[i] == kQuote ? 1U : 0U; // the second of a doubled pair
    }
    return made;
}

base::Result<CsvColumn> findColumn(std::string_view asked, std::string_view rows, char separator)
{
    base::Result<CsvColumn> inFirst =
        columnIn(rows.empty() ? rows : firstRecord(rows, separator).text, asked, separator);
    std::size_t widest = 0;
    std::size_t before = 0;
    for (std::size_t row = 0; !inFirst && row < kMostTitleRows && before < rows.size(); ++row) {
        const CsvRecord record = firstRecord(rows.substr(before), separator);
        const std::size_t fields = filledFields(record.text, separator);
        base::Result<CsvColumn> found = columnIn(record.text, asked, separator);
        if (hasUrn(record.text, separator))
            break;
        if (found && found->hasHeader && fields > widest) {
            found->before = before;
            return found;
        }
        widest = std::max(widest, fields);
        before += record.size;
    }
    return inFirst;
}

} // namespace nidus::batch
