// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/listedvalues.h"

#include "core/base/bytehash.h"
#include "core/base/charset.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstring>
#include <string>
#include <utility>

namespace nidus::check {

namespace {

/// What may be in an NSS as it is (RFC 8141 section 2): pchar and "/".
constexpr base::CharSet kPlain = base::kAlphanum | base::CharSet("-._~!$&'()*+,;=:@/");

/// Of a row with a key of usual length.
constexpr std::size_t kRowBytes = 28;

bool isPercentEncoded(std::string_view text, std::size_t at)
{
    return text[at] == '%' && at + 2 < text.size() && base::kHexDigit.contains(text[at + 1]) &&
           base::kHexDigit.contains(text[at + 2]);
}

/// Returns a part of an entry as it can be written in a URN.
std::string encodedPart(std::string_view part)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string encoded;
    for (std::size_t at = 0; at < part.size(); ++at) {
        const auto byte = static_cast<unsigned char>(part[at]);
        if (kPlain.contains(part[at]) || isPercentEncoded(part, at)) {
            encoded += part[at];
        } else {
            encoded += '%';
            encoded += digits[byte >> 4U];
            encoded += digits[byte & 0xFU];
        }
    }
    return encoded;
}

/// Returns the parts of a text at its commas; "\," is a comma inside a part.
std::vector<std::string> partsOf(std::string_view text)
{
    std::vector<std::string> parts(1);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isEscape =
            text[at] == '\\' && at + 1 < text.size() && (text[at + 1] == ',' || text[at + 1] == '\\');
        if (isEscape)
            parts.back() += text[++at];
        else if (text[at] == ',')
            parts.emplace_back();
        else
            parts.back() += text[at];
    }
    return parts;
}

std::uint32_t hashOf(std::string_view key)
{
    return static_cast<std::uint32_t>(base::hashBytes(key).first >> 32U);
}

/// Returns the number of parts before the first missing one.
std::size_t presentParts(std::span<const std::string_view> parts)
{
    const auto missing = std::ranges::find(parts, nullptr, [](std::string_view part) { return part.data(); });
    return static_cast<std::size_t>(missing - parts.begin());
}

} // namespace

ListedValues::ListedValues(ListFacts facts, std::size_t expected)
    : m_facts(std::move(facts)), m_slots(std::bit_ceil(2 * expected * m_facts.parts + 16))
{
    for (ListedRange& range : m_facts.ranges) {
        m_labels.push_back(ShortKey::of(range.label));
        range.prefix = encodedPart(range.prefix);
        KeyBuffer key;
        if (!isNumeric())
            appendPart(key, range.prefix, 0);
        range.prefix = key.text();
    }
    m_bytes.reserve(expected * m_facts.parts * kRowBytes);
}

ListedValues::ListedValues(std::shared_ptr<const ListedValues> base, ListFacts facts)
    : ListedValues(std::move(facts))
{
    m_depth = base->m_depth + 1;
    m_base = std::move(base);
}

// A number is its digits without leading zeros, in lower case; other texts have percent-encoded bytes in
// upper case (RFC 8141 section 3.1), and all letters in lower case if the list ignores their case.
void ListedValues::appendPart(KeyBuffer& key, std::string_view part, std::size_t index) const
{
    if (index > 0)
        key.append(kPartEnd);
    const bool isNumber = isNumeric() && index == 0;
    if (isNumber)
        part = significantDigits(part);
    const bool lowers = isNumber ? m_facts.kind == ListedKind::Hexadecimal : m_facts.ignoresCase;
    if (!lowers && !part.contains('%'))
        return key.append(part);
    for (std::size_t at = 0; at < part.size(); ++at) {
        if (lowers) {
            key.append(base::asciiLower(part[at]));
        } else if (isPercentEncoded(part, at)) {
            key.append('%');
            key.append(base::asciiUpper(part[at + 1]));
            key.append(base::asciiUpper(part[at + 2]));
            at += 2;
        } else {
            key.append(part[at]);
        }
    }
}

