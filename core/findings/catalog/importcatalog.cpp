// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

namespace nidus::findings {

namespace {

constexpr CatalogEntry kImportEntries[]{
    {.id = kImportFieldAbsent,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "A"},
     .words = {{{1, "FieldTitle"}}},
     .message = QT_TRANSLATE_NOOP("Findings", "The file has no field \"%1\"."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "The template of RFC 8141 has thirteen fields; older and shortened templates lack some of them."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Fill in the field after the import.")},
    {.id = kImportFieldRepeated,
     .severity = Severity::Warning,
     .words = {{{1, "FieldTitle"}}},
     .message = QT_TRANSLATE_NOOP("Findings",
                                  "The field \"%1\" appears again in line %2; its text was kept in place."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "A field can appear only once in a file; a repeated heading is often part of the text."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Check the text around that line after the import.")},
    {.id = kImportLabelVariant,
     .severity = Severity::Information,
     .words = {{{2, "FieldTitle"}}},
     .message = QT_TRANSLATE_NOOP("Findings", "The heading \"%1\" was read as \"%2\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Real templates spell the headings in many ways."),
     .example = "Namespace ID: example",
     .fix = QT_TRANSLATE_NOOP("Findings", "No action is needed; the export uses the heading of RFC 8141.")},
    {.id = kImportNidExtracted,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"%2\" was taken from \"%1\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "The field contained more than the NID; the rest was left out."),
     .example = "Namespace ID: ISBN Requested of IANA",
     .fix = QT_TRANSLATE_NOOP("Findings", "Check that the NID is right.")},
    {.id = kImportTextOutsideFields,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "The text in %1 belongs to no field: \"%2\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Titles, introductions, and notes often surround a template."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Copy any text you need into a field.")},
    {.id = kImportPageBreaks,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "Page headers and footers were removed; number of pages: %1."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "The file is from a document with pages; its headers and footers are not part of the text."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Check the text around the page breaks.")},
    {.id = kImportFieldGuessed,
     .severity = Severity::Warning,
     .words = {{{2, "FieldTitle"}}},
     .message = QT_TRANSLATE_NOOP(
         "Findings", "\"%1\" in line %3 was read as the field \"%2\", although it has no proper heading."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "The position and the words around it suggest the field; the file does not name it."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Check that the text belongs there.")},
    {.id = kImportSectionMapped,
     .severity = Severity::Information,
     .words = {{{2, "FieldTitle"}}},
     .message =
         QT_TRANSLATE_NOOP("Findings", "The section \"%1\" (lines %3 to %4) was read into the field \"%2\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Templates from before RFC 8141 have other sections; each "
                                             "now belongs to one of the thirteen fields."),
     .example = "Rules for Lexical Equivalence:",
     .fix = QT_TRANSLATE_NOOP("Findings", "Read the whole field, and edit it where needed.")},
    {.id = kImportNotUtf8,
     .severity = Severity::Warning,
     .message =
         QT_TRANSLATE_NOOP("Findings", "The text is not UTF-8 (first at %1); it was read as Windows-1252."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Old files and emails use other character sets, and a text does not name its own."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Check accented letters, quotation marks, and dashes.")},
    {.id = kImportQuoted,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The template was quoted in an email; the quote marks at the start of its lines "
                     "were removed."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Lines that are not quoted, or are quoted more deeply, are replies and not part of the template."),
     .example = "> Namespace Identifier: example",
     .fix = QT_TRANSLATE_NOOP("Findings", "Look for replies in the text that belongs to no field.")},
    {.id = kImportCsvUnknownColumn,
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Findings", "The column \"%1\" is unknown and was ignored."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A column of a table is identified by its name in the first "
                                             "line."),
     .example = "handle,kind,nid,version,date,registrant,purpose",
     .fix = QT_TRANSLATE_NOOP("Findings", "Name the column as in an exported table.")},
    {.id = kImportIanaUnknownElement,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "The element \"%1\" in line %2 is unknown and was ignored."),
     .reason = QT_TRANSLATE_NOOP("Findings", "The format of IANA's files has changed over the years."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "No action is needed unless it contains something you need.")},
    {.id = kImportIanaRecordWithoutNid,
     .severity = Severity::Warning,
     .message =
         QT_TRANSLATE_NOOP("Findings", "The record in line %1 does not name a namespace and was ignored."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A namespace is identified by its NID."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Correct the file, or remove the record.")},
    {.id = kImportIanaRemoved,
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" was removed from IANA's registry."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Namespaces have disappeared from the list and returned; registered NIDs are never reused."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP(
         "Findings",
         "Ask IANA, then mark the namespace as withdrawn yourself; the import does not change it.")},
    {.id = kImportIanaChanged,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "%1: \"%2\" becomes \"%3\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "The published record differs from the one in this registry."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Review the differences before importing.")},
    {.id = kImportIanaReturned,
     .severity = Severity::Information,
     .message =
         QT_TRANSLATE_NOOP("Findings", "\"%1\", missing from the list of %2, is in IANA's list again."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Namespaces have disappeared from the list and returned."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "No action is needed.")},
    {.id = kImportIanaOlder,
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP(
         "Findings",
         "This list is of %1, but the registry already has the list of %2. Nothing was imported."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "An older list would restore outdated dates, references, and names."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Get the current list from IANA, or use import --accept-older.")},
    {.id = kImportIanaDate,
     .severity = Severity::Error,
     .message =
         QT_TRANSLATE_NOOP("Findings", "These dates in the list are in the future or are not valid: %1. "
                                       "Nothing was imported."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "A list that seems to be from the future would make every later list seem older."),
     .example = "<updated>9999-99-99</updated>",
     .fix =
         QT_TRANSLATE_NOOP("Findings", "Check the clock of this computer, get the current list from IANA, or "
                                       "use import --accept-older.")},
    {.id = kImportIanaIncomplete,
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP(
         "Findings", "Registered namespaces are missing from this list: %1. Nothing was imported."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Registrations are permanent, so an incomplete list is more likely than a namespace that "
         "is no longer registered."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Compare with IANA's page. If the list is right, use import --accept-older.")},
    {.id = kImportConflictNoNid,
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The template does not name a namespace, so it cannot be matched with the registry."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A formal template is matched with the registry by its NID."),
     .example = "Namespace Identifier:",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Add the NID to the file, or import the file into an informal draft.")},
    {.id = kImportConflictHistory,
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "The registry already contains \"%1\" with a different "
                                              "history."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Registered versions are never changed or replaced."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP(
         "Findings", "Import the file into an empty registry, or import a single template as a revision.")},
    {.id = kImportConflictOpenDraft,
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "A draft for this namespace is still open: %1."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Two drafts for one namespace would overwrite each other."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Finish that draft or move it to the trash, then import again.")},
    {.id = kImportConflictTwice,
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "The namespace \"%1\" appears twice in the import."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A registry contains one record for each namespace."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Import only one of them.")},
    {.id = kImportConflictNoNamespace,
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "The draft revises \"%1\", which is not in this registry."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A revision is based on the registration that it revises."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Import the registration first, or together with the draft.")},
    {.id = kImportConflictGap,
     .severity = Severity::Error,
     .rule = {"RFC 8141", "5.2"},
     .message =
         QT_TRANSLATE_NOOP("Findings", "\"%1\" leaves a gap of more than %2 numbers: the next number is "
                                       "%3."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Numbers are assigned in order and never twice, so the numbers "
                                             "between would never be assigned."),
     .example = "urn-99999",
     .fix = QT_TRANSLATE_NOOP("Findings", "Correct the number. If it is right, import with nidus-cli import "
                                          "--accept-gap.")},
    {.id = kImportConflictTakenByIana,
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "IANA has registered \"%1\", which in this registry is the "
                                              "NID of %2."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "RFC 8141 allows a NID only once; the draft can no longer be registered under it."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Choose another NID for the draft, or move the draft to the trash if it is "
                              "the same namespace. A namespace registered here can be withdrawn and "
                              "registered again under IANA's number.")},
    {.id = kImportListAdded,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "Subregistry \"%1\" is new and is added with its history."),
     .reason = QT_TRANSLATE_NOOP("Findings", "The namespace here has no subregistry of this name."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "No action is needed.")},
    {.id = kImportListDiffers,
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP(
         "Findings", "Subregistry \"%1\" already exists here with other content; it is not imported."),
     .reason = QT_TRANSLATE_NOOP("Findings", "An import never overwrites a subregistry with its history."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Compare and apply single entries with nidus-cli refresh.")},
};

} // namespace

std::span<const CatalogEntry> importEntries() { return kImportEntries; }

} // namespace nidus::findings
