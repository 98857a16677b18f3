// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

namespace nidus::findings {

namespace {

constexpr CatalogueEntry kEntries[]{
    {.id = kRuleGrammarError,
     .severity = Severity::Error,
     .family = FindingFamily::Rule,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "Line %1, column %2 of the grammar: %3"),
     .reason = QT_TRANSLATE_NOOP("Findings", "A grammar with errors gives no verdicts on URNs."),
     .example = "name = 1*DIGIT /",
     .fix = QT_TRANSLATE_NOOP("Findings", "Correct the grammar; \"nidus-cli grammar check\" says more.")},
    {.id = kRuleNoVerdict,
     .severity = Severity::Warning,
     .family = FindingFamily::Rule,
     .rfc = "",
     .section = "",
     .message =
         QT_TRANSLATE_NOOP("Findings", "The grammar of the syntax rule gives no verdicts; line %1: %2"),
     .reason = QT_TRANSLATE_NOOP("Findings", "URNs of the namespace would all be undecided."),
     .example = "name = 1*100000(1*100000(\"a\"))",
     .fix = QT_TRANSLATE_NOOP("Findings", "Simplify the grammar, or name its start rule.")},
    {.id = kRuleUnknownWord,
     .severity = Severity::Error,
     .family = FindingFamily::Rule,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "The word \"%1\" of the syntax rule is not known."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Equivalence, encoding and check digits are named by fixed words, "
                                       "so that every program does the same."),
     .example = "hyphens-dropped",
     .fix = QT_TRANSLATE_NOOP("Findings", "Use a word from the list, such as \"hyphens-ignored\".")},
    {.id = kRuleSampleRejected,
     .severity = Severity::Error,
     .family = FindingFamily::Rule,
     .rfc = "RFC 8141",
     .section = "6.4.2",
     .message = QT_TRANSLATE_NOOP("Findings", "The sample \"%1\" is meant to be valid, but is not: %2"),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Readers trust examples more than grammars. One of the two is wrong, "
                                       "and a registration is hard to correct."),
     .example = "urn:example:a",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Correct the grammar or the sample, or accept the contradiction and say "
                              "why.")},
    {.id = kRuleSampleAccepted,
     .severity = Severity::Error,
     .family = FindingFamily::Rule,
     .rfc = "RFC 8141",
     .section = "6.4.2",
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The sample \"%1\" is meant to be invalid, but the syntax rule accepts it."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "A grammar that accepts what no name may look like does not describe "
                                       "the namespace."),
     .example = "urn:example:a",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Correct the grammar or the sample, or accept the contradiction and say "
                              "why.")},
    {.id = kRuleContradictionAccepted,
     .severity = Severity::Information,
     .family = FindingFamily::Rule,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "The sample \"%1\" contradicts the syntax rule."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Published grammars do contradict their own examples, and both must be kept as they are."),
     .example = "urn:example:a",
     .fix = QT_TRANSLATE_NOOP("Findings", "Nothing need be done.")},
    {.id = kRuleOtherNid,
     .severity = Severity::Error,
     .family = FindingFamily::Rule,
     .rfc = "RFC 8141",
     .section = "2.2",
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The grammar accepts no URN that begins with \"%1\": \"%2\" is its shortest text."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A rule that names another NID, or a placeholder for one, makes "
                                             "every URN of the namespace invalid."),
     .example = "name = \"urn:urn-xxx:\" 1*DIGIT",
     .fix = QT_TRANSLATE_NOOP("Findings", "Describe what stands behind the NID alone, the NSS.")},
    {.id = kRuleOutsideUrns,
     .severity = Severity::Warning,
     .family = FindingFamily::Rule,
     .rfc = "RFC 8141",
     .section = "2.2",
     .message = QT_TRANSLATE_NOOP("Findings", "The grammar accepts \"%1\", which can be no NSS: %2"),
     .reason = QT_TRANSLATE_NOOP("Findings", "A namespace can narrow the syntax of URNs, not widen it."),
     .example = "name = %x20-7E",
     .fix = QT_TRANSLATE_NOOP("Findings", "Leave the characters out that an NSS cannot have, or write them "
                                          "percent-encoded.")},
    {.id = kRuleNarrowerThanText,
     .severity = Severity::Warning,
     .family = FindingFamily::Rule,
     .rfc = "RFC 8141",
     .section = "6.4.2",
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The grammar in the Syntax text allows \"%1\", but the syntax rule does not."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "People follow the text, programs the rule: a name that one of them "
                                       "allows and the other refuses is assigned, and then rejected."),
     .example = "urn:example:a",
     .fix = QT_TRANSLATE_NOOP("Findings", "Take the grammar of the text over in the Syntax tab, or correct "
                                          "the text.")},
    {.id = kRuleWiderThanText,
     .severity = Severity::Warning,
     .family = FindingFamily::Rule,
     .rfc = "RFC 8141",
     .section = "6.4.2",
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The syntax rule allows \"%1\", but the grammar in the Syntax text does not."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "People follow the text, programs the rule: a name that programs let "
                                       "through is none by what was registered."),
     .example = "urn:example:a",
     .fix = QT_TRANSLATE_NOOP("Findings", "Take the grammar of the text over in the Syntax tab, or correct "
                                          "the text.")},
    {.id = kRuleEquivalenceUndocumented,
     .severity = Severity::Warning,
     .family = FindingFamily::Rule,
     .rfc = "RFC 8141",
     .section = "3.1",
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The Syntax text does not speak of the equivalence \"%1\" that the syntax rule adds."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "What a namespace adds to the comparison of URNs must be documented "
                                       "in its registration."),
     .example = "hyphens-ignored",
     .fix = QT_TRANSLATE_NOOP("Findings", "Describe it in the Syntax section, or take it out of the rule.")},
    {.id = kRuleEquivalenceUnkept,
     .severity = Severity::Warning,
     .family = FindingFamily::Rule,
     .rfc = "RFC 8141",
     .section = "6.4.2",
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The Syntax text says \"%1\", but the syntax rule has no such equivalence."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Programs compare by the rule, so URNs that the text calls equal "
                                       "would be told apart."),
     .example = "The NSS is case-insensitive.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Add the equivalence to the rule, or correct the text.")},
    {.id = kRuleEquivalenceContradicted,
     .severity = Severity::Warning,
     .family = FindingFamily::Rule,
     .rfc = "RFC 8141",
     .section = "6.4.2",
     .message = QT_TRANSLATE_NOOP("Findings",
                                  "The Syntax text says \"%1\", but the syntax rule ignores letter case."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Programs compare by the rule, so URNs that the text tells apart "
                                       "would be taken for the same."),
     .example = "The NSS is case-sensitive.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Take the equivalence out of the rule, or correct the text.")},
    {.id = kRuleEquivalenceDropped,
     .severity = Severity::Warning,
     .family = FindingFamily::Rule,
     .rfc = "RFC 8141",
     .section = "5.1",
     .message = QT_TRANSLATE_NOOP("Findings",
                                  "The version before had the equivalence \"%1\", which this one drops."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "URNs that were equal would become different; whoever stored one of "
                                       "them would not find the other any more."),
     .example = "nss-case-insensitive",
     .fix = QT_TRANSLATE_NOOP("Findings", "Keep the equivalence, or explain in the Revision section.")},
    {.id = kRuleRevisionLoses,
     .severity = Severity::Warning,
     .family = FindingFamily::Rule,
     .rfc = "RFC 8141",
     .section = "5.1",
     .message =
         QT_TRANSLATE_NOOP("Findings", "\"%1\" is valid under the version before, but not under this one."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "A URN that was assigned stays valid for ever; a revision must not "
                                       "take it back."),
     .example = "urn:example:old",
     .fix = QT_TRANSLATE_NOOP("Findings", "Make the grammar accept it, or make sure that no such URN was "
                                          "assigned.")},
    {.id = kRuleRevisionGains,
     .severity = Severity::Information,
     .family = FindingFamily::Rule,
     .rfc = "",
     .section = "",
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" becomes valid with this version."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Shown so that what a revision adds is seen at a glance."),
     .example = "urn:example:new",
     .fix = QT_TRANSLATE_NOOP("Findings", "Nothing need be done if it is meant.")},
};

} // namespace

std::span<const CatalogueEntry> ruleEntries()
{
    return kEntries;
}

} // namespace nidus::findings