std::string_view ListedValues::significantDigits(std::string_view part) const
{
    const bool hasPrefix = m_facts.kind == ListedKind::Hexadecimal && part.size() > 2 && part[0] == '0' &&
                           base::asciiLower(part[1]) == 'x';
    part.remove_prefix(hasPrefix ? 2 : 0);
    while (part.size() > 1 && part.front() == '0')
        part.remove_prefix(1);
    return part;
}

bool ListedValues::isWrittenAsListed(std::string_view part) const
{
    if (!isNumeric())
        return true;
    const std::string_view digits = significantDigits(part);
    const ListedRange* const range = rangeOf({&part, 1});
    return part.size() == std::max(digits.size(), range == nullptr ? 0 : range->width) &&
           (part.size() < 2 || base::asciiLower(part[1]) != 'x');
}

std::string ListedValues::listedText(std::string_view part) const
{
    if (!isNumeric())
        return std::string(part);
    const ListedRange* const range = rangeOf({&part, 1});
    std::string digits(significantDigits(part));
    std::ranges::transform(digits, digits.begin(), base::asciiUpper);
    const std::size_t width = range == nullptr ? 0 : range->width;
    return digits.insert(0, width - std::min(width, digits.size()), '0');
}

std::string ListedValues::digitsOf(std::uint64_t number) const
{
    std::array<char, 24> digits;
    const int base = m_facts.kind == ListedKind::Hexadecimal ? 16 : 10;
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number, base).ptr};
}

std::optional<std::uint64_t> ListedValues::numberOf(std::string_view part) const
{
    const int base = m_facts.kind == ListedKind::Hexadecimal ? 16 : 10;
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), number, base);
    const bool isNumber = error == std::errc() && end == part.data() + part.size();
    return isNumber ? std::optional(number) : std::nullopt;
}

const ListedRange* ListedValues::rangeOfKey(std::string_view key) const
{
    const std::string_view first = key.substr(0, key.find(kPartEnd));
    const std::optional<std::uint64_t> number = isNumeric() ? numberOf(first) : std::nullopt;
    const ListedRange* smallest = nullptr;
    for (const ListedRange& range : m_facts.ranges) {
        const bool contains = isNumeric() ? number && range.first <= *number && *number <= range.last
                                          : first.starts_with(range.prefix);
        const auto isSmaller = [&] {
            return isNumeric() ? range.last - range.first < smallest->last - smallest->first
                               : range.prefix.size() > smallest->prefix.size();
        };
        if (contains && (smallest == nullptr || isSmaller()))
            smallest = &range;
    }
    return smallest;
}

void ListedValues::add(const ListedEntry& entry)
{
    if (isListed(entry.state))
        ++m_size;
    if (entry.first != entry.last) {
        m_blocks.push_back(entry);
        m_blocks.back().text = {};
        return;
    }
    KeyBuffer key;
    std::size_t index = 0;
    if (isNumeric()) {
        key.append(digitsOf(entry.first));
        ++index;
    }
    Row row{.until = entry.until, .state = entry.state};
    if (!isNumeric() || !entry.text.empty()) {
        for (const std::string& part : partsOf(entry.text)) {
            if (index > 0) { // the first parts alone are the value with whatever follows
                Row prefix = row;
                prefix.isPrefix = 1;
                prefix.state = m_base ? ListedState::Free : row.state; // updatePrefixes() decides
                KeyBuffer start;
                start.append(key.text());
                start.append(kPartEnd);
                put(start.text(), prefix);
            }
            appendPart(key, encodedPart(part), index++);
        }
    }
    put(key.text(), row);
}

void ListedValues::put(std::string_view key, Row row)
{
    const ListedRange* const range = rangeOfKey(key);
    if (range != nullptr)
        row.range = static_cast<std::uint32_t>(range - m_facts.ranges.data());
    row.length = static_cast<std::uint32_t>(key.size());
    if (2 * m_rows == m_slots.size())
        grow();
    const std::uint32_t hash = hashOf(key);
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hash & mask;
    for (; m_slots[at].row != 0; at = (at + 1) & mask) {
        Row known;
        char* const place = m_bytes.data() + m_slots[at].row - 1;
        std::memcpy(&known, place, sizeof known);
        if (m_slots[at].hash != hash || std::string_view(place + sizeof known, known.length) != key)
            continue;
        if (row.isPrefix == 0 || row.state < known.state)
            std::memcpy(place, &row, sizeof row);
        return;
    }
    m_slots[at] = {hash, static_cast<std::uint32_t>(m_bytes.size() + 1)};
    m_bytes.append(reinterpret_cast<const char*>(&row), sizeof row);
    m_bytes.append(key);
    ++m_rows;
}

