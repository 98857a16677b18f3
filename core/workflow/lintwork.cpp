// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/lintwork.h"

#include "core/lint/rulelint.h"
#include "core/workflow/draftwork.h"

#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

QList<Finding> lintAll(const LintTask& task, const std::stop_token& stop)
{
    return lintTemplate(task.content.registrationTemplate, task.around) +
           lintRule(task.content, task.nid, task.ruleBefore, stop);
}

std::expected<LintTask, Error> draftTask(const Registry& registry, const Draft& draft)
{
    std::expected<LintSurroundings, Error> around = lintSurroundings(registry, draft);
    if (!around)
        return std::unexpected(around.error());
    std::expected<std::optional<SyntaxRule>, Error> before = ruleBefore(registry, draft);
    if (!before)
        return std::unexpected(before.error());
    return LintTask{draft.nid(), draft.content, *std::move(around), *std::move(before)};
}

std::expected<LintTask, Error> versionTask(const Registry& registry, const Registration& registration,
                                           const Version& version)
{
    std::expected<LintTask, Error> task = draftTask(registry, {.kind = registration.kind,
                                                               .revisionOf = registration.nid,
                                                               .basedOn = version.number - 1,
                                                               .content = version.content});
    if (task)
        task->around.isRevision =
            version.number > 1 || version.content.registrationTemplate.version().value_or(1) > 1;
    return task;
}

std::expected<LintTask, Error> templateTask(const Registry& registry,
                                            const RegistrationTemplate& registrationTemplate)
{
    Draft draft{.content = {.registrationTemplate = registrationTemplate}};
    if (registrationTemplate.nid().startsWith("urn-"_L1, Qt::CaseInsensitive))
        draft.kind = NamespaceKind::Informal;
    const std::expected<RegistrationRecord, Error> record = registry.record(registrationTemplate.nid());
    if (!record)
        return draftTask(registry, draft);
    const QList<Version>& versions = record->versions;
    const int claimed = registrationTemplate.version().value_or(0);
    const auto held = std::ranges::find(versions, claimed, &Version::number);
    const bool isHeld = held != versions.cend() && held->content.registrationTemplate == registrationTemplate;
    if (isHeld || (versions.isEmpty() && claimed == 1))
        return versionTask(registry, record->registration, {.number = claimed, .content = draft.content});
    draft.kind = record->registration.kind;
    draft.revisionOf = record->registration.nid;
    draft.basedOn = int(versions.size());
    return draftTask(registry, draft);
}

} // namespace nidus
