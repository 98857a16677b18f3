// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/findingids.h"
#include "core/workflow/drafts/draftprocess.h"
#include "core/workflow/drafts/nextstep.h"
#include "core/workflow/drafts/registrylint.h"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace nidus::ui {

class RegistrySession;

/// The documents that must be recorded, by the finding when one is missing.
inline constexpr std::array kRecords{
    std::pair{findings::kProcessReportMissing, registration::EventKind::Reviewed},
    std::pair{findings::kProcessDirectionMissing, registration::EventKind::Directed},
    std::pair{findings::kProcessRecognitionMissing, registration::EventKind::Recognized},
    std::pair{findings::kProcessSpecificationMissing, registration::EventKind::Specified}};

/// What the header of a draft says about its next step, and what its button does.
struct NextNotice
{
    enum class Button : std::uint8_t { Step, Comment, Assign, Mail };

    QString sentence;
    Button button = Button::Step;
};

/// The requirements that the text of a draft on screen does not meet. What the registry knows about the draft
/// is read once, not again after each change of the text.
class OpenRequirements final
{
public:
    /// Reads what the registry knows about a draft besides its record; absent = no draft.
    void read(RegistrySession& session, const std::optional<registration::DraftRecord>& record);
    /// `shown` is the text on screen with its findings, `rule` the syntax rule on screen, and `act` who would
    /// take the step.
    [[nodiscard]] QList<findings::Finding> of(workflow::ProcessStep step,
                                              const workflow::LintedSubject& shown,
                                              const std::optional<registration::SyntaxRule>& rule,
                                              const storage::Act& act) const;
    /// Returns the next step of the draft for the user; nothing without a draft.
    [[nodiscard]] std::optional<workflow::NextStep> nextStep() const;
    /// Whether the user may answer the questions of the review.
    [[nodiscard]] bool mayAnswer() const { return !m_stored || m_stored->mayAnswer; }
    /// Returns the name by which the draft has the user as an author; empty if it does not.
    [[nodiscard]] QString authorName() const { return m_stored ? m_stored->authorName : QString(); }
    /// Returns what to say to `who` about the next step; nothing if its button says enough.
    [[nodiscard]] std::optional<NextNotice> nextNotice(const QString& who) const;

private:
    struct Stored
    {
        registration::DraftRecord record;
        workflow::StepFacts facts; ///< without findings
        workflow::NextStep next{};
        bool mayAnswer = true;
        QString authorName;
        std::optional<registration::Version> base; ///< that the draft revises
    };
    /// Whether a step describes the changes itself before it asks.
    [[nodiscard]] static bool describesChanges(const Stored& stored, const registration::Draft& draft);

    std::optional<Stored> m_stored;
};

} // namespace nidus::ui
