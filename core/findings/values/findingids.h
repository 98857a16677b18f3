// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

namespace nidus::findings {

// Ids are part of the contract with scripts and other tools: never renamed, never reused for another rule.

// Why a text is not a URN; arguments: the character found, the NID or "".
inline constexpr FindingId kUrnSchemeTruncated{"urn.scheme.truncated"};
inline constexpr FindingId kUrnSchemeNotUrn{"urn.scheme.not-urn"};
inline constexpr FindingId kUrnNidEmpty{"urn.nid.empty"};
inline constexpr FindingId kUrnNidTooShort{"urn.nid.too-short"};
inline constexpr FindingId kUrnNidTooLong{"urn.nid.too-long"};
inline constexpr FindingId kUrnNidStartsWithHyphen{"urn.nid.starts-with-hyphen"};
inline constexpr FindingId kUrnNidEndsWithHyphen{"urn.nid.ends-with-hyphen"};
inline constexpr FindingId kUrnNidBadChar{"urn.nid.bad-char"};
inline constexpr FindingId kUrnNidReserved{"urn.nid.reserved"};
inline constexpr FindingId kUrnNssMissing{"urn.nss.missing"};
inline constexpr FindingId kUrnNssEmpty{"urn.nss.empty"};
inline constexpr FindingId kUrnNssStartsWithSlash{"urn.nss.starts-with-slash"};
inline constexpr FindingId kUrnNssBadChar{"urn.nss.bad-char"};
inline constexpr FindingId kUrnNssExcludedChar{"urn.nss.excluded-char"};
inline constexpr FindingId kUrnPctMalformed{"urn.pct.malformed"};
inline constexpr FindingId kUrnPctZero{"urn.pct.zero"};
inline constexpr FindingId kUrnStrayQuestionMark{"urn.stray-question-mark"};
inline constexpr FindingId kUrnREmpty{"urn.r.empty"};
inline constexpr FindingId kUrnRBadStart{"urn.r.bad-start"};
inline constexpr FindingId kUrnRBadChar{"urn.r.bad-char"};
inline constexpr FindingId kUrnQEmpty{"urn.q.empty"};
inline constexpr FindingId kUrnQBadStart{"urn.q.bad-start"};
inline constexpr FindingId kUrnQBadChar{"urn.q.bad-char"};
inline constexpr FindingId kUrnFBadChar{"urn.f.bad-char"};

// Advice about a valid URN; argument: the text it is about.
inline constexpr FindingId kUrnAdviceNidReserved{"urn.advice.nid-reserved"};
inline constexpr FindingId kUrnAdviceRComponent{"urn.advice.r-component"};
inline constexpr FindingId kUrnAdvicePctNotUtf8{"urn.advice.pct-not-utf8"};
inline constexpr FindingId kUrnAdviceReservedChar{"urn.advice.reserved-char"};
inline constexpr FindingId kUrnAdviceNeedlessPct{"urn.advice.needless-pct"};

// Why two URNs differ; arguments: the texts of the first and the second, starting at the difference.
inline constexpr FindingId kUrnDiffersNid{"urn.differs.nid"};
inline constexpr FindingId kUrnDiffersNss{"urn.differs.nss"};
inline constexpr FindingId kUrnDiffersNssOnlyCase{"urn.differs.nss.only-case"};
inline constexpr FindingId kUrnDiffersNssOnlyEncoding{"urn.differs.nss.only-encoding"};

// NID rules; arguments: the NID, and what it is related to or "".
inline constexpr FindingId kNidFormalTooShort{"nid.formal.too-short"};
inline constexpr FindingId kNidFormalUrnPrefix{"nid.formal.urn-prefix"};
inline constexpr FindingId kNidFormalCountryPrefix{"nid.formal.country-prefix"};
inline constexpr FindingId kNidFormalXPrefix{"nid.formal.x-prefix"};
inline constexpr FindingId kNidReservedUrn{"nid.reserved-urn"};
inline constexpr FindingId kNidRegistered{"nid.registered"};
inline constexpr FindingId kNidInformalNotANumber{"nid.informal.not-a-number"};
inline constexpr FindingId kNidInformalLeadingZero{"nid.informal.leading-zero"};
inline constexpr FindingId kNidAdviceAskedFor{"nid.advice.asked-for"};
inline constexpr FindingId kNidAdviceLookAlike{"nid.advice.look-alike"};
inline constexpr FindingId kNidAdviceCountryCode{"nid.advice.country-code"};
inline constexpr FindingId kNidAdviceUriScheme{"nid.advice.uri-scheme"};

// Outcomes of a check; argument: the NID.
inline constexpr FindingId kNamespaceUnregistered{"namespace.unregistered"};
inline constexpr FindingId kNamespaceNeverRegistrable{"namespace.never-registrable"}; ///< and the reason
inline constexpr FindingId kNamespaceOther{"namespace.other"};
inline constexpr FindingId kNamespaceWithdrawn{"namespace.withdrawn"};
inline constexpr FindingId kNamespaceLeftList{"namespace.left-list"};
inline constexpr FindingId kNamespaceCheckDigit{"namespace.check-digit"};
inline constexpr FindingId kNamespaceUuidVersion{"namespace.uuid-version"};
inline constexpr FindingId kNamespaceNoRule{"namespace.no-rule"};
inline constexpr FindingId kNamespaceWidelyUsed{"namespace.widely-used"}; ///< why it is not valid, source
inline constexpr FindingId kProfileAccepts{"profile.accepts"};            ///< the rule set and the NID
inline constexpr FindingId kProfileRejects{"profile.rejects"};            ///< the rule set, the NID, and why
inline constexpr FindingId kNamespaceUndecided{"namespace.undecided"};    ///< also: the rule with the limit
/// Also: column, what was expected, what was found, rule path.
inline constexpr FindingId kNamespaceSyntaxRule{"namespace.syntax-rule"};
/// The same, with the version number before the column.
inline constexpr FindingId kNamespaceValidInVersion{"namespace.valid-in-version"};
inline constexpr FindingId kCheckLineTooLong{"check.line-too-long"};
inline constexpr FindingId kCheckNoMember{"check.no-member"};
inline constexpr FindingId kCheckNoColumn{"check.no-column"};
inline constexpr FindingId kCheckDuplicateMember{"check.duplicate-member"}; ///< its column, 1-based
inline constexpr FindingId kCheckNotOneObject{"check.not-one-object"};      ///< the column, 1-based
inline constexpr FindingId kCheckQuoteUnclosed{"check.quote-unclosed"}; ///< the column of the mark, 1-based
inline constexpr FindingId kCheckDuplicate{"check.duplicate"}; ///< argument: the place of the first one

// Templates; the first argument is the quoted text.
inline constexpr FindingId kTemplateMissingField{"template.missing-field"};
inline constexpr FindingId kTemplateNidChanged{"template.nid.changed"};
inline constexpr FindingId kTemplateNidNotChosen{"template.nid.not-chosen"};
inline constexpr FindingId kTemplateNidPlaceholder{"template.nid.placeholder"};
inline constexpr FindingId kTemplateVersionAbsent{"template.version.absent"};
inline constexpr FindingId kTemplateVersionMalformed{"template.version.malformed"};
inline constexpr FindingId kTemplateVersionNotNext{"template.version.not-next"};
inline constexpr FindingId kTemplateDateMalformed{"template.date.malformed"};
inline constexpr FindingId kTemplateRegistrantNoOrganisation{"template.registrant.no-organisation"};
inline constexpr FindingId kTemplateRegistrantNoContact{"template.registrant.no-contact"};
inline constexpr FindingId kTemplateRevisionMissing{"template.revision.missing"};
inline constexpr FindingId kTemplatePlaceholder{"template.placeholder"};
inline constexpr FindingId kTemplateTextLongLine{"template.text.long-line"};
inline constexpr FindingId kTemplateTextTab{"template.text.tab"};
inline constexpr FindingId kTemplateTextOddCharacter{"template.text.odd-character"};
inline constexpr FindingId kTemplateFieldOrder{"template.field-order"}; ///< both headings
inline constexpr FindingId kTemplateNidCase{"template.nid.case"};       ///< also: the NID in lowercase
inline constexpr FindingId kTemplateNidTaken{"template.nid.taken"};
inline constexpr FindingId kTemplateDateInFuture{"template.date.in-future"}; ///< also: today
inline constexpr FindingId kTemplateRegistrantNoDesignatedContact{
    "template.registrant.no-designated-contact"};

// Statements that a template lacks or should not contain. Arguments: the quoted text.
inline constexpr FindingId kTemplateVersionForm{"template.version.form"}; ///< also: the number
inline constexpr FindingId kTemplateVersionNotRaised{"template.version.not-raised"};
inline constexpr FindingId kTemplateDateForm{"template.date.form"};
inline constexpr FindingId kTemplateDateBeforePrevious{"template.date.before-previous"}; ///< both dates
inline constexpr FindingId kTemplateRegistrantEmailMalformed{
    "template.registrant.email-malformed"}; ///< the text
inline constexpr FindingId kTemplateRegistrantPersonOnly{"template.registrant.person-only"};
inline constexpr FindingId kTemplatePurposeItems{"template.purpose.items"};
inline constexpr FindingId kTemplateSyntaxNoDefinition{"template.syntax.no-definition"};
inline constexpr FindingId kTemplateSyntaxPatternOnly{"template.syntax.pattern-only"};
inline constexpr FindingId kTemplateSyntaxNoEquivalence{"template.syntax.no-equivalence"};
inline constexpr FindingId kTemplateSyntaxNoComponents{"template.syntax.no-components"};
inline constexpr FindingId kTemplateSyntaxNoExample{"template.syntax.no-example"};
/// The URN and why.
inline constexpr FindingId kTemplateSyntaxExampleRejected{"template.syntax.example-rejected"};
inline constexpr FindingId kTemplateSyntaxExampleNotUrn{"template.syntax.example-not-urn"};
/// The URN, its NID, and the NID of the template.
inline constexpr FindingId kTemplateSyntaxExampleOtherNid{"template.syntax.example-other-nid"};
/// The statement, and a name that the grammar accepts.
inline constexpr FindingId kTemplateSyntaxCaseContradicted{"template.syntax.case-contradicted"};
/// The statement, a name that the grammar accepts, and one that it rejects.
inline constexpr FindingId kTemplateSyntaxCaseRejected{"template.syntax.case-rejected"};
/// The text that contradicts RFC 8141 section 3.1.
inline constexpr FindingId kTemplateSyntaxEquivalenceContradicted{"template.syntax.equivalence-contradicted"};
/// Both texts.
inline constexpr FindingId kTemplateSyntaxCaseInconsistent{"template.syntax.case-inconsistent"};
inline constexpr FindingId kTemplateAssignmentNoAssigner{"template.assignment.no-assigner"};
inline constexpr FindingId kTemplateAssignmentNoUniqueness{"template.assignment.no-uniqueness"};
inline constexpr FindingId kTemplateAssignmentReassigned{"template.assignment.reassigned"}; ///< the text
inline constexpr FindingId kTemplateSecurityEmpty{"template.security.empty"};
inline constexpr FindingId kTemplateSecurityNoPrivacy{"template.security.no-privacy"};
inline constexpr FindingId kTemplateInteroperabilityBare{"template.interoperability.bare"};
inline constexpr FindingId kTemplateResolutionNotStated{"template.resolution.not-stated"};
inline constexpr FindingId kTemplateDocumentationNone{"template.documentation.none"};
inline constexpr FindingId kTemplateDocumentationFastTrack{"template.documentation.fast-track"};
inline constexpr FindingId kTemplateDocumentationPending{"template.documentation.pending"};
inline constexpr FindingId kTemplateReferenceObsolete{"template.reference.obsolete"}; ///< both numbers
inline constexpr FindingId kTemplateReferenceDraft{"template.reference.draft"};
inline constexpr FindingId kTemplateReferenceSection{"template.reference.section"};
inline constexpr FindingId kTemplateReferenceCitation{"template.reference.citation"};
inline constexpr FindingId kTemplateReferencePart{"template.reference.part"};
inline constexpr FindingId kTemplateReferenceUrlMalformed{"template.reference.url-malformed"}; ///< the URL
inline constexpr FindingId kTemplateTextInstruction{"template.text.instruction"};
inline constexpr FindingId kTemplateTextOnlyPointer{"template.text.only-pointer"}; ///< heading, text
inline constexpr FindingId kTemplateTextTense{"template.text.tense"};
/// Lines, columns of the longest, limit.
inline constexpr FindingId kTemplateTextWideLines{"template.text.wide-lines"};

// Questions that only a reviewer can answer; argument: the NID.
inline constexpr FindingId kReviewStability{"review.stability"};
inline constexpr FindingId kReviewCompetency{"review.competency"};
inline constexpr FindingId kReviewNoReassignment{"review.no-reassignment"};
inline constexpr FindingId kReviewOpenToInternet{"review.open-to-internet"};
inline constexpr FindingId kReviewNidCountry{"review.nid.country"};
inline constexpr FindingId kReviewNidAuthority{"review.nid.authority"};
inline constexpr FindingId kReviewNidIdentifierSystem{"review.nid.identifier-system"};
inline constexpr FindingId kReviewNidTrademark{"review.nid.trademark"};

// A syntax rule.
inline constexpr FindingId kGrammarUnquotedText{"grammar.unquoted-text"}; ///< the undefined name
inline constexpr FindingId kRuleGrammarError{"rule.grammar-error"};       ///< line, column, its message
inline constexpr FindingId kRuleNoVerdict{"rule.no-verdict"};             ///< the rule with the limit
inline constexpr FindingId kRuleUnknownWord{"rule.unknown-word"};
inline constexpr FindingId kRuleSampleRejected{"rule.sample-rejected"}; ///< the URN and why
inline constexpr FindingId kRuleSampleAccepted{"rule.sample-accepted"};
/// The URN and the reason.
inline constexpr FindingId kRuleContradictionAccepted{"rule.contradiction-accepted"};
inline constexpr FindingId kRuleDefinitionSkipped{"rule.definition-skipped"}; ///< the line
inline constexpr FindingId kRulePatternRejected{"rule.pattern-rejected"};     ///< the pattern, the start rule
inline constexpr FindingId kRuleStartUnknown{"rule.start-unknown"};           ///< the start rule
inline constexpr FindingId kRuleOtherNid{"rule.other-nid"}; ///< the required start, the shortest match
inline constexpr FindingId kRuleOutsideUrnSyntax{"rule.outside-urn-syntax"};
inline constexpr FindingId kRuleNarrowerThanText{"rule.narrower-than-text"};
inline constexpr FindingId kRuleWiderThanText{"rule.wider-than-text"};
inline constexpr FindingId kRuleEquivalenceUndocumented{"rule.equivalence-undocumented"};
inline constexpr FindingId kRuleEquivalenceUnkept{"rule.equivalence-unkept"}; ///< the promise
inline constexpr FindingId kRuleEquivalenceContradicted{"rule.equivalence-contradicted"};
inline constexpr FindingId kRuleEquivalenceDropped{"rule.equivalence-dropped"};
inline constexpr FindingId kRuleRevisionLoses{"rule.revision-loses"};
inline constexpr FindingId kRuleRevisionGains{"rule.revision-gains"};

// Reading a file.
inline constexpr FindingId kImportFieldAbsent{"import.field-absent"};
inline constexpr FindingId kImportFieldGuessed{"import.field-guessed"};
inline constexpr FindingId kImportFieldRepeated{"import.field-repeated"};
inline constexpr FindingId kImportLabelVariant{"import.label-variant"};
inline constexpr FindingId kImportNidExtracted{"import.nid-extracted"};
inline constexpr FindingId kImportTextOutsideFields{"import.text-outside-fields"};
inline constexpr FindingId kImportPageBreaks{"import.page-breaks"};
inline constexpr FindingId kImportSectionMapped{"import.section-mapped"};
inline constexpr FindingId kImportNotUtf8{"import.not-utf8"};
inline constexpr FindingId kImportQuoted{"import.quoted"};
inline constexpr FindingId kImportIanaUnknownElement{"import.iana.unknown-element"};
inline constexpr FindingId kImportCsvUnknownColumn{"import.csv.unknown-column"};
inline constexpr FindingId kImportIanaRecordWithoutNid{"import.iana.record-without-nid"};
inline constexpr FindingId kImportIanaRemoved{"import.iana.removed"};
inline constexpr FindingId kImportIanaChanged{"import.iana.changed"};
inline constexpr FindingId kImportIanaReturned{"import.iana.returned"};
inline constexpr FindingId kImportIanaOlder{"import.iana.older"};
inline constexpr FindingId kImportIanaIncomplete{"import.iana.incomplete"};
inline constexpr FindingId kImportIanaDate{"import.iana.date"};

// Why a record of a file cannot go into the registry; argument: the NID or handle.
inline constexpr FindingId kImportConflictNoNid{"import.conflict.no-nid"};
inline constexpr FindingId kImportConflictHistory{"import.conflict.history"};
inline constexpr FindingId kImportConflictOpenDraft{"import.conflict.open-draft"};
inline constexpr FindingId kImportConflictTwice{"import.conflict.twice"};
inline constexpr FindingId kImportConflictNoNamespace{"import.conflict.no-namespace"};
inline constexpr FindingId kImportConflictGap{"import.conflict.gap"};
inline constexpr FindingId kImportConflictTakenByIana{"import.conflict.taken-by-iana"};

// Subregistries of a registration that exists already; argument: NID/NAME.
inline constexpr FindingId kImportListAdded{"import.list.added"};
inline constexpr FindingId kImportListDiffers{"import.list.differs"};

// Before a step of a draft.
inline constexpr FindingId kProcessReportMissing{"process.report-missing"};
inline constexpr FindingId kProcessDirectionMissing{"process.direction-missing"};
inline constexpr FindingId kProcessRecognitionMissing{"process.recognition-missing"};
inline constexpr FindingId kProcessSpecificationMissing{"process.specification-missing"};
inline constexpr FindingId kProcessChangedSinceApproval{"process.changed-since-approval"};
inline constexpr FindingId kProcessReasonMissing{"process.reason-missing"};
inline constexpr FindingId kProcessApprovedAlone{"process.approved-alone"};
inline constexpr FindingId kProcessRegisteredAlone{"process.registered-alone"};
inline constexpr FindingId kProcessSecondPersonMissing{"process.second-person-missing"};
inline constexpr FindingId kProcessOpenComments{"process.open-comments"}; ///< argument: the number
/// Arguments: the word, and the question.
inline constexpr FindingId kProcessUnfavorableAnswer{"process.unfavorable-answer"};
inline constexpr FindingId kProcessTicketMissing{"process.ticket-missing"};
inline constexpr FindingId kProcessReminderDue{"process.reminder-due"}; ///< argument: the date

// Subregistries. Arguments are the value as written and what the sentence names.
inline constexpr FindingId kSubregistryMalformed{"subregistry.malformed"}; ///< the value, the kind
inline constexpr FindingId kSubregistryReversed{"subregistry.reversed"};   ///< the block, in order
inline constexpr FindingId kSubregistryNotListed{
    "subregistry.not-listed"}; ///< value, list, entries, date, nearest
inline constexpr FindingId kSubregistryOverlap{"subregistry.overlap"};        ///< value, entry, its facts
inline constexpr FindingId kSubregistryHeldBefore{"subregistry.held-before"}; ///< value, entry, its facts
inline constexpr FindingId kSubregistryDeprecated{"subregistry.deprecated"};  ///< value, list
inline constexpr FindingId kSubregistryRetired{"subregistry.retired"};        ///< value, list
inline constexpr FindingId kSubregistryWithdrawn{"subregistry.withdrawn"};    ///< value, list
inline constexpr FindingId kSubregistryReleased{"subregistry.released"};      ///< value, list
inline constexpr FindingId kSubregistrySpelling{"subregistry.spelling"};      ///< value, list, as listed
inline constexpr FindingId kSubregistryReserved{"subregistry.reserved"};      ///< value, range or list, state
inline constexpr FindingId kSubregistryOutsideRange{"subregistry.outside-range"}; ///< the value
inline constexpr FindingId kSubregistryWrongRange{"subregistry.wrong-range"};     ///< value, range, expected
inline constexpr FindingId kSubregistryWrongAsker{"subregistry.wrong-asker"};     ///< who, range, asker
inline constexpr FindingId kSubregistryTooLarge{"subregistry.too-large"};         ///< count, range, largest
inline constexpr FindingId kSubregistryExhausted{"subregistry.exhausted"};        ///< count, range
inline constexpr FindingId kSubregistryNoRange{"subregistry.no-range"};           ///< the open ranges
inline constexpr FindingId kSubregistryNoOpenRange{"subregistry.no-open-range"};  ///< the subregistry
inline constexpr FindingId kSubregistryRangeOverlap{"subregistry.range-overlap"}; ///< range, other, its span
inline constexpr FindingId kSubregistrySplitOutside{"subregistry.split-outside"}; ///< where, the block
inline constexpr FindingId kSubregistryMergeGap{"subregistry.merge-gap"};         ///< the block
inline constexpr FindingId kSubregistryMergeDiffers{"subregistry.merge-differs"}; ///< entry, other, in what
inline constexpr FindingId kSubregistryImportLeftOut{"subregistry.import.left-out"};         ///< the element
inline constexpr FindingId kSubregistryImportTitle{"subregistry.import.title"};              ///< the line
inline constexpr FindingId kSubregistryImportNoColumn{"subregistry.import.no-column"};       ///< the column
inline constexpr FindingId kSubregistryImportColumnTwice{"subregistry.import.column-twice"}; ///< the column
inline constexpr FindingId kSubregistryImportOtherColumns{
    "subregistry.import.other-columns"};                                                ///< found, expected
inline constexpr FindingId kSubregistryImportRepeated{"subregistry.import.repeated"};   ///< value, line
inline constexpr FindingId kSubregistryImportNotADate{"subregistry.import.not-a-date"}; ///< column, text
inline constexpr FindingId kSubregistryImportEndFirst{
    "subregistry.import.end-first"}; ///< the value, the end, the date
inline constexpr FindingId kSubregistryImportDateOrder{
    "subregistry.import.date-order"}; ///< column, text, a date, the other
inline constexpr FindingId kSubregistryImportUnknownState{
    "subregistry.import.unknown-state"}; ///< the word, ours
inline constexpr FindingId kSubregistryImportDateInText{
    "subregistry.import.date-in-text"}; ///< the text, the date
inline constexpr FindingId kSubregistryImportBlockEnds{"subregistry.import.block-ends"}; ///< first, last
inline constexpr FindingId kSubregistryImportOtherHolder{
    "subregistry.import.other-holder"}; ///< value, holder, in the row
inline constexpr FindingId kSubregistryImportNoHolder{"subregistry.import.no-holder"}; ///< value, state
inline constexpr FindingId kSubregistryImportRequestRefused{
    "subregistry.import.request-refused"}; ///< request, date, why
inline constexpr FindingId kSubregistryImportNoEntries{"subregistry.import.no-entries"};
inline constexpr FindingId kSubregistryNoRule{"subregistry.no-rule"};               ///< list, rule, NID
inline constexpr FindingId kSubregistryValueSyntax{"subregistry.value-syntax"};     ///< value, rule
inline constexpr FindingId kSubregistryUrnSyntax{"subregistry.urn-syntax"};         ///< URN, why
inline constexpr FindingId kSubregistryPatternSyntax{"subregistry.pattern-syntax"}; ///< pattern, NID, a URN
inline constexpr FindingId kSubregistryImportCleaned{"subregistry.import.cleaned"}; ///< column, text, as read
inline constexpr FindingId kSubregistryImportOtherList{"subregistry.import.other-list"}; ///< found, expected
inline constexpr FindingId kSubregistryLostCharacter{
    "subregistry.lost-character"};                                     ///< column, text, the character
inline constexpr FindingId kSubregistryExpired{"subregistry.expired"}; ///< the value, the date
inline constexpr FindingId kSubregistryRequestReused{"subregistry.request-reused"}; ///< the request
inline constexpr FindingId kSubregistryRequestOutdated{
    "subregistry.request-outdated"}; ///< request, entry, change, its date
inline constexpr FindingId kSubregistryFutureDate{"subregistry.future-date"}; ///< the date, today
inline constexpr FindingId kSubregistryEarlyDate{"subregistry.early-date"};   ///< date, value, latest change
inline constexpr FindingId kSubregistryLaterDate{"subregistry.later-date"};   ///< today, latest change
inline constexpr FindingId kSubregistryChangedMeanwhile{
    "subregistry.changed-meanwhile"}; ///< value or range, change, who, its date
inline constexpr FindingId kSubregistrySupersededByItself{"subregistry.superseded-by-itself"}; ///< the value
inline constexpr FindingId kSubregistryPolicyDouble{"subregistry.policy-double"};              ///< the policy
inline constexpr FindingId kSubregistryPolicyNoInstructions{"subregistry.policy-no-instructions"};
// In a template; argument: the policy.
inline constexpr FindingId kTemplatePolicyWord{"template.policy.word"}; ///< and the right one
inline constexpr FindingId kTemplatePolicyNoBound{"template.policy.no-bound"};
inline constexpr FindingId kTemplatePolicyNoController{"template.policy.no-controller"};

} // namespace nidus::findings
