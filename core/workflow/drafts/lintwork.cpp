// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/lintwork.h"

#include "core/base/firsterror.h"
#include "core/builtin/builtincontent.h"
#include "core/builtin/builtinrules.h"
#include "core/exchange/formats/atsigns.h"
#include "core/lint/prosegrammar.h"
#include "core/lint/rulelint.h"
#include "core/registration/handle.h"
#include "core/registration/registrantname.h"
#include "core/urn/lookalike.h"
#include "core/urn/nid.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <utility>
#include <vector>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

std::optional<registration::SyntaxRule> previousRule(const registration::Draft& draft,
                                                     const registration::RegistrationRecord* revised)
{
    std::optional<registration::SyntaxRule> newest;
    for (const registration::Version& version :
         revised != nullptr ? revised->versions : QList<registration::Version>()) { // oldest first
        if (version.number <= draft.basedOn && version.content.rule)
            newest = version.content.rule;
    }
    if (newest)
        return newest;
    for (const builtin::BuiltinRule& own : builtin::builtinRules()) {
        if (own.nid.compare(draft.revisionOf, Qt::CaseInsensitive) == 0)
            return own.rule;
    }
    return std::nullopt;
}

/// Returns who registered a namespace, according to its latest version or else its record.
QString registrantOf(const registration::RegistrationRecord& record)
{
    if (record.versions.isEmpty())
        return record.registration.registrant;
    const registration::Registrant& latest =
        record.versions.constLast().content.registrationTemplate.registrant();
    return latest.other.isEmpty() ? latest.organization : registration::registrantNameIn(latest.other);
}

/// Returns the context of a text that may be a request of somebody else for a registered NID. The facts of
/// our own registrations are at most as old as the list that they are from.
lint::LintContext withRegistration(lint::LintContext around, const registration::RegistrationRecord& record)
{
    const QString day = std::max(record.registration.recordDate, record.registration.recordUpdated);
    around.registeredBy = registrantOf(record);
    around.registeredOn = registration::parseTemplateDate(day);
    around.registeredBefore = registration::parseTemplateDate(std::max(day, builtin::builtinSource().date));
    return around;
}

/// Returns the registered NIDs that lint compares with this one: the same, and those that it may be mistaken
/// for. A NID that IANA assigns is compared only with the same one.
base::Result<QStringList> nidsAround(const storage::Registry& registry, const QString& nid)
{
    if (nid.isEmpty())
        return QStringList();
    if (nid.startsWith("urn-"_L1, Qt::CaseInsensitive)) {
        const base::Result<std::optional<storage::RegistrySummary>> same = registry.overview().summary(nid);
        if (!same)
            return std::unexpected(same.error());
        return *same ? QStringList((*same)->nid.toLower()) : QStringList();
    }
    const std::string own = urn::lowerNid(nid.toStdString());
    return registry.overview().nidsWhere(
        [&own](std::string_view other) { return other == own || urn::isMistyped(own, other); });
}

} // namespace

findings::LintProfile profileOf(registration::State state)
{
    switch (state) {
    case registration::State::Draft: return findings::LintProfile::Draft;
    case registration::State::InReview:
    case registration::State::Approved:
    case registration::State::WithIana: return findings::LintProfile::Submission; // as its next step
    case registration::State::Registered:
    case registration::State::Withdrawn: break;
    }
    return findings::LintProfile::Review;
}

LintTask asVersionTask(LintTask task, int number)
{
    task.profile = findings::LintProfile::Review;
    task.around.isRevision = number > 1 || task.content.registrationTemplate.version().value_or(1) > 1;
    return task;
}

QList<findings::Finding> lintAll(const LintTask& task, const std::stop_token& stop)
{
    const registration::RegistrationTemplate& made = task.content.registrationTemplate;
    QList<findings::Finding> findings = lint::lintTemplate(made, task.around);
    const QString syntax = made.text(registration::TemplateField::Syntax);
    findings += task.content.rule ? lint::lintRule(task.content, task.nid, task.previousRule, stop) +
                                        lint::lintExamples(task.content, task.nid) +
                                        lint::lintUnusedGrammar(syntax, task.nid, *task.content.rule, stop)
                                  : lint::lintProseGrammar(syntax, made.nid(), stop);
    return findings::withProfile(std::move(findings), task.profile);
}

lint::SeparatedFindings lintWithAcceptances(const LintTask& task, const std::stop_token& stop)
{
    return lint::judge(lintAll(task, stop), task.acceptances);
}

