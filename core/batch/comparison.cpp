// SPDX-License-Identifier: Apache-2.0
#include "core/batch/comparison.h"

#include "core/urn/urnparser.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace nidus::batch {

namespace {

constexpr std::size_t kFirstSlots = 1024; // a power of two, like all later sizes

bool isFull(std::size_t used, std::size_t slots) { return used * 4 >= slots * 3; }

} // namespace

std::string_view changeWord(NameChange change)
{
    switch (change) {
    case NameChange::New: return "new";
    case NameChange::Still: return "still";
    case NameChange::Fixed: return "fixed";
    case NameChange::Gone: return "gone";
    }
    std::unreachable();
}

base::ByteHash ComparedNames::of(std::string_view name)
{
    const std::expected<urn::Urn, urn::UrnFailure> urn = urn::parseUrn(name, m_rfc);
    return base::hashBytes(urn ? m_normalizer.normalized(*urn, urn::NormalForm::Key) : name);
}

bool Comparison::addEarlier(base::ByteHash name, check::Verdict verdict, std::string_view code)
{
    m_earlier[static_cast<std::size_t>(verdict)] = true;
    if (verdict == check::Verdict::Valid)
        return true;
    Slot* const slot = findOrAdd(name);
    if (slot == nullptr)
        return false;
    if (!slot->wasBad())
        slot->before = numberOf(code);
    return true;
}

std::optional<Comparison::ComparedName> Comparison::add(base::ByteHash name, check::Verdict verdict,
                                                        std::string_view code)
{
    if (verdict == check::Verdict::Valid) {
        Slot* const slot = find(name);
        if (slot == nullptr || !slot->wasBad())
            return std::nullopt;
        const bool isFirst = slot->now == kNothing;
        if (isFirst)
            slot->now = kValid;
        return ComparedName{NameChange::Fixed, isFirst, codeOf(slot->codeBefore())};
    }
    if (m_leavesOutOthers && !hadEarlier(verdict)) {
        const Slot* const known = find(name);
        if (known == nullptr || !known->wasBad())
            return std::nullopt;
    }
    Slot* const slot = findOrAdd(name);
    if (slot == nullptr)
        return ComparedName{NameChange::New, true, {}};
    const bool isFirst = !slot->isBad();
    if (isFirst)
        slot->now = numberOf(code);
    return ComparedName{slot->wasBad() ? NameChange::Still : NameChange::New, isFirst,
                        codeOf(slot->codeBefore())};
}

std::optional<NameChange> Comparison::takeEnded(base::ByteHash name)
{
    Slot* const slot = find(name);
    if (slot == nullptr || !slot->wasBad() || slot->isBad() || (slot->before & kTaken) != 0)
        return std::nullopt;
    slot->before |= kTaken;
    return slot->now == kValid ? NameChange::Fixed : NameChange::Gone;
}

ChangeCounts Comparison::names() const
{
    ChangeCounts counts;
    for (const Slot& slot : m_slots) {
        if (slot.isBad())
            ++(slot.wasBad() ? counts.still : counts.fresh);
        else if (slot.wasBad())
            ++(slot.now == kValid ? counts.fixed : counts.gone);
    }
    return counts;
}

std::vector<CodeChanges> Comparison::byCode() const
{
    std::vector<CodeChanges> all(m_codes.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].code = m_codes[i];
    const auto countsOf = [&all](std::uint16_t number) -> ChangeCounts& {
        return all.at(std::size_t{number} - kFirstCode).names;
    };
    for (const Slot& slot : m_slots) {
        const std::uint16_t before = slot.codeBefore();
        if (slot.isBad())
            ++(before == slot.now ? countsOf(slot.now).still : countsOf(slot.now).fresh);
        if (slot.wasBad() && before != slot.now)
            ++(slot.now == kNothing ? countsOf(before).gone : countsOf(before).fixed);
    }
    std::erase_if(all, [](const CodeChanges& changes) { return changes.names == ChangeCounts(); });
    std::ranges::sort(all, [](const CodeChanges& a, const CodeChanges& b) {
        return std::tuple(b.names.fresh, b.names.still, b.names.fixed + b.names.gone, a.code) <
               std::tuple(a.names.fresh, a.names.still, a.names.fixed + a.names.gone, b.code);
    });
    return all;
}

Comparison::Slot* Comparison::find(base::ByteHash name)
{
    if (m_slots.empty())
        return nullptr;
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t at = name.first & mask; !m_slots[at].isFree(); at = (at + 1) & mask) {
        if (m_slots[at].hash == name.first && m_slots[at].more == static_cast<std::uint32_t>(name.second))
            return &m_slots[at];
    }
    return nullptr;
}

Comparison::Slot* Comparison::findOrAdd(base::ByteHash name)
{
    if (Slot* const known = find(name))
        return known;
    if (m_used == m_maxNames)
        return nullptr;
    if (isFull(m_used, m_slots.size()))
        grow();
    ++m_used;
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = name.first & mask;
    while (!m_slots[at].isFree())
        at = (at + 1) & mask;
    m_slots[at] = {.hash = name.first, .more = static_cast<std::uint32_t>(name.second)};
    return &m_slots[at];
}

void Comparison::grow()
{
    const std::vector<Slot> before =
        std::exchange(m_slots, std::vector<Slot>(std::max(kFirstSlots, m_slots.size() * 2)));
    const std::size_t mask = m_slots.size() - 1;
    for (const Slot& slot : before) {
        if (slot.isFree())
            continue;
        std::size_t at = slot.hash & mask;
        while (!m_slots[at].isFree())
            at = (at + 1) & mask;
        m_slots[at] = slot;
    }
}

std::uint16_t Comparison::numberOf(std::string_view code)
{
    if (const auto known = m_numbers.find(code); known != m_numbers.end())
        return known->second;
    if (m_codes.size() >= kMaxComparedCodes && code != kOtherCodes)
        return numberOf(kOtherCodes);
    const auto number = static_cast<std::uint16_t>(kFirstCode + m_codes.size());
    m_codes.push_back(m_numbers.emplace(code, number).first->first);
    return number;
}

std::string_view Comparison::codeOf(std::uint16_t number) const
{
    return number == kNothing ? std::string_view() : m_codes.at(std::size_t{number} - kFirstCode);
}

} // namespace nidus::batch
