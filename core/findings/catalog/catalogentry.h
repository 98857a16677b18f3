// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/findings/values/finding.h"
#include "core/grammar/text/grammarfinding.h"
#include "core/grammar/text/grammarlimits.h"
#include "core/urn/nid.h"
#include "core/urn/urn.h"
#include "core/urn/urnparser.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

namespace nidus::findings {

/// The place of a rule, such as {"RFC 8141", "2.1"}; empty for our own rules.
struct CitedRule
{
    const char* rfc = "";
    const char* section = "";
};

/// An argument that is a word of a closed list, such as the heading of a field. Findings contain it in
/// English; message() translates it. Facts may follow it after a comma.
struct WordArgument
{
    int number = 0; ///< 1 for %1; 0: none
    const char* context = "";
};

/// A value of a lower layer that an entry describes.
using FindingCause = std::variant<std::monostate, urn::UrnError, urn::UrnAdvice, urn::NidRule,
                                  check::CheckReason, grammar::GrammarCode, grammar::GrammarLimit>;

/// Data about one finding id. Texts are English sources; the functions in catalog.h translate them.
struct CatalogEntry
{
    FindingId id;
    std::array<FindingCause, 2> causes{}; ///< the values that it describes; none if only the id is used
    Severity severity;                    ///< default severity, which a caller may lower
    /// Whether it can be accepted with a reason. Findings that violate a MUST cannot: the rules for NIDs, the
    /// description of a revision's changes, documents that must be recorded (RFC 8141 sections 5.1, 5.2,
    /// 6.2, 6.3).
    bool canBeAccepted = true;
    std::optional<Severity> inDraft{};      ///< severity in drafts, if content may be unfinished
    std::optional<Severity> inSubmission{}; ///< severity in submissions, if the content cannot be sent
    CitedRule rule{};
    std::array<WordArgument, 2> words{};
    const char* message; ///< one sentence; %1, %2 are the finding's arguments
    const char* reason;  ///< why the rule exists
    const char* example; ///< input that causes the finding; not translated
    const char* fix;     ///< what to do
};

} // namespace nidus::findings
