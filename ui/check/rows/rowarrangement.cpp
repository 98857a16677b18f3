// SPDX-License-Identifier: Apache-2.0
#include "ui/check/rows/rowarrangement.h"

#include "core/findings/text/urnremarks.h"
#include "core/urn/nid.h"
#include "ui/check/rows/rowtexts.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>

namespace nidus::ui {

namespace {

using Rank = std::uint16_t;

constexpr std::size_t kMostNids = 65'000;
constexpr Rank kLastRank = std::numeric_limits<Rank>::max();
static_assert(kMostNids < kLastRank);

/// Calls `take` with the index of each row to show, and the row, in input order. Returns false when stopped.
template <typename Take>
bool forEachShown(const ArrangementTask& task, const std::stop_token& stop, Take take)
{
    const Arrangement& wanted = task.wanted;
    std::uint32_t index = 0;
    std::size_t met = 0; // chosen rows passed so far
    for (const CheckRows::Block& block : task.rows.blocks()) {
        if (stop.stop_requested())
            return false;
        for (const CheckRow& row : *block) {
            const std::uint32_t here = index++;
            if (wanted.chosen) {
                if (met == wanted.chosen->size() || (*wanted.chosen)[met] != here)
                    continue;
                ++met;
            }
            if (wanted.filter.contains(row))
                take(here, row);
        }
    }
    return true;
}

/// Numbers words in order of appearance, then ranks them alphabetically.
class WordRanks
{
public:
    Rank numberOf(std::string_view word)
    {
        if (const auto known = m_numbers.find(word); known != m_numbers.end())
            return known->second;
        if (m_numbers.size() == kMostNids)
            return kLastRank;
        return m_numbers.emplace(word, static_cast<Rank>(m_numbers.size())).first->second;
    }

    /// The ranks, indexed by number.
    [[nodiscard]] std::vector<Rank> ranks() const
    {
        std::vector<Rank> ranks(m_numbers.size());
        Rank rank = 0;
        for (const auto& [word, number] : m_numbers)
            ranks[number] = rank++;
        return ranks;
    }

private:
    std::map<std::string, Rank, std::less<>> m_numbers;
};

class VerdictKeys
{
public:
    Rank operator()(const CheckRow& row) { return static_cast<Rank>(row.verdict()); }
    [[nodiscard]] static std::vector<Rank> ranks() { return {}; }
};

class ReasonKeys
{
public:
    Rank operator()(const CheckRow& row)
    {
        const check::CheckOutcome outcome = row.outcome();
        std::optional<Rank>& known = m_known[static_cast<std::size_t>(outcome.reason) * kErrors +
                                             static_cast<std::size_t>(outcome.error)];
        if (!known) {
            const QLatin1StringView word = outcome.reason == check::CheckReason::None
                                               ? QLatin1StringView()
                                               : findings::idOfReason(outcome).word();
            known = m_words.numberOf({word.data(), static_cast<std::size_t>(word.size())});
        }
        return *known;
    }
    [[nodiscard]] std::vector<Rank> ranks() const { return m_words.ranks(); }

private:
    static constexpr std::size_t kErrors = 256;
    std::vector<std::optional<Rank>> m_known = std::vector<std::optional<Rank>>(kErrors * kErrors);
    WordRanks m_words;
};

class NidKeys
{
public:
    explicit NidKeys(const workflow::CheckSource& input) : m_reader(input) {}

    Rank operator()(const CheckRow& row)
    {
        const std::optional<QByteArray> text = m_reader.text(row);
        const std::string_view nid = text ? nidOf(row.outcome(), view(*text)) : std::string_view();
        // The same NID often repeats.
        if (nid != m_lastNid || !m_last) {
            m_lastNid = nid;
            m_last = m_words.numberOf(urn::lowerNid(nid));
        }
        return *m_last;
    }
    [[nodiscard]] std::vector<Rank> ranks() const { return m_words.ranks(); }

private:
    RowReader m_reader;
    WordRanks m_words;
    std::string m_lastNid;
    std::optional<Rank> m_last;
};

template <typename Keys>
std::optional<std::vector<std::uint32_t>> sorted(const ArrangementTask& task, const std::stop_token& stop,
                                                 Keys keys)
{
    std::vector<Rank> found;
    found.reserve(task.wanted.chosen ? task.wanted.chosen->size() : task.rows.size());
    if (!forEachShown(task, stop, [&](std::uint32_t, const CheckRow& row) { found.push_back(keys(row)); }))
        return std::nullopt;
    const std::vector<Rank> ranks = keys.ranks();
    std::vector<std::size_t> starts(std::size_t{kLastRank} + 2);
    for (Rank& key : found) {
        if (key < ranks.size())
            key = ranks[key];
        if (task.wanted.order.isDescending)
            key = static_cast<Rank>(kLastRank - key);
        ++starts[std::size_t{key} + 1];
    }
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    std::vector<std::uint32_t> order(found.size());
    std::size_t at = 0;
    if (!forEachShown(task, stop,
                      [&](std::uint32_t index, const CheckRow&) { order[starts[found[at++]]++] = index; }))
        return std::nullopt;
    return order;
}

std::optional<std::vector<std::uint32_t>> byLine(const ArrangementTask& task, const std::stop_token& stop)
{
    // Counting first is cheaper than growing a vector of millions, and wastes no memory.
    std::size_t count = 0;
    std::vector<std::uint32_t> order;
    if (!forEachShown(task, stop, [&](std::uint32_t, const CheckRow&) { ++count; }))
        return std::nullopt;
    order.reserve(count);
    if (!forEachShown(task, stop, [&](std::uint32_t index, const CheckRow&) { order.push_back(index); }))
        return std::nullopt;
    if (task.wanted.order.isDescending)
        std::ranges::reverse(order);
    return order;
}

} // namespace

std::optional<std::vector<std::uint32_t>> arranged(const ArrangementTask& task, const std::stop_token& stop)
{
    switch (task.wanted.order.key) {
    case SortKey::Line: return byLine(task, stop);
    case SortKey::Verdict: return sorted(task, stop, VerdictKeys());
    case SortKey::Nid: return sorted(task, stop, NidKeys(task.input));
    case SortKey::Reason: return sorted(task, stop, ReasonKeys());
    }
    std::unreachable();
}

ChosenRows rowsInBoth(const ChosenRows& a, const ChosenRows& b)
{
    if (!a || !b)
        return a ? a : b;
    auto both = std::make_shared<std::vector<std::uint32_t>>();
    std::ranges::set_intersection(*a, *b, std::back_inserter(*both));
    return both;
}

} // namespace nidus::ui
