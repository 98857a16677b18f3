// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/catalog/lintprofile.h"
#include "core/lint/acceptance.h"
#include "core/lint/templatelint.h"
#include "core/storage/registry.h"

#include <optional>
#include <stop_token>

namespace nidus::workflow {

/// What is linted, and against what. A value, so that a copy can go to a worker thread.
struct LintTask
{
    QString nid; ///< empty for an informal draft
    registration::VersionContent content;
    lint::LintSurroundings around;
    std::optional<registration::SyntaxRule> ruleBefore; ///< of the version before
    findings::LintProfile profile = findings::LintProfile::Review;
    QList<registration::ReviewComment> acceptances{}; ///< that still hold for this text
};

/// All findings about a template and its syntax rule, accepted or not.
[[nodiscard]] QList<findings::Finding> lintAll(const LintTask& task, const std::stop_token& stop = {});
/// The same as the gate to registering sees them: with what was accepted put aside.
[[nodiscard]] lint::JudgedFindings judgeAll(const LintTask& task, const std::stop_token& stop = {});

/// The nearer a draft is to being registered, the less it may lack.
[[nodiscard]] findings::LintProfile profileOf(registration::State state);

/// Makes the task for a draft one for the registered version `number`: it is reviewed, and version 1 is a
/// first version unless its template calls itself a later one; then the registration is older than what the
/// registry holds of it.
void judgeAsVersion(LintTask& task, int number);

/// The acceptances of a registration's comments that hold for one of its versions.
[[nodiscard]] QList<registration::ReviewComment> acceptancesOf(const QList<registration::ReviewComment>& comments, int version);

/// It comes after the version of that number, as far as that is held.
void judgeAfter(lint::LintSurroundings& around, const registration::RegistrationRecord& record, int number);

/// What the drafts and versions of a registry are judged against, read once for all of them.
class RegistryFacts
{
public:
    [[nodiscard]] static std::expected<RegistryFacts, base::Error> read(const storage::Registry& registry);

    [[nodiscard]] const QList<registration::Draft>& drafts() const { return m_drafts; } ///< open ones
    /// But for the date and number of the version before (judgeAfter()).
    [[nodiscard]] lint::LintSurroundings surroundingsOf(const registration::Draft& draft) const;
    /// A draft as it stands, judged by the profile that fits its state. Reads its comments, and the
    /// registration that it revises.
    [[nodiscard]] std::expected<LintTask, base::Error> taskFor(const storage::Registry& registry, const registration::Draft& draft) const;
    /// The same without comments. `revised` is the registration, null for a new namespace; the rule before is
    /// the latest held up to the version that the draft is based on, or our own.
    [[nodiscard]] LintTask taskFor(const registration::Draft& draft, const registration::RegistrationRecord* revised) const;

private:
    QStringList m_nids;
    QList<registration::Draft> m_drafts;
    QList<lint::LintSurroundings::DraftNid> m_draftNids;
};

/// All findings about a draft's template and its syntax rule that nobody accepted, as judged when it is
/// submitted or registered.
[[nodiscard]] std::expected<QList<findings::Finding>, base::Error> draftFindings(const storage::Registry& registry,
                                                                 const registration::Draft& draft);

/// RegistryFacts::taskFor() of one draft.
[[nodiscard]] std::expected<LintTask, base::Error> draftTask(const storage::Registry& registry, const registration::Draft& draft);

/// A registered version, judged as the draft it once was (judgeAsVersion()).
[[nodiscard]] std::expected<LintTask, base::Error>
versionTask(const storage::Registry& registry, const registration::Registration& registration, const registration::Version& version);

/// A template from a file. Where its NID is registered, it is taken for the version of that registration that
/// it says it is; a text that differs from the one held as that version is a revision.
[[nodiscard]] std::expected<LintTask, base::Error> templateTask(const storage::Registry& registry,
                                                          const registration::RegistrationTemplate& registrationTemplate);

} // namespace nidus::workflow
