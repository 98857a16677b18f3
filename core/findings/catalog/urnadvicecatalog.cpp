// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

namespace nidus::findings {

namespace {

constexpr CatalogEntry kUrnAdviceEntries[]{
    {.id = kUrnAdviceNidReserved,
     .causes = {urn::UrnAdvice::NidUrnReserved},
     .severity = Severity::Warning,
     .rule = {"RFC 2141", "2.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"urn\" can never be registered."),
     .reason = QT_TRANSLATE_NOOP("Findings", "RFC 2141 reserved it to avoid confusion with the \"urn:\" that "
                                             "begins every URN; the syntax of RFC 8141 allows it."),
     .example = "urn:urn:abc",
     .fix = QT_TRANSLATE_NOOP("Findings", "Remove the duplicate \"urn:\", or use the NID that was meant.")},
    {.id = kUrnAdviceRComponent,
     .causes = {urn::UrnAdvice::RComponentUsed},
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "2.3.1"},
     .message =
         QT_TRANSLATE_NOOP("Findings", "The URN has an r-component, whose meaning is not standardized yet."),
     .reason = QT_TRANSLATE_NOOP("Findings", "RFC 8141 defines only the syntax of r-components and "
                                             "advises against their use until their meaning is "
                                             "standardized."),
     .example = "urn:example:a?+b",
     .fix = QT_TRANSLATE_NOOP("Findings", "Leave the r-component out of URNs that you publish.")},
    {.id = kUrnAdvicePctNotUtf8,
     .causes = {urn::UrnAdvice::PctNotUtf8},
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "2.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The percent-encoded bytes %1 are not UTF-8."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "Characters outside ASCII are written in UTF-8 and then "
                                       "percent-encoded; bytes of another encoding cannot be shown as text."),
     .example = "urn:example:%E9t%E9",
     .fix = QT_TRANSLATE_NOOP("Findings", "Encode the text in UTF-8 before percent-encoding it.")},
    {.id = kUrnAdviceReservedChar,
     .causes = {urn::UrnAdvice::ReservedChar},
     .severity = Severity::Warning,
     .rule = {"RFC 2141", "2.3.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The character %1 is reserved under RFC 2141."),
     .reason = QT_TRANSLATE_NOOP("Findings", "RFC 2141 reserved \"/\", \"?\", and \"#\" for later use "
                                             "and advises encoding them. RFC 8141 has since given them a "
                                             "meaning."),
     .example = "urn:example:a/b",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Percent-encode the character if programs that follow RFC 2141 must read "
                              "the URN.")},
    {.id = kUrnAdviceNeedlessPct,
     .causes = {urn::UrnAdvice::NeedlessPct},
     .severity = Severity::Warning,
     .rule = {"RFC 2141", "2.3.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The character encoded as %1 does not need to be "
                                              "percent-encoded."),
     .reason = QT_TRANSLATE_NOOP("Findings", "An encoded and a plain character do not compare as equal, "
                                             "so one resource may get two different URNs."),
     .example = "urn:example:a%2Cb",
     .fix = QT_TRANSLATE_NOOP(
         "Findings",
         "Write the character itself, unless the namespace gives the plain character a special meaning.")},
    {.id = kUrnDiffersNid,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "3.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The URNs belong to different namespaces: %1 and %2."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Two URNs are equivalent only if their NIDs are equal except for letter case."),
     .example = "urn:isbn:1 urn:issn:1",
     .fix = QT_TRANSLATE_NOOP("Findings", "Compare URNs of the same namespace.")},
    {.id = kUrnDiffersNss,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "3.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NSSs differ: the first has %1 where the second has %2."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Two URNs are equivalent only if their NSSs are equal byte by byte, except for the "
                     "letter case of percent-encoding. A namespace may add rules of its own."),
     .example = "urn:example:a1 urn:example:a2",
     .fix = QT_TRANSLATE_NOOP("Findings", "Check whether the namespace has further equivalence rules.")},
    {.id = kUrnDiffersNssOnlyCase,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "3.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NSSs differ only in letter case: %1 and %2."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "Letter case matters in the NSS, unless the namespace states otherwise."),
     .example = "urn:example:a urn:example:A",
     .fix = QT_TRANSLATE_NOOP("Findings", "Check whether the namespace ignores letter case.")},
    {.id = kUrnDiffersNssOnlyEncoding,
     .severity = Severity::Information,
     .rule = {"RFC 8141", "3.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NSSs differ only in percent-encoding: %1 and %2."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Percent-encoding is never decoded when URNs are compared, so "
                                             "an encoded character differs from the character itself."),
     .example = "urn:example:a,b urn:example:a%2Cb",
     .fix = QT_TRANSLATE_NOOP("Findings", "Use one spelling throughout.")},
};

} // namespace

std::span<const CatalogEntry> urnAdviceEntries() { return kUrnAdviceEntries; }

} // namespace nidus::findings
