// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/earley/earley.h"

#include "core/grammar/text/utf8ranges.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

namespace nidus::grammar {

/// Turns rules into productions: one symbol per rule, per group, and per repetition.
class EarleyBuilder
{
public:
    EarleyBuilder(const GrammarTree& tree, const GrammarFacts& facts)
        : m_tree(tree), m_facts(facts), m_oneByte(tree)
    {}

    std::expected<EarleyRecognizer, LimitHit> run(RuleId start);

private:
    using Slot = EarleyRecognizer::Slot;
    using SlotKind = EarleyRecognizer::SlotKind;
    using Production = std::vector<Slot>;

    struct Task
    {
        std::uint32_t symbol;
        NodeId node;
        RuleId rule;
    };

    std::uint32_t newSymbol();
    /// Returns the symbol for a node; its productions are made on first use.
    std::uint32_t symbolOf(NodeId node, RuleId rule);
    Slot symbolSlot(std::uint32_t symbol, RuleId rule)
    {
        return {SlotKind::Symbol, symbol, kNoNode, 0, rule};
    }
    void append(Production& production, NodeId id, RuleId rule);
    void addProduction(std::uint32_t symbol, Production production);
    void expand(const Task& task);
    void expandRepetition(std::uint32_t symbol, const Node& node, RuleId rule);
    void expandCharClass(std::uint32_t symbol, NodeId id, RuleId rule);
    void findNullable();
    [[nodiscard]] bool isOverLimit() const
    {
        return m_grammar.m_slots.size() > kMaxNfaStates || m_grammar.m_productions.size() > kMaxNfaStates;
    }

