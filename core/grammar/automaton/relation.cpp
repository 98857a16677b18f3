// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/automaton/relation.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace nidus::grammar {

namespace {

constexpr std::array<std::uint8_t, 256> readableOrder()
{
    std::array<std::uint8_t, 256> order{};
    std::size_t count = 0;
    std::array<bool, 256> isTaken{};
    const auto take = [&](std::size_t first, std::size_t last) {
        for (std::size_t byte = first; byte <= last; ++byte) {
            if (!isTaken[byte])
                order[count++] = static_cast<std::uint8_t>(byte);
            isTaken[byte] = true;
        }
    };
    take('a', 'z');
    take('0', '9');
    take('A', 'Z');
    take('-', '.');
    take(0x21, 0x7E);
    take(0, 0xFF);
    return order;
}

/// A pair of states reached by a text: the previous pair and the byte between them.
struct Visit
{
    std::uint32_t first;
    std::uint32_t second;
    std::uint32_t before;
    std::uint8_t byte;
};

/// Returns one byte for each pair of classes that some byte of these texts has.
std::vector<std::uint8_t> distinguishingBytes(const Dfa& first, const Dfa& second, ComparedTexts texts)
{
    constexpr std::uint8_t kLastAscii = 0x7F;
    std::vector<std::uint8_t> bytes;
    std::set<std::pair<std::uint8_t, std::uint8_t>> seen;
    for (const std::uint8_t byte : bytesByReadability()) {
        if (texts == ComparedTexts::Ascii && byte > kLastAscii)
            continue;
        if (seen.emplace(first.classes.of[byte], second.classes.of[byte]).second)
            bytes.push_back(byte);
    }
    return bytes;
}

std::string textOf(const std::vector<Visit>& visits, std::size_t index)
{
    std::string text;
    for (; index > 0; index = visits[index].before)
        text += static_cast<char>(visits[index].byte);
    std::ranges::reverse(text);
    return text;
}

GrammarRelation relationOf(const LanguageComparison& found)
{
    if (!found.onlyInFirst)
        return found.onlyInSecond ? GrammarRelation::Subset : GrammarRelation::Equal;
    if (!found.onlyInSecond)
        return GrammarRelation::Superset;
    return found.inBoth ? GrammarRelation::Overlap : GrammarRelation::Disjoint;
}

} // namespace

std::string_view relationWord(GrammarRelation relation)
{
    switch (relation) {
    case GrammarRelation::Equal: return "equal";
    case GrammarRelation::Subset: return "subset";
    case GrammarRelation::Superset: return "superset";
    case GrammarRelation::Overlap: return "overlap";
    case GrammarRelation::Disjoint: return "disjoint";
    }
    return {};
}

const std::array<std::uint8_t, 256>& bytesByReadability()
{
    static constexpr std::array<std::uint8_t, 256> kOrder = readableOrder();
    return kOrder;
}

std::expected<LanguageComparison, LimitHit> relate(const Dfa& first, const Dfa& second,
                                                   const std::stop_token& stop, ComparedTexts texts)
{
    // Breadth-first over pairs of states, so the first text found is a shortest one.
    const std::vector<std::uint8_t> bytes = distinguishingBytes(first, second, texts);
    std::vector<bool> isSeen(first.size() * second.size(), false);
    std::vector<Visit> visits{{first.start, second.start, 0, 0}};
    isSeen[first.start * second.size() + second.start] = true;
    LanguageComparison found;
    for (std::size_t index = 0; index < visits.size(); ++index) {
        const Visit visit = visits[index];
        const bool inFirst = first.isAccepting[visit.first];
        const bool inSecond = second.isAccepting[visit.second];
        if (inFirst || inSecond) {
            std::optional<std::string>& witness = !inSecond  ? found.onlyInFirst
                                                  : !inFirst ? found.onlyInSecond
                                                             : found.inBoth;
            if (!witness)
                witness = textOf(visits, index);
        }
        if (found.onlyInFirst && found.onlyInSecond && found.inBoth)
            break;
        if (visits.size() > kMaxProductStates)
            return std::unexpected(LimitHit{GrammarLimit::ProductStates, {}});
        if ((index & 0xFFFU) == 0 && stop.stop_requested())
            return std::unexpected(LimitHit{GrammarLimit::Canceled, {}});
        for (const std::uint8_t byte : bytes) {
            const std::uint32_t a = first.step(visit.first, byte);
            const std::uint32_t b = second.step(visit.second, byte);
            const std::size_t pair = a * second.size() + b;
            if ((a == kDeadState && b == kDeadState) || isSeen[pair])
                continue;
            isSeen[pair] = true;
            visits.push_back({a, b, static_cast<std::uint32_t>(index), byte});
        }
    }
    found.relation = relationOf(found);
    return found;
}

} // namespace nidus::grammar
