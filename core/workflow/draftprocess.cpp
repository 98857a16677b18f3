// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/draftprocess.h"

#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/lint/acceptance.h"
#include "core/registration/approval.h"
#include "core/registration/handle.h"
#include "core/registration/templatediff.h"
#include "core/workflow/lintwork.h"

#include <QStringList>
#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

bool isOnRecord(const QList<Event>& events, EventKind kind)
{
    return std::ranges::any_of(events, [kind](const Event& event) { return event.what == kind; });
}

/// What registering needs besides the template.
QList<Finding> missingRecords(const DraftRecord& record)
{
    QList<Finding> findings;
    const auto require = [&findings, &record](EventKind kind, FindingId id) {
        if (!isOnRecord(record.events, kind))
            findings.append(makeFinding(id));
    };
    if (isFastTrack(record.draft)) {
        require(EventKind::Recognised, kProcessRecognitionMissing);
        require(EventKind::Specified, kProcessSpecificationMissing);
        return findings;
    }
    if (isChangedSinceApproval(record.events, record.draft.content))
        findings.append(makeFinding(kProcessChangedSinceApproval));
    // One of the two says that the namespace is meant for a standard.
    if (isOnRecord(record.events, EventKind::Directed))
        require(EventKind::Reviewed, kProcessReportMissing);
    if (isOnRecord(record.events, EventKind::Reviewed))
        require(EventKind::Directed, kProcessDirectionMissing);
    return findings;
}

} // namespace

std::expected<QList<Finding>, Error> checklist(const Registry& registry, const DraftRecord& record,
                                               ProcessStep step, const Act& act, const QDate& today)
{
    QList<Finding> findings;
    if (step == ProcessStep::Submit || step == ProcessStep::Register) {
        const auto about = draftFindings(registry, record.draft);
        if (!about)
            return about;
        findings = *about;
    }
    if (step == ProcessStep::Register)
        findings.append(missingRecords(record));
    if (step == ProcessStep::Forward && act.link.isEmpty())
        findings.append(makeFinding(kProcessTicketMissing));
    if (step != ProcessStep::Submit) {
        const auto comments = registry.comments().of(draftHandle(record.draft.id));
        if (!comments)
            return std::unexpected(comments.error());
        if (const auto open = openComments(*comments).size(); open > 0)
            findings.append(makeFinding(kProcessOpenComments, {}, {QString::number(open)}));
    }
    if (isReminderDue(record.draft, today))
        findings.append(makeFinding(kProcessReminderDue, {}, {record.draft.remindOn.toString(Qt::ISODate)}));
    return findings;
}

QList<Finding> blockers(const QList<Finding>& checklist, const Draft& draft, const Act& act)
{
    QList<Finding> blocking;
    bool needsReason = false;
    for (const Finding& finding : checklist) {
        if (finding.severity != Severity::Error)
            continue;
        if (!isFastTrack(draft) || isBrokenMust(finding.id))
            blocking.append(finding);
        else
            needsReason = true;
    }
    if (needsReason && act.note.trimmed().isEmpty())
        blocking.append(makeFinding(kProcessReasonMissing));
    return blocking;
}

bool isFastTrack(const Draft& draft)
{
    return draft.content.registrationTemplate.registrant().fastTrack;
}

bool isReminderDue(const Draft& draft, const QDate& today)
{
    return draft.remindOn.isValid() && draft.remindOn <= today;
}

int reviewRounds(const QList<Event>& events)
{
    return int(std::ranges::count(events, EventKind::Submitted, &Event::what));
}

QString revisionSummary(const VersionContent& before, const VersionContent& after, int version)
{
    QStringList changed;
    for (const PartDiff& part : diffContents(before, after, DiffUnit::Line)) {
        const bool isBookkeeping = part.field == TemplateField::Version ||
                                   part.field == TemplateField::Date || part.field == TemplateField::Revision;
        if (part.field && !isBookkeeping)
            changed.append(fieldHeading(*part.field));
        else if (part.key == "rule"_L1)
            changed.append(u"the rule that checks the syntax"_s);
    }
    if (changed.isEmpty())
        return {};
    return u"Changed since version %1: %2."_s.arg(version).arg(changed.join(", "_L1));
}

} // namespace nidus
