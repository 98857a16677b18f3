// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"
#include "ui/support/text/findingcounts.h"

#include <QColor>
#include <QIcon>
#include <QString>
#include <cstdint>

namespace nidus::ui {

/// How a finding is shown. What is not an error while drafting but must be fixed before the review, such as
/// an empty field, is to do.
enum class FindingRank : std::uint8_t {
    Accepted, ///< somebody accepted it with a reason
    ToDo,
    Information,
    Warning,
    Error
};

/// Whether a finding is about a field without a text.
[[nodiscard]] bool isUnfilled(const findings::Finding& finding,
                              const registration::RegistrationTemplate& about);
[[nodiscard]] FindingRank findingRank(const findings::Finding& finding,
                                      const registration::RegistrationTemplate& about);
/// Returns the icon of a rank; its color is readable on the current palette.
[[nodiscard]] QIcon rankIcon(FindingRank rank);
/// Returns the color of the icon.
[[nodiscard]] QColor rankColor(FindingRank rank);
/// Returns "Error", "Warning", "Note", "Still to do", or "Accepted".
[[nodiscard]] QString rankWord(FindingRank rank);
/// Returns how many findings of each kind there are; empty if there are none.
[[nodiscard]] QString findingCountsText(const FindingCounts& counts);
/// Returns when the finding will be more severe than in the present state of its draft, such as "required
/// before review"; empty if it will not.
[[nodiscard]] QString laterSeverity(const findings::Finding& finding);

} // namespace nidus::ui
