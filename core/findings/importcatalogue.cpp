// SPDX-License-Identifier: Apache-2.0
#include "core/findings/cataloguetables.h"
#include "core/findings/findingids.h"

namespace nidus {

namespace {

constexpr CatalogueEntry kEntries[]{
    {.id = kImportFieldAbsent,
     .severity = Severity::Information,
     .rfc = "RFC 8141",
     .section = "A",
     .message = QT_TRANSLATE_NOOP("Findings", "The file has no field \"%1\"."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "The template of RFC 8141 has thirteen fields; older and shortened templates lack some of them."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Fill the field in after the import.")},
    {.id = kImportFieldRepeated,
     .severity = Severity::Warning,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The field \"%1\" occurs again in line %2; the text was kept where it stands."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Only one place of a file can be the field; a repeated heading is often a part of the text."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Look at the text around that line after the import.")},
    {.id = kImportLabelVariant,
     .severity = Severity::Information,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "The heading \"%1\" was read as \"%2\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Real templates spell the headings in many ways."),
     .example = "Namespace ID: example",
     .fix =
         QT_TRANSLATE_NOOP("Findings", "Nothing need be done; on export the heading of RFC 8141 is used.")},
    {.id = kImportNidExtracted,
     .severity = Severity::Information,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "From \"%1\" the NID \"%2\" was taken."),
     .reason = QT_TRANSLATE_NOOP("Findings", "The field held more than the NID; the rest was set aside."),
     .example = "Namespace ID: ISBN Requested of IANA",
     .fix = QT_TRANSLATE_NOOP("Findings", "Check that the NID is right.")},
    {.id = kImportTextOutsideFields,
     .severity = Severity::Information,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "Some text of the file belongs to no field; it was set aside."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Titles, introductions and notes often surround a template."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Copy what is needed into a field.")},
    {.id = kImportPageBreaks,
     .severity = Severity::Information,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "Page headers and footers were removed; number of pages: %1."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "The file comes from a document with pages; its headers and footers are not part of the text."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Check the text around the page breaks.")},
    {.id = kImportConflictNoNid,
     .severity = Severity::Error,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The template names no namespace, so it cannot be told which one it is about."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A formal template is matched with the registry by its NID."),
     .example = "Namespace Identifier:",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Write the NID into the file, or import the file into an informal draft.")},
    {.id = kImportConflictHistory,
     .severity = Severity::Error,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "The registry already holds \"%1\" with another history."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Registered versions are never changed or replaced."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP(
         "Findings", "Import the file into an empty registry, or import a single template as a revision.")},
    {.id = kImportConflictOpenDraft,
     .severity = Severity::Error,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "The draft %1 for this namespace is still open."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Two drafts for one namespace would overwrite each other."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Finish or discard that draft, then import again.")},
    {.id = kImportConflictTwice,
     .severity = Severity::Error,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "The namespace \"%1\" occurs twice in what is imported."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A registry holds one record for each namespace."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Import one of them.")},
    {.id = kImportConflictNoNamespace,
     .severity = Severity::Error,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "The draft revises \"%1\", which this registry does not hold."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A revision builds on the registration that it revises."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Import the registration first, or together with the draft.")},
};

} // namespace

std::span<const CatalogueEntry> importEntries()
{
    return kEntries;
}

} // namespace nidus
