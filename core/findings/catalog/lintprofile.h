// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <QLatin1StringView>
#include <QList>
#include <QStringView>
#include <array>
#include <cstdint>
#include <optional>

namespace nidus::findings {

/// How strictly a template is checked.
enum class LintProfile : std::uint8_t {
    Draft,      ///< being written: unfinished content is only information
    Review,     ///< as reviewers read it: the severity in the catalog
    Submission, ///< about to be sent or registered: content that would be sent back is an error
};

/// The stable words of the profiles, in the order of LintProfile.
inline constexpr std::array kProfileWords{QLatin1StringView("draft"), QLatin1StringView("review"),
                                          QLatin1StringView("submission")};
[[nodiscard]] QLatin1StringView profileWord(LintProfile profile);
[[nodiscard]] std::optional<LintProfile> profileFromWord(QStringView word);

/// Returns the severity of an id under a profile if it differs from the catalog.
[[nodiscard]] std::optional<Severity> severityIn(LintProfile profile, FindingId id);

/// Returns the findings with the severities of a profile.
[[nodiscard]] QList<Finding> withProfile(QList<Finding> findings, LintProfile profile);

} // namespace nidus::findings
