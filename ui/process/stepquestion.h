// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/state.h"
#include "core/workflow/drafts/draftprocess.h"
#include "ui/support/widgets/stepdialog.h"

namespace nidus::ui {

/// Returns the texts of the question before a step of `draft`.
[[nodiscard]] StepDialog::Question stepTexts(workflow::ProcessStep step, const registration::Draft& draft);

/// Returns the question before a step, with everything that it requires: what prevents it or needs a reason,
/// each unanswered question, and the warnings.
[[nodiscard]] StepDialog::Question stepQuestion(const StepDialog::Question& about,
                                                const workflow::StepRequirements& required);

/// Returns the message that a draft has a new state, and where the email is that Nidus did not send.
[[nodiscard]] QString stepTakenText(const QString& name, registration::State state, const QString& mailPlace);

} // namespace nidus::ui
