// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

namespace nidus::findings {

namespace {

constexpr CatalogEntry kReviewEntries[]{
    {.id = kReviewStability,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "Can the organization maintain the namespace for a long time?"),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "A namespace must outlive projects and companies; without "
                                       "evidence of stability, it should be clear how it remains viable."),
     .example = "Names are maintained for the lifetime of the project.",
     .fix =
         QT_TRANSLATE_NOOP("Findings", "Check the age, the funding, and the successor of the organization.")},
    {.id = kReviewCompetency,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "Is the organization able to assign names without conflicts?"),
     .reason = QT_TRANSLATE_NOOP("Findings", "Competency in assignment makes it likely that names persist."),
     .example = "Names are assigned by whoever needs them.",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Check the procedures, tools, and experience described in the template.")},
    {.id = kReviewNoReassignment,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "Does the organization promise never to assign a name to "
                                              "another resource, and to keep old names valid?"),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "A name remains valid when members leave and when the named resource is "
                                 "gone."),
     .example = "Names of former members can be used again.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Look for the promise in the Assignment section; if it is "
                                          "missing, ask for it.")},
    {.id = kReviewOpenToInternet,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "Can any Internet user use the names?"),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "A namespace that serves only a closed network or one product does not benefit the Internet."),
     .example = "The names are used inside our data center.",
     .fix = QT_TRANSLATE_NOOP(
         "Findings",
         "Ask who can find out what a name identifies; private registries and fees are acceptable.")},
    {.id = kReviewNidCountry,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "5.1"},
     .message =
         QT_TRANSLATE_NOOP("Findings", "Could the NID \"%1\" be mistaken for a country, its code, or its "
                                       "language?"),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Such strings are a source of conflict, so applicants and reviewers should pay attention to them."),
     .example = "nzl",
     .fix = QT_TRANSLATE_NOOP("Findings", "Compare it with ISO 3166-1 and the names of countries.")},
    {.id = kReviewNidAuthority,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP(
         "Findings", "Could the NID \"%1\" be mistaken for something under someone else's authority?"),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Such strings are a source of conflict, so applicants and reviewers should pay attention to them."),
     .example = "who",
     .fix = QT_TRANSLATE_NOOP("Findings", "Ask how the registrant is related to whoever is known by that "
                                          "name.")},
    {.id = kReviewNidIdentifierSystem,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings",
                                  "Could the NID \"%1\" suggest a URI scheme or another identifier system?"),
     .reason = QT_TRANSLATE_NOOP("Findings", "Readers would expect the names to belong to that system."),
     .example = "doi",
     .fix = QT_TRANSLATE_NOOP("Findings", "Compare it with URI schemes and well-known identifier systems.")},
    {.id = kReviewNidTrademark,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "Is the NID \"%1\" someone else's trademark?"),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Neither IANA nor the IETF settles disputes about strings, so it is better to ask "
                     "first."),
     .example = "example",
     .fix = QT_TRANSLATE_NOOP("Findings", "Ask whether the registrant has the right to the name.")},
};

} // namespace

std::span<const CatalogEntry> reviewEntries() { return kReviewEntries; }

} // namespace nidus::findings
