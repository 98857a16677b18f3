// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/lintwork.h"

#include "core/builtin/builtinrules.h"
#include "core/lint/prosegrammar.h"
#include "core/lint/rulelint.h"
#include "core/registration/handle.h"

#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

std::optional<SyntaxRule> ruleBefore(const Draft& draft, const RegistrationRecord* revised)
{
    std::optional<SyntaxRule> newest;
    for (const Version& version : revised != nullptr ? revised->versions : QList<Version>()) { // oldest first
        if (version.number <= draft.basedOn && version.content.rule)
            newest = version.content.rule;
    }
    if (newest)
        return newest;
    for (const BuiltinRule& own : builtinRules()) {
        if (own.nid.compare(draft.revisionOf, Qt::CaseInsensitive) == 0)
            return own.rule;
    }
    return std::nullopt;
}

} // namespace

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

std::expected<RegistryFacts, Error> RegistryFacts::read(const Registry& registry)
{
    RegistryFacts facts;
    std::expected<QStringList, Error> nids = registry.overview().nids();
    if (!nids)
        return std::unexpected(nids.error());
    facts.m_nids = *std::move(nids);
    std::expected<QList<Draft>, Error> drafts = registry.drafts().all();
    if (!drafts)
        return std::unexpected(drafts.error());
    facts.m_drafts = *std::move(drafts);
    for (const Draft& draft : std::as_const(facts.m_drafts)) {
        if (!draft.nid().isEmpty())
            facts.m_draftNids.append({draft.nid(), draftHandle(draft.id)});
    }
    return facts;
}

LintSurroundings RegistryFacts::surroundingsOf(const Draft& draft) const
{
    LintSurroundings around;
    around.kind = draft.kind;
    around.isRevision = !draft.revisionOf.isEmpty();
    around.registeredNid = draft.revisionOf;
    around.previousVersion = draft.basedOn;
    around.registeredNids = m_nids;
    around.drafts = m_draftNids;
    if (draft.id != 0)
        around.handle = draftHandle(draft.id);
    return around;
}

LintTask RegistryFacts::taskFor(const Draft& draft, const RegistrationRecord* revised) const
{
    LintTask task{.nid = draft.nid(),
                  .content = draft.content,
                  .around = surroundingsOf(draft),
                  .ruleBefore = draft.revisionOf.isEmpty() ? std::nullopt : ruleBefore(draft, revised),
                  .profile = profileOf(draft.state)};
    if (revised != nullptr && draft.basedOn > 0)
        judgeAfter(task.around, *revised, draft.basedOn);
    return task;
}

std::expected<LintTask, Error> RegistryFacts::taskFor(const Registry& registry, const Draft& draft) const
{
    std::expected<RegistrationRecord, Error> revised = std::unexpected(Error{ErrorCode::NotFound, {}, {}});
    if (!draft.revisionOf.isEmpty())
        revised = registry.registrations().record(draft.revisionOf);
    if (!revised && revised.error().code != ErrorCode::NotFound)
        return std::unexpected(revised.error());
    LintTask task = taskFor(draft, revised ? &*revised : nullptr);
    if (draft.id == 0)
        return task;
    const std::expected<QList<ReviewComment>, Error> comments = registry.comments().of(draftHandle(draft.id));
    if (!comments)
        return std::unexpected(comments.error());
    task.acceptances = acceptances(*comments);
    return task;
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
    const std::expected<RegistryFacts, Error> facts = RegistryFacts::read(registry);
    if (!facts)
        return std::unexpected(facts.error());
    return facts->taskFor(registry, draft);
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
    const std::expected<QList<ReviewComment>, Error> comments = registry.comments().of(registration.nid);
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
    const std::expected<RegistrationRecord, Error> record =
        registry.registrations().record(registrationTemplate.nid());
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
