// SPDX-License-Identifier: Apache-2.0
#include "ui/process/stepquestion.h"

#include "core/lint/reviewchecklist.h"
#include "ui/support/text/registrywords.h"

#include <QCoreApplication>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

StepDialog::Question stepQuestion(const StepDialog::Question& about,
                                  const workflow::StepRequirements& required)
{
    StepDialog::Question question = about;
    question.passable = static_cast<int>(required.passable.size() + required.skipped.size());
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

QString stepTakenText(const QString& name, registration::State state)
{
    const QString text =
        QCoreApplication::translate("StepQuestion", "New state of %1: %2.").arg(name, stateText(state));
    const bool canHaveMail = state == registration::State::InReview || state == registration::State::WithIana;
    return canHaveMail ? text + u' ' +
                             QCoreApplication::translate(
                                 "StepQuestion",
                                 "Nidus itself sent nothing: send the email yourself if you have not.")
                       : text;
}

} // namespace nidus::ui
