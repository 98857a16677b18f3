// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/catalog/lintprofile.h"
#include "core/lint/acceptance.h"
#include "core/lint/templatelint.h"
#include "core/storage/registry.h"

#include <QHash>
#include <optional>
#include <stop_token>

namespace nidus::workflow {

/// What is linted, and against what. A value, so that a copy can go to a worker thread.
struct LintTask
{
    QString nid; ///< empty for an informal draft
    registration::VersionContent content;
    lint::LintContext around;
    std::optional<registration::SyntaxRule> previousRule; ///< of the previous version
    findings::LintProfile profile = findings::LintProfile::Review;
    QList<registration::ReviewComment> acceptances{}; ///< that still apply to this text
};

/// All findings about a template and its syntax rule, accepted or not.
[[nodiscard]] QList<findings::Finding> lintAll(const LintTask& task, const std::stop_token& stop = {});
/// The same, with accepted findings separated, as registration counts them.
[[nodiscard]] lint::SeparatedFindings lintWithAcceptances(const LintTask& task,
                                                          const std::stop_token& stop = {});
/// The same for several tasks, on all processors. After a stop, the findings are incomplete.
[[nodiscard]] QList<lint::SeparatedFindings> lintTogether(const QList<LintTask>& tasks,
                                                          const std::stop_token& stop = {});

/// The closer a draft is to registration, the stricter the profile.
[[nodiscard]] findings::LintProfile profileOf(registration::State state);

/// Returns the task for a draft as one for the registered version `number`: it is reviewed, and version 1 is
/// a first version unless its template says that it is a later one; then the registry lacks the versions
/// before.
[[nodiscard]] LintTask asVersionTask(LintTask task, int number);

/// The acceptances among a registration's comments that apply to one of its versions.
[[nodiscard]] QList<registration::ReviewComment>
acceptancesOf(const QList<registration::ReviewComment>& comments, int version);

/// Returns the context with the version with that number as the previous one, if the registry has it.
[[nodiscard]] lint::LintContext
withPreviousVersion(lint::LintContext around, const registration::RegistrationRecord& record, int number);

/// The facts against which drafts and versions of a registry are linted, read once for all of them.
class RegistryFacts
{
public:
    [[nodiscard]] static base::Result<RegistryFacts> read(const storage::Registry& registry);
    /// The same, but of the drafts only these, by id; those that do not exist are left out.
    [[nodiscard]] static base::Result<RegistryFacts> readFor(const storage::Registry& registry,
                                                             const QList<qint64>& drafts);
    /// The same without drafts, and of the registered NIDs only those that lint compares with these.
    [[nodiscard]] static base::Result<RegistryFacts> readAround(const storage::Registry& registry,
                                                                const QStringList& nids);

    [[nodiscard]] const QList<registration::Draft>& drafts() const
    {
        return m_drafts;
    } ///< open ones that were read
    [[nodiscard]] const QStringList& nids() const { return m_nids; } ///< LintContext::registeredNids
    /// Returns what all open drafts request or revise.
    [[nodiscard]] QList<lint::LintContext::DraftNid> draftNids() const;
    /// Without the date and number of the previous version (withPreviousVersion()).
    [[nodiscard]] lint::LintContext surroundingsOf(const registration::Draft& draft) const;
    /// The task for the current text of a draft, with the profile for its state. Reads its comments, and the
    /// registration that it revises.
    [[nodiscard]] base::Result<LintTask> taskFor(const storage::Registry& registry,
                                                 const registration::Draft& draft) const;
    /// The same without comments. `revised` is the registration, null for a new namespace; the previous rule
    /// is the latest one up to the version that the draft is based on, or our own.
    [[nodiscard]] LintTask taskFor(const registration::Draft& draft,
                                   const registration::RegistrationRecord* revised) const;

private:
    [[nodiscard]] static base::Result<RegistryFacts>
    readWith(const storage::Registry& registry, base::Result<QStringList> nids, const QList<qint64>& drafts);

    registration::PartialDate m_today;
    QStringList m_nids;
    QList<registration::Draft> m_drafts;
    QHash<QString, QList<lint::LintContext::DraftNid>> m_draftNids; ///< by NID in lower case
};

/// All findings about a draft's template and its syntax rule that nobody accepted, as when it is submitted or
/// registered.
[[nodiscard]] base::Result<QList<findings::Finding>> draftFindings(const storage::Registry& registry,
                                                                   const registration::Draft& draft);

/// RegistryFacts::taskFor() of one draft, with the NID that it requests.
[[nodiscard]] base::Result<LintTask> draftTask(const storage::Registry& registry,
                                               const registration::Draft& draft);
/// The same for a draft that is being edited, whose NID may change.
[[nodiscard]] base::Result<LintTask> editedDraftTask(const storage::Registry& registry,
                                                     const registration::Draft& draft);

/// The task for a registered version, linted as the draft it once was (asVersionTask()).
[[nodiscard]] base::Result<LintTask> versionTask(const storage::Registry& registry,
                                                 const registration::Registration& registration,
                                                 const registration::Version& version);

/// The task for a template from a file. If its NID is registered, it is linted as the version that it says it
/// is; a text that differs from that version in the registry is a revision.
[[nodiscard]] base::Result<LintTask>
templateTask(const storage::Registry& registry,
             const registration::RegistrationTemplate& registrationTemplate);

} // namespace nidus::workflow
