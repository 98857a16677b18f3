// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

namespace nidus::findings {

namespace {

constexpr CatalogueEntry kEntries[]{
    {.id = kProcessReportMissing,
     .severity = Severity::Error,
     .family = FindingFamily::Process,
     .canBeAccepted = false,
     .rfc = "RFC 8141",
     .section = "6.2",
     .message = QT_TRANSLATE_NOOP("Findings", "The Expert Review report is not on record."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A namespace meant for a standard is registered only with the "
                                             "direction of the approving body and a copy of the report."),
     .example = "nidus-cli register draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Put the report on record with its link.")},
    {.id = kProcessDirectionMissing,
     .severity = Severity::Error,
     .family = FindingFamily::Process,
     .canBeAccepted = false,
     .rfc = "RFC 8141",
     .section = "6.2",
     .message = QT_TRANSLATE_NOOP("Findings", "The direction of the approving body is not on record."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "There is an Expert Review report, so the namespace is meant for a standard; "
                     "such a one is registered only after the approving body has said so."),
     .example = "nidus-cli register draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Put the direction on record with its link.")},
    {.id = kProcessRecognitionMissing,
     .severity = Severity::Error,
     .family = FindingFamily::Process,
     .canBeAccepted = false,
     .rfc = "RFC 8141",
     .section = "6.3",
     .message =
         QT_TRANSLATE_NOOP("Findings", "It is not on record who recognised the body for the fast track."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "The fast track is open to bodies that the IESG or its delegate recognised."),
     .example = "nidus-cli register --fast-track draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Put on record who recognised the body, with a link.")},
    {.id = kProcessSpecificationMissing,
     .severity = Severity::Error,
     .family = FindingFamily::Process,
     .canBeAccepted = false,
     .rfc = "RFC 8141",
     .section = "6.3",
     .message = QT_TRANSLATE_NOOP("Findings", "The specification is not on record."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "The fast track requires a published specification of the namespace."),
     .example = "nidus-cli register --fast-track draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Put the specification on record with its link.")},
    {.id = kProcessChangedSinceApproval,
     .severity = Severity::Error,
     .family = FindingFamily::Process,
     .canBeAccepted = false,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "The draft is not what was approved: it was changed since."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "What is registered is for ever, so it is what the reviewers approved, to the letter. "
                     "Only the fast track, whose reviews advise, is free of that."),
     .example = "nidus-cli register draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Have the change approved, or take the approved text back.")},
    {.id = kProcessReasonMissing,
     .severity = Severity::Error,
     .family = FindingFamily::Process,
     .canBeAccepted = false,
     .rfc = "",
     .section = "",
     .message =
         QT_TRANSLATE_NOOP("Findings", "There are findings against this step; going on needs a reason."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "On the fast track, reviews advise: what breaks no MUST may stand, "
                                       "but the log says why."),
     .example = "nidus-cli submit --fast-track draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the reason in the note.")},
    {.id = kProcessOpenComments,
     .severity = Severity::Warning,
     .family = FindingFamily::Process,
     .rfc = "RFC 8141",
     .section = "6.2",
     .message = QT_TRANSLATE_NOOP("Findings", "Review comments that are not resolved: %1."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Comments received are addressed before a template goes on."),
     .example = "nidus-cli approve draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Answer and resolve them, or take the draft back.")},
    {.id = kProcessTicketMissing,
     .severity = Severity::Warning,
     .family = FindingFamily::Process,
     .rfc = "RFC 8141",
     .section = "6.2",
     .message = QT_TRANSLATE_NOOP("Findings", "No link to the ticket at IANA is given."),
     .reason = QT_TRANSLATE_NOOP("Findings", "The ticket is how others find out where the request stands."),
     .example = "nidus-cli forward draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Give the ticket as the link.")},
    {.id = kProcessReminderDue,
     .severity = Severity::Information,
     .family = FindingFamily::Process,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "It was to be asked after this draft on %1."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "The draft waits for others, and the day set for a reminder is over."),
     .example = "nidus-cli submit draft:7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Ask on the list, then set another day or take the next step.")},
};

} // namespace

std::span<const CatalogueEntry> processEntries()
{
    return kEntries;
}

} // namespace nidus::findings
