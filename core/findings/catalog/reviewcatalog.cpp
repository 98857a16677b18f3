// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

namespace nidus::findings {

namespace {

constexpr CatalogueEntry kEntries[]{
    {.id = kReviewStability,
     .severity = Severity::Information,
     .family = FindingFamily::Review,
     .rfc = "RFC 8141",
     .section = "5.1",
     .message = QT_TRANSLATE_NOOP(
         "Findings",
         "Can the organisation keep the namespace for a long time, and what becomes of it otherwise?"),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "A namespace must outlive projects and companies; without evidence of "
                                       "stability it ought to be clear how it stays viable."),
     .example = "Names are maintained for the lifetime of the project.",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Look at the age, the funding and the successor of the organisation.")},
    {.id = kReviewCompetency,
     .severity = Severity::Information,
     .family = FindingFamily::Review,
     .rfc = "RFC 8141",
     .section = "5.1",
     .message = QT_TRANSLATE_NOOP("Findings", "Is the organisation able to assign names without conflicts?"),
     .reason = QT_TRANSLATE_NOOP("Findings", "Competency in assignment makes it likely that names persist."),
     .example = "Names are assigned by whoever needs them.",
     .fix = QT_TRANSLATE_NOOP(
         "Findings", "Look at the procedures, the tools and the experience that the template names.")},
    {.id = kReviewReassignment,
     .severity = Severity::Information,
     .family = FindingFamily::Review,
     .rfc = "RFC 8141",
     .section = "5.1",
     .message = QT_TRANSLATE_NOOP("Findings", "Does the organisation promise never to give a name to another "
                                              "resource, and to keep old names valid?"),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "A name stays valid when members leave, and when what it names is gone."),
     .example = "Names of former members can be used again.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Look for the promise in the Assignment section, and ask for it.")},
    {.id = kReviewOpen,
     .severity = Severity::Information,
     .family = FindingFamily::Review,
     .rfc = "RFC 8141",
     .section = "5.1",
     .message = QT_TRANSLATE_NOOP("Findings", "Can any user on the Internet make use of the names?"),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "A namespace that serves only a closed network or one product gives no benefit to the Internet."),
     .example = "The names are used inside our data centre.",
     .fix = QT_TRANSLATE_NOOP(
         "Findings",
         "Ask who can learn what a name stands for; private registries and fees are no hindrance.")},
    {.id = kReviewNidCountry,
     .severity = Severity::Information,
     .family = FindingFamily::Review,
     .rfc = "RFC 8141",
     .section = "5.1",
     .message = QT_TRANSLATE_NOOP("Findings",
                                  "Could the NID \"%1\" be taken for a country, its code or its language?"),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Such strings are a source of conflict, so applicants and reviewers should pay attention to them."),
     .example = "nzl",
     .fix = QT_TRANSLATE_NOOP("Findings", "Compare with ISO 3166-1 and the names of countries.")},
    {.id = kReviewNidAuthority,
     .severity = Severity::Information,
     .family = FindingFamily::Review,
     .rfc = "RFC 8141",
     .section = "5.1",
     .message = QT_TRANSLATE_NOOP(
         "Findings", "Could the NID \"%1\" be taken for something under the authority of somebody else?"),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Such strings are a source of conflict, so applicants and reviewers should pay attention to them."),
     .example = "who",
     .fix = QT_TRANSLATE_NOOP("Findings", "Ask for the relation to whoever is known by that name.")},
    {.id = kReviewNidSystem,
     .severity = Severity::Information,
     .family = FindingFamily::Review,
     .rfc = "RFC 8141",
     .section = "5.1",
     .message = QT_TRANSLATE_NOOP("Findings",
                                  "Could the NID \"%1\" suggest a URI scheme or another identifier system?"),
     .reason = QT_TRANSLATE_NOOP("Findings", "Readers would expect the names to be those of that system."),
     .example = "doi",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Compare with the URI schemes and with the well-known identifier systems.")},
    {.id = kReviewNidTrademark,
     .severity = Severity::Information,
     .family = FindingFamily::Review,
     .rfc = "RFC 8141",
     .section = "5.1",
     .message = QT_TRANSLATE_NOOP("Findings", "Is the NID \"%1\" a trademark of somebody else?"),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Neither IANA nor the IETF settles disputes about strings; it is better to ask before."),
     .example = "example",
     .fix = QT_TRANSLATE_NOOP("Findings", "Ask whether the registrant has the right to the name.")},
};

} // namespace

std::span<const CatalogueEntry> reviewEntries()
{
    return kEntries;
}

} // namespace nidus::findings
