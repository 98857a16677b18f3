// SPDX-License-Identifier: Apache-2.0
#include "core/findings/cataloguetables.h"
#include "core/findings/findingids.h"

namespace nidus {

namespace {

constexpr CatalogueEntry kEntries[]{
    {.id = kTemplateMissingField,
     .severity = Severity::Error,
     .rfc = "RFC 8141",
     .section = "A",
     .message = QT_TRANSLATE_NOOP("Findings", "%1 is not filled in."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "A registration needs every field of the template except Additional "
                                       "Information, and Revision Information for a first version."),
     .example = "Purpose:",
     .fix =
         QT_TRANSLATE_NOOP("Findings", "Fill the field in; where nothing applies, write so in a sentence.")},
    {.id = kTemplateNidChanged,
     .severity = Severity::Error,
     .rfc = "RFC 8141",
     .section = "6.2",
     .message = QT_TRANSLATE_NOOP("Findings",
                                  "The NID \"%1\" is not that of the registration being revised, \"%2\"."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "A revision describes the same namespace; its NID stays for ever."),
     .example = "Namespace Identifier: isbn13",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the registered NID, or start a new registration.")},
    {.id = kTemplateNidNotChosen,
     .severity = Severity::Error,
     .rfc = "RFC 8141",
     .section = "5.2",
     .message = QT_TRANSLATE_NOOP("Findings", "An informal namespace cannot ask for the NID \"%1\"."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "The registry assigns the next free number when an informal namespace is registered."),
     .example = "Namespace Identifier: urn-99",
     .fix = QT_TRANSLATE_NOOP("Findings", "Leave the field empty, or write \"To be assigned by IANA\".")},
    {.id = kTemplateNidPlaceholder,
     .severity = Severity::Error,
     .rfc = "RFC 8141",
     .section = "A",
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" is a placeholder, not a NID."),
     .reason = QT_TRANSLATE_NOOP("Findings", "The template still holds the text it came with."),
     .example = "Namespace Identifier: assignedNID",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the NID that is asked for.")},
    {.id = kTemplateVersionAbsent,
     .severity = Severity::Information,
     .rfc = "RFC 8141",
     .section = "A",
     .message =
         QT_TRANSLATE_NOOP("Findings", "The version is empty; it is set when the template is registered."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "Versions count 1, 2, 3 and so on; the registry knows the next number."),
     .example = "Version:",
     .fix = QT_TRANSLATE_NOOP("Findings", "Nothing need be done.")},
    {.id = kTemplateVersionMalformed,
     .severity = Severity::Error,
     .rfc = "RFC 8141",
     .section = "A",
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" is not a version number."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Versions are the numbers 1, 2, 3 and so on."),
     .example = "Version: first",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write a positive whole number.")},
    {.id = kTemplateVersionNotNext,
     .severity = Severity::Warning,
     .rfc = "RFC 8141",
     .section = "A",
     .message = QT_TRANSLATE_NOOP("Findings", "The version is %1, but the next one is %2."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Each new version of a registration has the number of the one before plus one."),
     .example = "Version: 5",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the next number, or leave the field empty.")},
    {.id = kTemplateDateMalformed,
     .severity = Severity::Error,
     .rfc = "RFC 8141",
     .section = "A",
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" is not a date."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "The template holds the date on which the registration is asked for, as year, month and day."),
     .example = "Date: TBD",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the date as YYYY-MM-DD.")},
    {.id = kTemplateRegistrantOrganisation,
     .severity = Severity::Warning,
     .rfc = "RFC 8141",
     .section = "A",
     .message = QT_TRANSLATE_NOOP("Findings", "The registrant names no organisation."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A namespace outlives the people who asked for it, so the "
                                             "template asks for the organisation behind it."),
     .example = "Contact: J. Smith",
     .fix = QT_TRANSLATE_NOOP("Findings", "Name the organisation that is responsible for the namespace.")},
    {.id = kTemplateRegistrantContact,
     .severity = Severity::Warning,
     .rfc = "RFC 8141",
     .section = "A",
     .message = QT_TRANSLATE_NOOP("Findings", "The registrant gives no way to be reached."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "People who find a problem with the namespace need somebody to write to; a "
                                 "role address such as urn-admin at the organisation lasts longest."),
     .example = "Organization: Example Ltd",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Add an e-mail address, a role address, a phone number or a postal address.")},
    {.id = kTemplateRevisionMissing,
     .severity = Severity::Error,
     .rfc = "RFC 8141",
     .section = "6.2",
     .message = QT_TRANSLATE_NOOP("Findings", "Revision Information does not say what has changed."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "A revised registration must describe how it differs from the version before."),
     .example = "Revision Information:",
     .fix = QT_TRANSLATE_NOOP("Findings", "Describe the changes and why they were made.")},
    {.id = kTemplatePlaceholder,
     .severity = Severity::Warning,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" looks like a placeholder that was left in."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A registration is published as it stands."),
     .example = "Documentation: TBD",
     .fix = QT_TRANSLATE_NOOP("Findings", "Replace it by the final text.")},
    {.id = kTemplateLongLine,
     .severity = Severity::Information,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP(
         "Findings", "A line that export keeps as it is has %1 columns; templates are mailed with at most %2."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "On export, lines of prose are broken after words; lines of grammar, indented lines "
                     "and long words are kept as they are and may be broken by mail programs."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Break long lines of grammar by hand.")},
    {.id = kTemplateTab,
     .severity = Severity::Warning,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "A tab stands in the text."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Tabs have no fixed width, so columns and indentation look different everywhere."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Use blanks instead.")},
    {.id = kTemplateOddCharacter,
     .severity = Severity::Warning,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "The character %1 stands in the text."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "It cannot be seen or is easily taken for another one; people copy grammars "
                                 "and identifiers from templates, and such characters break them."),
     .example = "%x31–39",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Replace it by a plain ASCII character that was meant, unless it is meant.")},
};

} // namespace

std::span<const CatalogueEntry> templateEntries()
{
    return kEntries;
}

} // namespace nidus