void ListedValues::grow()
{
    std::vector<Slot> slots(2 * m_slots.size());
    for (const Slot& slot : m_slots) {
        std::size_t at = slot.hash & (slots.size() - 1);
        while (slot.row != 0 && slots[at].row != 0)
            at = (at + 1) & (slots.size() - 1);
        if (slot.row != 0)
            slots[at] = slot;
    }
    m_slots = std::move(slots);
}

void ListedValues::finish()
{
    std::ranges::sort(m_blocks, {}, &ListedEntry::first);
    if (m_facts.entries == 0 && !m_base)
        m_facts.entries = m_size;
    if (!m_base) // what is plain in an earlier list may have changed
        fillPlain();
    else if (m_facts.parts > 1)
        updatePrefixes();
}

void ListedValues::sortKeys() const
{
    eachRow([this](const Row& row, std::string_view key) {
        if (row.isPrefix != 0 || !isListed(row.state))
            return;
        if (isNumeric())
            m_numbers.push_back(numberOf(key.substr(0, key.find(kPartEnd))).value_or(0));
        else
            m_sorted.push_back(key);
    });
    std::ranges::sort(m_sorted);
    std::ranges::sort(m_numbers);
}

std::optional<ListedValues::Row> ListedValues::rowAt(std::string_view key) const
{
    const std::uint32_t hash = hashOf(key);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t at = hash & mask; m_slots[at].row != 0; at = (at + 1) & mask) {
        if (m_slots[at].hash != hash)
            continue;
        Row row;
        const char* const place = m_bytes.data() + m_slots[at].row - 1;
        std::memcpy(&row, place, sizeof row);
        if (std::string_view(place + sizeof row, row.length) == key)
            return row;
    }
    return std::nullopt;
}

const ListedEntry* ListedValues::blockOf(std::uint64_t number) const
{
    const auto after = std::ranges::upper_bound(m_blocks, number, {}, &ListedEntry::first);
    return after == m_blocks.begin() || (after - 1)->last < number ? nullptr : &*(after - 1);
}

std::optional<ListedValues::Row> ListedValues::blockAt(std::string_view key) const
{
    const std::optional<std::uint64_t> number = m_blocks.empty() ? std::nullopt : numberOf(key);
    const ListedEntry* const block = number ? blockOf(*number) : nullptr;
    if (block == nullptr)
        return std::nullopt;
    const ListedRange* const range = rangeOfKey(key);
    return Row{.until = block->until,
               .range =
                   range == nullptr ? kNoRange : static_cast<std::uint32_t>(range - m_facts.ranges.data()),
               .state = block->state};
}

std::optional<ListedValues::Row> ListedValues::latestRow(std::string_view key, bool isFirstPart) const
{
    std::optional<Row> row = rowAt(key);
    if (!row && isFirstPart)
        row = blockAt(key);
    return row || !m_base ? row : m_base->latestRow(key, isFirstPart);
}

bool ListedValues::countsGrowthWith(const ListedEntry& entry) const
{
    return m_facts.parts == 1 && (isNumeric() ? entry.text.empty() : partsOf(entry.text).size() == 1);
}

int ListedValues::growthWith(const ListedEntry& entry) const
{
    if (isNumeric())
        return growthWithNumbers(entry);
    KeyBuffer key;
    appendPart(key, encodedPart(partsOf(entry.text).front()), 0);
    const std::optional<Row> row = latestRow(key.text(), false);
    const bool wasListed = row && isListed(row->state);
    return (isListed(entry.state) ? 1 : 0) - (wasListed ? 1 : 0);
}

