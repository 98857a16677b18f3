// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/samples/derivationsampler.h"

#include "core/base/utf8.h"
#include "core/grammar/automaton/relation.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace nidus::grammar {

namespace {

constexpr std::uint64_t kByteCost = std::uint64_t{1} << 32U;
/// Added for a nonprintable byte, to choose the most readable of equally short texts.
constexpr std::uint64_t kUnprintableCost = std::uint64_t{1} << 14U;
constexpr std::uint64_t kMostExpensive = std::uint64_t{1} << 60U;
constexpr std::size_t kLongEnough = 120; ///< bytes, after which only the cheapest way is taken
constexpr int kEnoughSteps = 20'000;
constexpr int kDeepEnough = 12; ///< nested rules
constexpr std::size_t kMaxDerivedBytes = 100'000;

bool isPrintable(std::uint32_t value) { return value > 0x20 && value < 0x7F; }

/// Returns the most readable character of a class.
std::uint32_t mostReadable(const std::vector<CodeRange>& ranges)
{
    for (const std::uint8_t byte : bytesByReadability()) {
        if (std::ranges::any_of(ranges, [byte](const CodeRange& range) {
                return range.least <= byte && byte <= range.greatest;
            }))
            return byte;
    }
    return ranges.front().least;
}

} // namespace

DerivationSampler::DerivationSampler(const GrammarTree& tree, RuleId start)
    : m_tree(tree), m_start(start), m_costs(tree.rules.size())
{
    // Costs only fall; the rounds are bounded because chains of rules are.
    bool changed = true;
    for (std::size_t round = 0; changed && round <= tree.rules.size(); ++round) {
        changed = false;
        for (std::size_t i = 0; i < tree.rules.size(); ++i) {
            const std::size_t rule = round % 2 == 0 ? tree.rules.size() - 1 - i : i;
            const std::optional<Cost> cost = costOf(tree.rules[rule].body);
            if (cost && (!m_costs[rule] || *cost < *m_costs[rule])) {
                m_costs[rule] = cost;
                changed = true;
            }
        }
    }
}

std::optional<DerivationSampler::Cost> DerivationSampler::costOf(NodeId id) const
{
    const Node& node = m_tree.node(id);
    switch (node.kind) {
    case NodeKind::Alternation: {
        std::optional<Cost> least;
        for (const NodeId child : node.children) {
            const auto cost = costOf(child);
            if (cost && (!least || *cost < *least))
                least = cost;
        }
        return least;
    }
    case NodeKind::Concatenation: {
        Cost sum = 0;
        for (const NodeId child : node.children) {
            const auto cost = costOf(child);
            if (!cost)
                return std::nullopt;
            sum = std::min(sum + *cost, kMostExpensive);
        }
        return sum;
    }
    case NodeKind::Repetition: {
        if (node.least == 0)
            return 0;
        const auto cost = costOf(node.children[0]);
        if (!cost)
            return std::nullopt;
        return *cost > kMostExpensive / node.least ? kMostExpensive : *cost * node.least;
    }
    case NodeKind::Literal:
        return node.text.size() * kByteCost +
               kUnprintableCost * static_cast<std::uint64_t>(std::ranges::count_if(node.text, [](char c) {
                   return !isPrintable(static_cast<unsigned char>(c));
               }));
    case NodeKind::CharClass:
        if (node.ranges.empty())
            return std::nullopt;
        return kByteCost + (isPrintable(mostReadable(node.ranges)) ? 0 : kUnprintableCost);
    case NodeKind::Reference:
        if (node.rule == kNoRule || !m_costs[node.rule])
            return std::nullopt;
        return *m_costs[node.rule] + 1;
    }
    return std::nullopt;
}

bool DerivationSampler::Derivation::isFree() const
{
    return random != nullptr && text.size() < kLongEnough && depth < kDeepEnough && steps < kEnoughSteps;
}

std::optional<std::string> DerivationSampler::shortest() const { return derived({}); }

std::optional<std::string> DerivationSampler::random(SplitMix& random, Pick pick) const
{
    Derivation derivation;
    derivation.random = &random;
    derivation.pick = pick;
    return derived(std::move(derivation));
}

std::optional<std::string> DerivationSampler::derived(Derivation derivation) const
{
    derive(m_tree.rules[m_start].body, derivation);
    if (derivation.text.size() > kMaxDerivedBytes)
        return std::nullopt;
    return std::move(derivation.text);
}

void DerivationSampler::derive(NodeId id, Derivation& derivation) const
{
    ++derivation.steps;
    // Rules that double twenty times may still derive nothing: without a choice, an empty derivation is
    // skipped.
    if (derivation.text.size() > kMaxDerivedBytes ||
        (!derivation.isFree() && costOf(id).value_or(kMostExpensive) < kByteCost))
        return;
    const Node& node = m_tree.node(id);
    switch (node.kind) {
    case NodeKind::Alternation: return deriveAlternation(node, derivation);
    case NodeKind::Concatenation:
        for (const NodeId child : node.children)
            derive(child, derivation);
        return;
    case NodeKind::Repetition: return deriveRepetition(node, derivation);
    case NodeKind::Literal: derivation.text += node.text; return;
    case NodeKind::CharClass: {
        const bool isRandom = derivation.random != nullptr;
        const std::size_t index = isRandom ? derivation.random->below(node.ranges.size()) : 0;
        const CodeRange range = node.ranges[index];
        std::uint32_t value = isRandom ? range.least : mostReadable(node.ranges);
        if (isRandom && derivation.pick == Pick::Random)
            value += static_cast<std::uint32_t>(
                derivation.random->below(std::uint64_t{range.greatest} - range.least + 1));
        if (derivation.pick == Pick::Greatest)
            value = range.greatest;
        derivation.text += node.isUtf8 ? base::toUtf8(value) : std::string(1, static_cast<char>(value));
        return;
    }
    case NodeKind::Reference:
        ++derivation.depth;
        derive(m_tree.rules[node.rule].body, derivation);
        --derivation.depth;
        return;
    }
}

void DerivationSampler::deriveAlternation(const Node& node, Derivation& derivation) const
{
    std::vector<NodeId> possible;
    std::ranges::copy_if(node.children, std::back_inserter(possible),
                         [this](NodeId child) { return costOf(child).has_value(); });
    const NodeId chosen =
        derivation.isFree() ? possible[derivation.random->below(possible.size())]
                            : std::ranges::min(possible, {}, [this](NodeId child) { return *costOf(child); });
    derive(chosen, derivation);
}

void DerivationSampler::deriveRepetition(const Node& node, Derivation& derivation) const
{
    std::uint32_t times = node.least;
    while (derivation.isFree() && times < node.most && costOf(node.children[0]) &&
           derivation.random->below(2) == 0)
        ++times;
    for (std::uint32_t i = 0; i < times && derivation.text.size() <= kMaxDerivedBytes; ++i)
        derive(node.children[0], derivation);
}

} // namespace nidus::grammar
