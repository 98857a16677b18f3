// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"

#include <QColor>
#include <QIcon>
#include <QString>
#include <cstdint>

namespace nidus::ui {

/// How a finding is shown. A required field that is still empty is no error while drafting, but still to do.
enum class FindingRank : std::uint8_t {
    Accepted, ///< somebody lets it pass
    ToDo,
    Information,
    Warning,
    Error
};

[[nodiscard]] FindingRank findingRank(const findings::Finding& finding, const registration::RegistrationTemplate& about);
/// Shape and colour of a rank; the colour is readable on the palette in use.
[[nodiscard]] QIcon rankIcon(FindingRank rank);
/// The colour of the icon.
[[nodiscard]] QColor rankColor(FindingRank rank);
/// "Error", "Warning", "Note", "Still to do", "Accepted".
[[nodiscard]] QString rankWord(FindingRank rank);

} // namespace nidus::ui
