// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalogtables.h"
#include "core/findings/values/findingids.h"

namespace nidus::findings {

namespace {

constexpr CatalogEntry kNidEntries[]{
    {.id = kNidFormalTooShort,
     .causes = {urn::NidRule::FormalTooShort},
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP(
         "Findings", "The NID \"%1\" is too short; a formal NID needs more than two characters."),
     .reason = QT_TRANSLATE_NOOP("Findings", "NIDs of two characters are reserved for country codes."),
     .example = "ab",
     .fix = QT_TRANSLATE_NOOP("Findings", "Choose a longer NID.")},
    {.id = kNidFormalUrnPrefix,
     .causes = {urn::NidRule::FormalUrnPrefix},
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The formal NID \"%1\" cannot start with \"urn-\"."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "NIDs that start with \"urn-\" are the numbers of informal namespaces."),
     .example = "urn-books",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Choose a NID without this prefix, or request an informal namespace.")},
    {.id = kNidFormalCountryPrefix,
     .causes = {urn::NidRule::FormalCountryPrefix},
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"%1\" cannot start with two letters and a hyphen."),
     .reason = QT_TRANSLATE_NOOP("Findings", "Such prefixes are reserved for country namespaces; "
                                             "\"xn--\" is reserved for internationalized names."),
     .example = "us-books",
     .fix = QT_TRANSLATE_NOOP("Findings", "Choose another NID, for example without the hyphen.")},
    {.id = kNidFormalXPrefix,
     .causes = {urn::NidRule::FormalXPrefix},
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"%1\" can never be registered because it starts "
                                              "with \"X-\"; for examples, use the NID \"example\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "NIDs that start with \"X-\" were for experiments under RFC "
                                             "3406 and must not be confused with registered ones."),
     .example = "x-books",
     .fix = QT_TRANSLATE_NOOP(
         "Findings",
         "Choose a NID without \"X-\". The namespace \"example\" is for documentation and tests.")},
    {.id = kNidReservedUrn,
     .causes = {urn::NidRule::ReservedUrn},
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 2141", "2.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"urn\" is reserved and cannot be registered."),
     .reason = QT_TRANSLATE_NOOP("Findings", "It would be confused with the \"urn:\" that begins every URN."),
     .example = "urn",
     .fix = QT_TRANSLATE_NOOP("Findings", "Choose another NID.")},
    {.id = kNidRegistered,
     .causes = {urn::NidRule::AlreadyRegistered},
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"%1\" is already registered."),
     .reason =
         QT_TRANSLATE_NOOP("Findings", "A NID names one namespace forever; letter case makes no difference."),
     .example = "isbn",
     .fix = QT_TRANSLATE_NOOP("Findings", "Choose another NID, or revise the existing registration.")},
    {.id = kNidInformalNotANumber,
     .causes = {urn::NidRule::NotInformal},
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 8141", "5.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The informal NID \"%1\" is not \"urn-\" followed by a "
                                              "number."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "An informal namespace has a number instead of a name; the registry assigns the next one."),
     .example = "books",
     .fix = QT_TRANSLATE_NOOP("Findings",
                              "Leave the NID empty: it is assigned when the namespace is registered.")},
    {.id = kNidInformalLeadingZero,
     .causes = {urn::NidRule::InformalZero},
     .severity = Severity::Error,
     .canBeAccepted = false,
     .rule = {"RFC 8141", "5.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The number of the informal NID \"%1\" starts with a zero."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings", "Informal namespaces are numbered with positive integers without leading zeros."),
     .example = "urn-07",
     .fix = QT_TRANSLATE_NOOP("Findings", "Remove the zero.")},
    {.id = kNidAdviceAskedFor,
     .causes = {urn::NidRule::RequestedByDraft},
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "6.2"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"%1\" is also requested by %2."),
     .reason = QT_TRANSLATE_NOOP("Findings",
                                 "Two requests for one NID are in progress; only one of them can get it."),
     .example = "books",
     .fix = QT_TRANSLATE_NOOP("Findings", "Agree with the other applicant on who gets this NID.")},
    {.id = kNidAdviceLookAlike,
     .causes = {urn::NidRule::LookAlike},
     .severity = Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"%1\" looks similar to the registered \"%2\"."),
     .reason = QT_TRANSLATE_NOOP("Findings", "People copy NIDs by hand and confuse those that differ "
                                             "only in one character, in a hyphen, in 0 and O, or in 1 "
                                             "and l."),
     .example = "isbm",
     .fix = QT_TRANSLATE_NOOP("Findings", "Choose a NID that is clearly different.")},
    {.id = kNidAdviceCountryCode,
     .causes = {urn::NidRule::CountryCode},
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"%1\" is also the three-letter code of a country."),
     .reason = QT_TRANSLATE_NOOP(
         "Findings",
         "People may assume that the namespace belongs to that country; RFC 8141 asks for attention to "
         "such names."),
     .example = "nzl",
     .fix = QT_TRANSLATE_NOOP("Findings", "Choose another NID, unless the country itself requests it.")},
    {.id = kNidAdviceUriScheme,
     .causes = {urn::NidRule::UriScheme},
     .severity = Severity::Warning,
     .rule = {"RFC 8141", "5.1"},
     .message = QT_TRANSLATE_NOOP("Findings", "The NID \"%1\" is also the name of a URI scheme."),
     .reason = QT_TRANSLATE_NOOP("Findings", "People may expect URNs of this namespace to work like URIs of "
                                             "that scheme; RFC 8141 asks for attention to such names."),
     .example = "ftp",
     .fix = QT_TRANSLATE_NOOP("Findings", "Choose another NID, unless the namespace belongs to that "
                                          "scheme.")},
};

} // namespace

std::span<const CatalogEntry> nidEntries() { return kNidEntries; }

} // namespace nidus::findings
