// SPDX-License-Identifier: Apache-2.0
#pragma once

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
    AllNamespaces, ///< "all": as OwnNamespace; details() and acceptingNids() tell about the others
};

/// Why a line got its verdict. The sentence is made in core/findings.
enum class CheckReason : std::uint8_t {
    None,                ///< valid without remark
    Syntax,              ///< UrnError says which
    NidNotRegistered,    ///< verdict unregistered
    NidNeverRegistrable, ///< unregistered, and "x-..." can never be (RFC 8141 section 5.1)
    OtherNamespace,      ///< OneNamespace: the NID is another one
    NamespaceWithdrawn,  ///< valid, with a warning (RFC 8141 section 5.1: URNs are for ever)
    LineTooLong,         ///< undecided: longer than kMaxUrnLength
    NoMember,            ///< invalid: the line is no JSON object with that text
    NoColumn,            ///< invalid: the row has no such field
    SyntaxRule,          ///< invalid: the namespace's own rule rejects it
    EarlierVersion,      ///< valid, with a warning: only the rule of an earlier version accepts it
    CheckDigit,          ///< valid, with a warning
    RuleLimit,           ///< undecided: the namespace's rule gave no verdict
    NoRule,              ///< valid, with a warning: the namespace has no rule yet
    ProfileAccepts,      ///< valid: a profile says so, whatever is registered
    ProfileRejects,      ///< invalid: a profile says so, whatever is registered
};

/// Whether the line is at fault: no URN was read of it, and its text is no more than what it begins with.
[[nodiscard]] constexpr bool isAboutLine(CheckReason reason)
{
    return reason == CheckReason::LineTooLong || reason == CheckReason::NoMember ||
           reason == CheckReason::NoColumn;
}

inline constexpr std::size_t kMaxUrnLength = std::size_t{1}
                                             << 20; ///< bytes; longer is undecided, never invalid

/// The verdict on one text. Trivially copyable, without text: sentences are made when shown.
struct CheckOutcome
{
    Verdict verdict = Verdict::Valid;
    CheckReason reason = CheckReason::None;
    urn::UrnError error = urn::UrnError::SchemeTruncated; ///< only with CheckReason::Syntax
    std::uint32_t offset = 0;                   ///< 0-based byte of the URN where the reason stands
    std::uint8_t nidOffset = 0;                 ///< where the NID stands, when it could be read
    std::uint8_t nidLength = 0;                 ///< 0 = no NID could be read
    /// With CheckReason::CheckDigit: the digit that belongs there, where one was computed on the way. Only
    /// spares computing it again, and is not compared.
    char computed = 0;

    bool operator==(const CheckOutcome& other) const
    {
        return verdict == other.verdict && reason == other.reason && error == other.error &&
               offset == other.offset && nidOffset == other.nidOffset && nidLength == other.nidLength;
    }
};

struct CheckOptions
{
    CheckAgainst against = CheckAgainst::OwnNamespace;
    urn::Rfc rfc = urn::Rfc::Rfc8141;
    std::string nid; ///< OneNamespace only, any case; empty: any NID (an informal draft has none yet)
};

/// What is behind an outcome, made when it is shown.
struct CheckDetails
{
    const NamespaceEntry* entry = nullptr;  ///< borrowed from the table; null where no namespace had a say
    std::optional<RuleRejection> rejection; ///< of the rule that decides
    const ProfileRule* profile = nullptr; ///< of which it is, where a profile decides; borrowed as the entry
    std::optional<int> acceptedBy;        ///< with a rejection: the latest earlier version that accepts it
    std::optional<DigitProblem>
        digits; ///< of a URN that some rule accepts; its offset counts bytes of the URN
};

/// What a computation found in a name of a namespace.
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
    /// check() in steps, so that many URNs can take each together. First: the RFC's syntax. `ends` is as long
    /// as `urns`.
    void readUrns(std::span<const std::string_view> urns, std::span<urn::UrnEnds> ends) const
    {
        urn::findUrnEnds(urns, ends, m_options.rfc);
    }
    /// Second: the namespace that has a rule, which decides, as its place in the table; kNone when the
    /// outcome is final.
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
        return decidingOtherwise(urn, ends, outcome);
    }
    /// Third: what its present rule says, or said as `verdict` of the NSS.
    static void judge(const NamespaceEntry& entry, const NamespaceRule& rule, std::string_view urn,
                      std::string_view nss, CheckOutcome& outcome,
                      std::optional<grammar::MatchVerdict> verdict = std::nullopt);
    /// Why check() said so of this text, as far as a namespace's rule has a part in it. Does again only what
    /// the outcome does not tell.
    [[nodiscard]] CheckDetails details(std::string_view urn, const CheckOutcome& outcome) const;
    /// The same of CheckReason::CheckDigit alone, for reports on millions of them. Nothing where the text is
    /// another one than that of the outcome.
    [[nodiscard]] WrongDigits wrongDigits(std::string_view urn, const CheckOutcome& outcome) const;
    /// The NIDs, in the table's order, whose present rule accepts this name under their NID. Empty when the
    /// text is no URN.
    [[nodiscard]] std::vector<std::string_view> acceptingNids(std::string_view urn) const;
    /// The form under which URNs are compared: RFC 8141 section 3.1, with what the namespace adds to it
    /// unless the options say SyntaxOnly.
    [[nodiscard]] std::string normalised(const urn::Urn& urn, urn::NormalForm form) const;
    /// What the namespace adds to the comparison of its names; null where that is nothing.
    [[nodiscard]] const Equivalence* equivalenceOf(std::string_view nid) const;
    [[nodiscard]] const CheckOptions& options() const { return m_options; }
    /// Null when nothing but the RFC's syntax counts.
    [[nodiscard]] const NamespaceTable* namespaces() const { return m_namespaces.get(); }

private:
    /// The entry that has a say about a NID; null when there is none.
    [[nodiscard]] const NamespaceEntry* entryFor(std::string_view nid) const;

    /// deciding() whatever there is to decide.
    [[nodiscard]] std::uint32_t decidingOtherwise(std::string_view urn, const urn::UrnEnds& ends,
                                                  CheckOutcome& outcome) const;

    CheckOptions m_options;
    std::shared_ptr<const NamespaceTable> m_namespaces;
    const NamespaceTable* m_own = nullptr;  ///< where every URN's own namespace counts
    const NamespaceEntry* m_only = nullptr; ///< OneNamespace: looked up once
};

/// Checks URNs against the rules of one namespace.
[[nodiscard]] UrnChecker entryChecker(NamespaceEntry entry, urn::Rfc rfc = urn::Rfc::Rfc8141);
/// Checks URNs against one rule, such as that of a draft. An empty NID lets any NID pass.
[[nodiscard]] UrnChecker ruleChecker(std::string_view nid, RuleSource rule, urn::Rfc rfc = urn::Rfc::Rfc8141);
[[nodiscard]] UrnChecker ruleChecker(std::string_view nid, NamespaceRule rule, urn::Rfc rfc = urn::Rfc::Rfc8141);

} // namespace nidus::check
