// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/lists/listanswer.h"
#include "core/check/namespacetable.h"
#include "core/check/verdict.h"
#include "core/urn/urn.h"
#include "core/urn/urnparser.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::check {

/// What URNs are checked against.
enum class CheckAgainst : std::uint8_t {
    OwnNamespace,  ///< "auto": RFC syntax, then the URN's own namespace
    SyntaxOnly,    ///< "none": RFC syntax only
    OneNamespace,  ///< a NID: every URN must belong to it
    AllNamespaces, ///< "all": like OwnNamespace; details() and acceptingNids() report the others
};

/// Why a line got its verdict. The message is created in core/findings.
enum class CheckReason : std::uint8_t {
    None,                ///< valid without warning
    Syntax,              ///< UrnError has the details
    NidNotRegistered,    ///< verdict unregistered
    NidNeverRegistrable, ///< unregistered; urn::neverRegistrable() has the rule (RFC 8141 section 5)
    OtherNamespace,      ///< OneNamespace: the NID is a different one
    NamespaceWithdrawn,  ///< valid, with a warning (RFC 8141 section 5.1: URNs are permanent)
    NamespaceLeft,       ///< valid, with a warning: the namespace is no longer in IANA's list
    LineTooLong,         ///< undecided: longer than kMaxUrnLength
    NoMember,            ///< invalid: the line is not a JSON object with such a string
    DuplicateMember,     ///< invalid: the member is twice in the object
    NotOneObject,        ///< invalid: the line is not exactly one JSON object
    NoColumn,            ///< invalid: the row has no such field
    QuoteUnclosed,       ///< invalid: a quotation mark of a table is never closed
    SyntaxRule,          ///< invalid: the namespace's own rule rejects it
    EarlierVersion,      ///< valid, with a warning: only the rule of an earlier version accepts it
    CheckDigit,          ///< valid, with a warning
    UuidVersion,         ///< valid, with a warning: the version or variant of a UUID
    RuleLimit,           ///< undecided: the namespace's rule did not reach a verdict
    NoRule,              ///< valid, with a warning: the namespace has no rule yet
    ProfileAccepts,      ///< valid: a rule set accepts it, whatever is registered
    ProfileRejects,      ///< invalid: a rule set rejects it, whatever is registered
    // The namespace's rule accepts the URN, but a subregistry has something to report about a value in it.
    ValueNotListed,    ///< invalid, or valid with a warning
    ValueWrongRange,   ///< invalid: the label is that of another range
    ValueOutsideRange, ///< invalid if the URN has a label, otherwise valid with a warning
    ValueReserved,     ///< valid with a warning, like those below
    ValueDeprecated,
    ValueExpired,
    ValueRetired,
    ValueWithdrawn,
    ValueSpelling, ///< valid with a warning: the list writes the number with other leading zeros
    ValueReleased, ///< as ValueNotListed, but the value was held before
};

/// Whether the line itself is at fault: no URN was read from it, and the text is only its start.
[[nodiscard]] constexpr bool isAboutLine(CheckReason reason)
{
    return reason == CheckReason::LineTooLong || reason == CheckReason::NoMember ||
           reason == CheckReason::DuplicateMember || reason == CheckReason::NotOneObject ||
           reason == CheckReason::NoColumn || reason == CheckReason::QuoteUnclosed;
}

inline constexpr std::size_t kMaxUrnLength = std::size_t{1}
                                             << 20; ///< bytes; longer is undecided, never invalid

/// The verdict on one text. Trivially copyable and without text: messages are created when they are shown.
struct CheckOutcome
{
    Verdict verdict = Verdict::Valid;
    CheckReason reason = CheckReason::None;
    urn::UrnError error = urn::UrnError::SchemeTruncated; ///< only with CheckReason::Syntax
    std::uint32_t offset = 0;   ///< 0-based byte of the URN that the reason refers to
    std::uint8_t nidOffset = 0; ///< where the NID starts, if it could be read
    std::uint8_t nidLength = 0; ///< 0 = no NID could be read
    /// What was computed along the way, or 0: with CheckReason::CheckDigit, the expected digit; with
    /// SyntaxRule, RuleRejection::state + 1. Only saves computing it again; not compared.
    std::uint16_t computed = 0;

    bool operator==(const CheckOutcome& other) const
    {
        return verdict == other.verdict && reason == other.reason && error == other.error &&
               offset == other.offset && nidOffset == other.nidOffset && nidLength == other.nidLength;
    }
};

/// Whether the URN is valid, but has a warning.
[[nodiscard]] constexpr bool hasWarning(const CheckOutcome& outcome)
{
    return outcome.verdict == Verdict::Valid && outcome.reason != CheckReason::None &&
           outcome.reason != CheckReason::ProfileAccepts;
}

struct CheckOptions
{
    CheckAgainst against = CheckAgainst::OwnNamespace;
    urn::Rfc rfc = urn::Rfc::Rfc8141;
    std::string nid; ///< OneNamespace only, any case; empty: any NID (an informal draft has none yet)
};

/// Details of an outcome, computed when it is shown.
struct CheckDetails
{
    const NamespaceEntry* entry = nullptr;  ///< borrowed from the table; null if no namespace was involved
    std::optional<RuleRejection> rejection; ///< by the rule that decides
    const RuleSetRule* profile = nullptr;   ///< set if a rule set decides; borrowed like the entry
    std::optional<int> acceptedBy;          ///< with a rejection: the latest earlier version that accepts it
    std::optional<DigitProblem>
        digits; ///< for a URN that some rule accepts; its offset counts bytes of the URN
    std::optional<ListAnswer> listed; ///< for a URN that the current rule accepts, if there is something to
                                      ///< report; borrows from the URN
};

