// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/draftprocess.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/acceptance.h"
#include "core/registration/approval.h"
#include "core/registration/handle.h"
#include "core/registration/templatediff.h"
#include "core/workflow/drafts/lintwork.h"

#include <QStringList>
#include <algorithm>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

bool isOnRecord(const QList<registration::Event>& events, registration::EventKind kind)
{
    return std::ranges::any_of(events,
                               [kind](const registration::Event& event) { return event.what == kind; });
}

/// What registration requires besides the template.
QList<findings::Finding> missingRecords(const registration::DraftRecord& record)
{
    QList<findings::Finding> findings;
    const auto require = [&findings, &record](registration::EventKind kind, findings::FindingId id) {
        if (!isOnRecord(record.events, kind))
            findings.append(findings::makeFinding(id));
    };
    if (isFastTrack(record.draft)) {
        require(registration::EventKind::Recognized, findings::kProcessRecognitionMissing);
        require(registration::EventKind::Specified, findings::kProcessSpecificationMissing);
        return findings;
    }
    if (registration::isChangedSinceApproval(record.events, record.draft.content))
        findings.append(findings::makeFinding(findings::kProcessChangedSinceApproval));
    // Either one shows that the namespace is meant for a standard.
    if (isOnRecord(record.events, registration::EventKind::Directed))
        require(registration::EventKind::Reviewed, findings::kProcessReportMissing);
    if (isOnRecord(record.events, registration::EventKind::Reviewed))
        require(registration::EventKind::Directed, findings::kProcessDirectionMissing);
    return findings;
}

} // namespace

base::Result<QList<findings::Finding>> checklist(const storage::Registry& registry,
                                                 const registration::DraftRecord& record, ProcessStep step,
                                                 const storage::Act& act, const QDate& today)
{
    QList<findings::Finding> findings;
    if (step == ProcessStep::Submit || step == ProcessStep::Register) {
        const auto about = draftFindings(registry, record.draft);
        if (!about)
            return about;
        findings = *about;
    }
    if (step == ProcessStep::Register)
        findings.append(missingRecords(record));
    if (step == ProcessStep::Forward && act.link.isEmpty())
        findings.append(findings::makeFinding(findings::kProcessTicketMissing));
    if (step != ProcessStep::Submit) {
        const auto comments = registry.comments().of(registration::draftHandle(record.draft.id));
        if (!comments)
            return std::unexpected(comments.error());
        if (const auto open = registration::openComments(*comments).size(); open > 0)
            findings.append(
                findings::makeFinding(findings::kProcessOpenComments, {}, {QString::number(open)}));
    }
    if (isReminderDue(record.draft, today))
        findings.append(findings::makeFinding(findings::kProcessReminderDue, {},
                                              {record.draft.remindOn.toString(Qt::ISODate)}));
    return findings;
}

QList<findings::Finding> blockers(const QList<findings::Finding>& checklist, const registration::Draft& draft,
                                  const storage::Act& act)
{
    QList<findings::Finding> blocking;
    bool needsReason = false;
    for (const findings::Finding& finding : checklist) {
        if (finding.severity != findings::Severity::Error)
            continue;
        if (!isFastTrack(draft) || lint::violatesMust(finding.id))
            blocking.append(finding);
        else
            needsReason = true;
    }
    if (needsReason && act.note.trimmed().isEmpty())
        blocking.append(findings::makeFinding(findings::kProcessReasonMissing));
    return blocking;
}

bool isFastTrack(const registration::Draft& draft)
{
    return draft.content.registrationTemplate.registrant().fastTrack;
}

bool isReminderDue(const registration::Draft& draft, const QDate& today)
{
    return draft.remindOn.isValid() && draft.remindOn <= today;
}

int reviewRounds(const QList<registration::Event>& events)
{
    return int(std::ranges::count(events, registration::EventKind::Submitted, &registration::Event::what));
}

QString revisionSummary(const registration::VersionContent& before, const registration::VersionContent& after,
                        int version)
{
    QStringList changed;
    for (const registration::PartDiff& part :
         registration::diffContents(before, after, registration::DiffUnit::Line)) {
        const bool isBookkeeping = part.field == registration::TemplateField::Version ||
                                   part.field == registration::TemplateField::Date ||
                                   part.field == registration::TemplateField::Revision;
        if (part.field && !isBookkeeping)
            changed.append(registration::fieldHeading(*part.field));
        else if (part.key == "rule"_L1)
            changed.append(u"the syntax rule"_s);
    }
    if (changed.isEmpty())
        return {};
    return u"Changed since version %1: %2."_s.arg(version).arg(changed.join(", "_L1));
}

} // namespace nidus::workflow
