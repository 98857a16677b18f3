// SPDX-License-Identifier: Apache-2.0
#include "core/check/urnchecker.h"

#include "core/base/charset.h"
#include "core/urn/urnparser.h"

#include <algorithm>
#include <utility>

namespace nidus {

namespace {

constexpr std::uint8_t kNidOffset = 4; ///< behind "urn:"

/// Whether an error of this kind lies behind a complete NID.
bool isBehindNid(UrnError error)
{
    switch (error) {
    case UrnError::SchemeTruncated:
    case UrnError::SchemeNotUrn:
    case UrnError::NidEmpty:
    case UrnError::NidTooShort:
    case UrnError::NidTooLong:
    case UrnError::NidStartsWithHyphen:
    case UrnError::NidEndsWithHyphen:
    case UrnError::NidBadChar:
    case UrnError::NssMissing:
        return false;
    case UrnError::NidUrnReserved:
    case UrnError::NssEmpty:
    case UrnError::NssStartsWithSlash:
    case UrnError::NssBadChar:
    case UrnError::NssExcludedChar:
    case UrnError::PctMalformed:
    case UrnError::PctZero:
    case UrnError::StrayQuestionMark:
    case UrnError::REmpty:
    case UrnError::RBadStart:
    case UrnError::RBadChar:
    case UrnError::QEmpty:
    case UrnError::QBadStart:
    case UrnError::QBadChar:
    case UrnError::FBadChar:
        break;
    }
    return true;
}

CheckOutcome syntaxOutcome(std::string_view text, const UrnFailure& failure)
{
    CheckOutcome outcome{.verdict = Verdict::Invalid,
                         .reason = CheckReason::Syntax,
                         .error = failure.kind,
                         .offset = static_cast<std::uint32_t>(failure.offset)};
    if (isBehindNid(failure.kind)) {
        outcome.nidOffset = kNidOffset;
        outcome.nidLength = static_cast<std::uint8_t>(text.find(':', kNidOffset) - kNidOffset);
    }
    return outcome;
}

CheckOutcome& because(CheckOutcome& outcome, Verdict verdict, CheckReason reason)
{
    outcome.verdict = verdict;
    outcome.reason = reason;
    outcome.offset = kNidOffset;
    return outcome;
}

/// The verdict on a URN of a registered namespace. The one place where a namespace's own syntax rule has its
/// say about assigned-name, and where it comes before the warning.
CheckOutcome outcomeInNamespace(const NamespaceEntry& entry, CheckOutcome outcome)
{
    if (entry.withdrawn)
        return because(outcome, Verdict::Valid, CheckReason::NamespaceWithdrawn);
    return outcome;
}

CheckOutcome unregisteredOutcome(const Urn& urn, CheckOutcome outcome)
{
    // RFC 8141 section 5.1 (4): what starts with "X-" can never be registered
    const bool isExperimental = equalIgnoringCase(urn.nid.substr(0, 2), "x-");
    return because(outcome, Verdict::Unregistered,
                   isExperimental ? CheckReason::NidNeverRegistrable : CheckReason::NidNotRegistered);
}

} // namespace

UrnChecker::UrnChecker(CheckOptions options, std::shared_ptr<const NamespaceTable> namespaces)
    : m_options(std::move(options)), m_namespaces(std::move(namespaces))
{}

CheckOutcome UrnChecker::check(std::string_view urn) const
{
    if (urn.size() > kMaxUrnLength)
        return {.verdict = Verdict::Undecided, .reason = CheckReason::LineTooLong};
    const std::expected<Urn, UrnFailure> parsed = parseUrn(urn, m_options.rfc);
    if (!parsed)
        return syntaxOutcome(urn, parsed.error());
    CheckOutcome outcome{.nidOffset = kNidOffset, .nidLength = static_cast<std::uint8_t>(parsed->nid.size())};
    if (m_options.against == CheckAgainst::SyntaxOnly)
        return outcome;
    if (m_options.against == CheckAgainst::OneNamespace && !equalIgnoringCase(parsed->nid, m_options.nid))
        return because(outcome, Verdict::Invalid, CheckReason::OtherNamespace);
    const NamespaceEntry* const entry = m_namespaces ? m_namespaces->find(parsed->nid) : nullptr;
    return entry != nullptr ? outcomeInNamespace(*entry, outcome) : unregisteredOutcome(*parsed, outcome);
}

} // namespace nidus
