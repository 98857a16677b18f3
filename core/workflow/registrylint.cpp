// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registrylint.h"

#include "core/builtin/builtinrules.h"

#include <QHash>
#include <algorithm>

namespace nidus {

namespace {

/// What every subject is judged against, read once.
class Surroundings
{
public:
    static std::expected<Surroundings, Error> of(const Registry& registry)
    {
        Surroundings all;
        std::expected<QStringList, Error> nids = registry.nids();
        if (!nids)
            return std::unexpected(nids.error());
        all.m_nids = *std::move(nids);
        std::expected<QList<Draft>, Error> drafts = registry.drafts();
        if (!drafts)
            return std::unexpected(drafts.error());
        all.m_drafts = *std::move(drafts);
        const std::expected<QList<RuleOfVersion>, Error> rules = registry.rules();
        if (!rules)
            return std::unexpected(rules.error());
        for (const RuleOfVersion& one : *rules)
            all.m_rules[one.nid.toLower()].append(one);
        for (const BuiltinRule& own : builtinRules())
            all.m_rules[own.nid].append(RuleOfVersion{own.nid, 0, own.rule});
        return all;
    }

    [[nodiscard]] const QList<Draft>& drafts() const { return m_drafts; }

    [[nodiscard]] LintTask taskFor(const Draft& draft) const
    {
        LintTask task{.nid = draft.nid(), .content = draft.content, .around = {}, .ruleBefore = {}};
        task.around.kind = draft.kind;
        task.around.isRevision = !draft.revisionOf.isEmpty();
        task.around.registeredNid = draft.revisionOf;
        task.around.previousVersion = draft.basedOn;
        task.around.registeredNids = m_nids;
        for (const Draft& other : m_drafts) {
            if (other.id != draft.id && !other.nid().isEmpty())
                task.around.otherDrafts.append({other.nid(), draftHandle(other.id)});
        }
        for (const RuleOfVersion& one : m_rules.value(draft.revisionOf.toLower())) {
            if (one.version <= draft.basedOn && !task.ruleBefore)
                task.ruleBefore = one.rule;
        }
        task.profile = profileOf(draft.state);
        return task;
    }

private:
    QStringList m_nids;
    QList<Draft> m_drafts;
    QHash<QString, QList<RuleOfVersion>>
        m_rules; ///< by NID in lower case; the newest version first, ours last
};

/// The newest version as the draft that it once was.
std::optional<LintTask> newestVersionTask(const Surroundings& all, const RegistrationRecord& record)
{
    if (record.versions.isEmpty())
        return std::nullopt;
    const Version& head = record.versions.constLast();
    LintTask task = all.taskFor({.kind = record.registration.kind,
                                 .revisionOf = record.registration.nid,
                                 .basedOn = head.number - 1,
                                 .content = head.content});
    judgeAsVersion(task, head.number);
    judgeAfter(task.around, record, head.number - 1);
    task.acceptances = acceptancesOf(record.comments, head.number);
    return task;
}

} // namespace

std::expected<void, Error> lintRegistry(const Registry& registry,
                                        const std::function<void(LintedSubject)>& receive,
                                        const std::stop_token& stop, ProgressSink* progress)
{
    const std::expected<Surroundings, Error> all = Surroundings::of(registry);
    if (!all)
        return std::unexpected(all.error());
    const std::expected<QList<RegistrySummary>, Error> subjects = registry.summaries();
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
        const auto draft = std::ranges::find(all->drafts(), subject.draftId, &Draft::id);
        if (subject.draftId != 0 && draft != all->drafts().cend()) {
            LintTask task = all->taskFor(*draft);
            if (const auto comments = registry.comments(subject.handle))
                task.acceptances = acceptances(*comments);
            if (draft->basedOn > 0) {
                if (const auto record = registry.record(draft->revisionOf))
                    judgeAfter(task.around, *record, draft->basedOn);
            }
            lint(subject.handle, task);
        } else if (subject.draftId == 0 && subject.version > 0) {
            const std::expected<RegistrationRecord, Error> record = registry.record(subject.nid);
            if (!record)
                return std::unexpected(record.error());
            if (const std::optional<LintTask> task = newestVersionTask(*all, *record))
                lint(subject.handle, *task);
        }
        if (progress)
            progress->progressed({++done, std::uint64_t(subjects->size())});
    }
    return {};
}

} // namespace nidus
