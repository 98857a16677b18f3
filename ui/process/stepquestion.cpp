// SPDX-License-Identifier: Apache-2.0
#include "ui/process/stepquestion.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/listtexts.h"
#include "core/findings/text/sharedtexts.h"
#include "core/findings/values/findingids.h"
#include "core/lint/reviewchecklist.h"
#include "core/registration/approval.h"
#include "ui/support/look/settings.h"
#include "ui/support/text/findingplace.h"
#include "ui/support/text/registrywords.h"

#include <QCoreApplication>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

struct StepTexts
{
    Q_DECLARE_TR_FUNCTIONS(nidus::ui::ProcessActions)
};

StepDialog::Question registerTexts(const registration::Draft& draft)
{
    const QString nid = draft.nid();
    QString about =
        StepTexts::tr("The history will record the registration; Nidus itself contacts nobody. "
                      "A registered version stays as it is: a later change becomes a new version.");
    if (draft.state == registration::State::WithIana)
        about.prepend(StepTexts::tr("Take this step when IANA has confirmed the registration.") + u' ');
    if (!registration::isApproved(draft.state))
        about.prepend(StepTexts::tr("Nobody has approved this draft.") + u' ');
    const int version = draft.content.registrationTemplate.version().value_or(0);
    if (!draft.revisionOf.isEmpty() && draft.basedOn == 0 && version > 1) // otherwise a finding says it
        about += u' ' + StepTexts::tr("The template says version %1; this registry, which does not have "
                                      "the earlier ones, counts it as version 1.")
                            .arg(version);
    if (nid.isEmpty())
        about.prepend(StepTexts::tr("The next free number is assigned.") + u' ');
    return {.title = nid.isEmpty() ? StepTexts::tr("Register This Informal Namespace")
                                   : StepTexts::tr("Register “%1”").arg(nid),
            .explanation = about,
            .noteLabel = StepTexts::tr("&Note:"),
            .button = StepTexts::tr("Register")};
}

constexpr qsizetype kMostCovered = 3; ///< requirements in a sentence

/// Returns what a reason covers, by the names that the lists of the dialog have, without unanswered questions
/// one by one.
QString coveredText(const QList<findings::Finding>& requirements)
{
    QStringList names;
    int questions = 0;
    for (const findings::Finding& finding : requirements) {
        QString name = findings::visibleText(placedMessage(finding));
        if (lint::isReviewQuestion(finding.id))
            ++questions;
        else if (finding.id == findings::kProcessApprovedAlone)
            names.append(QCoreApplication::translate("StepQuestion", "you approve your own draft"));
        else if (finding.id == findings::kProcessRegisteredAlone)
            names.append(QCoreApplication::translate("StepQuestion", "you register your own draft"));
        else if (finding.id != findings::kProcessReasonMissing) // which only asks for the reason
            names.append(name.endsWith(u'.') ? name.chopped(1) : name);
    }
    const qsizetype shown = std::min(kMostCovered, names.size());
    const int more = static_cast<int>(names.size() - shown);
    names.resize(shown);
    if (questions > 0)
        names.append(
            QCoreApplication::translate("StepQuestion", "%n question(s) not answered", nullptr, questions));
    return findings::andMoreText(findings::joinedText(names), more);
}

} // namespace

StepDialog::Question stepTexts(workflow::ProcessStep step, const registration::Draft& draft)
{
    const QString note = StepTexts::tr("&Note:");
    switch (step) {
    case workflow::ProcessStep::Submit:
        return {.title = StepTexts::tr("Submit for Review"),
                .explanation = StepTexts::tr(
                    "The draft will be in review. Nidus itself sends nothing. A reminder will be due in %n "
                    "day(s).",
                    nullptr, settingNumber(Setting::ReminderDays)),
                .noteLabel = note,
                .button = StepTexts::tr("Submit Only"),
                .mailButton = StepTexts::tr("Open in Email Program and Submit")};
    case workflow::ProcessStep::Approve:
        return {
            .title = StepTexts::tr("Approve"),
            .explanation =
                StepTexts::tr("The history will record that the Designated Experts approve this draft. Only "
                              "registry staff do this; applicants wait for answers from %1.")
                    .arg(settingText(Setting::ReviewAddress)),
            .noteLabel = note,
            .button = StepTexts::tr("Approve")};
    case workflow::ProcessStep::Forward:
        return {.title = StepTexts::tr("Mark as Sent to IANA"),
                .explanation = StepTexts::tr(
                    "The history will record that the request was sent to IANA. Nidus itself sends nothing: "
                    "send the email first. Once IANA has opened a ticket, enter its web address as the link, "
                    "here or when you register."),
                .noteLabel = note,
                .button = StepTexts::tr("Mark Only"),
                .mailButton = StepTexts::tr("Open in Email Program and Mark")};
    case workflow::ProcessStep::Register: break;
    }
    return registerTexts(draft);
}

StepDialog::Question stepQuestion(const StepDialog::Question& about,
                                  const workflow::StepRequirements& required)
{
    StepDialog::Question question = about;
    question.covered = coveredText(required.passable + required.skipped);
    for (const findings::Finding& finding : required.open() + required.notes) {
        if (lint::isReviewQuestion(finding.id))
            question.questions.append(finding);
        else if (!required.notes.contains(finding) || finding.severity == findings::Severity::Error)
            question.findings.append(finding); // an error among the notes has a reason already
        else if (finding.severity == findings::Severity::Warning)
            question.warnings.append(finding);
    }
    if (!required.blocking.isEmpty()) {
        question.gate = StepDialog::Gate::Closed;
        question.blocking = static_cast<int>(required.blocking.size());
    } else if (!required.skipped.isEmpty()) {
        question.gate = StepDialog::Gate::NeedsNote;
        question.noteLabel =
            QCoreApplication::translate("StepQuestion", "&Reason to register without an approval:");
    } else if (!required.passable.isEmpty()) {
        question.gate = StepDialog::Gate::NeedsNote;
        question.noteLabel =
            question.questions.isEmpty()
                ? QCoreApplication::translate("StepQuestion",
                                              "&Reason to continue although requirements are not met:")
            : question.findings.isEmpty()
                ? QCoreApplication::translate("StepQuestion", "&Reason to continue without these answers:")
                : QCoreApplication::translate(
                      "StepQuestion", "&Reason to continue although requirements and questions are open:");
    }
    // What this step adds was not heard before.
    std::ranges::stable_partition(question.warnings, [](const findings::Finding& finding) {
        return finding.id.word().startsWith("process."_L1);
    });
    return question;
}

QString stepTakenText(const QString& name, registration::State state, const QString& mailPlace)
{
    const QString text = QCoreApplication::translate("StepQuestion", "Saved. New state of %1: %2.")
                             .arg(name, stateText(state));
    const bool canHaveMail = state == registration::State::InReview || state == registration::State::WithIana;
    return canHaveMail
               ? text + u' ' +
                     QCoreApplication::translate("StepQuestion",
                                                 //: %1 is where an action is in the menus
                                                 "Nidus itself sent nothing. The email to send is in %1.")
                         .arg(mailPlace)
               : text;
}

} // namespace nidus::ui
