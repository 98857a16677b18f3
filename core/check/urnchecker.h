// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacetable.h"
#include "core/check/verdict.h"
#include "core/urn/urn.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace nidus {

/// What URNs are checked against.
enum class CheckAgainst : std::uint8_t {
    OwnNamespace, ///< "auto": RFC syntax, then the URN's own namespace
    SyntaxOnly,   ///< "none": RFC syntax only
    OneNamespace, ///< a NID: every URN must belong to it
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
};

inline constexpr std::size_t kMaxUrnLength = std::size_t{1}
                                             << 20; ///< bytes; longer is undecided, never invalid

/// The verdict on one text. Trivially copyable, without text: sentences are made when shown.
struct CheckOutcome
{
    Verdict verdict = Verdict::Valid;
    CheckReason reason = CheckReason::None;
    UrnError error = UrnError::SchemeTruncated; ///< only with CheckReason::Syntax
    std::uint32_t offset = 0;                   ///< 0-based byte of the URN where the reason stands
    std::uint8_t nidOffset = 0;                 ///< where the NID stands, when it could be read
    std::uint8_t nidLength = 0;                 ///< 0 = no NID could be read

    bool operator==(const CheckOutcome&) const = default;
};

struct CheckOptions
{
    CheckAgainst against = CheckAgainst::OwnNamespace;
    Rfc rfc = Rfc::Rfc8141;
    std::string nid; ///< OneNamespace only, any case
};

/// Checks single URNs. Immutable and shared by threads; allocates nothing per URN.
class UrnChecker
{
public:
    UrnChecker(CheckOptions options, std::shared_ptr<const NamespaceTable> namespaces);

    [[nodiscard]] CheckOutcome check(std::string_view urn) const;
    [[nodiscard]] const CheckOptions& options() const { return m_options; }

private:
    CheckOptions m_options;
    std::shared_ptr<const NamespaceTable> m_namespaces;
};

} // namespace nidus