QList<lint::SeparatedFindings> lintTogether(const QList<LintTask>& tasks, const std::stop_token& stop)
{
    std::vector<lint::SeparatedFindings> found(std::size_t(tasks.size()));
    std::atomic<std::size_t> next = 0;
    const auto work = [&tasks, &found, &next, &stop] {
        for (std::size_t at = next++; at < found.size() && !stop.stop_requested(); at = next++)
            found[at] = lintWithAcceptances(tasks[qsizetype(at)], stop);
    };
    {
        std::vector<std::jthread> others(
            std::min<std::size_t>(std::max(std::thread::hardware_concurrency(), 1U) - 1, found.size()));
        for (std::jthread& other : others)
            other = std::jthread(work);
        work();
    }
    return QList<lint::SeparatedFindings>(found.begin(), found.end());
}

QList<registration::ReviewComment> acceptancesOf(const QList<registration::ReviewComment>& comments,
                                                 int version)
{
    QList<registration::ReviewComment> held = registration::acceptances(comments);
    held.removeIf([version](const registration::ReviewComment& one) { return one.version != version; });
    return held;
}

lint::LintContext withPreviousVersion(lint::LintContext around,
                                      const registration::RegistrationRecord& record, int number)
{
    const auto version = std::ranges::find(record.versions, number, &registration::Version::number);
    if (version == record.versions.cend())
        return around;
    around.previousDate = version->content.registrationTemplate.date();
    around.previousVersion = registration::versionInTemplate(*version);
    return around;
}

base::Result<RegistryFacts> RegistryFacts::read(const storage::Registry& registry)
{
    base::Result<QList<registration::Draft>> drafts = registry.drafts().all();
    if (!drafts)
        return std::unexpected(drafts.error());
    base::Result<RegistryFacts> facts = readFor(registry, {});
    if (facts)
        facts->m_drafts = *std::move(drafts);
    return facts;
}

base::Result<RegistryFacts> RegistryFacts::readFor(const storage::Registry& registry,
                                                   const QList<qint64>& drafts)
{
    return readWith(registry, registry.overview().nids(), drafts);
}

base::Result<RegistryFacts> RegistryFacts::readAround(const storage::Registry& registry,
                                                      const QStringList& nids)
{
    QStringList asked = nids;
    asked.removeDuplicates();
    QStringList around;
    for (const QString& nid : asked) {
        const base::Result<QStringList> found = nidsAround(registry, nid);
        if (!found)
            return std::unexpected(found.error());
        around += *found;
    }
    around.sort();
    around.removeDuplicates();
    return readWith(registry, around, {});
}

base::Result<RegistryFacts> RegistryFacts::readWith(const storage::Registry& registry,
                                                    base::Result<QStringList> nids,
                                                    const QList<qint64>& drafts)
{
    RegistryFacts facts;
    const base::Result<QList<storage::RegistrySummary>> rows = registry.overview().drafts();
    if (const auto error = base::firstError(nids, rows))
        return std::unexpected(*error);
    const QDate today = registry.today();
    facts.m_today = {today.year(), today.month(), today.day()};
    facts.m_nids = *std::move(nids);
    for (const storage::RegistrySummary& row : *rows) {
        const QString& nid = row.revisionOf.isEmpty() ? row.nid : row.revisionOf;
        if (!nid.isEmpty())
            facts.m_draftNids[nid.toLower()].append({nid, row.handle});
    }
    for (const qint64 id : drafts) {
        base::Result<registration::DraftRecord> record = registry.drafts().record(id);
        if (record)
            facts.m_drafts.append(std::move(record->draft));
        else if (record.error().code != storage::kNotFound)
            return std::unexpected(record.error());
    }
    return facts;
}

QList<lint::LintContext::DraftNid> RegistryFacts::draftNids() const
{
    QList<lint::LintContext::DraftNid> all;
    for (const QList<lint::LintContext::DraftNid>& same : m_draftNids)
        all += same;
    return all;
}

lint::LintContext RegistryFacts::surroundingsOf(const registration::Draft& draft) const
{
    lint::LintContext around;
    around.kind = draft.kind;
    around.isRevision = !draft.revisionOf.isEmpty();
    around.registeredNid = draft.revisionOf;
    around.previousVersion = draft.basedOn;
    around.registeredNids = m_nids;
    // Only those of the same NID, because to compare each draft with all others takes quadratic time.
    around.drafts = m_draftNids.value(draft.nid().toLower());
    around.today = m_today;
    if (draft.id != 0)
        around.handle = registration::draftHandle(draft.id);
    return around;
}

LintTask RegistryFacts::taskFor(const registration::Draft& draft,
                                const registration::RegistrationRecord* revised) const
{
    LintTask task{.nid = draft.nid(),
                  .content = draft.content,
                  .around = surroundingsOf(draft),
                  .previousRule = draft.revisionOf.isEmpty() ? std::nullopt : previousRule(draft, revised),
                  .profile = profileOf(draft.state)};
    if (revised != nullptr && draft.basedOn > 0)
        task.around = withPreviousVersion(std::move(task.around), *revised, draft.basedOn);
    return task;
}

