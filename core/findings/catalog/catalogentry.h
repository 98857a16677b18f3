// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <cstdint>
#include <optional>

namespace nidus::findings {

/// The subject of a finding; the first word of its id.
enum class FindingFamily : std::uint8_t {
    Check,
    Grammar,
    Import,
    Namespace,
    Nid,
    Process,
    RuleSet,
    Review,
    Rule,
    Template,
    Urn,
};

/// Data about one finding id. Texts are English sources; the functions in catalog.h translate them.
struct CatalogEntry
{
    FindingId id;
    Severity severity; ///< default severity, which a caller may lower
    FindingFamily family;
    /// Whether it can be accepted with a reason. Findings that violate a MUST cannot: the rules for NIDs, the
    /// description of a revision's changes, documents that must be recorded (RFC 8141 sections 5.1, 5.2,
    /// 6.2, 6.3).
    bool canBeAccepted = true;
    std::optional<Severity> inDraft{};      ///< severity in drafts, if content may be unfinished
    std::optional<Severity> inSubmission{}; ///< severity in submissions, if the content cannot be sent
    const char* rfc;                        ///< "RFC 8141", "RFC 2141", or "" for our own rules
    const char* section;                    ///< "2.1", or ""
    const char* message;                    ///< one sentence; %1, %2 are the finding's arguments
    const char* reason;                     ///< why the rule exists
    const char* example;                    ///< input that causes the finding; not translated
    const char* fix;                        ///< what to do
};

} // namespace nidus::findings
