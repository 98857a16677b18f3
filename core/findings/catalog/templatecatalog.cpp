// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

namespace nidus::findings {

namespace {

constexpr CatalogEntry kTemplateEntries[]{
    {.id = kTemplateMissingField,
     .severity = Severity::Error,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "A"},
     .words = {{{1, "FieldTitle"}}},
     .message = QT_TRANSLATE_NOOP("Findings", "%1 is not filled in."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A registration needs every field of the template except "
                                             "Additional Information and, for a first version, Revision "
                                             "Information."),
     .example = "Purpose:",
     .fix =
         QT_TRANSLATE_NOOP("Findings", "Fill in the field; if nothing applies, state that in a sentence.")},
    {.id = kTemplateNidChanged,
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 8141", "6.2"},
     .message = QT_TRANSLATE_NOOP("Findings",
                                  "The NID is \"%1\"; expected \"%2\", the NID of the registration being "
                                  "revised."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "A revision describes the same namespace; its NID never changes."),
     .example = "Namespace Identifier: isbn13",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the registered NID, or start a new registration.")},
    {.id = kTemplateNidNotChosen,
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 8141", "5.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "An informal namespace cannot request the NID \"%1\"."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "The registry assigns the next free number when an informal namespace is registered."),
     .example = "Namespace Identifier: urn-99",
     .fix = QT_TRANSLATE_NOOP("Findings", "Leave the field empty, or write \"To be assigned by IANA\".")},
    {.id = kTemplateNidPlaceholder,
     .severity = Severity::Error,
     .canBeAccepted = false,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" is a placeholder, not a NID."),
     .reason = QT_TRANSLATE_NOOP("Findings", "The template still contains its original placeholder."),
     .example = "Namespace Identifier: assignedNID",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the requested NID.")},
    {.id = kTemplateVersionAbsent,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "A"},
     .message =
         QT_TRANSLATE_NOOP("Findings", "The version is empty; it is set when the template is registered."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "Versions are numbered 1, 2, 3, and so on; the registry knows the next "
                                 "number."),
     .example = "Version:",
     .fix = QT_TRANSLATE_NOOP("Findings", "No action is needed.")},
    {.id = kTemplateVersionMalformed,
     .severity = Severity::Error,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" is not a version number."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Versions are the numbers 1, 2, 3, and so on."),
     .example = "Version: first",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write a positive whole number.")},
    {.id = kTemplateVersionNotNext,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "The version is %1; expected %2."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Each new version of a registration has the next version number."),
     .example = "Version: 5",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the next number, or leave the field empty.")},
    {.id = kTemplateDateMalformed,
     .severity = Severity::Error,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" is not a date."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "The date is the day of the request, with year, month, and day."),
     .example = "Date: TBD",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the date as YYYY-MM-DD.")},
    {.id = kTemplateRegistrantNoOrganisation,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "The registrant does not name an organization."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A namespace outlives the people who requested it, so the "
                                             "template asks for the organization that is responsible."),
     .example = "Contact: J. Smith",
     .fix = QT_TRANSLATE_NOOP("Findings", "Name the organization that is responsible for the namespace.")},
    {.id = kTemplateRegistrantNoContact,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The registrant has no email, phone, or postal address; one of them is enough."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "People who find a problem with the namespace need a contact; a role "
                                       "address such as urn-admin at the organization lasts longest."),
     .example = "Organization: Example Ltd",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Add an email address, a role address, a phone number, or a postal address.")},
    {.id = kTemplateRegistrantEmailMalformed,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" is not an email address."),
     .reason = QT_TRANSLATE_NOOP("Findings", "People who write to the registrant use the address exactly as "
                                             "written."),
     .example = "Email: urn-admin at example",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Write the address as name@domain; separate several addresses with commas.")},
    {.id = kTemplateRevisionMissing,
     .severity = Severity::Error,
     .canBeAccepted = false,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "6.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "Revision Information does not state what has changed."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "A revised registration must describe how it differs from the previous version."),
     .example = "Revision Information:",
     .fix = QT_TRANSLATE_NOOP("Findings", "Describe the changes and why they were made.")},
    {.id = kTemplatePlaceholder,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .inSubmission = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" looks like a placeholder."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A registration is published exactly as written."),
     .example = "Documentation: TBD",
     .fix = QT_TRANSLATE_NOOP("Findings", "Replace it with the final text.")},
    {.id = kTemplateTextLongLine,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP(
         "Findings", "A line that cannot be wrapped on export has %1 columns; the limit for email is %2."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "On export, lines of prose are wrapped between words; grammar lines, indented "
                     "lines, and long words are not changed, and mail programs may break them."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Break long grammar lines by hand.")},
    {.id = kTemplateTextTab,
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Findings", "The text contains a tab."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Tabs have no fixed width, so columns and indentation look different everywhere."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Use spaces instead.")},
    {.id = kTemplateTextOddCharacter,
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Findings", "The text contains %1."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "It is invisible or easily mistaken for another character; people copy "
                                 "grammars and identifiers from templates, and such characters break "
                                 "them."),
     .example = "%x31–39",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Replace it with the plain ASCII character that was meant, unless it is "
                              "intended.")},
    {.id = kTemplateFieldOrder,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "A"},
     .words = {{{1, "FieldTitle"}, {2, "FieldTitle"}}},
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" comes after \"%2\"; expected before it."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Reviewers compare a request with the template of RFC 8141 "
                                             "field by field, and can miss a field in another place."),
     .example = "Syntax: ...\nPurpose: ...",
     .fix = QT_TRANSLATE_NOOP("Findings", "Put the fields in the order of the template; the text export does "
                                          "this.")},
    {.id = kTemplateNidCase,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "3.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NID is written \"%1\"; expected \"%2\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Letter case makes no difference in a NID. NIDs are registered "
                                             "in lowercase, which is also their form for comparison."),
     .example = "Namespace Identifier: BookShelf",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the NID in lowercase everywhere.")},
    {.id = kTemplateNidTaken,
     .severity = Severity::Warning,
     .inSubmission = Severity::Error,
     .rule = {"RFC 8141", "5.1"},
     .message =
         QT_TRANSLATE_NOOP("Findings", "The NID \"%1\" is already registered, so this template would be "
                                       "a revision of that registration."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A NID names one namespace forever. A revision has the next "
                                             "version number, and its registrant is the same or explained."),
     .example = "Namespace Identifier: isbn",
     .fix = QT_TRANSLATE_NOOP("Findings", "Choose another NID, or revise the existing registration.")},
    {.id = kTemplateDateInFuture,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "The date %1 is in the future; today is %2."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "The date is the day of the request, which cannot be later than the day on which "
                     "the request is read."),
     .example = "Date: 2126-05-17",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the date of this request.")},
    {.id = kTemplateRegistrantNoDesignatedContact,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "The registrant has no designated contact: no email address, "
                                              "no phone number, and no person or role."),
     .reason = QT_TRANSLATE_NOOP("Findings", "The template asks for the name and address of the "
                                             "organization, and also for a contact; reviewers and users "
                                             "write to it."),
     .example = "Organization: Example Ltd\nAddress: 1 Main Street",
     .fix = QT_TRANSLATE_NOOP("Findings", "Add a person or role with an email address or phone number.")},
};

} // namespace

std::span<const CatalogEntry> templateEntries() { return kTemplateEntries; }

} // namespace nidus::findings
