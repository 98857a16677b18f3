// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/lintwork.h"

#include "core/builtin/builtinrules.h"
#include "core/lint/prosegrammar.h"
#include "core/lint/rulelint.h"

#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

LintProfile profileOf(State state)
{
    switch (state) {
    case State::Draft:
        return LintProfile::Draft;
    case State::WithIana:
        return LintProfile::Submission;
    case State::InReview:
    case State::Approved:
    case State::Registered:
    case State::Withdrawn:
        break;
    }
    return LintProfile::Review;
}

void judgeAsVersion(LintTask& task, int number)
{
    task.profile = LintProfile::Review;
    task.around.isRevision = number > 1 || task.content.registrationTemplate.version().value_or(1) > 1;
}

QList<Finding> lintAll(const LintTask& task, const std::stop_token& stop)
{
    const RegistrationTemplate& made = task.content.registrationTemplate;
    QList<Finding> findings = lintTemplate(made, task.around);
    findings += task.content.rule ? lintRule(task.content, task.nid, task.ruleBefore, stop)
                                  : lintProseGrammar(made.text(TemplateField::Syntax), made.nid(), stop);
    applyProfile(findings, task.profile);
    return findings;
}

JudgedFindings judgeAll(const LintTask& task, const std::stop_token& stop)
{
    return judge(lintAll(task, stop), task.acceptances);
}

QList<ReviewComment> acceptancesOf(const QList<ReviewComment>& comments, int version)
{
    QList<ReviewComment> held = acceptances(comments);
    held.removeIf([version](const ReviewComment& one) { return one.version != version; });
    return held;
}

void judgeAfter(LintSurroundings& around, const RegistrationRecord& record, int number)
{
    const auto version = std::ranges::find(record.versions, number, &Version::number);
    if (version == record.versions.cend())
        return;
    around.previousDate = version->content.registrationTemplate.date();
    around.previousVersion = writtenVersion(*version);
}

std::expected<std::optional<SyntaxRule>, Error> ruleBefore(const Registry& registry, const Draft& draft)
{
    if (draft.revisionOf.isEmpty())
        return std::nullopt;
    const std::expected<QList<RuleOfVersion>, Error> rules = registry.rules();
    if (!rules)
        return std::unexpected(rules.error());
    for (const RuleOfVersion& one : *rules) {
        if (one.version <= draft.basedOn && one.nid.compare(draft.revisionOf, Qt::CaseInsensitive) == 0)
            return one.rule;
    }
    for (const BuiltinRule& own : builtinRules()) {
        if (own.nid.compare(draft.revisionOf, Qt::CaseInsensitive) == 0)
            return own.rule;
    }
    return std::nullopt;
}

std::expected<LintSurroundings, Error> lintSurroundings(const Registry& registry, const Draft& draft)
{
    LintSurroundings around;
    around.kind = draft.kind;
    around.isRevision = !draft.revisionOf.isEmpty();
    around.registeredNid = draft.revisionOf;
    around.previousVersion = draft.basedOn;
    std::expected<QStringList, Error> nids = registry.nids();
    if (!nids)
        return std::unexpected(nids.error());
    around.registeredNids = *std::move(nids);
    const std::expected<QList<Draft>, Error> drafts = registry.drafts();
    if (!drafts)
        return std::unexpected(drafts.error());
    for (const Draft& other : *drafts) {
        if (other.id != draft.id && !other.nid().isEmpty())
            around.otherDrafts.append({other.nid(), draftHandle(other.id)});
    }
    return around;
}

std::expected<QList<Finding>, Error> draftFindings(const Registry& registry, const Draft& draft)
{
    std::expected<LintTask, Error> task = draftTask(registry, draft);
    if (!task)
        return std::unexpected(task.error());
    task->profile = LintProfile::Submission;
    return judgeAll(*task).open;
}

std::expected<LintTask, Error> draftTask(const Registry& registry, const Draft& draft)
{
    std::expected<LintSurroundings, Error> around = lintSurroundings(registry, draft);
    if (!around)
        return std::unexpected(around.error());
    std::expected<std::optional<SyntaxRule>, Error> before = ruleBefore(registry, draft);
    if (!before)
        return std::unexpected(before.error());
    if (draft.basedOn > 0) {
        if (const std::expected<RegistrationRecord, Error> record = registry.record(draft.revisionOf))
            judgeAfter(*around, *record, draft.basedOn);
    }
    LintTask task{draft.nid(), draft.content, *std::move(around), *std::move(before), profileOf(draft.state)};
    if (draft.id == 0)
        return task;
    const std::expected<QList<ReviewComment>, Error> comments = registry.comments(draftHandle(draft.id));
    if (!comments)
        return std::unexpected(comments.error());
    task.acceptances = acceptances(*comments);
    return task;
}

std::expected<LintTask, Error> versionTask(const Registry& registry, const Registration& registration,
                                           const Version& version)
{
    std::expected<LintTask, Error> task = draftTask(registry, {.kind = registration.kind,
                                                               .revisionOf = registration.nid,
                                                               .basedOn = version.number - 1,
                                                               .content = version.content});
    if (!task)
        return task;
    judgeAsVersion(*task, version.number);
    const std::expected<QList<ReviewComment>, Error> comments = registry.comments(registration.nid);
    if (!comments)
        return std::unexpected(comments.error());
    task->acceptances = acceptancesOf(*comments, version.number);
    return task;
}

std::expected<LintTask, Error> templateTask(const Registry& registry,
                                            const RegistrationTemplate& registrationTemplate)
{
    Draft draft{.content = {.registrationTemplate = registrationTemplate}};
    if (registrationTemplate.nid().startsWith("urn-"_L1, Qt::CaseInsensitive))
        draft.kind = NamespaceKind::Informal;
    const std::expected<RegistrationRecord, Error> record = registry.record(registrationTemplate.nid());
    draft.state = State::InReview; // it was sent to be reviewed
    if (!record)
        return draftTask(registry, draft);
    const QList<Version>& versions = record->versions;
    const int claimed = registrationTemplate.version().value_or(0);
    const auto held = std::ranges::find(versions, claimed, writtenVersion);
    const bool isHeld = held != versions.cend() && held->content.registrationTemplate == registrationTemplate;
    if (isHeld || (versions.isEmpty() && claimed == 1))
        return versionTask(registry, record->registration,
                           {.number = isHeld ? held->number : claimed, .content = draft.content});
    draft.kind = record->registration.kind;
    draft.revisionOf = record->registration.nid;
    draft.basedOn = int(versions.size());
    return draftTask(registry, draft);
}

} // namespace nidus
