// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/registrylint.h"

#include "core/base/firsterror.h"

#include <algorithm>

namespace nidus::workflow {

namespace {

/// The task for the latest version, linted as the draft that it once was.
std::optional<LintTask> newestVersionTask(const RegistryFacts& facts,
                                          const registration::RegistrationRecord& record)
{
    if (record.versions.isEmpty())
        return std::nullopt;
    const registration::Version& head = record.versions.constLast();
    LintTask task = asVersionTask(facts.taskFor({.kind = record.registration.kind,
                                                 .revisionOf = record.registration.nid,
                                                 .basedOn = head.number - 1,
                                                 .content = head.content},
                                                &record),
                                  head.number);
    task.acceptances = acceptancesOf(record.comments, head.number);
    return task;
}

} // namespace

base::Result<void> lintRegistry(const storage::Registry& registry,
                                const std::function<void(LintedSubject)>& receive,
                                const std::stop_token& stop, base::ProgressSink* progress)
{
    const base::Result<RegistryFacts> facts = RegistryFacts::read(registry);
    const base::Result<QList<storage::RegistrySummary>> subjects = registry.overview().summaries();
    if (const auto error = base::firstError(facts, subjects))
        return std::unexpected(*error);
    std::uint64_t done = 0;
    const auto lint = [&](const QString& handle, const LintTask& task) {
        const lint::SeparatedFindings judged = lintWithAcceptances(task, stop);
        receive({handle, task.content.registrationTemplate, judged.open, judged.accepted});
    };
    for (const storage::RegistrySummary& subject : *subjects) {
        if (stop.stop_requested())
            return std::unexpected(base::Error{base::kCanceled, {}, {}});
        const auto draft = std::ranges::find(facts->drafts(), subject.draftId, &registration::Draft::id);
        if (subject.draftId != 0 && draft != facts->drafts().cend()) {
            const base::Result<LintTask> task = facts->taskFor(registry, *draft);
            if (!task)
                return std::unexpected(task.error());
            lint(subject.handle, *task);
        } else if (subject.draftId == 0 && subject.version > 0) {
            const base::Result<registration::RegistrationRecord> record =
                registry.registrations().record(subject.nid);
            if (!record)
                return std::unexpected(record.error());
            if (const std::optional<LintTask> task = newestVersionTask(*facts, *record))
                lint(subject.handle, *task);
        }
        if (progress)
            progress->progressed({++done, std::uint64_t(subjects->size())});
    }
    return {};
}

} // namespace nidus::workflow
