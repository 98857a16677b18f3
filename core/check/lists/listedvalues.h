// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/lists/keybuffer.h"
#include "core/check/lists/listanswer.h"
#include "core/check/lists/numberspans.h"
#include "core/check/lists/plainindex.h"
#include "core/check/lists/shortkey.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nidus::check {

enum class ListedKind : std::uint8_t { Words, Decimal, Hexadecimal };

/// The state of a value in a list, the best first.
enum class ListedState : std::uint8_t {
    Assigned,
    Temporary,
    Deprecated,
    Pending,
    Reserved,
    Retired,
    Withdrawn,
    Free,     ///< not listed any more; only in changes of an earlier list
    Released, ///< not listed, but held before
};

/// Whether a value in this state is in the list.
[[nodiscard]] constexpr bool isListed(ListedState state) { return state < ListedState::Free; }

/// A named part of the values.
struct ListedRange
{
    std::string name;
    std::string label;
    std::uint64_t first = 0; ///< of numbers
    std::uint64_t last = 0;
    std::string prefix{};    ///< of words, as their keys begin
    std::size_t width = 0;   ///< of numbers in digits, if they have leading zeros
    bool isPrivate = false;  ///< values need not be listed
    std::string_view shut{}; ///< why no value is assigned, as a word; empty = values are; not owned
};

/// A value or a block of a list.
struct ListedEntry
{
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    std::string_view text{}; ///< a word, or the parts after the number, with "\," for a comma in a part
    ListedState state = ListedState::Assigned;
    std::int32_t until = 0; ///< year * 10000 + month * 100 + day; 0 = no date
};

/// What is known about a list before its entries.
struct ListFacts
{
    std::string nid;
    std::string name;
    ListedKind kind = ListedKind::Words;
    bool ignoresCase = false;
    bool warnsOnly = false;           ///< of values that are not listed
    std::vector<std::string> rules{}; ///< of the parts of a value
    std::string labelRule{};
    std::string urn{};              ///< pattern of URNs; may be empty
    std::vector<std::string> key{}; ///< names of the parts; empty = one part
    std::size_t parts = 1;
    std::vector<ListedRange> ranges{};
    std::size_t entries = 0;
    std::string date{};        ///< of the latest change, ISO 8601
    std::int64_t revision = 0; ///< in its registry
    std::string state{};       ///< equal ones have equal contents, in all registries
    std::int32_t today = 0;    ///< as ListedEntry::until
};

/// The entries of a subregistry, to look up values of names. RFC 8141 section 3 decides what is the same
/// text: "%2c" and "%2C" are, "%2C" and "," are not. Numbers are compared as numbers. Immutable once it is
/// complete; for any number of threads.
class ListedValues
{
public:
    /// `expected` is a number of entries to make room for.
    explicit ListedValues(ListFacts facts, std::size_t expected = 0);

    /// Changes of an earlier list, which canBeBase(): entries that are added replace those of the earlier
    /// one.
    ListedValues(std::shared_ptr<const ListedValues> base, ListFacts facts);
    /// Whether changes can be kept beside this list: not after many changes that are not merged.
    [[nodiscard]] bool canBeBase() const { return m_depth < kMostLayers; }
    /// Returns the same list with all changes of the earliest one merged.
    [[nodiscard]] static std::shared_ptr<const ListedValues>
    withMergedChanges(const std::shared_ptr<const ListedValues>& list);

    /// Adds an entry; one with the same value is replaced.
    void add(const ListedEntry& entry);
    /// Ends the adding of entries.
    void finish();

    [[nodiscard]] const ListFacts& facts() const { return m_facts; }
    [[nodiscard]] std::size_t size() const { return m_facts.entries; }
    [[nodiscard]] bool hasBlocks() const { return !m_blocks.empty() || (m_base && m_base->hasBlocks()); }
    /// Whether growthWith() can count an entry: not one of several parts.
    [[nodiscard]] bool countsGrowthWith(const ListedEntry& entry) const;
    /// Returns by how many entries a changed one would change size(). What is left before or after it of a
    /// block is an entry.
    [[nodiscard]] int growthWith(const ListedEntry& entry) const;
    /// Returns the answer for a value with these parts, of which the last ones may be missing (null), and for
    /// the label in the name, if there is one. Allocates nothing for values of less than kInlineKey bytes.
    [[nodiscard]] ValueAnswer judge(std::span<const std::string_view> parts,
                                    std::optional<std::string_view> label) const;
    /// Returns the range of a value; null if it is in none.
    [[nodiscard]] const ListedRange* rangeOf(std::span<const std::string_view> parts) const;
    /// Returns the state of a value; absent if it is not listed.
    [[nodiscard]] std::optional<ListedEntry> find(std::span<const std::string_view> parts) const;
    /// Whether the first part of a value is written as the list writes it: with no other leading zeros than
    /// those of its range, and without "0x". The letters of hexadecimal digits may have either case.
    [[nodiscard]] bool isWrittenAsListed(std::string_view part) const;
    /// Returns the first part of a value as the list writes it.
    [[nodiscard]] std::string listedText(std::string_view part) const;
    /// Returns an entry close to a value that is not listed. Empty if the list is empty, or if no word has
    /// most letters of the value. In a list of at most kMostCompared words it is the closest.
    [[nodiscard]] std::string nearest(std::span<const std::string_view> parts) const;

    static constexpr std::size_t kMostCompared = 1'000;

