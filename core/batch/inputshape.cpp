// SPDX-License-Identifier: Apache-2.0
#include "core/batch/inputshape.h"

#include "core/base/charset.h"
#include "core/base/linesplitter.h"
#include "core/base/tableseparator.h"
#include "core/batch/csvcolumn.h"
#include "core/batch/json/jsonmember.h"
#include "core/urn/presentation.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>

namespace nidus::batch {

namespace {

constexpr std::size_t kMostRowsRead = 200;
constexpr std::size_t kMostNames = 100;

using Fields = std::vector<std::string>;

Fields fieldsOf(std::string_view row, char separator)
{
    Fields fields;
    CsvFields reader(row, separator);
    while (fields.size() < kMostNames) {
        const std::optional<CsvField> field = reader.next();
        if (!field)
            break;
        fields.push_back(field->hasDoubled ? undoubled(field->text) : std::string(field->text));
    }
    return fields;
}

std::vector<Fields> rowsOf(std::string_view table, char separator)
{
    std::vector<Fields> rows;
    while (!table.empty() && rows.size() < kMostRowsRead) {
        const CsvRecord row = firstRecord(table, separator);
        table.remove_prefix(row.size);
        if (!row.text.empty())
            rows.push_back(fieldsOf(row.text, separator));
    }
    return rows;
}

bool isNumber(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// The name of a column if it finds only this one, or else its number.
std::string nameOf(const Fields& header, std::size_t column)
{
    const std::string& name = header[column];
    return isNumber(name) || std::ranges::count(header, name) > 1 ? std::to_string(column + 1) : name;
}

/// Whether nearly all rows have as many fields as the first.
bool isRegular(std::span<const Fields> rows)
{
    const auto alike = std::ranges::count(rows, rows.front().size(), &Fields::size);
    return 10 * static_cast<std::size_t>(alike) >= 9 * rows.size();
}

/// Returns the number of fields up to the last one that is not empty: spreadsheets fill up a title.
std::size_t filledFields(const Fields& row)
{
    const auto last =
        std::ranges::find_if(row.rbegin(), row.rend(), [](const auto& each) { return !each.empty(); });
    return static_cast<std::size_t>(row.rend() - last);
}

/// Returns the rows without a title: without those before the first one with as many fields as most rows, if
/// that one has names.
std::span<const Fields> belowTitle(std::span<const Fields> rows)
{
    std::map<std::size_t, std::size_t> counts; // of rows, by their fields
    for (const Fields& row : rows)
        ++counts[filledFields(row)];
    const auto usual = std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; });
    const auto header = std::ranges::find_if(rows, [&](const Fields& row) {
        return filledFields(row) >= usual->first || std::ranges::any_of(row, startsLikeUrn);
    });
    const bool hasNames = header != rows.end() && std::ranges::none_of(*header, startsLikeUrn);
    return hasNames ? std::span(header, rows.end()) : rows;
}

InputShape chosenFrom(InputShape shape, const std::vector<std::size_t>& urns)
{
    const auto most = std::ranges::max_element(urns);
    if (most == urns.end() || *most == 0)
        return {};
    shape.likely = static_cast<std::size_t>(most - urns.begin());
    return shape;
}

InputShape tableShape(std::string_view start, bool isNamed, bool isWhole)
{
    const std::optional<SeparatorLine> given = separatorLine(start);
    const char separator = given ? given->separator : base::tableSeparator(start);
    start.remove_prefix(given ? given->size : 0);
    const std::size_t end = recordsEnd(start, separator);
    const bool isLastWhole =
        isWhole && end < start.size() && firstRecord(start.substr(end), separator).isClosed;
    if (end > 0 && !isLastWhole)
        start = start.substr(0, end); // the last row may be cut
    const std::vector<Fields> all = rowsOf(start, separator);
    const std::span<const Fields> rows = belowTitle(all);
    if (rows.size() < 2 || rows.front().empty())
        return {};
    const Fields& first = rows.front();
    const bool hasHeader = std::ranges::none_of(first, startsLikeUrn);
    if (!(isNamed ? hasHeader || first.size() > 1 : hasHeader && first.size() > 1 && isRegular(rows)))
        return {};
    InputShape shape{.kind = InputKind::Table};
    std::vector<std::size_t> urns(first.size());
    for (const Fields& row : rows) {
        for (std::size_t column = 0; column < std::min(urns.size(), row.size()); ++column)
            urns[column] += startsLikeUrn(row[column]) ? 1U : 0U;
    }
    for (std::size_t column = 0; column < first.size(); ++column)
        shape.names.push_back(hasHeader ? nameOf(first, column) : std::to_string(column + 1));
    return chosenFrom(std::move(shape), urns);
}

InputShape jsonLinesShape(std::string_view start)
{
    InputShape shape{.kind = InputKind::JsonLines};
    std::vector<std::size_t> urns;
    base::LineSplitter lines(start);
    for (std::size_t count = 0; count < kMostRowsRead; ++count) {
        const std::optional<base::Line> line = lines.next();
        if (!line)
            break;
        for (const auto& [name, text] : jsonTexts(line->text, kMostNames)) {
            auto known = std::ranges::find(shape.names, name);
            if (known == shape.names.end() && shape.names.size() == kMostNames)
                continue;
            const auto index = static_cast<std::size_t>(known - shape.names.begin());
            if (known == shape.names.end()) {
                shape.names.push_back(name);
                urns.push_back(0);
            }
            urns[index] += startsLikeUrn(text) ? 1U : 0U;
        }
    }
    return chosenFrom(std::move(shape), urns);
}

InputShape linesShape(std::string_view start)
{
    std::size_t atStart = 0;
    std::size_t inText = 0;
    base::LineSplitter lines(start);
    for (std::size_t count = 0; count < kMostRowsRead; ++count) {
        const std::optional<base::Line> line = lines.next();
        if (!line)
            break;
        for (const urn::FoundUrn& urn : urn::findUrns(line->text))
            ++(urn.offset == 0 ? atStart : inText);
    }
    return {.isProse = inText > atStart};
}

} // namespace

InputShape shapeOf(std::string_view start, bool isNamedTable)
{
    const bool isWhole = start.size() < kShapeBytes;
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (start.starts_with(byteOrderMark))
        start.remove_prefix(byteOrderMark.size());
    const std::size_t first = start.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return {};
    const InputShape shape =
        start[first] == '{' ? jsonLinesShape(start.substr(first)) : tableShape(start, isNamedTable, isWhole);
    return shape.kind == InputKind::Lines ? linesShape(start) : shape;
}

} // namespace nidus::batch
