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

/// How strictly a template is judged.
enum class LintProfile : std::uint8_t {
    Draft,      ///< being written: what is only unfinished is no more than information
    Review,     ///< as reviewers read it: the severity of the catalogue
    Submission, ///< about to be sent or registered: what would be sent back is an error
};

/// The stable words of the profiles, in their order.
inline constexpr std::array kProfileWords{QLatin1StringView("draft"), QLatin1StringView("review"),
                                          QLatin1StringView("submission")};
[[nodiscard]] QLatin1StringView profileWord(LintProfile profile);
[[nodiscard]] std::optional<LintProfile> profileFromWord(QStringView word);

/// The severity that an id has under a profile, where that differs from the catalogue's.
[[nodiscard]] std::optional<Severity> severityIn(LintProfile profile, FindingId id);

/// Gives findings the severities of a profile.
void applyProfile(QList<Finding>& findings, LintProfile profile);

} // namespace nidus::findings