base::Result<LintTask> RegistryFacts::taskFor(const storage::Registry& registry,
                                              const registration::Draft& draft) const
{
    base::Result<registration::RegistrationRecord> revised =
        std::unexpected(base::Error{storage::kNotFound, {}, {}});
    if (!draft.revisionOf.isEmpty())
        revised = registry.registrations().record(draft.revisionOf);
    if (!revised && revised.error().code != storage::kNotFound)
        return std::unexpected(revised.error());
    LintTask task = taskFor(draft, revised ? &*revised : nullptr);
    if (draft.id == 0)
        return task;
    const base::Result<QList<registration::ReviewComment>> comments =
        registry.comments().of(registration::draftHandle(draft.id));
    if (!comments)
        return std::unexpected(comments.error());
    task.acceptances = registration::acceptances(*comments);
    return task;
}

base::Result<QList<findings::Finding>> draftFindings(const storage::Registry& registry,
                                                     const registration::Draft& draft)
{
    base::Result<LintTask> task = draftTask(registry, draft);
    if (!task)
        return std::unexpected(task.error());
    task->profile = findings::LintProfile::Submission;
    return lintWithAcceptances(*task).open;
}

base::Result<LintTask> draftTask(const storage::Registry& registry, const registration::Draft& draft)
{
    const base::Result<RegistryFacts> facts =
        RegistryFacts::readAround(registry, {draft.content.registrationTemplate.nid(), draft.nid()});
    if (!facts)
        return std::unexpected(facts.error());
    return facts->taskFor(registry, draft);
}

base::Result<LintTask> editedDraftTask(const storage::Registry& registry, const registration::Draft& draft)
{
    const base::Result<RegistryFacts> facts = RegistryFacts::readFor(registry, {});
    if (!facts)
        return std::unexpected(facts.error());
    base::Result<LintTask> task = facts->taskFor(registry, draft);
    if (task)
        task->around.drafts = facts->draftNids();
    return task;
}

base::Result<LintTask> versionTask(const storage::Registry& registry,
                                   const registration::Registration& registration,
                                   const registration::Version& version)
{
    base::Result<LintTask> task = draftTask(registry, {.kind = registration.kind,
                                                       .revisionOf = registration.nid,
                                                       .basedOn = version.number - 1,
                                                       .content = version.content});
    if (!task)
        return task;
    LintTask asVersion = asVersionTask(*std::move(task), version.number);
    const base::Result<QList<registration::ReviewComment>> comments =
        registry.comments().of(registration.nid);
    if (!comments)
        return std::unexpected(comments.error());
    asVersion.acceptances = acceptancesOf(*comments, version.number);
    return asVersion;
}

namespace {

/// Returns the task for a text that somebody sent for review.
base::Result<LintTask> asReviewed(base::Result<LintTask> task)
{
    if (task)
        task->profile = findings::LintProfile::Review;
    return task;
}

} // namespace

base::Result<LintTask> templateTask(const storage::Registry& registry,
                                    const registration::RegistrationTemplate& registrationTemplate)
{
    registration::Draft draft{.content = {.registrationTemplate = registrationTemplate}};
    if (registrationTemplate.nid().startsWith("urn-"_L1, Qt::CaseInsensitive))
        draft.kind = registration::NamespaceKind::Informal;
    const base::Result<registration::RegistrationRecord> record =
        registry.registrations().record(registrationTemplate.nid());
    if (!record)
        return asReviewed(draftTask(registry, draft));
    const QList<registration::Version>& versions = record->versions;
    const int claimed = registrationTemplate.version().value_or(0);
    const auto held = std::ranges::find(versions, claimed, registration::versionInTemplate);
    const bool isHeld = held != versions.cend() &&
                        exchange::isSameText(held->content.registrationTemplate, registrationTemplate);
    if (isHeld)
        return versionTask(registry, record->registration,
                           {.number = held->number, .content = draft.content});
    const auto asRequest = [&record](base::Result<LintTask> task) {
        if (task)
            task->around = withRegistration(std::move(task->around), *record);
        return asReviewed(std::move(task));
    };
    // A version that cannot be read says nothing about a revision.
    const bool isUnreadable =
        claimed == 0 && !registrationTemplate.text(registration::TemplateField::Version).isEmpty();
    if (versions.isEmpty() && (claimed == 1 || isUnreadable))
        return asRequest(
            versionTask(registry, record->registration, {.number = 1, .content = draft.content}));
    draft.kind = record->registration.kind;
    draft.revisionOf = record->registration.nid;
    draft.basedOn = int(versions.size());
    return asRequest(draftTask(registry, draft));
}

} // namespace nidus::workflow
