// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/earley/earley.h"

#include <algorithm>

namespace nidus::grammar {

/// One text being recognized.
class EarleyRun
{
public:
    enum class Keep : std::uint8_t {
        Useful,    ///< drop items whose next byte is not the text's
        Everything ///< for explanations
    };

    EarleyRun(const EarleyRecognizer& grammar, std::string_view text, Keep keep)
        : m_grammar(grammar),
          m_text(text),
          m_keep(keep),
          m_predictedAt(grammar.m_productions.size(), UINT32_MAX),
          m_known(1024)
    {}

    MatchVerdict run(const std::stop_token& stop);
    [[nodiscard]] EarleyFailure failure() const;

private:
    using SlotKind = EarleyRecognizer::SlotKind;

    struct Item
    {
        std::uint32_t slot;
        std::uint32_t origin; ///< where its production began

        bool operator==(const Item&) const = default;
    };
    struct Known
    {
        Item item{};
        std::uint32_t round = 0;
    };

    [[nodiscard]] const EarleyRecognizer::Slot& slotOf(const Item& item) const
    {
        return m_grammar.m_slots[item.slot];
    }
    void add(Item item);
    bool remember(Item item);
    void process(Item item);
    void complete(std::uint32_t symbol, std::uint32_t origin);
    void indexWaiting();
    [[nodiscard]] std::span<const Item> itemsAt(std::size_t position) const
    {
        return {m_items.data() + m_begin[position], m_items.data() + m_begin[position + 1]};
    }