    const GrammarTree& m_tree;
    const GrammarFacts& m_facts;
    OneByteSets m_oneByte;
    EarleyRecognizer m_grammar;
    std::unordered_map<NodeId, std::uint32_t> m_symbols;
    std::vector<Task> m_tasks;
};

std::expected<EarleyRecognizer, LimitHit> EarleyBuilder::run(RuleId start)
{
    // A separate symbol whose end is the end of the text, because a rule may refer to the start rule.
    const std::uint32_t whole = newSymbol();
    const std::uint32_t symbol = symbolOf(m_tree.rules[start].body, start);
    m_grammar.m_start = static_cast<std::uint32_t>(m_grammar.m_slots.size());
    addProduction(whole, {symbolSlot(symbol, start)});
    while (!m_tasks.empty()) {
        const Task task = m_tasks.back();
        m_tasks.pop_back();
        expand(task);
        if (isOverLimit())
            return std::unexpected(LimitHit{GrammarLimit::NfaStates, m_tree.rules[task.rule].name});
    }
    findNullable();
    return std::move(m_grammar);
}

std::uint32_t EarleyBuilder::newSymbol()
{
    m_grammar.m_productions.emplace_back();
    return static_cast<std::uint32_t>(m_grammar.m_productions.size() - 1);
}

std::uint32_t EarleyBuilder::symbolOf(NodeId node, RuleId rule)
{
    const auto [entry, isNew] = m_symbols.try_emplace(node, 0);
    if (isNew) {
        entry->second = newSymbol();
        m_tasks.push_back({entry->second, node, rule});
    }
    return entry->second;
}

void EarleyBuilder::append(Production& production, NodeId id, RuleId rule)
{
    const Node& node = m_tree.node(id);
    switch (node.kind) {
    case NodeKind::Concatenation:
        for (const NodeId child : node.children)
            append(production, child, rule);
        return;
    case NodeKind::Literal:
        for (std::size_t i = 0; i < node.text.size(); ++i) {
            const std::uint32_t set = m_grammar.m_sets.idOf(literalByte(node, i));
            production.push_back({SlotKind::Byte, set, id, static_cast<std::uint32_t>(i), rule});
        }
        return;
    case NodeKind::CharClass:
        if (node.isUtf8) {
            production.push_back(symbolSlot(symbolOf(id, rule), rule));
        } else {
            ByteSet set;
            for (const CodeRange range : node.ranges)
                set.insertRange(range);
            production.push_back({SlotKind::Byte, m_grammar.m_sets.idOf(set), id, 0, rule});
        }
        return;
    case NodeKind::Reference:
        if (m_facts.of(node.rule).isOneByte) {
            const std::uint32_t set = m_grammar.m_sets.idOf(m_oneByte.of(node.rule));
            production.push_back({SlotKind::Byte, set, id, 0, rule});
        } else {
            production.push_back(symbolSlot(symbolOf(m_tree.rules[node.rule].body, node.rule), rule));
        }
        return;
    case NodeKind::Alternation:
    case NodeKind::Repetition: production.push_back(symbolSlot(symbolOf(id, rule), rule)); return;
    }
}

void EarleyBuilder::addProduction(std::uint32_t symbol, Production production)
{
    const RuleId rule = production.empty() ? kNoRule : production.back().rule;
    production.push_back({SlotKind::End, symbol, kNoNode, 0, rule});
    m_grammar.m_productions[symbol].push_back(static_cast<std::uint32_t>(m_grammar.m_slots.size()));
    m_grammar.m_slots.insert(m_grammar.m_slots.end(), production.begin(), production.end());
}

void EarleyBuilder::expand(const Task& task)
{
    const Node& node = m_tree.node(task.node);
    if (node.kind == NodeKind::Repetition)
        return expandRepetition(task.symbol, node, task.rule);
    if (node.kind == NodeKind::CharClass && node.isUtf8)
        return expandCharClass(task.symbol, task.node, task.rule);
    if (node.kind == NodeKind::Alternation) {
        for (const NodeId child : node.children) {
            Production production;
            append(production, child, task.rule);
            addProduction(task.symbol, std::move(production));
        }
        return;
    }
    Production production;
    append(production, task.node, task.rule);
    addProduction(task.symbol, std::move(production));
}

void EarleyBuilder::expandRepetition(std::uint32_t symbol, const Node& node, RuleId rule)
{
    if (node.most == 0)
        return addProduction(symbol, {});
    Production once;
    append(once, node.children[0], rule);
    if (once.size() > 1) { // a group is expanded once, however often it repeats
        const std::uint32_t inner = newSymbol();
        addProduction(inner, once);
        once = {symbolSlot(inner, rule)};
    }
    if (once.empty())
        return addProduction(symbol, {});
    Production production;
    for (std::uint32_t i = 0; i < node.least && production.size() <= kMaxNfaStates; ++i)
        production.push_back(once[0]);
    if (node.most == kUnbounded) {
        // Left recursion keeps few items at each place; with right recursion, each repetition would wait for
        // all later ones.
        const std::uint32_t more = newSymbol();
        addProduction(more, {});
        addProduction(more, {symbolSlot(more, rule), once[0]});
        production.push_back(symbolSlot(more, rule));
        return addProduction(symbol, std::move(production));
    }
    // x [x [x]]: each symbol is the rest from there on.
    std::optional<std::uint32_t> rest;
    for (std::uint32_t i = node.least; i < node.most && !isOverLimit(); ++i) {
        const std::uint32_t next = newSymbol();
        addProduction(next, {});
        Production some{once[0]};
        if (rest)
            some.push_back(symbolSlot(*rest, rule));
        addProduction(next, std::move(some));
        rest = next;
    }
    if (rest)
        production.push_back(symbolSlot(*rest, rule));
    addProduction(symbol, std::move(production));
}

void EarleyBuilder::expandCharClass(std::uint32_t symbol, NodeId id, RuleId rule)
{
    for (const CodeRange range : m_tree.node(id).ranges) {
        for (const Utf8Sequence& sequence : utf8Sequences(range)) {
            Production production;
            for (std::size_t i = 0; i < sequence.length; ++i) {
                ByteSet set;
                set.insertRange(sequence.bytes[i]);
                production.push_back(
                    {SlotKind::Byte, m_grammar.m_sets.idOf(set), id, static_cast<std::uint32_t>(i), rule});
            }
            addProduction(symbol, std::move(production));
        }
    }
}

/// A symbol is nullable if all symbols of one of its productions are; found by counting down those missing.
void EarleyBuilder::findNullable()
{
    const std::vector<Slot>& slots = m_grammar.m_slots;
    struct Use
    {
        std::uint32_t symbol;
        std::uint32_t production;
    };
    std::vector<Use> uses;
    std::vector<std::uint32_t> missing(slots.size(), 0); ///< per first slot
    std::vector<std::uint32_t> open;
    m_grammar.m_isNullable.assign(m_grammar.m_productions.size(), false);
    const auto found = [&](std::uint32_t symbol) {
        if (!m_grammar.m_isNullable[symbol])
            open.push_back(symbol);
        m_grammar.m_isNullable[symbol] = true;
    };
    for (std::uint32_t symbol = 0; symbol < m_grammar.m_productions.size(); ++symbol) {
        for (const std::uint32_t first : m_grammar.m_productions[symbol]) {
            for (std::uint32_t slot = first; slots[slot].kind != SlotKind::End; ++slot) {
                ++missing[first];
                if (slots[slot].kind == SlotKind::Symbol)
                    uses.push_back({slots[slot].value, first});
            }
            if (missing[first] == 0)
                found(symbol);
        }
    }
    std::ranges::sort(uses, {}, &Use::symbol);
    while (!open.empty()) {
        const std::uint32_t symbol = open.back();
        open.pop_back();
        for (const Use& use : std::ranges::equal_range(uses, symbol, {}, &Use::symbol)) {
            if (--missing[use.production] > 0)
                continue;
            std::uint32_t end = use.production;
            while (slots[end].kind != SlotKind::End)
                ++end;
            found(slots[end].value);
        }
    }
}

std::expected<EarleyRecognizer, LimitHit> EarleyRecognizer::build(const GrammarTree& tree,
                                                                  const GrammarFacts& facts, RuleId start)
{
    return EarleyBuilder(tree, facts).run(start);
}

} // namespace nidus::grammar
