// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/lintprofile.h"
#include "core/lint/acceptance.h"
#include "core/lint/templatelint.h"
#include "core/storage/registry.h"

#include <optional>
#include <stop_token>

namespace nidus {

/// What is linted, and against what. A value, so that a copy can go to a worker thread.
struct LintTask
{
    QString nid; ///< empty for an informal draft
    VersionContent content;
    LintSurroundings around;
    std::optional<SyntaxRule> ruleBefore; ///< of the version before
    LintProfile profile = LintProfile::Review;
    QList<ReviewComment> acceptances{}; ///< that still hold for this text
};

/// All findings about a template and its syntax rule, accepted or not.
[[nodiscard]] QList<Finding> lintAll(const LintTask& task, const std::stop_token& stop = {});
/// The same as the gate to registering sees them: with what was accepted put aside.
[[nodiscard]] JudgedFindings judgeAll(const LintTask& task, const std::stop_token& stop = {});

/// The nearer a draft is to being registered, the less it may lack.
[[nodiscard]] LintProfile profileOf(State state);

/// Makes the task for a draft one for the registered version `number`: it is reviewed, and version 1 is a
/// first version unless its template calls itself a later one; then the registration is older than what the
/// registry holds of it.
void judgeAsVersion(LintTask& task, int number);

/// The acceptances of a registration's comments that hold for one of its versions.
[[nodiscard]] QList<ReviewComment> acceptancesOf(const QList<ReviewComment>& comments, int version);

/// It comes after the version of that number, as far as that is held.
void judgeAfter(LintSurroundings& around, const RegistrationRecord& record, int number);

/// What the drafts and versions of a registry are judged against, read once for all of them.
class RegistryFacts
{
public:
    [[nodiscard]] static std::expected<RegistryFacts, Error> read(const Registry& registry);

    [[nodiscard]] const QList<Draft>& drafts() const { return m_drafts; } ///< open ones
    /// But for the date and number of the version before (judgeAfter()).
    [[nodiscard]] LintSurroundings surroundingsOf(const Draft& draft) const;
    /// A draft as it stands, judged by the profile that fits its state. Reads its comments, and the
    /// registration that it revises.
    [[nodiscard]] std::expected<LintTask, Error> taskFor(const Registry& registry, const Draft& draft) const;
    /// The same without comments. `revised` is the registration, null for a new namespace; the rule before is
    /// the latest held up to the version that the draft is based on, or our own.
    [[nodiscard]] LintTask taskFor(const Draft& draft, const RegistrationRecord* revised) const;

private:
    QStringList m_nids;
    QList<Draft> m_drafts;
    QList<LintSurroundings::DraftNid> m_draftNids;
};

/// All findings about a draft's template and its syntax rule that nobody accepted, as judged when it is
/// submitted or registered.
[[nodiscard]] std::expected<QList<Finding>, Error> draftFindings(const Registry& registry,
                                                                 const Draft& draft);

/// RegistryFacts::taskFor() of one draft.
[[nodiscard]] std::expected<LintTask, Error> draftTask(const Registry& registry, const Draft& draft);

/// A registered version, judged as the draft it once was (judgeAsVersion()).
[[nodiscard]] std::expected<LintTask, Error>
versionTask(const Registry& registry, const Registration& registration, const Version& version);

/// A template from a file. Where its NID is registered, it is taken for the version of that registration that
/// it says it is; a text that differs from the one held as that version is a revision.
[[nodiscard]] std::expected<LintTask, Error> templateTask(const Registry& registry,
                                                          const RegistrationTemplate& registrationTemplate);

} // namespace nidus
