// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

namespace nidus::findings {

namespace {

constexpr CatalogEntry kStatementEntries[]{
    {.id = kTemplateVersionForm,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "The version is written as \"%1\"; expected %2."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Versions are whole numbers that start at 1; people and programs compare them."),
     .example = "Version: 1.0",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write only the number.")},
    {.id = kTemplateVersionNotRaised,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "The version is 1, but Revision Information describes "
                                              "changes."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "A template that changes a registration has the next version number."),
     .example = "Version: 1",
     .fix = QT_TRANSLATE_NOOP("Findings", "Increase the version, or state that this is the first one.")},
    {.id = kTemplateDateForm,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "The date \"%1\" is not in the format YYYY-MM-DD."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "The template requires this format, which is unambiguous and sorts correctly."),
     .example = "Date: 5Feb2001",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the year, month, and day with hyphens.")},
    {.id = kTemplateDateBeforePrevious,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "The date %1 is earlier than that of the previous version, "
                                              "%2."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "This is the date of the request, so it cannot be earlier than that of the previous "
                     "version."),
     .example = "Date: 2017-06-12",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the date of this request.")},
    {.id = kTemplateRegistrantPersonOnly,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "No role address is given; \"%1\" may belong to one person."),
     .reason = QT_TRANSLATE_NOOP("Findings", "People change jobs, but a namespace remains; a role "
                                             "address such as urn-admin at the organization still works "
                                             "then."),
     .example = "E-mail: j.smith@example.org",
     .fix = QT_TRANSLATE_NOOP("Findings", "Add the address of a role or an office of the organization.")},
    {.id = kTemplatePurposeItems,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "6.4.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "Purpose does not seem to state: %1."),
     .reason = QT_TRANSLATE_NOOP("Findings", "RFC 8141 requires this so that reviewers understand what "
                                             "the namespace is for and whether another one already "
                                             "serves."),
     .example = "Purpose: See the specification.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Add a sentence for each item that applies.")},
    {.id = kTemplateSyntaxNoDefinition,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "Syntax has no formal definition of the URNs."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "A grammar, a regular expression, or an algorithm leaves no doubt "
                                       "about which URNs are valid; an opaque structure should be called "
                                       "opaque."),
     .example = "Syntax: Each URN ends with our article number.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Add a grammar in ABNF, or state that the structure is opaque.")},
    {.id = kTemplateSyntaxPatternOnly,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP("Findings",
                                  "Syntax has a pattern, \"%1\", but no formal definition of its parts."),
     .reason = QT_TRANSLATE_NOOP("Findings", "The possible values of each part are not defined, so valid "
                                             "URNs cannot be distinguished from invalid ones."),
     .example = "urn:example:{type}:{id}",
     .fix = QT_TRANSLATE_NOOP("Findings", "Define the parts in ABNF.")},
    {.id = kTemplateSyntaxNoEquivalence,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "Syntax does not state when two URNs of the namespace are "
                                              "equivalent."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Without its own rule, a namespace has only the comparison of "
                                       "section 3.1, in which letter case in the NSS matters. State this "
                                       "if it is intended."),
     .example = "Syntax: nss = 8HEXDIG",
     .fix = QT_TRANSLATE_NOOP(
         "Findings", "State the rules for URN-equivalence, such as whether letter case and hyphens matter.")},
    {.id = kTemplateSyntaxNoComponents,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "6.4.2"},
     .words = {{{1, "UrnParts"}}},
     .message = QT_TRANSLATE_NOOP("Findings", "These parts of a URN are not described: %1."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Parts that a template does not describe have no defined meaning "
                                       "in the namespace; users have to guess whether that is intended."),
     .example = "Syntax: nss = 8DIGIT",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "State what r-, q-, and f-components mean here, or that they are not used.")},
    {.id = kTemplateSyntaxNoExample,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The template contains no example URN."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Readers look at examples first, and examples are the best test of a "
                                       "grammar."),
     .example = "Syntax: urn:example:{number}",
     .fix = QT_TRANSLATE_NOOP("Findings", "Add one or more complete URNs.")},
    {.id = kTemplateSyntaxExampleRejected,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The grammar rejects the example \"%1\" in the text: %2"),
     .reason = QT_TRANSLATE_NOOP("Findings", "Readers trust examples more than grammars. One of the two is "
                                             "wrong, and a registration is hard to correct."),
     .example = "urn:example:a",
     .fix = QT_TRANSLATE_NOOP("Findings", "Correct the grammar or the example.")},
    {.id = kTemplateSyntaxExampleNotUrn,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The example \"%1\" is not a URN: %2"),
     .reason = QT_TRANSLATE_NOOP("Findings", "Names that are not URNs cannot be assigned, and readers copy "
                                             "examples."),
     .example = "urn:example:a|b",
     .fix = QT_TRANSLATE_NOOP("Findings", "Correct the example, and the grammar if it accepts the example.")},
    {.id = kTemplateSyntaxExampleOtherNid,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The example \"%1\" has the NID \"%2\"; expected \"%3\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A URN with another NID belongs to another namespace, even if "
                                             "the NIDs differ only in one letter."),
     .example = "urn:bookshelves:17",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the NID of the template.")},
    {.id = kTemplateSyntaxCaseContradicted,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The text says \"%1\", but the grammar accepts \"%2\"."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "ALPHA and strings in quotation marks match both cases (RFC 5234 "
                                       "section 2.3), so the grammar often accepts more than the text "
                                       "says; readers do not know which of the two is right."),
     .example = "Letters are lowercase. nss = 2ALPHA",
     .fix = QT_TRANSLATE_NOOP("Findings", "Correct the text, or write the letters as numbers, such as "
                                          "%x61-7A for a to z, or strings as %s\"...\".")},
    {.id = kTemplateSyntaxCaseRejected,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "6.4.2"},
     .message =
         QT_TRANSLATE_NOOP("Findings", "The text says \"%1\", but the grammar accepts \"%2\" and rejects "
                                       "\"%3\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A name that the grammar rejects cannot be equivalent to any "
                                             "name; numbers such as %x61-7A match only one case."),
     .example = "Letter case does not matter. nss = 2%x61-7A",
     .fix = QT_TRANSLATE_NOOP("Findings", "Correct the text, or accept both cases, for example with ALPHA.")},
    {.id = kTemplateSyntaxEquivalenceContradicted,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "3.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The text says \"%1\"; RFC 8141 compares URNs differently."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "The letter case of \"urn\", the NID, and percent-encoded characters is "
                                 "ignored, and so are r-, q-, and f-components. A namespace cannot make "
                                 "URNs different that are equivalent according to RFC 8141."),
     .example = "Syntax: The entire URN is case-sensitive.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Describe only how the NSS is compared.")},
    {.id = kTemplateSyntaxCaseInconsistent,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The text says both \"%1\" and \"%2\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Readers do not know which of the two is right, and programs "
                                             "will compare the same names differently."),
     .example = "The entire URN is case-insensitive. The NSS is case-sensitive.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Keep the right statement.")},
    {.id = kTemplateAssignmentNoAssigner,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "6.4.3"},
     .message = QT_TRANSLATE_NOOP("Findings", "Assignment does not state who may assign names."),
     .reason = QT_TRANSLATE_NOOP("Findings", "It should be clear whether assignment is open, closed, or "
                                             "limited, and how to become an assigner or request a name."),
     .example = "Assignment: Names are short.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Name the authority or the procedure.")},
    {.id = kTemplateAssignmentNoUniqueness,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "6.4.3"},
     .message = QT_TRANSLATE_NOOP("Findings", "Assignment does not state how names are kept unique."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A name must never be assigned to two resources; reviewers "
                                             "ask which process or algorithm ensures this."),
     .example = "Assignment: The society assigns the names.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Describe the list, the numbering, the delegation, or the "
                                          "algorithm.")},
    {.id = kTemplateAssignmentReassigned,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "5"},
     .message = QT_TRANSLATE_NOOP("Findings", "Assignment allows names to be assigned again: \"%1\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A name is never assigned to another resource, even if it is "
                                             "not used anymore."),
     .example = "Assignment: Old names may be reassigned.",
     .fix = QT_TRANSLATE_NOOP("Findings", "State that names are never assigned again.")},
    {.id = kTemplateSecurityEmpty,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "6.4.4"},
     .message = QT_TRANSLATE_NOOP("Findings", "Security and Privacy contains only \"%1\"."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Every namespace has something to state here: false matches when URNs are compared, "
                     "private data in names, or that names are public and reveal nothing."),
     .example = "Security and Privacy: N/A",
     .fix = QT_TRANSLATE_NOOP("Findings", "Describe what was considered, even if it had no consequences.")},
    {.id = kTemplateSecurityNoPrivacy,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "6.4.4"},
     .message = QT_TRANSLATE_NOOP("Findings", "Security and Privacy does not mention privacy."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Names can reveal private data, and directories can be "
                                             "harvested; one sentence shows that this was considered."),
     .example = "Security and Privacy: None beyond those of URNs.",
     .fix = QT_TRANSLATE_NOOP("Findings", "State whether names contain private information or lead to it.")},
    {.id = kTemplateInteroperabilityBare,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "6.4.5"},
     .message = QT_TRANSLATE_NOOP("Findings", "Interoperability contains only \"%1\"."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "The section must name known issues; it is unclear whether none are known or nobody looked for "
         "any."),
     .example = "Interoperability: N/A",
     .fix = QT_TRANSLATE_NOOP("Findings", "State that no issues are known, or name them.")},
    {.id = kTemplateResolutionNotStated,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "6.4.6"},
     .message = QT_TRANSLATE_NOOP("Findings", "Resolution does not state whether resolution is intended."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "The section must specify whether resolution mechanisms are intended or anticipated."),
     .example = "Resolution: N/A",
     .fix = QT_TRANSLATE_NOOP("Findings", "State that none is intended, or name the services.")},
    {.id = kTemplateDocumentationNone,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "6.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "Documentation does not name a document."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Registrants should provide a stable specification with "
                                             "more detail than the template; it is their contract with "
                                             "users."),
     .example = "Documentation: None",
     .fix = QT_TRANSLATE_NOOP("Findings", "Name a published document and where to find it.")},
    {.id = kTemplateDocumentationFastTrack,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "6.3"},
     .message = QT_TRANSLATE_NOOP("Findings", "Documentation does not name a document, which the fast track "
                                              "requires."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A standards body that uses the fast track must have a "
                                             "specification that reflects the standards for the namespace."),
     .example = "Documentation: None",
     .fix = QT_TRANSLATE_NOOP("Findings", "Name the specification and where to find it.")},
    {.id = kTemplateDocumentationPending,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .rule = {"RFC 8141", "6.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "Documentation points to nothing that is published: \"%1\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Registrants should provide a stable specification; a document "
                                             "that is only announced may never appear."),
     .example = "Documentation: To be published.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Name a published document and where to find it.")},
    {.id = kTemplateReferenceObsolete,
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Findings", "RFC %1 is obsolete; it was replaced by RFC %2."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "The rules have changed since then, and readers would follow the old ones."),
     .example = "[RFC2141]",
     .fix = QT_TRANSLATE_NOOP("Findings", "Refer to the newer RFC, unless the old one is cited as history.")},
    {.id = kTemplateReferenceDraft,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" is a draft, not a stable reference."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Drafts change, and expire after six months; a registration is "
                                             "permanent."),
     .example = "draft-example-urn-02",
     .fix = QT_TRANSLATE_NOOP("Findings", "Refer to the published document, or remove the reference.")},
    {.id = kTemplateReferenceSection,
     .severity = Severity::Information,
     .message =
         QT_TRANSLATE_NOOP("Findings", "The text refers to section %1 but does not name its document."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "The template was once part of a document, and is published without it."),
     .example = "See Section 6.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Name the document, or include the text here.")},
    {.id = kTemplateReferenceCitation,
     .severity = Severity::Information,
     .message =
         QT_TRANSLATE_NOOP("Findings", "The reference [%1] has no target: there is no list of references."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "The template was once part of a document, and is published without it."),
     .example = "as described in [4]",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write out the reference.")},
    {.id = kTemplateReferencePart,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "This template does not contain \"%1\"."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "The template was once part of a document, and is published without it."),
     .example = "The codes are in Appendix D.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Name the document, or include the text here.")},
    {.id = kTemplateTextOnlyPointer,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .inSubmission = Severity::Error,
     .rule = {"RFC 8141", "6.4"},
     .words = {{{1, "FieldTitle"}}},
     .message = QT_TRANSLATE_NOOP("Findings", "%1 contains only a reference that nobody can follow: \"%2\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Each field describes its subject. A reference to a document "
                                             "without a name or number leads nowhere once the template is "
                                             "published alone."),
     .example = "Syntax: Described in Section 3 of this document.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Include the text here, or name a published document.")},
    {.id = kTemplateReferenceUrlMalformed,
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" is not a correct URL."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Nobody can follow a link whose beginning is misspelled."),
     .example = "Documentation: https//books.example",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the URL with its scheme, a colon, and two slashes.")},
    {.id = kTemplateTextInstruction,
     .severity = Severity::Warning,
     .inDraft = Severity::Information,
     .inSubmission = Severity::Error,
     .rule = {"RFC 8141", "A"},
     .message = QT_TRANSLATE_NOOP("Findings", "The text still contains an instruction of the template: "
                                              "\"%1\"."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Instructions explain what to write; they are not part of a published registration."),
     .example = "Purpose: Described in Section 6.4.1 of this document.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Delete the instruction and keep the answer.")},
    {.id = kTemplateTextTense,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" describes the registration as already done."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "The template is read both before and after the registration; a request is correct in both cases."),
     .example = "IANA has added the NID.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write it as a request to IANA.")},
    {.id = kTemplateTextWideLines,
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Findings", "Lines longer than %3 columns: %1; the longest has %2."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Templates are emailed and published as plain text of 72 "
                                             "columns; mail programs break longer lines."),
     .example = "",
     .fix = QT_TRANSLATE_NOOP("Findings", "Break the lines; the text export does this for prose.")},
};

} // namespace

std::span<const CatalogEntry> statementEntries() { return kStatementEntries; }

} // namespace nidus::findings