    /// Returns the values about which there is nothing to report, whatever the other parts are, as long as
    /// the label is that of the range.
    [[nodiscard]] const PlainIndex& plain() const { return m_plain; }
    /// Returns the values of several parts about which there is nothing to report, with a separator between
    /// the parts; also without the last ones. Made when it is first called; empty for another separator.
    [[nodiscard]] const PlainIndex& plainKeys(char separator) const;
    /// A value about which there is nothing to report, as it is mostly written, and its range.
    struct PlainValue
    {
        std::string text;
        std::optional<std::string> second{}; ///< part; then there is nothing to report without it, either
        std::uint32_t range = PlainIndex::kNoRange;
    };
    /// Returns the values of plain(), and those of two parts; none if there are more than `most`, or if some
    /// are not known.
    [[nodiscard]] std::vector<PlainValue> plainValues(std::size_t most) const;
    /// Whether a label in a name is that of a range. It may say no if the label is empty or long.
    [[nodiscard]] bool isLabelOf(std::uint32_t range, const ShortKey& label) const
    {
        return label == m_labels[range] && label.back != 0;
    }

private:
    static constexpr std::uint32_t kNoRange = PlainIndex::kNoRange;
    /// Separates the parts of a key; in no URN.
    static constexpr char kPartEnd = '\0';

    /// An entry in m_bytes, before its key.
    struct Row
    {
        std::uint32_t length = 0; ///< of the key
        std::int32_t until = 0;
        std::uint32_t range = kNoRange;
        ListedState state = ListedState::Assigned;
        std::uint8_t isPrefix = 0; ///< only the first parts of a listed value
    };
    struct Slot
    {
        std::uint32_t hash = 0;
        std::uint32_t row = 0; ///< 1 + offset in m_bytes; 0 = none
    };

    [[nodiscard]] bool isNumeric() const { return m_facts.kind != ListedKind::Words; }
    void appendPart(KeyBuffer& key, std::string_view part, std::size_t index) const;
    [[nodiscard]] std::string digitsOf(std::uint64_t number) const;
    [[nodiscard]] std::optional<std::uint64_t> numberOf(std::string_view part) const;
    [[nodiscard]] const ListedRange* rangeOfKey(std::string_view key) const;
    static constexpr int kMostLayers = 32;

    [[nodiscard]] std::optional<Row> rowAt(std::string_view key) const;
    [[nodiscard]] std::optional<Row> blockAt(std::string_view key) const;
    /// Returns the row of exactly this key, from the latest list that has one; a key without other parts may
    /// be in a block.
    [[nodiscard]] std::optional<Row> latestRow(std::string_view key, bool isFirstPart) const;
    /// Returns the block of this list, not of an earlier one, that a number is in; null if there is none.
    [[nodiscard]] const ListedEntry* blockOf(std::uint64_t number) const;
    /// The same for this list or the latest earlier one in which the number is.
    [[nodiscard]] const ListedEntry* latestBlockOf(std::uint64_t number) const;
    [[nodiscard]] int growthWithNumbers(const ListedEntry& entry) const;
    /// Returns the numbers of this list in a set that are not in its blocks, with whether they are listed.
    [[nodiscard]] std::vector<std::pair<std::uint64_t, bool>> singlesIn(const NumberSpans& numbers) const;
    /// Whether a value that is not listed was held before.
    [[nodiscard]] bool wasHeld(std::span<const std::string_view> parts) const;
    /// Returns the digits of a number, without leading zeros and "0x".
    [[nodiscard]] std::string_view significantDigits(std::string_view part) const;
    [[nodiscard]] std::optional<Row> lookUp(std::span<const std::string_view> parts) const;
    void put(std::string_view key, Row row);
    /// Gives the rows of first parts alone the best state of all values that begin with them.
    void updatePrefixes();
    void grow();
    [[nodiscard]] ValueAnswer faultOf(const Row& row) const;
    /// Calls `visit(row, key)` for each row.
    template <typename Visit>
    void eachRow(Visit visit) const
    {
        for (std::size_t at = 0; at < m_bytes.size();) {
            Row row;
            std::memcpy(&row, m_bytes.data() + at, sizeof row);
            visit(row, std::string_view(m_bytes.data() + at + sizeof row, row.length));
            at += sizeof row + row.length;
        }
    }
    void fillPlain();
    [[nodiscard]] bool fillPlainNumbers();
    [[nodiscard]] std::vector<PlainIndex::Part> partsFrom(std::span<const std::uint64_t> starts) const;
    [[nodiscard]] std::vector<std::uint64_t> rangeStarts() const;
    void fillPlainKeys() const;
    [[nodiscard]] bool fillPlainPairs() const;
    /// Calls `visit(row, key)` for the rows with all parts that a name has of a plain value.
    template <typename Visit>
    void eachPlainKey(const Visit& visit) const;
    void sortKeys() const;
    [[nodiscard]] std::string nearestNumber(std::string_view wanted) const;
    [[nodiscard]] std::string nearestWord(std::string_view wanted) const;

    ListFacts m_facts;
    std::shared_ptr<const ListedValues> m_base; ///< null if this is the whole list
    int m_depth = 0;                            ///< lists below it
    std::size_t m_size = 0;
    std::size_t m_rows = 0;
    PlainIndex m_plain;
    std::vector<ShortKey> m_labels; ///< of the ranges
    std::string m_bytes;            ///< rows with their keys
    std::vector<Slot> m_slots;
    std::vector<ListedEntry> m_blocks; ///< in order, without texts
    mutable std::once_flag m_joining;
    mutable char m_separator = '\0';
    mutable PlainIndex m_plainKeys; ///< once plainKeys() is called
    mutable std::once_flag m_sorting;
    mutable std::vector<std::string_view> m_sorted; ///< keys of words, or
    mutable std::vector<std::uint64_t> m_numbers;   ///< numbers, once nearest() is called
};

} // namespace nidus::check
