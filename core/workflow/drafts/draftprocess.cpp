// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/draftprocess.h"
#include "core/findings/catalog/visiblecharacter.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/acceptance.h"
#include "core/lint/reviewchecklist.h"
#include "core/registration/approval.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/lintwork.h"
#include "core/workflow/drafts/personname.h"
#include "core/workflow/drafts/recordedsteps.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <iterator>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

bool isOnRecord(const QList<registration::Event>& events, registration::EventKind kind)
{
    return std::ranges::any_of(events, [kind](const registration::Event& event) {
        return event.what == kind && !registration::isOfFile(event);
    });
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

/// Whether people decide the step: then what is open needs their reason.
bool isDecision(ProcessStep step) { return step == ProcessStep::Approve || step == ProcessStep::Forward; }

/// To register a draft that was never approved is to approve it.
bool skipsApproval(ProcessStep step, registration::State state)
{
    return step == ProcessStep::Register && !registration::isApproved(state);
}

/// What the rule of the registry says about an approval by the author of the draft whom it names `author`.
QList<findings::Finding> byAuthorUnder(registration::ApprovalRule rule, const StepRequest& request,
                                       const QString& author)
{
    switch (rule) {
    case registration::ApprovalRule::ReasonWhenAlone:
        if (request.step == ProcessStep::Approve)
            return {findings::makeFinding(findings::kProcessApprovedAlone, {}, {author})};
        if (findings::readableText(request.act.note).isEmpty())
            return {findings::makeFinding(findings::kProcessRegisteredAlone, {}, {author})};
        break;
    case registration::ApprovalRule::SecondPerson:
        return {findings::makeFinding(findings::kProcessSecondPersonMissing, {}, {author})};
    case registration::ApprovalRule::Anyone: break;
    }
    return {};
}

/// The ids of what the approval in force passed with a reason that still holds.
QStringList coveredByApproval(const registration::DraftRecord& record)
{
    if (!registration::isApproved(record.draft.state) ||
        registration::isChangedSinceApproval(record.events, record.draft.content))
        return {};
    return passedByApproval(record.events, findings::kProcessOpenComments.word(),
                            findings::kProcessUnfavorableAnswer.word());
}

/// Returns the word with which an answer to a question of the review is unfavorable; empty if it is not. They
/// are typed, or older builds of the window recorded them, in each of its languages.
QString unfavorableWord(const registration::ReviewComment& answer)
{
    static const QRegularExpression yes(u"^\\s*(yes|oui|ja|是)\\s*(?:$|[.,:;!。，：；！])"_s,
                                        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression no(u"^\\s*(no|non|nein|否)\\s*(?:$|[.,:;!。，：；！])"_s,
                                       QRegularExpression::CaseInsensitiveOption);
    // These questions ask what the NID could be mistaken for, the others what is promised.
    const bool isAboutNid = answer.finding.startsWith("review.nid."_L1);
    return (isAboutNid ? yes : no).match(answer.text).captured(1);
}

/// What the questions of the review still require.
struct QuestionFindings
{
    QList<findings::Finding> unfavorable;
    QList<findings::Finding> unanswered;
};

QuestionFindings questionFindings(const registration::Draft& draft,
                                  const QList<registration::ReviewComment>& comments)
{
    QuestionFindings result;
    const QList<registration::ReviewComment> answers = registration::acceptances(comments);
    for (const auto& [question, first] :
         lint::reviewQuestions(draft.content.registrationTemplate, draft.kind, comments)) {
        if (!first)
            result.unanswered.append(question);
        for (const registration::ReviewComment& answer : answers) {
            const QString word = unfavorableWord(answer);
            if (answer.finding != question.id.word() || word.isEmpty())
                continue;
            result.unfavorable.append(findings::makeFinding(findings::kProcessUnfavorableAnswer, {},
                                                            {word, findings::message(question)}));
            break; // reviewers may agree
        }
    }
    return result;
}

/// Whether a person with these names acts under a name that nobody can read.
bool isNameless(const QStringList& names)
{
    const QString who = names.value(0);
    return !who.isEmpty() && findings::readableText(who).isEmpty();
}

QStringList ownersOf(const registration::DraftRecord& record)
{
    return registration::formerOwners(record.events) + QStringList{record.draft.owner};
}

/// Whether a person with these names is one of `people`.
bool isAnyOf(const QStringList& names, const QStringList& people)
{
    return std::ranges::any_of(people, [&names](const QString& each) { return isOneOf(names, each); });
}

QString summaryStart(int version) { return u"Changed since version %1: "_s.arg(version); }

} // namespace

QList<findings::Finding> checklist(const registration::DraftRecord& record, const StepFacts& facts,
                                   const StepRequest& request)
{
    const QuestionFindings questions = questionFindings(record.draft, facts.comments);
    QList<findings::Finding> findings;
    if (request.step != ProcessStep::Submit)
        findings.append(questions.unfavorable);
    findings.append(facts.about);
    if (request.step == ProcessStep::Register)
        findings.append(missingRecords(record));
    if (request.step == ProcessStep::Forward && request.act.link.isEmpty())
        findings.append(findings::makeFinding(findings::kProcessTicketMissing));
    if (request.step != ProcessStep::Submit) {
        if (const auto open = registration::openComments(facts.comments).size(); open > 0)
            findings.append(
                findings::makeFinding(findings::kProcessOpenComments, {}, {QString::number(open)}));
    }
    const bool isSkipping = skipsApproval(request.step, record.draft.state);
    if (request.step != ProcessStep::Register || isSkipping)
        findings.append(questions.unanswered);
    const QStringList names = namesOfUser(request.act.who);
    if ((request.step == ProcessStep::Approve || isSkipping) && isAuthor(record, names))
        findings.append(byAuthorUnder(facts.approval, request, nameAsAuthor(record, names)));
    if (isReminderDue(record.draft, facts.today))
        findings.append(findings::makeFinding(findings::kProcessReminderDue, {},
                                              {record.draft.remindOn.toString(Qt::ISODate)}));
    return findings;
}

base::Result<QList<findings::Finding>> checklist(const storage::Registry& registry,
                                                 const registration::DraftRecord& record,
                                                 const StepRequest& request)
{
    const auto about = draftFindings(registry, record.draft);
    if (!about)
        return about;
    const auto comments = record.draft.id == 0
                              ? QList<registration::ReviewComment>() // not in the registry yet
                              : registry.comments().of(registration::draftHandle(record.draft.id));
    if (!comments)
        return std::unexpected(comments.error());
    const auto approval = registry.settings().approval();
    if (!approval)
        return std::unexpected(approval.error());
    return checklist(record, {*about, *comments, *approval, registry.today()}, request);
}

StepRequirements requirements(const QList<findings::Finding>& checklist,
                              const registration::DraftRecord& record, ProcessStep step)
{
    StepRequirements result;
    const QStringList covered = coveredByApproval(record);
    for (const findings::Finding& finding : checklist) {
        const bool isError = finding.severity == findings::Severity::Error;
        const bool isOpen =
            finding.id == findings::kProcessOpenComments || lint::isReviewQuestion(finding.id);
        if (finding.id == findings::kProcessSecondPersonMissing)
            result.blocking.append(finding);
        else if (finding.id == findings::kProcessUnfavorableAnswer ||
                 (isDecision(step) && (isError || isOpen)) ||
                 (isError && isFastTrack(record.draft) && !lint::violatesMust(finding.id)))
            (covered.contains(finding.id.word()) ? result.notes : result.passable).append(finding);
        else if (skipsApproval(step, record.draft.state) &&
                 (isOpen || finding.id == findings::kProcessRegisteredAlone))
            result.skipped.append(finding);
        else
            (isError ? result.blocking : result.notes).append(finding);
    }
    return result;
}

QList<findings::Finding> blockers(const StepRequirements& requirements, const StepRequest& request)
{
    // On the fast track, the note is enough; it is written for other purposes, too.
    const bool isNoteEnough =
        !isDecision(request.step) &&
        std::ranges::none_of(requirements.passable, [](const findings::Finding& finding) {
            return finding.id == findings::kProcessUnfavorableAnswer;
        });
    const QString& reason = isNoteEnough && request.despite.isEmpty() ? request.act.note : request.despite;
    QList<findings::Finding> blocking = requirements.blocking;
    if (!requirements.passable.isEmpty() && findings::readableText(reason).isEmpty()) {
        blocking.append(requirements.passable);
        blocking.append(findings::makeFinding(findings::kProcessReasonMissing));
        return blocking;
    }
    std::ranges::copy_if(requirements.passable, std::back_inserter(blocking),
                         [&request](const findings::Finding& finding) {
                             return request.listed && !request.listed->contains(finding.id.word());
                         });
    return blocking;
}

bool isFastTrack(const registration::Draft& draft)
{
    return draft.content.registrationTemplate.registrant().fastTrack;
}

QStringList authorsOf(const registration::DraftRecord& record)
{
    QStringList authors =
        ownersOf(record) + registration::saversOf(record.events) + QStringList{record.draft.author};
    authors.removeAll(QString());
    authors.removeDuplicates();
    return authors;
}

bool isOwner(const registration::DraftRecord& record, const QStringList& names)
{
    return isAnyOf(names, ownersOf(record));
}

bool isAuthor(const registration::DraftRecord& record, const QStringList& names)
{
    return isNameless(names) || isAnyOf(names, authorsOf(record));
}

QString nameAsAuthor(const registration::DraftRecord& record, const QStringList& names)
{
    const QStringList authors = authorsOf(record);
    const auto author =
        std::ranges::find_if(authors, [&names](const QString& each) { return isOneOf(names, each); });
    return author == authors.cend() ? QString() : *author;
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
    const QStringList parts = registration::changedParts(before, after);
    for (const QString& part : parts) {
        const std::optional<registration::TemplateField> field = registration::fieldFromKey(part);
        const bool isBookkeeping = field == registration::TemplateField::Version ||
                                   field == registration::TemplateField::Date ||
                                   field == registration::TemplateField::Revision;
        if (field && !isBookkeeping)
            changed.append(registration::fieldHeading(*field));
        else if (part == "rule"_L1)
            changed.append(u"the syntax rule"_s);
    }
    if (changed.isEmpty())
        return {};
    return summaryStart(version) + changed.join(", "_L1) + u'.';
}

QString withRevisionSummary(const QString& written, const QString& summary, int version)
{
    QStringList paragraphs = written.split("\n\n"_L1, Qt::SkipEmptyParts);
    const auto earlier = std::ranges::find_if(paragraphs, [version](const QString& paragraph) {
        return paragraph.startsWith(summaryStart(version));
    });
    if (earlier == paragraphs.end())
        paragraphs.append(summary);
    else
        *earlier = summary;
    paragraphs.removeAll(QString());
    return paragraphs.join("\n\n"_L1);
}

} // namespace nidus::workflow
