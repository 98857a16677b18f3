// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registrylint.h"

#include <algorithm>

namespace nidus {

namespace {

/// The newest version as the draft that it once was.
std::optional<LintTask> newestVersionTask(const RegistryFacts& facts, const RegistrationRecord& record)
{
    if (record.versions.isEmpty())
        return std::nullopt;
    const Version& head = record.versions.constLast();
    LintTask task = facts.taskFor({.kind = record.registration.kind,
                                   .revisionOf = record.registration.nid,
                                   .basedOn = head.number - 1,
                                   .content = head.content},
                                  &record);
    judgeAsVersion(task, head.number);
    task.acceptances = acceptancesOf(record.comments, head.number);
    return task;
}

} // namespace

std::expected<void, Error> lintRegistry(const Registry& registry,
                                        const std::function<void(LintedSubject)>& receive,
                                        const std::stop_token& stop, ProgressSink* progress)
{
    const std::expected<RegistryFacts, Error> facts = RegistryFacts::read(registry);
    if (!facts)
        return std::unexpected(facts.error());
    const std::expected<QList<RegistrySummary>, Error> subjects = registry.overview().summaries();
    if (!subjects)
        return std::unexpected(subjects.error());
    std::uint64_t done = 0;
    const auto lint = [&](const QString& handle, const LintTask& task) {
        const JudgedFindings judged = judgeAll(task, stop);
        receive({handle, task.content.registrationTemplate, judged.open, judged.accepted});
    };
    for (const RegistrySummary& subject : *subjects) {
        if (stop.stop_requested())
            return std::unexpected(Error{ErrorCode::Cancelled, {}, {}});
        const auto draft = std::ranges::find(facts->drafts(), subject.draftId, &Draft::id);
        if (subject.draftId != 0 && draft != facts->drafts().cend()) {
            const std::expected<LintTask, Error> task = facts->taskFor(registry, *draft);
            if (!task)
                return std::unexpected(task.error());
            lint(subject.handle, *task);
        } else if (subject.draftId == 0 && subject.version > 0) {
            const std::expected<RegistrationRecord, Error> record =
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

} // namespace nidus
