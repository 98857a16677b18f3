// SPDX-License-Identifier: Apache-2.0
#include "core/urn/nid.h"

#include "core/urn/lookalike.h"
#include "core/urn/urnchars.h"

#include <algorithm>
#include <optional>
#include <ranges>

namespace nidus::urn {

namespace {

constexpr std::string_view kInformalPrefix = "urn-";

// NID = (alphanum) 0*30(ldh) (alphanum)   RFC 8141 section 2
std::optional<NidFinding> syntaxFinding(std::string_view nid)
{
    if (nid.empty())
        return NidFinding{NidRule::Empty, 0, 0, {}};
    if (nid.front() == '-')
        return NidFinding{NidRule::StartsWithHyphen, 0, 1, {}};
    const auto* const bad = std::ranges::find_if_not(nid, [](char c) { return kLdh.contains(c); });
    const auto badAt = static_cast<std::size_t>(bad - nid.begin());
    if (badAt > kMaxNidLength)
        return NidFinding{NidRule::TooLong, kMaxNidLength, nid.size() - kMaxNidLength, {}};
    if (bad != nid.end())
        return NidFinding{NidRule::BadChar, badAt, 1, {}};
    if (nid.size() < kMinNidLength)
        return NidFinding{NidRule::TooShort, 0, nid.size(), {}};
    if (nid.back() == '-')
        return NidFinding{NidRule::EndsWithHyphen, nid.size() - 1, 1, {}};
    return std::nullopt;
}

bool hasPrefix(std::string_view nid, std::string_view prefix)
{
    return base::equalIgnoringCase(nid.substr(0, prefix.size()), prefix);
}

// RFC 8141 section 5.1 (2), (3), (4): what a formal NID must not start with
std::optional<NidFinding> formalPrefixFinding(std::string_view nid)
{
    if (hasPrefix(nid, kInformalPrefix))
        return NidFinding{NidRule::FormalUrnPrefix, 0, kInformalPrefix.size(), {}};
    if (nid.size() > 2 && base::kAlpha.contains(nid[0]) && base::kAlpha.contains(nid[1]) && nid[2] == '-')
        return NidFinding{NidRule::FormalCountryPrefix, 0, 3, {}};
    if (hasPrefix(nid, "x-"))
        return NidFinding{NidRule::FormalXPrefix, 0, 2, {}};
    return std::nullopt;
}

// InformalNamespaceName = "urn-" Number, Number = DigitNonZero 0*Digit   RFC 8141 section 5.2
std::optional<NidFinding> informalFinding(std::string_view nid)
{
    const std::string_view number =
        hasPrefix(nid, kInformalPrefix) ? nid.substr(kInformalPrefix.size()) : std::string_view();
    if (number.empty() || !std::ranges::all_of(number, [](char c) { return base::kDigit.contains(c); }))
        return NidFinding{NidRule::NotInformal, 0, nid.size(), {}};
    if (number.front() == '0') {
        const std::size_t zeros = std::min(number.find_first_not_of('0'), number.size());
        return NidFinding{NidRule::InformalZero, kInformalPrefix.size(), zeros, {}};
    }
    return std::nullopt;
}

/// A finding about the whole NID.
NidFinding wholeFinding(NidRule rule, std::string_view lower, std::string_view related)
{
    return {rule, 0, lower.size(), std::string(related)};
}

// RFC 8141 section 6.2: two requests may race
void addDrafts(std::vector<NidFinding>& findings, std::string_view lower, const NidContext& around)
{
    for (const NidContext::DraftNid& draft : around.drafts) {
        if (base::equalIgnoringCase(draft.nid, lower))
            findings.push_back(wholeFinding(NidRule::RequestedByDraft, lower, draft.handle));
    }
}

void addAdvice(std::vector<NidFinding>& findings, std::string_view lower, const NidContext& around)
{
    for (const std::string_view registered : around.registered) {
        if (isLookAlike(lower, registered))
            findings.push_back(wholeFinding(NidRule::LookAlike, lower, registered));
    }
    if (std::ranges::binary_search(around.alpha3, lower))
        findings.push_back(wholeFinding(NidRule::CountryCode, lower, lower));
    if (std::ranges::binary_search(around.uriSchemes, lower))
        findings.push_back(wholeFinding(NidRule::UriScheme, lower, lower));
}

} // namespace

bool isAdvice(NidRule rule) { return rule >= NidRule::RequestedByDraft; }

std::vector<NidFinding> checkNid(std::string_view nid, NidKind kind, const NidContext& around)
{
    const std::string lower = lowerNid(nid);
    std::vector<NidFinding> findings;
    const auto addIf = [&findings](std::optional<NidFinding> finding) {
        if (finding)
            findings.push_back(*std::move(finding));
    };
    addIf(syntaxFinding(lower));
    if (!findings.empty()) {
        // A reserved beginning is wrong whatever follows; every other rule would only repeat the error.
        if (kind == NidKind::Formal)
            addIf(formalPrefixFinding(lower));
        return findings;
    }
    if (lower == "urn")
        findings.push_back({NidRule::ReservedUrn, 0, lower.size(), {}});
    if (kind == NidKind::Formal) {
        addIf(formalPrefixFinding(lower));
        if (lower.size() == 2)
            findings.push_back({NidRule::FormalTooShort, 0, lower.size(), {}});
    } else {
        addIf(informalFinding(lower));
    }
    // No advice about informal NIDs, which IANA assigns, or about a name that must change anyway.
    const bool isChoice = kind == NidKind::Formal && findings.empty();
    if (std::ranges::binary_search(around.registered, std::string_view(lower)))
        findings.push_back({NidRule::AlreadyRegistered, 0, lower.size(), lower});
    addDrafts(findings, lower, around);
    if (isChoice)
        addAdvice(findings, lower, around);
    return findings;
}

bool isInformalNid(std::string_view nid) { return nid.size() <= kMaxNidLength && !informalFinding(nid); }

std::optional<NidRule> neverRegistrable(std::string_view nid)
{
    if (base::equalIgnoringCase(nid, "urn"))
        return NidRule::ReservedUrn;
    const std::optional<NidFinding> prefix = formalPrefixFinding(nid);
    if (prefix && prefix->rule == NidRule::FormalUrnPrefix) {
        const std::optional<NidFinding> informal = informalFinding(nid);
        return informal ? std::optional(informal->rule) : std::nullopt;
    }
    if (prefix)
        return prefix->rule;
    return nid.size() <= kMinNidLength ? std::optional(NidRule::FormalTooShort) : std::nullopt;
}

std::string lowerNid(std::string_view nid)
{
    std::string lower(nid);
    std::ranges::transform(lower, lower.begin(), base::asciiLower);
    return lower;
}

} // namespace nidus::urn
