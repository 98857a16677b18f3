// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

namespace nidus::findings {

namespace {

constexpr CatalogEntry kRuleEntries[]{
    {.id = kRuleGrammarError,
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "Line %1, column %2 of the grammar: %3"),
     .reason = QT_TRANSLATE_NOOP("Findings", "URNs cannot be checked with a grammar that has errors."),
     .example = "name = 1*DIGIT /",
     .fix = QT_TRANSLATE_NOOP("Findings", "Correct the grammar; \"nidus-cli grammar check\" shows details.")},
    {.id = kRuleNoVerdict,
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Findings", "The grammar of the syntax rule cannot be used; line %1: %2"),
     .reason = QT_TRANSLATE_NOOP("Findings", "All URNs of the namespace would be undecided."),
     .example = "name = 1*100000(1*100000(\"a\"))",
     .fix = QT_TRANSLATE_NOOP("Findings", "Simplify the grammar, or name its start rule.")},
    {.id = kRuleUnknownWord,
     .severity = Severity::Error,
     .message = QT_TRANSLATE_NOOP("Findings", "The word \"%1\" in the syntax rule is unknown."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Equivalence, encoding, and check digits are named by fixed words "
                                       "so that every program treats them the same."),
     .example = "hyphens-dropped",
     .fix = QT_TRANSLATE_NOOP("Findings", "Use a word from the list, such as \"hyphens-ignored\".")},
    {.id = kRuleDefinitionSkipped,
     .severity = Severity::Error,
     .message =
         QT_TRANSLATE_NOOP("Findings", "This line looks like a definition but cannot be read as one: %1"),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "A grammar without one of its rules rejects names that the text allows, "
                                 "or accepts others."),
     .example = "nss = shelf, \":\", sheet",
     .fix = QT_TRANSLATE_NOOP("Findings", "Write the definition as in RFC 5234.")},
    {.id = kRulePatternRejected,
     .severity = Severity::Error,
     .rule = {"RFC 8141", "6.4.2"},
     .message =
         QT_TRANSLATE_NOOP("Findings", "Names are written as \"%1\", but the grammar with the start rule "
                                       "\"%2\" accepts no such name."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "The grammar describes only a part of the names, or contradicts the "
                                       "text."),
     .example = "urn:example:maps:<sheet>",
     .fix = QT_TRANSLATE_NOOP("Findings", "Add a rule for the whole name.")},
    {.id = kRuleStartUnknown,
     .severity = Severity::Error,
     .rule = {"RFC 8141", "6.4.2"},
     .message =
         QT_TRANSLATE_NOOP("Findings", "Nothing in the text shows that names begin with the rule \"%1\"."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "A grammar that describes only a part of the names rejects all of "
                                       "them."),
     .example = "sheet = 1*6DIGIT",
     .fix = QT_TRANSLATE_NOOP("Findings", "Add a rule for the whole name, such as \"NSS\", and an example.")},
    {.id = kRuleSampleRejected,
     .severity = Severity::Error,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The sample \"%1\" should be valid but is not: %2"),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Readers trust examples more than grammars. One of the two is wrong, "
                                       "and a registration is hard to correct."),
     .example = "urn:example:a",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Correct the grammar or the sample, or accept the contradiction and give a "
                              "reason.")},
    {.id = kRuleSampleAccepted,
     .severity = Severity::Error,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP("Findings",
                                  "The sample \"%1\" should be invalid, but the syntax rule accepts it."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A grammar that accepts invalid names does not describe the "
                                             "namespace."),
     .example = "urn:example:a",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Correct the grammar or the sample, or accept the contradiction and give a "
                              "reason.")},
    {.id = kRuleContradictionAccepted,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "The sample \"%1\" contradicts the syntax rule."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "Some published grammars contradict their own examples, and both must be kept unchanged."),
     .example = "urn:example:a",
     .fix = QT_TRANSLATE_NOOP("Findings", "No action is needed.")},
    {.id = kRuleOtherNid,
     .severity = Severity::Error,
     .rule = {"RFC 8141", "2.2"},
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The grammar accepts no URN that starts with \"%1\"; its shortest match is \"%2\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "A rule that contains another NID, or a placeholder for "
                                             "one, makes every URN of the namespace invalid."),
     .example = "name = \"urn:urn-xxx:\" 1*DIGIT",
     .fix = QT_TRANSLATE_NOOP("Findings", "Describe only the part after the NID: the NSS.")},
    {.id = kRuleOutsideUrnSyntax,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "2.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The grammar accepts \"%1\", which is not a valid NSS: %2"),
     .reason = QT_TRANSLATE_NOOP("Findings", "A namespace can narrow the syntax of URNs, not widen it."),
     .example = "name = %x20-7E",
     .fix = QT_TRANSLATE_NOOP("Findings", "Exclude the characters that an NSS cannot contain, or "
                                          "percent-encode them.")},
    {.id = kRuleNarrowerThanText,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The grammar in the Syntax text allows \"%1\", but the syntax rule does not."),
     .reason = QT_TRANSLATE_NOOP("Findings", "People follow the text and programs follow the rule, so a name "
                                             "that only the text allows is assigned and then rejected."),
     .example = "urn:example:a",
     .fix = QT_TRANSLATE_NOOP("Findings", "Copy the grammar of the text to the Syntax tab, or correct "
                                          "the text.")},
    {.id = kRuleWiderThanText,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The syntax rule allows \"%1\", but the grammar in the Syntax text does not."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "People follow the text and programs follow the rule, so programs "
                                       "accept names that the registration does not allow."),
     .example = "urn:example:a",
     .fix = QT_TRANSLATE_NOOP("Findings", "Copy the grammar of the text to the Syntax tab, or correct "
                                          "the text.")},
    {.id = kRuleEquivalenceUndocumented,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "3.1"},
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The Syntax text does not mention the equivalence \"%1\" that the syntax rule adds."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Additions to the comparison of URNs must be documented in the "
                                             "registration."),
     .example = "hyphens-ignored",
     .fix = QT_TRANSLATE_NOOP("Findings", "Describe it in the Syntax section, or remove it from the rule.")},
    {.id = kRuleEquivalenceUnkept,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The Syntax text says \"%1\", but the syntax rule has no such equivalence."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Programs compare by the rule, so URNs that are equivalent "
                                             "according to the text would be different."),
     .example = "The NSS is case-insensitive.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Add the equivalence to the rule, or correct the text.")},
    {.id = kRuleEquivalenceContradicted,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "6.4.2"},
     .message = QT_TRANSLATE_NOOP("Findings",
                                  "The Syntax text says \"%1\", but the syntax rule ignores letter case."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Programs compare by the rule, so URNs that are different "
                                             "according to the text would be equivalent."),
     .example = "The NSS is case-sensitive.",
     .fix = QT_TRANSLATE_NOOP("Findings", "Remove the equivalence from the rule, or correct the text.")},
    {.id = kRuleEquivalenceDropped,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "5.1"},
     .message =
         QT_TRANSLATE_NOOP("Findings", "The previous version had the equivalence \"%1\", which this version "
                                       "drops."),
     .reason = QT_TRANSLATE_NOOP("Findings", "URNs that were equivalent would become different, so a search "
                                             "for one would no longer find the other."),
     .example = "nss-case-insensitive",
     .fix = QT_TRANSLATE_NOOP("Findings", "Keep the equivalence, or explain the change in the Revision "
                                          "section.")},
    {.id = kRuleRevisionLoses,
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings",
                                  "\"%1\" is valid in the namespace as registered but not in this version."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "An assigned URN remains valid forever; a revision must not make "
                                       "it invalid."),
     .example = "urn:example:old",
     .fix = QT_TRANSLATE_NOOP("Findings", "Make the grammar accept it, or make sure that no such URN was "
                                          "assigned.")},
    {.id = kRuleRevisionGains,
     .severity = Severity::Information,
     .message = QT_TRANSLATE_NOOP("Findings", "\"%1\" becomes valid with this version."),
     .reason = QT_TRANSLATE_NOOP("Findings", "This shows what the revision adds."),
     .example = "urn:example:new",
     .fix = QT_TRANSLATE_NOOP("Findings", "No action is needed if this is intended.")},
};

} // namespace

std::span<const CatalogEntry> ruleEntries() { return kRuleEntries; }

} // namespace nidus::findings
