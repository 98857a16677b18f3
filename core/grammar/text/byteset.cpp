// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/byteset.h"

#include "core/base/charset.h"

namespace nidus::grammar {

ByteClasses ByteClasses::telling(std::span<const ByteSet> sets)
{
    ByteClasses classes;
    for (const ByteSet& set : sets) {
        // A class splits if the set contains only some of its members: those move to a new class.
        std::array<std::uint32_t, 256> size{};
        std::array<std::uint32_t, 256> inside{};
        for (std::uint32_t byte = 0; byte < 256; ++byte) {
            ++size[classes.of[byte]];
            inside[classes.of[byte]] += set.contains(byte) ? 1U : 0U;
        }
        std::array<std::uint32_t, 256> renamed{};
        for (std::uint32_t byte = 0; byte < 256; ++byte) {
            const std::uint8_t old = classes.of[byte];
            if (!set.contains(byte) || inside[old] == size[old])
                continue;
            if (renamed[old] == 0)
                renamed[old] = classes.count++;
            classes.of[byte] = static_cast<std::uint8_t>(renamed[old]);
        }
    }
    return classes;
}

ByteSet literalByte(const Node& literal, std::size_t position)
{
    const char c = literal.text[position];
    ByteSet set;
    set.insert(static_cast<unsigned char>(c));
    // RFC 5234 section 2.3: letters of US-ASCII only.
    if (!literal.isCaseSensitive) {
        set.insert(static_cast<unsigned char>(base::asciiLower(c)));
        set.insert(static_cast<unsigned char>(base::asciiUpper(c)));
    }
    return set;
}

OneByteSets::OneByteSets(const GrammarTree& tree) : m_tree(tree), m_sets(tree.rules.size()) {}

const ByteSet& OneByteSets::of(RuleId rule)
{
    if (!m_sets[rule])
        m_sets[rule] = ofNode(m_tree.rules[rule].body);
    return *m_sets[rule];
}

ByteSet OneByteSets::ofNode(NodeId id)
{
    const Node& node = m_tree.node(id);
    ByteSet set;
    switch (node.kind) {
    case NodeKind::Alternation:
    case NodeKind::Concatenation:
    case NodeKind::Repetition:
        for (const NodeId child : node.children)
            set.insertAll(ofNode(child));
        break;
    case NodeKind::Literal: set = literalByte(node, 0); break;
    case NodeKind::CharClass:
        for (const CodeRange range : node.ranges)
            set.insertRange(range);
        break;
    case NodeKind::Reference: set = of(node.rule); break;
    }
    return set;
}

} // namespace nidus::grammar
