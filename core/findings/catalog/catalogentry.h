// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <cstdint>
#include <optional>

namespace nidus::findings {

/// What a finding is about; the first word of its id.
enum class FindingFamily : std::uint8_t {
    Check,
    Grammar,
    Import,
    Namespace,
    Nid,
    Process,
    Profile,
    Review,
    Rule,
    Template,
    Urn,
};

/// What is known about one finding id. Texts are English sources; the functions below translate them.
struct CatalogueEntry
{
    FindingId id;
    Severity severity; ///< the severity it has unless a caller lowers it
    FindingFamily family;
    /// Whether a reason lets it pass. What breaks a MUST that no step of the process lets pass cannot: the
    /// rules for NIDs, the description of a revision's changes, what has to be on record (RFC 8141
    /// sections 5.1, 5.2, 6.2, 6.3).
    bool canBeAccepted = true;
    std::optional<Severity> inDraft{};      ///< another severity, of what a draft may still lack
    std::optional<Severity> inSubmission{}; ///< another one, of what nobody can send
    const char* rfc;                        ///< "RFC 8141", "RFC 2141", or "" for our own rules
    const char* section;                    ///< "2.1", "" where there is none
    const char* message;                    ///< one sentence; %1, %2 stand for the finding's arguments
    const char* reason;                     ///< why the rule is there
    const char* example;                    ///< input that shows it; not translated
    const char* fix;                        ///< what to do
};

} // namespace nidus::findings
