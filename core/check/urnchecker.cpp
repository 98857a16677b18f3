// SPDX-License-Identifier: Apache-2.0
#include "core/check/urnchecker.h"

#include "core/base/bytemask.h"
#include "core/base/charset.h"
#include "core/check/listcheck.h"
#include "core/urn/nid.h"
#include "core/urn/urnparser.h"

#include <limits>
#include <span>
#include <utility>

namespace nidus::check {

namespace {

constexpr std::uint8_t kNidOffset = urn::kSchemeLength;

/// Whether an error of this kind comes after a complete NID.
bool comesAfterNid(urn::UrnError error)
{
    switch (error) {
    case urn::UrnError::SchemeTruncated:
    case urn::UrnError::SchemeNotUrn:
    case urn::UrnError::NidEmpty:
    case urn::UrnError::NidTooShort:
    case urn::UrnError::NidTooLong:
    case urn::UrnError::NidStartsWithHyphen:
    case urn::UrnError::NidEndsWithHyphen:
    case urn::UrnError::NidBadChar:
    case urn::UrnError::NssMissing: return false;
    case urn::UrnError::NidUrnReserved:
    case urn::UrnError::NssEmpty:
    case urn::UrnError::NssStartsWithSlash:
    case urn::UrnError::NssBadChar:
    case urn::UrnError::NssExcludedChar:
    case urn::UrnError::PctMalformed:
    case urn::UrnError::PctZero:
    case urn::UrnError::StrayQuestionMark:
    case urn::UrnError::REmpty:
    case urn::UrnError::RBadStart:
    case urn::UrnError::RBadChar:
    case urn::UrnError::QEmpty:
    case urn::UrnError::QBadStart:
    case urn::UrnError::QBadChar:
    case urn::UrnError::FBadChar: break;
    }
    return true;
}

CheckOutcome syntaxOutcome(std::string_view text, const urn::UrnEnds& failure)
{
    CheckOutcome outcome{.verdict = Verdict::Invalid,
                         .reason = CheckReason::Syntax,
                         .error = failure.error,
                         .offset = failure.nss};
    if (comesAfterNid(failure.error)) {
        outcome.nidOffset = kNidOffset;
        outcome.nidLength = static_cast<std::uint8_t>(text.find(':', kNidOffset) - kNidOffset);
    }
    return outcome;
}

void because(CheckOutcome& outcome, Verdict verdict, CheckReason reason)
{
    outcome.verdict = verdict;
    outcome.reason = reason;
    outcome.offset = kNidOffset;
}

/// Returns the verdict of the earlier rules on a URN that the current one rejects: an assigned URN stays
/// valid (RFC 8141 section 5.1 (3)).
grammar::MatchVerdict verdictOfEarlier(const NamespaceEntry& entry, std::string_view text,
                                       const urn::Urn& urn)
{
    grammar::MatchVerdict verdict = grammar::MatchVerdict::Invalid;
    for (std::size_t i = 1; i < entry.rules.size() && verdict != grammar::MatchVerdict::Valid; ++i) {
        const grammar::MatchVerdict earlier = entry.rules[i].rule->get().match(text, urn);
        verdict = earlier == grammar::MatchVerdict::Invalid ? verdict : earlier;
    }
    return verdict;
}

/// Sets the outcome if the current rule does not return Valid.
void applyRule(const NamespaceEntry& entry, const RuleAnswer& answer, std::string_view text,
               const urn::Urn& urn, CheckOutcome& outcome)
{
    static_assert(grammar::kMaxDfaStates < std::numeric_limits<decltype(outcome.computed)>::max());
    const grammar::MatchVerdict verdict = answer.verdict == grammar::MatchVerdict::Invalid
                                              ? verdictOfEarlier(entry, text, urn)
                                              : grammar::MatchVerdict::Undecided;
    if (verdict == grammar::MatchVerdict::Undecided)
        return because(outcome, Verdict::Undecided, CheckReason::RuleLimit);
    if (verdict == grammar::MatchVerdict::Valid)
        because(outcome, Verdict::Valid, CheckReason::EarlierVersion);
    else
        because(outcome, Verdict::Invalid, CheckReason::SyntaxRule);
    outcome.offset = static_cast<std::uint32_t>(answer.offset);
    outcome.computed = static_cast<std::uint16_t>(answer.state + 1);
}

CheckReason reasonOf(ListFault fault)
{
    switch (fault) {
    case ListFault::None: return CheckReason::None;
    case ListFault::Deprecated: return CheckReason::ValueDeprecated;
    case ListFault::Reserved: return CheckReason::ValueReserved;
    case ListFault::Expired: return CheckReason::ValueExpired;
    case ListFault::Retired: return CheckReason::ValueRetired;
    case ListFault::Withdrawn: return CheckReason::ValueWithdrawn;
    case ListFault::OutsideRange: return CheckReason::ValueOutsideRange;
    case ListFault::NotListed: return CheckReason::ValueNotListed;
    case ListFault::Spelling: return CheckReason::ValueSpelling;
    case ListFault::Released: return CheckReason::ValueReleased;
    case ListFault::WrongRange: break;
    }
    return CheckReason::ValueWrongRange;
}

/// What lists report about a URN.
struct ListReport
{
    ListAnswer answer;
    std::size_t offset = 0; ///< of the value; bytes of the URN
};

/// Returns what the lists report about a URN that the rule accepts; absent if there is nothing to report.
std::optional<ListReport> listReport(const RuleVersion& version, const NamespaceRule& rule,
                                     std::string_view text, const urn::Urn& urn)
{
    if (!version.lists)
        return std::nullopt;
    const std::string_view subject = rule.subject(text, urn);
    const std::string lowered = rule.loweredSubject(subject, urn);
    const ListCheck& check = version.lists->get(rule);
    if (check.rank(subject, lowered) == 0)
        return std::nullopt;
    ListReport report{.answer = check.answer(subject, lowered)};
    const auto place = report.answer.parts.empty() ? subject : report.answer.parts.front();
    report.offset = static_cast<std::size_t>(place.data() - text.data());
    return report;
}

/// Sets the outcome if the lists report something. Returns whether they do.
bool applyLists(const NamespaceEntry& entry, const NamespaceRule& rule, std::string_view text,
                const urn::Urn& urn, CheckOutcome& outcome)
{
    const std::optional<ListReport> report = listReport(entry.rules.front(), rule, text, urn);
    if (!report)
        return false;
    if (report->answer.isUndecided)
        because(outcome, Verdict::Undecided, CheckReason::RuleLimit);
    else
        because(outcome, report->answer.value.isInvalid ? Verdict::Invalid : Verdict::Valid,
                reasonOf(report->answer.value.fault));
    if (!report->answer.isUndecided)
        outcome.offset = static_cast<std::uint32_t>(report->offset);
    return true;
}

/// Adds a warning, if there is one, to the outcome of a URN that the namespace's current rule accepts.
void addWarning(CheckOutcome& outcome, const NamespaceEntry& entry, const NamespaceRule& rule,
                std::string_view urn, std::string_view nss)
{
    if (const std::optional<DigitProblem> problem = rule.problem(nss)) {
        because(outcome, Verdict::Valid,
                isAboutUuid(problem->fault) ? CheckReason::UuidVersion : CheckReason::CheckDigit);
        outcome.offset =
            static_cast<std::uint32_t>(nss.data() - urn.data() + std::ptrdiff_t(problem->offset));
        if (problem->fault == DigitFault::CheckDigit)
            outcome.computed = static_cast<unsigned char>(problem->expected.front());
    } else if (entry.withdrawn) {
        because(outcome, Verdict::Valid, CheckReason::NamespaceWithdrawn);
    } else if (!entry.leftList.empty()) {
        because(outcome, Verdict::Valid, CheckReason::NamespaceLeft);
    }
}

void applyRuleSet(const RuleSetRule& profile, std::string_view text, const urn::Urn& urn,
                  CheckOutcome& outcome)
{
    const RuleAnswer answer = profile.rule->get().judge(text, urn);
    switch (answer.verdict) {
    case grammar::MatchVerdict::Valid: return because(outcome, Verdict::Valid, CheckReason::ProfileAccepts);
    case grammar::MatchVerdict::Undecided:
        return because(outcome, Verdict::Undecided, CheckReason::RuleLimit);
    case grammar::MatchVerdict::Invalid:
        because(outcome, Verdict::Invalid, CheckReason::ProfileRejects);
        outcome.offset = static_cast<std::uint32_t>(answer.offset);
    }
}

/// Returns the NSS of a text that check() read as a URN; absent if the text has been replaced by another.
std::optional<std::string_view> nssOf(std::string_view text, const CheckOutcome& outcome, urn::Rfc rfc)
{
    const std::size_t nssOffset = std::size_t{outcome.nidOffset} + outcome.nidLength + 1;
    if (outcome.nidLength == 0 || outcome.reason == CheckReason::Syntax || text.size() < nssOffset)
        return std::nullopt;
    const std::string_view rest = text.substr(nssOffset);
    const auto endsNss = [](base::Bytes16 at) {
        return base::bytemask::equal(at, '?') | base::bytemask::equal(at, '#');
    };
    // Only RFC 8141 has components (section 2); in RFC 2141 everything that follows is the NSS.
    return rest.substr(0, rfc == urn::Rfc::Rfc8141 ? base::firstMember(rest, endsNss) : rest.size());
}

/// Returns the problem of a computed part of the NSS; its offset counts bytes of the URN.
std::optional<DigitProblem> problemOf(const CheckOutcome& outcome, std::string_view urn, std::string_view nss,
                                      const NamespaceRule& rule)
{
    const auto nssOffset = static_cast<std::size_t>(nss.data() - urn.data());
    std::optional<DigitProblem> problem =
        rule.problemAt(nss, outcome.offset - nssOffset, static_cast<char>(outcome.computed));
    if (problem)
        problem->offset += nssOffset;
    return problem;
}

void markUnregistered(std::string_view nid, CheckOutcome& outcome)
{
    because(outcome, Verdict::Unregistered,
            urn::neverRegistrable(nid) ? CheckReason::NidNeverRegistrable : CheckReason::NidNotRegistered);
}

/// Returns the NID in lowercase; empty if no URN can have it (RFC 8141 section 2).
std::string possibleNid(std::string_view nid)
{
    const std::string urn = "urn:" + std::string(nid) + ":a";
    const auto parsed = urn::parseUrn(urn, urn::Rfc::Rfc8141);
    return parsed && parsed->nid == nid ? grammar::asciiLowered(nid) : std::string();
}

} // namespace

UrnChecker::UrnChecker(CheckOptions options, std::shared_ptr<const NamespaceTable> namespaces)
    : m_options(std::move(options)), m_namespaces(std::move(namespaces))
{
    if (m_options.against == CheckAgainst::OneNamespace && m_namespaces)
        m_only = m_namespaces->find(m_options.nid);
    if (m_options.against == CheckAgainst::OwnNamespace || m_options.against == CheckAgainst::AllNamespaces)
        m_own = m_namespaces.get();
}

const NamespaceEntry* UrnChecker::entryFor(std::string_view nid) const
{
    if (m_options.against != CheckAgainst::OneNamespace)
        return m_own != nullptr ? m_own->find(nid) : nullptr;
    return m_options.nid.empty() || base::equalIgnoringCase(nid, m_options.nid) ? m_only : nullptr;
}

std::uint32_t UrnChecker::findRuleSlowly(std::string_view urn, const urn::UrnEnds& ends,
                                         CheckOutcome& outcome) const
{
    outcome = {};
    if (urn.size() > kMaxUrnLength) {
        outcome.verdict = Verdict::Undecided;
        outcome.reason = CheckReason::LineTooLong;
        return NamespaceTable::kNone;
    }
    if (ends.nidLength == 0) {
        outcome = syntaxOutcome(urn, ends);
        return NamespaceTable::kNone;
    }
    outcome.nidOffset = kNidOffset;
    outcome.nidLength = ends.nidLength;
    if (m_options.against == CheckAgainst::SyntaxOnly)
        return NamespaceTable::kNone;
    const std::string_view nid = urn.substr(kNidOffset, ends.nidLength);
    const NamespaceEntry* const entry = entryFor(nid);
    if (entry != nullptr && !entry->profileRules.empty()) {
        const std::expected<urn::Urn, urn::UrnFailure> parsed = urn::parseUrn(urn, m_options.rfc);
        const RuleSetRule* const profile = parsed ? profileRuleFor(*entry, parsed->nss) : nullptr;
        if (profile != nullptr) {
            applyRuleSet(*profile, urn, *parsed, outcome);
            return NamespaceTable::kNone;
        }
    }
    if (entry != nullptr && !entry->rules.empty())
        return static_cast<std::uint32_t>(entry - m_namespaces->entries().data());
    if (entry != nullptr && entry->isRegistered) {
        because(outcome, Verdict::Valid,
                entry->withdrawn          ? CheckReason::NamespaceWithdrawn
                : entry->leftList.empty() ? CheckReason::NoRule
                                          : CheckReason::NamespaceLeft);
    } else if (m_options.against == CheckAgainst::OneNamespace && !m_options.nid.empty() &&
               !base::equalIgnoringCase(nid, m_options.nid)) {
        because(outcome, Verdict::Invalid, CheckReason::OtherNamespace);
    } else {
        markUnregistered(nid, outcome);
    }
    return NamespaceTable::kNone;
}

CheckOutcome UrnChecker::check(std::string_view urn) const
{
    CheckOutcome outcome;
    urn::UrnEnds ends;
    readUrns({&urn, 1}, {&ends, 1});
    if (const std::uint32_t place = deciding(urn, ends, outcome); place != NamespaceTable::kNone) {
        const NamespaceEntry& entry = m_namespaces->entries()[place];
        judge(entry, entry.rules.front().rule->get(), urn, ends.nssIn(urn), outcome);
    }
    return outcome;
}

void UrnChecker::judge(const NamespaceEntry& entry, const NamespaceRule& rule, std::string_view urn,
                       std::string_view nss, CheckOutcome& outcome,
                       std::optional<grammar::MatchVerdict> verdict)
{
    const urn::Urn parts{
        .nid = urn.substr(outcome.nidOffset, outcome.nidLength), .nss = nss, .r = {}, .q = {}, .f = {}};
    const grammar::MatchVerdict known = verdict ? *verdict : rule.match(urn, parts);
    if (known == grammar::MatchVerdict::Valid) {
        // A warning about the URN itself comes before the warning that the namespace is withdrawn.
        if (!applyLists(entry, rule, urn, parts, outcome))
            addWarning(outcome, entry, rule, urn, nss);
        return;
    }
    applyRule(entry, rule.judge(urn, parts, known), urn, parts, outcome);
}

void UrnChecker::warn(const NamespaceEntry& entry, const NamespaceRule& rule, std::string_view urn,
                      std::string_view nss, CheckOutcome& outcome)
{
    addWarning(outcome, entry, rule, urn, nss);
}

void UrnChecker::reject(CheckOutcome& outcome)
{
    because(outcome, Verdict::Invalid, CheckReason::SyntaxRule);
}

CheckDetails UrnChecker::details(std::string_view urn, const CheckOutcome& outcome) const
{
    CheckDetails details;
    const std::optional<std::string_view> nss = nssOf(urn, outcome, m_options.rfc);
    if (nss)
        details.entry = entryFor(urn.substr(outcome.nidOffset, outcome.nidLength));
    if (details.entry == nullptr)
        return details;
    // Rules apply to the NID and NSS and, with components, to the rest of the text.
    const urn::Urn parts{
        .nid = urn.substr(outcome.nidOffset, outcome.nidLength), .nss = *nss, .r = {}, .q = {}, .f = {}};
    details.profile = profileRuleFor(*details.entry, *nss);
    if (details.profile != nullptr) {
        details.rejection = details.profile->rule->get().locate(urn, parts);
        return details;
    }
    if (details.entry->rules.empty())
        return details;
    const NamespaceRule& rule = details.entry->rules.front().rule->get();
    if (outcome.reason == CheckReason::SyntaxRule && outcome.computed != 0 && outcome.offset <= urn.size()) {
        details.rejection = RuleRejection{
            .rule = &rule, .urn = parts, .offset = outcome.offset, .state = outcome.computed - 1U};
        return details;
    }
    // A wrong check digit is reported only for URNs that the current rule accepts.
    bool isAccepted = outcome.reason == CheckReason::CheckDigit || outcome.reason == CheckReason::UuidVersion;
    if (!isAccepted) {
        details.rejection = rule.locate(urn, parts);
        isAccepted = !details.rejection && rule.match(urn, parts) == grammar::MatchVerdict::Valid;
    }
    if (isAccepted) {
        if (auto report = listReport(details.entry->rules.front(), rule, urn, parts))
            details.listed = std::move(report->answer);
    }
    for (const RuleVersion& earlier : std::span(details.entry->rules).subspan(1)) {
        if (isAccepted || details.acceptedBy)
            break;
        if (earlier.rule->get().match(urn, parts) == grammar::MatchVerdict::Valid)
            details.acceptedBy = earlier.version;
    }
    if (isAccepted || details.acceptedBy)
        details.digits = rule.problem(*nss);
    if (details.digits)
        details.digits->offset += static_cast<std::size_t>(nss->data() - urn.data());
    return details;
}

WrongDigits UrnChecker::wrongDigits(std::string_view urn, const CheckOutcome& outcome) const
{
    const std::optional<std::string_view> nss = nssOf(urn, outcome, m_options.rfc);
    const NamespaceEntry* const entry =
        nss ? entryFor(urn.substr(outcome.nidOffset, outcome.nidLength)) : nullptr;
    if (entry == nullptr || entry->rules.empty())
        return {};
    return {.entry = entry, .problem = problemOf(outcome, urn, *nss, entry->rules.front().rule->get())};
}

std::vector<std::string_view> UrnChecker::acceptingNids(std::string_view urn) const
{
    std::vector<std::string_view> nids;
    const std::expected<urn::Urn, urn::UrnFailure> parsed = urn::parseUrn(urn, m_options.rfc);
    if (urn.size() > kMaxUrnLength || !parsed || !m_namespaces)
        return nids;
    const std::string_view behindNid = urn.substr(kNidOffset + parsed->nid.size());
    std::string text;
    for (const NamespaceEntry& entry : m_namespaces->entries()) {
        if (entry.rules.empty())
            continue;
        text.assign("urn:").append(entry.nid).append(behindNid);
        const std::expected<urn::Urn, urn::UrnFailure> renamed = urn::parseUrn(text, m_options.rfc);
        const NamespaceRule& rule = entry.rules.front().rule->get();
        if (!renamed || rule.match(text, *renamed) != grammar::MatchVerdict::Valid)
            continue;
        const std::optional<ListReport> report = listReport(entry.rules.front(), rule, text, *renamed);
        if (!report || (!report->answer.isUndecided && !report->answer.value.isInvalid))
            nids.emplace_back(entry.nid);
    }
    return nids;
}

std::string UrnChecker::normalized(const urn::Urn& urn, urn::NormalForm form) const
{
    const NamespaceEntry* const entry = entryFor(urn.nid);
    const Equivalence* const added = equivalenceOf(urn.nid);
    if (added == nullptr)
        return urn::normalizedUrn(urn, form);
    // The rule may accept only uppercase letters, such as the check character "X" of an ISSN. Equivalent
    // names have the same two forms and thus get the same one.
    const auto isAccepted = [&](const std::string& text) {
        const std::expected<urn::Urn, urn::UrnFailure> parsed = urn::parseUrn(text, m_options.rfc);
        return parsed &&
               entry->rules.front().rule->get().match(text, *parsed) == grammar::MatchVerdict::Valid;
    };
    std::string lower = added->normalized(urn, form);
    if (isAccepted(lower))
        return lower;
    std::string upper = added->normalized(urn, form, LetterCase::Upper);
    return isAccepted(upper) ? upper : lower;
}

const Equivalence* UrnChecker::equivalenceOf(std::string_view nid) const
{
    const NamespaceEntry* const entry = entryFor(nid);
    if (entry == nullptr || entry->rules.empty())
        return nullptr;
    const Equivalence& added = entry->rules.front().rule->get().equivalence();
    return added.isPlain() ? nullptr : &added;
}

UrnChecker entryChecker(NamespaceEntry entry, urn::Rfc rfc)
{
    CheckOptions options{.against = CheckAgainst::OneNamespace, .rfc = rfc, .nid = entry.nid};
    return {std::move(options),
            std::make_shared<const NamespaceTable>(std::vector<NamespaceEntry>{std::move(entry)})};
}

UrnChecker ruleChecker(std::string_view nid, RuleSource rule, urn::Rfc rfc)
{
    return entryChecker(
        {.nid = possibleNid(nid),
         .rules = {{.version = 0, .rule = std::make_shared<const LazyRule>(std::move(rule))}}},
        rfc);
}

UrnChecker ruleChecker(std::string_view nid, NamespaceRule rule, urn::Rfc rfc)
{
    return entryChecker(
        {.nid = possibleNid(nid),
         .rules = {{.version = 0, .rule = std::make_shared<const LazyRule>(std::move(rule))}}},
        rfc);
}

} // namespace nidus::check
