// SPDX-License-Identifier: Apache-2.0
#include "core/base/tableseparator.h"

#include "core/base/charset.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <vector>

namespace nidus::base {

namespace {

constexpr std::string_view kSeparators = "\t;,"; // the first ones are rarer in texts
constexpr std::size_t kLines = 16;               // that are compared
constexpr std::size_t kMostBytes = std::size_t{64} << 10;

/// How often each separator is in a record.
struct SeparatorCounts
{
    std::array<std::size_t, kSeparators.size()> counts{};
    std::size_t size = 0; ///< bytes, including the line end
    bool isOpen = false;  ///< a quotation mark is not closed in the bytes
    bool isUrn = false;   ///< it begins with a URN, which may contain semicolons and commas
};

/// Returns the end of the quoted cell at a position; the position if it is not one.
std::size_t quotedEnd(std::string_view bytes, std::size_t at)
{
    std::size_t end = at;
    do {
        end = bytes.find('"', end + 1);
        if (end == std::string_view::npos)
            return at;
        ++end;
    } while (end < bytes.size() && bytes[end] == '"');
    constexpr std::string_view kAfterCell = "\t;,\r\n ";
    return end == bytes.size() || kAfterCell.contains(bytes[end]) ? end : at;
}

/// Returns the counts of the first record.
SeparatorCounts countsOf(std::string_view bytes)
{
    SeparatorCounts record{.isUrn = equalIgnoringCase(bytes.substr(0, 4), "urn:")};
    bool isAtCell = true;
    std::size_t at = 0;
    while (at < bytes.size() && bytes[at] != '\n') {
        const bool isQuoted = isAtCell && bytes[at] == '"';
        const std::size_t end = isQuoted ? quotedEnd(bytes, at) : at;
        record.isOpen = record.isOpen || (isQuoted && end == at);
        isAtCell = false;
        if (end > at) {
            at = end;
            continue;
        }
        const std::size_t separator = kSeparators.find(bytes[at]);
        isAtCell = separator != std::string_view::npos;
        if (isAtCell)
            ++record.counts.at(separator);
        ++at;
    }
    record.size = std::min(at + 1, bytes.size());
    return record;
}

/// Returns the counts of the records that begin in the first lines and are not blank.
std::vector<SeparatorCounts> countedRecords(std::string_view bytes)
{
    const bool isCut = bytes.size() > kMostBytes;
    bytes = bytes.substr(0, kMostBytes);
    std::vector<SeparatorCounts> records;
    for (std::size_t lines = 0; !bytes.empty() && lines < kLines;) {
        const SeparatorCounts counts = countsOf(bytes);
        if (isCut && counts.isOpen && !records.empty())
            break; // the cell may be longer than these bytes
        const std::string_view record = bytes.substr(0, counts.size);
        if (record.find_first_not_of(" \t\r\n") != std::string_view::npos)
            records.push_back(counts);
        lines += static_cast<std::size_t>(std::ranges::count(record, '\n'));
        bytes.remove_prefix(counts.size);
    }
    return records;
}

/// Returns how many records have a separator equally often.
std::size_t fitOf(std::size_t separator, const std::vector<SeparatorCounts>& records)
{
    std::map<std::size_t, std::size_t> recordsWith; // by the number of separators
    std::size_t most = 0;
    for (const SeparatorCounts& record : records) {
        const bool isOfUrn = record.isUrn && kSeparators[separator] != '\t';
        const std::size_t count = isOfUrn ? 0 : record.counts.at(separator);
        most = count == 0 ? most : std::max(most, ++recordsWith[count]);
    }
    return most;
}

} // namespace

char tableSeparator(std::string_view start)
{
    const std::vector<SeparatorCounts> records = countedRecords(start);
    if (records.empty())
        return ',';
    const auto& first = records.front().counts;
    const auto usual = static_cast<std::size_t>(std::ranges::max_element(first) - first.begin());
    const auto like = static_cast<std::size_t>(
        std::ranges::count_if(records, [&first, usual](const SeparatorCounts& record) {
            return record.counts.at(usual) == first.at(usual);
        }));
    std::array<std::size_t, kSeparators.size()> fits{};
    for (std::size_t i = 0; i < fits.size(); ++i)
        fits.at(i) = fitOf(i, records);
    const auto most = static_cast<std::size_t>(std::ranges::max_element(fits) - fits.begin());
    if (first.at(usual) > 0 && like >= fits.at(most))
        return kSeparators[usual];
    return fits.at(most) == 0 ? ',' : kSeparators[most];
}

bool isEnoughForSeparator(std::string_view start)
{
    return start.size() >= kMostBytes ||
           (static_cast<std::size_t>(std::ranges::count(start, '\n')) >= kLines &&
            std::ranges::none_of(countedRecords(start), &SeparatorCounts::isOpen));
}

} // namespace nidus::base
