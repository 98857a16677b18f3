// SPDX-License-Identifier: Apache-2.0
#include "core/batch/namecounts.h"

#include "core/urn/nid.h"
#include "core/urn/urnparser.h"

#include <algorithm>
#include <utility>

namespace nidus::batch {

NameCounts::NameCounts(std::string_view nid) : m_nid(urn::lowerNid(nid)) {}

void NameCounts::add(std::string_view text)
{
    const std::expected<urn::Urn, urn::UrnFailure> urn = urn::parseUrn(text);
    if (!urn) {
        ++m_passedOver;
        return;
    }
    std::string nid = urn::lowerNid(urn->nid);
    if (m_nid.empty())
        m_nid = nid;
    if (nid != m_nid) {
        ++m_passedOver;
        if (m_others.size() < kMostOthers)
            m_others.insert(std::move(nid));
        return;
    }
    ++m_taken;
    std::string nss(urn->nss);
    if (const auto known = m_counts.find(nss); known != m_counts.end()) {
        ++known->second;
    } else if (m_bytes + nss.size() <= kMaxBytes) {
        constexpr std::size_t kOverhead = 64; // table overhead per entry
        m_bytes += nss.size() + kOverhead;
        m_counts.emplace(std::move(nss), 1);
    }
}

std::vector<std::string> NameCounts::names() const
{
    std::vector<std::string> names;
    names.reserve(m_counts.size());
    for (const auto& [nss, count] : m_counts)
        names.push_back(nss);
    std::ranges::sort(names);
    return names;
}

std::vector<std::string> NameCounts::commonest(std::size_t most) const
{
    std::vector<std::pair<std::uint64_t, std::string_view>> byCount;
    byCount.reserve(m_counts.size());
    for (const auto& [nss, count] : m_counts)
        byCount.emplace_back(count, nss);
    std::ranges::sort(byCount, [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    byCount.resize(std::min(byCount.size(), most));
    std::vector<std::string> names;
    names.reserve(byCount.size());
    for (const auto& [count, nss] : byCount)
        names.emplace_back(nss);
    return names;
}

} // namespace nidus::batch