    const EarleyRecognizer& m_grammar;
    std::string_view m_text;
    Keep m_keep;
    std::uint32_t m_at = 0;
    std::size_t m_steps = 0;
    std::vector<Item> m_items;           ///< of all positions
    std::vector<std::size_t> m_begin{0}; ///< position -> its first item
    std::vector<Item> m_scanned;
    std::vector<std::uint32_t> m_predictedAt; ///< per symbol: last position
    std::vector<Known> m_known;               ///< items of this position, by hash
    std::size_t m_knownCount = 0;
    std::vector<std::uint32_t> m_waiting; ///< items before a symbol, sorted by symbol within a position
    std::vector<std::size_t> m_waitingBegin{0};
};

bool EarleyRun::remember(Item item)
{
    if ((m_knownCount + 1) * 2 > m_known.size()) {
        m_known.assign(m_known.size() * 2, {});
        m_knownCount = 0;
        for (std::size_t i = m_begin.back(); i < m_items.size(); ++i)
            remember(m_items[i]);
    }
    const std::uint64_t key = (std::uint64_t{item.slot} << 32U | item.origin) * 0x9E3779B97F4A7C15U;
    std::size_t place = (key >> 20U) & (m_known.size() - 1);
    for (; m_known[place].round == m_at + 1; place = (place + 1) & (m_known.size() - 1)) {
        if (m_known[place].item == item)
            return false;
    }
    m_known[place] = {item, m_at + 1};
    ++m_knownCount;
    return true;
}

void EarleyRun::add(Item item)
{
    ++m_steps;
    const EarleyRecognizer::Slot& slot = slotOf(item);
    if (m_keep == Keep::Useful && slot.kind == SlotKind::Byte &&
        (m_at == m_text.size() ||
         !m_grammar.m_sets[slot.value].contains(static_cast<unsigned char>(m_text[m_at]))))
        return;
    if (remember(item))
        m_items.push_back(item);
}

void EarleyRun::process(Item item)
{
    const EarleyRecognizer::Slot& slot = slotOf(item);
    switch (slot.kind) {
    case SlotKind::Byte:
        if (m_at < m_text.size() &&
            m_grammar.m_sets[slot.value].contains(static_cast<unsigned char>(m_text[m_at])))
            m_scanned.push_back({item.slot + 1, item.origin});
        return;
    case SlotKind::Symbol:
        if (m_predictedAt[slot.value] != m_at) {
            m_predictedAt[slot.value] = m_at;
            for (const std::uint32_t first : m_grammar.m_productions[slot.value])
                add({first, m_at});
        }
        if (m_grammar.m_isNullable[slot.value])
            add({item.slot + 1, item.origin});
        return;
    case SlotKind::End:
        // An empty complete item was already stepped over when predicted.
        if (item.origin != m_at)
            complete(slot.value, item.origin);
        return;
    }
}

void EarleyRun::complete(std::uint32_t symbol, std::uint32_t origin)
{
    const auto symbolOf = [this](std::uint32_t index) { return slotOf(m_items[index]).value; };
    const std::span<const std::uint32_t> waiting(m_waiting.data() + m_waitingBegin[origin],
                                                 m_waiting.data() + m_waitingBegin[origin + 1]);
    for (const std::uint32_t index : std::ranges::equal_range(waiting, symbol, {}, symbolOf))
        add({m_items[index].slot + 1, m_items[index].origin});
}

void EarleyRun::indexWaiting()
{
    for (std::size_t i = m_begin.back(); i < m_items.size(); ++i) {
        if (slotOf(m_items[i]).kind == SlotKind::Symbol)
            m_waiting.push_back(static_cast<std::uint32_t>(i));
    }
    const auto symbolOf = [this](std::uint32_t index) { return slotOf(m_items[index]).value; };
    std::ranges::sort(m_waiting.begin() + static_cast<std::ptrdiff_t>(m_waitingBegin.back()), m_waiting.end(),
                      {}, symbolOf);
    m_waitingBegin.push_back(m_waiting.size());
}

MatchVerdict EarleyRun::run(const std::stop_token& stop)
{
    add({m_grammar.m_start, 0});
    for (;;) {
        for (std::size_t i = m_begin.back(); i < m_items.size(); ++i) {
            const Item item = m_items[i];
            process(item);
            if (m_items.size() > kMaxEarleyItems || m_steps > kMaxEarleySteps ||
                ((i & 0xFFFFU) == 0 && stop.stop_requested()))
                return MatchVerdict::Undecided;
        }
        indexWaiting();
        m_begin.push_back(m_items.size());
        if (m_at == m_text.size() || m_scanned.empty())
            break;
        ++m_at;
        m_knownCount = 0;
        for (const Item item : m_scanned)
            add(item);
        m_scanned.clear();
    }
    const Item whole{m_grammar.m_start + 1, 0};
    const bool isValid =
        m_at == m_text.size() && std::ranges::find(itemsAt(m_at), whole) != itemsAt(m_at).end();
    return isValid ? MatchVerdict::Valid : MatchVerdict::Invalid;
}

EarleyFailure EarleyRun::failure() const
{
    // The last position with items is the furthest that any parse reaches.
    EarleyFailure failure{m_at, {}};
    for (const Item& item : itemsAt(m_at)) {
        const EarleyRecognizer::Slot& slot = slotOf(item);
        if (slot.kind == SlotKind::Byte)
            failure.expected.push_back({slot.node, slot.position, slot.rule, m_grammar.m_sets[slot.value]});
        else if (item == Item{m_grammar.m_start + 1, 0})
            failure.expected.push_back({kNoNode, 0, slot.rule, {}});
    }
    return failure;
}

MatchVerdict EarleyRecognizer::match(std::string_view text, const std::stop_token& stop) const
{
    if (text.size() > kMaxTextBytes)
        return MatchVerdict::Undecided;
    return EarleyRun(*this, text, EarleyRun::Keep::Useful).run(stop);
}

EarleyFailure EarleyRecognizer::explain(std::string_view text, const std::stop_token& stop) const
{
    EarleyRun run(*this, text.substr(0, kMaxTextBytes), EarleyRun::Keep::Everything);
    if (run.run(stop) == MatchVerdict::Undecided)
        return {};
    return run.failure();
}

} // namespace nidus::grammar