/// The result of checking a computed part of a name.
struct WrongDigits
{
    const NamespaceEntry* entry = nullptr; ///< borrowed from the table
    std::optional<DigitProblem> problem;   ///< its offset counts bytes of the URN
};

/// Checks single URNs. Immutable and shared by threads; allocates nothing per URN.
class UrnChecker
{
public:
    UrnChecker(CheckOptions options, std::shared_ptr<const NamespaceTable> namespaces);

    [[nodiscard]] CheckOutcome check(std::string_view urn) const;
    /// check() in steps, so that many URNs can take each step together. First step: the RFC's syntax. `ends`
    /// has the size of `urns`.
    void readUrns(std::span<const std::string_view> urns, std::span<urn::UrnEnds> ends) const
    {
        urn::findUrnEnds(urns, ends, m_options.rfc);
    }
    /// Second step: returns the table index of the namespace whose rule decides; kNone if the outcome is
    /// final.
    [[nodiscard]] std::uint32_t deciding(std::string_view urn, const urn::UrnEnds& ends,
                                         CheckOutcome& outcome) const
    {
        if (m_own != nullptr && ends.nidLength != 0 && urn.size() <= kMaxUrnLength) [[likely]] {
            const std::string_view fromNid(urn.data() + urn::kSchemeLength, urn.size() - urn::kSchemeLength);
            const NamespaceTable::Place place = m_own->placeOf(fromNid, ends.nidLength);
            if (place.isRuled) [[likely]] {
                outcome = {.nidOffset = urn::kSchemeLength, .nidLength = ends.nidLength};
                return place.entry;
            }
        }
        return findRuleSlowly(urn, ends, outcome);
    }
    /// Third step: applies the namespace's current rule, or its `verdict` if it has already run on the NSS.
    static void judge(const NamespaceEntry& entry, const NamespaceRule& rule, std::string_view urn,
                      std::string_view nss, CheckOutcome& outcome,
                      std::optional<grammar::MatchVerdict> verdict = std::nullopt);
    /// The same for a URN that the namespace's current rule accepts, if the lists have nothing to report.
    static void warn(const NamespaceEntry& entry, const NamespaceRule& rule, std::string_view urn,
                     std::string_view nss, CheckOutcome& outcome);
    /// The same for a URN that the namespace's only rule rejects, without the place.
    static void reject(CheckOutcome& outcome);
    /// Returns why check() gave this outcome, as far as a namespace's rule is involved. Computes only what
    /// the outcome does not contain.
    [[nodiscard]] CheckDetails details(std::string_view urn, const CheckOutcome& outcome) const;
    /// The same for CheckReason::CheckDigit and UuidVersion only, for reports on millions of URNs. Empty if
    /// the text does not belong to the outcome.
    [[nodiscard]] WrongDigits wrongDigits(std::string_view urn, const CheckOutcome& outcome) const;
    /// Returns the NIDs, in the table's order, whose current rule accepts this name under their NID. Empty if
    /// the text is not a URN.
    [[nodiscard]] std::vector<std::string_view> acceptingNids(std::string_view urn) const;
    /// Returns the form for comparing URNs: RFC 8141 section 3.1 and, unless the options are SyntaxOnly, the
    /// namespace's additions. Of two letter cases it has the one that the namespace's rule accepts.
    [[nodiscard]] std::string normalized(const urn::Urn& urn, urn::NormalForm form) const;
    /// Returns the namespace's additions to the comparison of its names; null if there are none.
    [[nodiscard]] const Equivalence* equivalenceOf(std::string_view nid) const;
    [[nodiscard]] const CheckOptions& options() const { return m_options; }
    /// Null if only the RFC's syntax is checked.
    [[nodiscard]] const NamespaceTable* namespaces() const { return m_namespaces.get(); }

private:
    /// Returns the entry that applies to a NID; null if there is none.
    [[nodiscard]] const NamespaceEntry* entryFor(std::string_view nid) const;

    /// deciding() for the less frequent cases.
    [[nodiscard]] std::uint32_t findRuleSlowly(std::string_view urn, const urn::UrnEnds& ends,
                                               CheckOutcome& outcome) const;

    CheckOptions m_options;
    std::shared_ptr<const NamespaceTable> m_namespaces;
    const NamespaceTable* m_own = nullptr;  ///< set if every URN's own namespace applies
    const NamespaceEntry* m_only = nullptr; ///< OneNamespace: looked up once
};

/// Checks URNs against the rules of one namespace.
[[nodiscard]] UrnChecker entryChecker(NamespaceEntry entry, urn::Rfc rfc = urn::Rfc::Rfc8141);
/// Checks URNs against one rule, such as that of a draft. With an empty NID, any NID is accepted.
[[nodiscard]] UrnChecker ruleChecker(std::string_view nid, RuleSource rule, urn::Rfc rfc = urn::Rfc::Rfc8141);
[[nodiscard]] UrnChecker ruleChecker(std::string_view nid, NamespaceRule rule,
                                     urn::Rfc rfc = urn::Rfc::Rfc8141);

} // namespace nidus::check