// The value itself comes first; then the value without its last parts, which includes all of them; a value
// without its last parts is any of those with them.
std::optional<ListedValues::Row> ListedValues::lookUp(std::span<const std::string_view> parts) const
{
    const std::size_t present = presentParts(parts);
    if (present == 0)
        return std::nullopt;
    KeyBuffer key;
    std::size_t firstLength = 0;
    for (std::size_t i = 0; i < present; ++i) {
        appendPart(key, parts[i], i);
        firstLength = i == 0 ? key.text().size() : firstLength;
    }
    const auto listed = [this](std::string_view text, bool isFirstPart) {
        const std::optional<Row> found = latestRow(text, isFirstPart);
        return found && isListed(found->state) ? found : std::nullopt;
    };
    std::optional<Row> row = listed(key.text(), isNumeric() && present == 1);
    if (!row && present < m_facts.parts) {
        KeyBuffer start;
        start.append(key.text());
        start.append(kPartEnd);
        row = listed(start.text(), false);
    }
    if (!row && isNumeric() && present > 1)
        row = listed(key.text().substr(0, firstLength), true);
    return row;
}

// The value itself, or a block with it; a released number without its other parts has all of them.
bool ListedValues::wasHeld(std::span<const std::string_view> parts) const
{
    const std::size_t present = presentParts(parts);
    KeyBuffer key;
    for (std::size_t i = 0; i < present; ++i) {
        appendPart(key, parts[i], i);
        const bool isNumber = isNumeric() && i == 0;
        const bool isWhole = i + 1 == present || isNumber;
        const std::optional<Row> row = isWhole ? latestRow(key.text(), isNumber) : std::nullopt;
        if (row && row->state == ListedState::Released)
            return true;
    }
    return false;
}

ValueAnswer ListedValues::faultOf(const Row& row) const
{
    const bool isPast = row.until != 0 && row.until < m_facts.today;
    switch (row.state) {
    case ListedState::Assigned:
    case ListedState::Temporary: return {.fault = isPast ? ListFault::Expired : ListFault::None};
    case ListedState::Pending:
    case ListedState::Reserved: return {.fault = isPast ? ListFault::Expired : ListFault::Reserved};
    case ListedState::Deprecated: return {.fault = ListFault::Deprecated};
    case ListedState::Retired: return {.fault = ListFault::Retired};
    case ListedState::Withdrawn:
    case ListedState::Free:
    case ListedState::Released: break;
    }
    return {.fault = ListFault::Withdrawn};
}

ValueAnswer ListedValues::judge(std::span<const std::string_view> parts,
                                std::optional<std::string_view> label) const
{
    const std::optional<Row> row = lookUp(parts);
    const ListedRange* range = nullptr;
    if (row && row->range != kNoRange)
        range = &m_facts.ranges[row->range];
    else if (!row && !m_facts.ranges.empty())
        range = rangeOf(parts);
    const bool isListed = row || (range != nullptr && range->isPrivate);
    const auto notListed = [&] { return wasHeld(parts) ? ListFault::Released : ListFault::NotListed; };
    if (!isListed && !m_facts.warnsOnly)
        return {.fault = notListed(), .isInvalid = true};
    const auto isLabel = [&] {
        return m_facts.ignoresCase ? base::equalIgnoringCase(range->label, *label) : range->label == *label;
    };
    if (label && range != nullptr && !isLabel())
        return {.fault = ListFault::WrongRange, .isInvalid = true};
    if (isListed && range == nullptr && !m_facts.ranges.empty())
        return {.fault = ListFault::OutsideRange, .isInvalid = label.has_value()};
    if (!isListed)
        return {.fault = notListed()};
    return row ? faultOf(*row) : ValueAnswer{};
}

const ListedRange* ListedValues::rangeOf(std::span<const std::string_view> parts) const
{
    KeyBuffer key;
    if (presentParts(parts) == 0)
        return nullptr;
    appendPart(key, parts.front(), 0);
    return rangeOfKey(key.text());
}

std::optional<ListedEntry> ListedValues::find(std::span<const std::string_view> parts) const
{
    const std::optional<Row> row = lookUp(parts);
    return row ? std::optional(ListedEntry{.state = row->state, .until = row->until}) : std::nullopt;
}

} // namespace nidus::check
