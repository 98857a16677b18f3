// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

namespace nidus::findings {

namespace {

constexpr CatalogueEntry kEntries[]{
    {.id = kNamespaceUnregistered,
     .severity = Severity::Warning,
     .family = FindingFamily::Namespace,
     .rfc = "RFC 8141",
     .section = "1",
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"%1\" is not in the registry."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Correct syntax alone does not make a URN: its namespace must be registered."),
     .example = "urn:nosuchname:1",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Check the spelling of the NID, or look whether the registry is up to date.")},
    {.id = kNamespaceNeverRegistrable,
     .severity = Severity::Warning,
     .family = FindingFamily::Namespace,
     .rfc = "RFC 8141",
     .section = "5.1",
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"%1\" starts with \"X-\" and can never be "
                                              "registered; for examples use the NID \"example\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "NIDs that start with \"X-\" were for experiments under RFC "
                                             "3406 and must not be confused with registered ones."),
     .example = "urn:x-books:1",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Use a registered namespace; \"example\" serves documentation and tests.")},
    {.id = kNamespaceOther,
     .severity = Severity::Error,
     .family = FindingFamily::Namespace,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The URN belongs to the namespace \"%1\", not to the one it is checked against."),
     .reason = QT_TRANSLATE_NOOP("Findings", "All URNs of this check must belong to one namespace."),
     .example = "urn:issn:1560-1560",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Check the URN against its own namespace, or take it out of the list.")},
    {.id = kNamespaceWithdrawn,
     .severity = Severity::Warning,
     .family = FindingFamily::Namespace,
     .rfc = "RFC 8141",
     .section = "5.1",
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The namespace \"%1\" is withdrawn; its URNs stay valid, but no new ones are assigned."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "A URN that was assigned stays valid for ever, whatever becomes of its namespace."),
     .example = "urn:example:1",
     .fix = QT_TRANSLATE_NOOP("Findings", "Nothing need be done for URNs that exist.")},
    {.id = kNamespaceSyntaxRule,
     .severity = Severity::Error,
     .family = FindingFamily::Namespace,
     .rfc = "RFC 8141",
     .section = "2.2",
     .message = QT_TRANSLATE_NOOP("Findings", "The syntax rule of the namespace \"%1\" says no: column %2: "
                                              "expected %3, found %4 (in %5)."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Each namespace defines the syntax of its names beyond that of all URNs. The rule is what "
         "the registration declares, or what we took from its text; both can be mistaken."),
     .example = "urn:isbn:978-951-0-1843",
     .fix =
         QT_TRANSLATE_NOOP("Findings", "Compare the URN with its source and with the registration's Syntax "
                                       "section.")},
    {.id = kNamespaceValidInVersion,
     .severity = Severity::Warning,
     .family = FindingFamily::Namespace,
     .rfc = "RFC 8141",
     .section = "5.1",
     .message = QT_TRANSLATE_NOOP(
         "Findings",
         "Only version %2 of the namespace \"%1\" allows this URN, not the present one: column %3: "
         "expected %4, found %5 (in %6)."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "A URN that was assigned stays valid for ever, also when a later version of its namespace "
         "assigns no such names any more. Version 0 is the syntax from before the first version "
         "that the registry holds."),
     .example = "urn:example:1",
     .fix = QT_TRANSLATE_NOOP("Findings", "Nothing need be done for URNs that exist.")},
    {.id = kNamespaceCheckDigit,
     .severity = Severity::Warning,
     .family = FindingFamily::Namespace,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "Namespace \"%1\": %2."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Check digits find typing errors. Names with wrong ones exist all the same: registrations "
         "themselves print some as examples."),
     .example = "urn:isbn:978-951-0-18435-7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Compare the name with its source, digit by digit.")},
    {.id = kNamespaceNoRule,
     .severity = Severity::Warning,
     .family = FindingFamily::Namespace,
     .rfc = "RFC 8141",
     .section = "2.2",
     .message = QT_TRANSLATE_NOOP("Findings", "The namespace \"%1\" has no syntax rule yet, so only the "
                                              "syntax of URNs was checked."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "What a namespace demands of its names beyond the syntax of URNs cannot be checked "
                     "before somebody writes its rule."),
     .example = "urn:example:1",
     .fix = QT_TRANSLATE_NOOP("Findings", "Add a grammar in the Syntax field of the registration.")},
    {.id = kNamespaceWidelyUsed,
     .severity = Severity::Information,
     .family = FindingFamily::Namespace,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "Such names are widely used, but not valid: %1 (%2)."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Some names stand in standards and programs although no "
                                             "registration allows them. Whoever meets one should know that "
                                             "it is no slip of the pen."),
     .example = "urn:nbn:hr:168:1",
     .fix = QT_TRANSLATE_NOOP("Findings", "Keep the name where a partner demands it; write new ones as the "
                                          "registration says.")},
    {.id = kProfileAccepts,
     .severity = Severity::Information,
     .family = FindingFamily::Profile,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "The profile \"%1\" accepts this name of \"%2\"; that is no "
                                              "registration."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A profile holds rules that some people agree on. What is "
                                             "registered for all is not asked where it has a rule."),
     .example = "urn:cts:greekLit:tlg0012.tlg001:1.1",
     .fix = QT_TRANSLATE_NOOP("Findings", "Check the name without the profile to see what is registered.")},
    {.id = kProfileRejects,
     .severity = Severity::Error,
     .family = FindingFamily::Profile,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "The profile \"%1\" says no to this name of \"%2\": column %3: "
                                              "expected %4, found %5 (in %6)."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A profile holds rules that some people agree on. They may be "
                                             "narrower than what is registered for all."),
     .example = "urn:cts:greekLit",
     .fix = QT_TRANSLATE_NOOP("Findings", "Correct the name, or check it without the profile to see what is "
                                          "registered.")},
    {.id = kNamespaceUndecided,
     .severity = Severity::Warning,
     .family = FindingFamily::Namespace,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The syntax rule of the namespace \"%1\" gives no verdict; line %2 of its grammar: %3"),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Grammars have limits of size and time, so that none can bring the "
                                       "program to a halt. A limit never makes a URN invalid."),
     .example = "urn:example:1",
     .fix = QT_TRANSLATE_NOOP("Findings", "Look at the findings about the grammar, and simplify it.")},
    {.id = kCheckLineTooLong,
     .severity = Severity::Warning,
     .family = FindingFamily::Check,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "The line is too long to be checked."),
     .reason = QT_TRANSLATE_NOOP("Findings", "No URN of more than a million bytes is looked at, so that a "
                                             "damaged file cannot use up the memory."),
     .example = "urn:example:aaa...",
     .fix = QT_TRANSLATE_NOOP("Findings", "Look whether the line ends of the file were lost.")},
    {.id = kCheckNoMember,
     .severity = Severity::Error,
     .family = FindingFamily::Check,
     .rfc = "",
     .section = "",
     .message =
         QT_TRANSLATE_NOOP("Findings", "The line is no JSON object with a text in the member asked for."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "Of JSON Lines, one member of each object is checked; without it there "
                                 "is nothing to check, which is no reason to pass over the line."),
     .example = "{\"name\":\"urn:example:a\"}",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Look whether the member is spelt as in the file, with a dot between the "
                              "names of nested ones, and whether a text stands there.")},
    {.id = kCheckNoColumn,
     .severity = Severity::Error,
     .family = FindingFamily::Check,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "The row has no whole field in the column asked for."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Of a table, one column is checked; a row without it has nothing to "
                                       "check, which is no reason to pass over it."),
     .example = "1,\"urn:example:a",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Look whether fields are missing in the row, and whether its quotation "
                              "marks are closed and followed by a separator.")},
    {.id = kCheckDuplicate,
     .severity = Severity::Warning,
     .family = FindingFamily::Check,
     .rfc = "RFC 8141",
     .section = "3",
     .message = QT_TRANSLATE_NOOP("Findings", "The same URN stands in line %1."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Two URNs that differ only in the case of the NID, in the hex "
                                             "digits of an encoded byte, or in their components are equal."),
     .example = "URN:Example:a",
     .fix = QT_TRANSLATE_NOOP("Findings", "Remove one of them, unless they are meant to stand twice.")},
};

} // namespace

std::span<const CatalogueEntry> checkEntries()
{
    return kEntries;
}

} // namespace nidus::findings
