// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/event.h"

#include <QString>

namespace nidus::ui {

/// The notes that the window records when somebody sends an email. The history is in English; %1 is the
/// recipient.
inline constexpr QLatin1StringView kReviewMailNote{"Review as email to %1"};
inline constexpr QLatin1StringView kRequestMailNote{"Request as email to %1"};
inline constexpr QLatin1StringView kReminderMailNote{"Reminder as email to %1"};

/// Returns the note of an event in the language of the window, as far as the program wrote it; what people
/// wrote stays as it is.
[[nodiscard]] QString noteText(const registration::Event& event);

} // namespace nidus::ui
