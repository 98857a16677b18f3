// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace nidus::grammar {

/// A set of byte values, comparable and cheap to copy.
class ByteSet
{
public:
    void insert(std::uint32_t byte) { m_bits[byte >> 6U] |= std::uint64_t{1} << (byte & 63U); }
    void insertRange(CodeRange range)
    {
        for (std::uint32_t byte = range.least; byte <= range.greatest; ++byte)
            insert(byte);
    }
    void remove(std::uint32_t byte) { m_bits[byte >> 6U] &= ~(std::uint64_t{1} << (byte & 63U)); }
    void insertAll(const ByteSet& other)
    {
        for (std::size_t i = 0; i < m_bits.size(); ++i)
            m_bits[i] |= other.m_bits[i];
    }
    [[nodiscard]] bool isEmpty() const { return *this == ByteSet(); }
    [[nodiscard]] bool contains(std::uint32_t byte) const
    {
        return ((m_bits[byte >> 6U] >> (byte & 63U)) & 1U) != 0;
    }

    [[nodiscard]] bool intersects(const ByteSet& other) const
    {
        for (std::size_t i = 0; i < m_bits.size(); ++i) {
            if ((m_bits[i] & other.m_bits[i]) != 0)
                return true;
        }
        return false;
    }

    auto operator<=>(const ByteSet&) const = default;

private:
    std::array<std::uint64_t, 4> m_bits{};
};

/// Byte sets, each stored once and identified by a number.
class ByteSets
{
public:
    [[nodiscard]] std::uint32_t idOf(const ByteSet& set)
    {
        const auto [entry, isNew] = m_ids.try_emplace(set, static_cast<std::uint32_t>(m_sets.size()));
        if (isNew)
            m_sets.push_back(set);
        return entry->second;
    }
    [[nodiscard]] const ByteSet& operator[](std::uint32_t id) const { return m_sets[id]; }
    [[nodiscard]] std::span<const ByteSet> all() const { return m_sets; }

private:
    std::vector<ByteSet> m_sets;
    std::map<ByteSet, std::uint32_t> m_ids;
};

/// Bytes that no set distinguishes share a class.
struct ByteClasses
{
    std::array<std::uint8_t, 256> of{};
    std::uint32_t count = 1; ///< 1 to 256

    /// Returns the coarsest classes for these sets.
    [[nodiscard]] static ByteClasses telling(std::span<const ByteSet> sets);
};

/// Returns the bytes that a literal accepts at one place: one byte, or both cases of a letter.
[[nodiscard]] ByteSet literalByte(const Node& literal, std::size_t position);

/// The bytes that rules accept whose texts are all one byte long (RuleFacts::isOneByte), each set computed
/// once. Borrows the tree.
class OneByteSets
{
public:
    explicit OneByteSets(const GrammarTree& tree);
    [[nodiscard]] const ByteSet& of(RuleId rule);

private:
    ByteSet ofNode(NodeId id);

    const GrammarTree& m_tree;
    std::vector<std::optional<ByteSet>> m_sets;
};

} // namespace nidus::grammar
