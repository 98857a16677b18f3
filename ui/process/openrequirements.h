// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/draftprocess.h"
#include "core/workflow/drafts/nextstep.h"
#include "core/workflow/drafts/registrylint.h"

#include <optional>

namespace nidus::ui {

class DraftDocument;
class RegistrySession;

/// The requirements that the text of a draft on screen does not meet. What the registry knows about the draft
/// is read once, not again after each change of the text.
class OpenRequirements final
{
public:
    /// Reads what the registry knows about the draft; null = none.
    void read(RegistrySession& session, const DraftDocument* document);
    /// `shown` is the text on screen with its findings, and `act` who would take the step.
    [[nodiscard]] QList<findings::Finding>
    of(workflow::ProcessStep step, const workflow::LintedSubject& shown, const storage::Act& act) const;
    /// Returns the next step of the draft for the user; nothing without a draft.
    [[nodiscard]] std::optional<workflow::NextStep> nextStep() const;
    /// Returns the event with which somebody returned the draft to its author; nothing if it needs no reply.
    [[nodiscard]] std::optional<registration::Event> lastReturn() const;

private:
    struct Stored
    {
        registration::DraftRecord record;
        workflow::StepFacts facts; ///< without findings
        workflow::NextStep next{};
        std::optional<registration::Version> base; ///< that the draft revises
    };
    /// Whether a step describes the changes itself before it asks.
    [[nodiscard]] static bool describesChanges(const Stored& stored, const registration::Draft& draft);

    std::optional<Stored> m_stored;
};

} // namespace nidus::ui
