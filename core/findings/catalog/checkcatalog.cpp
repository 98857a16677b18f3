// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

namespace nidus::findings {

namespace {

constexpr CatalogEntry kCheckEntries[]{
    {.id = kNamespaceUnregistered,
     .causes = {check::CheckReason::NidNotRegistered},
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"%1\" is not in the registry."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Correct syntax is not enough: the namespace of a URN must also be registered."),
     .example = "urn:nosuchname:1",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Check the spelling of the NID and whether the registry is up to date.")},
    {.id = kNamespaceNeverRegistrable,
     .causes = {check::CheckReason::NidNeverRegistrable},
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"%1\" can never be registered: %2."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "A formal NID has more than two characters and does not start with two letters and a "
         "hyphen, with \"X-\", or with \"urn-\". An informal NID is \"urn-\" followed by a number "
         "without leading zeros."),
     .example = "urn:x-books:1",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Use a registered namespace; \"example\" is for documentation and tests.")},
    {.id = kNamespaceOther,
     .causes = {check::CheckReason::OtherNamespace},
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "The URN belongs to the namespace \"%1\"; expected \"%2\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "All URNs of this check must belong to one namespace."),
     .example = "urn:issn:1560-1560",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Check the URN against its own namespace, or remove it from the list.")},
    {.id = kNamespaceWithdrawn,
     .causes = {check::CheckReason::NamespaceWithdrawn},
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The namespace \"%1\" is withdrawn; its URNs remain valid, but no new ones are "
                     "assigned."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "An assigned URN remains valid forever, even if its namespace is withdrawn."),
     .example = "urn:example:1",
     .fix = QT_TRANSLATE_NOOP("Findings", "No action is needed for existing URNs.")},
    {.id = kNamespaceLeftList,
     .causes = {check::CheckReason::NamespaceLeft},
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The namespace \"%1\" is missing from IANA's list of %2."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Namespaces have disappeared from the list and returned; a registered NID is never reused."),
     .example = "urn:example:1",
     .fix = QT_TRANSLATE_NOOP("Findings", "Ask IANA. If the registration ended, mark it as withdrawn.")},
    {.id = kNamespaceSyntaxRule,
     .causes = {check::CheckReason::SyntaxRule},
     .severity = Severity::Error,
     .rule = {"RFC 8141", "2.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "Rejected by the syntax rule of \"%1\" at column %2: "
                                              "expected %3, found %4 (in %5)."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Each namespace restricts the general URN syntax for its own names. The rule comes from the "
         "registration or was derived from its text; either can be wrong."),
     .example = "urn:isbn:978-951-0-1843",
     .fix =
         QT_TRANSLATE_NOOP("Findings", "Compare the URN with its source and with the registration's Syntax "
                                       "section.")},
    {.id = kNamespaceValidInVersion,
     .causes = {check::CheckReason::EarlierVersion},
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP(
         "Findings",
         "Valid only in version %2 of \"%1\"; the latest version rejects the URN at column %3: expected "
         "%4, found %5 (in %6)."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "An assigned URN remains valid forever, even if a later version of its namespace no longer "
         "assigns such names. Version 0 is the syntax from before the first version in the registry."),
     .example = "urn:example:1",
     .fix = QT_TRANSLATE_NOOP("Findings", "No action is needed for existing URNs.")},
    {.id = kNamespaceCheckDigit,
     .causes = {check::CheckReason::CheckDigit},
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Findings", "Namespace \"%1\": %2."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Check digits reveal typing errors. Names with wrong check digits exist nevertheless; some "
         "registrations even contain them as examples."),
     .example = "urn:isbn:978-951-0-18435-7",
     .fix = QT_TRANSLATE_NOOP("Findings", "Compare the name with its source, digit by digit.")},
    {.id = kNamespaceUuidVersion,
     .causes = {check::CheckReason::UuidVersion},
     .severity = Severity::Warning,
     .rule = {"RFC 9562", "4"},
     .message = QT_TRANSLATE_NOOP("Findings", "Namespace \"%1\": %2."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "The version and the variant of a UUID are at fixed places. Other "
                                       "values are reserved, and often a sign of a typing error."),
     .example = "urn:uuid:f81d4fae-7dec-91d0-a765-00a0c91e6bf6",
     .fix =
         QT_TRANSLATE_NOOP("Findings", "Compare the name with its source. Create new UUIDs with a library.")},
    {.id = kNamespaceNoRule,
     .causes = {check::CheckReason::NoRule},
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "2.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The namespace \"%1\" has no syntax rule yet, so only the "
                                              "general URN syntax was checked."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Without a syntax rule, the requirements of a namespace beyond the general URN "
                     "syntax cannot be checked."),
     .example = "urn:example:1",
     .fix = QT_TRANSLATE_NOOP("Findings", "Add a grammar to the Syntax field of the registration.")},
    {.id = kNamespaceWidelyUsed,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "Names like this are widely used but not valid: %1 (%2)."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Some names appear in standards and programs although no "
                                             "registration allows them. They are not typing errors."),
     .example = "urn:nbn:hr:168:1",
     .fix = QT_TRANSLATE_NOOP("Findings", "Keep the name where a partner requires it; follow the "
                                          "registration for new names.")},
    {.id = kProfileAccepts,
     .causes = {check::CheckReason::ProfileAccepts},
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "The rule set \"%1\" accepts this name of \"%2\"; "
                                              "registered rules were not applied."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A rule set contains rules that some people have agreed on. "
                                             "Where it has a rule for a namespace, the registered rule "
                                             "is not applied."),
     .example = "urn:cts:greekLit:tlg0012.tlg001:1.1",
     .fix = QT_TRANSLATE_NOOP("Findings", "Check the name without the rule set to apply the registered "
                                          "rules.")},
    {.id = kProfileRejects,
     .causes = {check::CheckReason::ProfileRejects},
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "Rejected by the rule set \"%1\" for \"%2\" at column %3: "
                                              "expected %4, found %5 (in %6)."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A rule set contains rules that some people have agreed on. "
                                             "They may be stricter than the registered rules."),
     .example = "urn:cts:greekLit",
     .fix = QT_TRANSLATE_NOOP("Findings", "Correct the name, or check it without the rule set to apply "
                                          "the registered rules.")},
    {.id = kNamespaceUndecided,
     .causes = {check::CheckReason::RuleLimit},
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The syntax rule of the namespace \"%1\" gives no verdict; line %2 of its grammar: %3"),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Grammars have limits on size and time so that none can block the "
                                       "program. Exceeding a limit never makes a URN invalid."),
     .example = "urn:example:1",
     .fix = QT_TRANSLATE_NOOP("Findings", "Review the findings about the grammar, and simplify it.")},
    {.id = kCheckLineTooLong,
     .causes = {check::CheckReason::LineTooLong},
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Findings", "The line is too long to check."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Lines of more than a million bytes are not checked, so "
                                             "that a damaged file cannot exhaust memory."),
     .example = "urn:example:aaa...",
     .fix = QT_TRANSLATE_NOOP("Findings", "Check whether the line endings of the file were lost.")},
    {.id = kCheckNoMember,
     .causes = {check::CheckReason::NoMember},
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "The line is not a JSON object with a string in the requested "
                                              "member."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "In JSON Lines, one member of each object is checked. A line without it "
                                 "is reported, not skipped."),
     .example = "{\"name\":\"urn:example:a\"}",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Check that the member is spelled as in the file, with a dot between the "
                              "names of nested members, and that its value is a string.")},
    {.id = kCheckDuplicateMember,
     .causes = {check::CheckReason::DuplicateMember},
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "The requested member occurs twice in the line; the second one "
                                              "is at column %1."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Programs disagree on which of two members with the same name "
                                             "counts (RFC 8259, section 4), so none of them is checked."),
     .example = "{\"urn\":\"urn:example:a\",\"urn\":\"urn:example:b\"}",
     .fix = QT_TRANSLATE_NOOP("Findings", "Remove one of the members, or rename it.")},
    {.id = kCheckNotOneObject,
     .causes = {check::CheckReason::NotOneObject},
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "The line is not exactly one JSON object: unexpected text or "
                                              "end at column %1."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "In JSON Lines, each line is one object. A line that is cut off, or "
                                       "that continues after the object, may contain other URNs."),
     .example = "{\"urn\":\"urn:example:a\"}{\"urn\":\"urn:example:b\"}",
     .fix = QT_TRANSLATE_NOOP("Findings", "Put each object on a line of its own, and complete lines that are "
                                          "cut off.")},
    {.id = kCheckNoColumn,
     .causes = {check::CheckReason::NoColumn},
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "The row has no complete field in the requested column."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "In a table, one column is checked. A row without it is reported, "
                                       "not skipped."),
     .example = "1,\"urn:example:a",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Check whether fields are missing in the row, and whether its quotation "
                              "marks are closed and followed by a separator.")},
    {.id = kCheckQuoteUnclosed,
     .causes = {check::CheckReason::QuoteUnclosed},
     .severity = Severity::Error,
     .message =
         QT_TRANSLATE_NOOP("Findings", "The quotation mark at column %1 is never closed; the next line "
                                       "was read as a new row."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "A field that starts with a quotation mark continues to the next one, also "
                                 "across lines. Without it, the rest of the table would be one field."),
     .example = "urn:example:a,\"first",
     .fix =
         QT_TRANSLATE_NOOP("Findings", "Close the quotation mark, followed by a separator or the line end, "
                                       "or double it if it is part of the text.")},
    {.id = kCheckDuplicate,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "3"},
     .message = QT_TRANSLATE_NOOP("Findings", "Duplicate of the URN in line %1."),
     .reason = QT_TRANSLATE_NOOP("Findings", "URNs that differ only in the case of the NID, in the case "
                                             "of the hex digits of an encoded byte, or in their "
                                             "components are equivalent."),
     .example = "URN:Example:a",
     .fix = QT_TRANSLATE_NOOP("Findings", "Remove one of them, unless the duplicate is intended.")},
};

} // namespace

std::span<const CatalogEntry> checkEntries() { return kCheckEntries; }

} // namespace nidus::findings
