// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

namespace nidus::findings {

namespace {

constexpr CatalogEntry kProcessEntries[]{
    {.id = kProcessReportMissing,
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 8141", "6.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The Expert Review report is not recorded."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A namespace intended for a standard is registered only "
                                             "with the direction of the approving body and a copy of the "
                                             "report."),
     .example = "nidus-cli register draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Record the report with its link.")},
    {.id = kProcessDirectionMissing,
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 8141", "6.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The direction of the approving body is not recorded."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "There is an Expert Review report, so the namespace is intended for a standard. "
                     "Such a namespace is registered only after the approving body has directed it."),
     .example = "nidus-cli register draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Record the direction with its link.")},
    {.id = kProcessRecognitionMissing,
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 8141", "6.3"},
     .message =
         QT_TRANSLATE_NOOP("Findings", "The recognition of the body for the fast track is not recorded."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "The fast track is open to bodies that the IESG or its delegate has recognized."),
     .example = "nidus-cli register --fast-track draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Record who recognized the body, with a link.")},
    {.id = kProcessSpecificationMissing,
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 8141", "6.3"},
     .message = QT_TRANSLATE_NOOP("Findings", "The specification is not recorded."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "The fast track requires a published specification of the namespace."),
     .example = "nidus-cli register --fast-track draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Record the specification with its link.")},
    {.id = kProcessChangedSinceApproval,
     .severity = Severity::Error,
     .canBeAccepted = false,
     .message = QT_TRANSLATE_NOOP("Findings", "The draft was changed after it was approved."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "A registration is permanent, so it must match the approved text exactly. The fast "
                     "track is exempt, because its reviews are only advice."),
     .example = "nidus-cli register draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Have the change approved, or restore the approved text.")},
    {.id = kProcessReasonMissing,
     .severity = Severity::Error,
     .canBeAccepted = false,
     .message =
         QT_TRANSLATE_NOOP("Findings", "This step has open findings; a reason is required to continue."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "A draft can be approved or sent to IANA with errors, unresolved comments, or "
                     "unanswered questions, and on the fast track, reviews are only advice. "
                     "But the history must give a reason."),
     .example = "nidus-cli approve --despite \"The expert answered by mail.\" draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Give the reason: with --despite, on the fast track with --note, or in "
                              "the dialog.")},
    {.id = kProcessApprovedAlone,
     .severity = Severity::Error,
     .canBeAccepted = false,
     .message = QT_TRANSLATE_NOOP("Findings", "You are an author of this draft, as \"%1\"; give a reason to "
                                              "approve it yourself."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Authors are all who own or owned a draft, or saved a change of it. Colleagues agreed on this rule "
         "of the registry. It is not a lock: anyone can change it, and the history records that."),
     .example = "nidus-cli approve --despite \"Nobody else is here this week.\" draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Ask a colleague to approve the draft, or give the reason.")},
    {.id = kProcessRegisteredAlone,
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP(
         "Findings", "Nobody has approved this draft, and you are an author of it, as \"%1\"; give a "
                     "reason to register it yourself."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Authors are all who own or owned a draft, or saved a change of it. Colleagues agreed on this rule "
         "of the registry. It is not a lock: anyone can change it, and the history records that."),
     .example = "nidus-cli register draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Give the reason: with --note, or in the dialog.")},
    {.id = kProcessSecondPersonMissing,
     .severity = Severity::Error,
     .canBeAccepted = false,
     .message = QT_TRANSLATE_NOOP("Findings", "You are an author of this draft, as \"%1\"; this registry "
                                              "requires somebody else to approve it."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Authors are all who own or owned a draft, or saved a change of it. Colleagues agreed on this rule "
         "of the registry. It is not a lock: anyone can change it, and the history records that."),
     .example = "nidus-cli approve draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Ask a colleague to approve the draft.")},
    {.id = kProcessOpenComments,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "6.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "Unresolved review comments: %1."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Comments must be addressed before a template proceeds."),
     .example = "nidus-cli approve draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Answer and resolve them, or return the template to draft.")},
    {.id = kProcessUnfavorableAnswer,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "Answered %1: %2"),
     .reason = QT_TRANSLATE_NOOP("Findings", "A reviewer's answer speaks against the namespace, and a "
                                             "registration is permanent. The step needs a reason, which "
                                             "the history records."),
     .example = "nidus-cli approve draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Return the template to draft, withdraw the answer if it no longer "
                                          "applies, or give the reason.")},
    {.id = kProcessTicketMissing,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "6.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The link to the IANA ticket is missing."),
     .reason = QT_TRANSLATE_NOOP("Findings", "The ticket shows others the status of the request."),
     .example = "nidus-cli forward draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Enter the web address of the ticket as the link.")},
    {.id = kProcessReminderDue,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "The reminder for this draft was due on %1."),
     .reason = QT_TRANSLATE_NOOP("Findings", "The draft is waiting for others, and the date of its reminder "
                                             "has passed."),
     .example = "nidus-cli submit draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Ask on the mailing list, then set another date or take the "
                                          "next step.")},
};

} // namespace

std::span<const CatalogEntry> processEntries() { return kProcessEntries; }

} // namespace nidus::findings
