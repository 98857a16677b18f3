// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/widelyused.h"

#include "core/base/charset.h"
#include "core/urn/urn.h"
#include "core/urn/urnchars.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace nidus::findings {

namespace {

struct WidelyUsed
{
    std::string_view prefix; ///< after "urn:", in lowercase
    const char* because;     ///< a clause
    const char* source;      ///< the document that confirms the clause; not translated
    check::Verdict verdict = check::Verdict::Invalid;
};

constexpr const char* kNoDate =
    QT_TRANSLATE_NOOP("Findings", "the provider's domain name must be followed by a date on which the "
                                  "provider owned it, as in urn:fdc:peppol.eu:2017:poacc");

constexpr WidelyUsed kWidelyUsed[]{
    {.prefix = "fdc:peppol.eu:logistics:", .because = kNoDate, .source = "RFC 4198 section 2"},
    {.prefix = "fdc:peppol.eu:poacc:", .because = kNoDate, .source = "RFC 4198 section 2"},
    {.prefix = "fdc:peppol.eu:prac", .because = kNoDate, .source = "RFC 4198 section 2"},
    {.prefix = "fdc:peppol:", .because = kNoDate, .source = "RFC 4198 section 2"},
    {.prefix = "nbn:hr:",
     .because =
         QT_TRANSLATE_NOOP("Findings", "a hyphen must come before the number that the library assigned, "
                                       "as in urn:nbn:hr:168-1"),
     .source = "RFC 8458 section 4.2"},
    {.prefix = "ietf:wg:oauth:",
     .because =
         QT_TRANSLATE_NOOP("Findings", "\"wg\" is not a series of IETF documents; names of anything else "
                                       "are under urn:ietf:params"),
     .source = "RFC 2648 section 2, RFC 3553 section 4"},
    {.prefix = "samm:",
     .because =
         QT_TRANSLATE_NOOP("Findings", "the Semantic Aspect Meta Model uses a NID that was never registered"),
     .source = "Eclipse Semantic Modeling Framework, SAMM specification",
     .verdict = check::Verdict::Unregistered},
    {.prefix = "cts:",
     .because = QT_TRANSLATE_NOOP("Findings", "Canonical Text Services use a NID that was never registered"),
     .source = "CITE Architecture, CTS URN specification",
     .verdict = check::Verdict::Unregistered},
};

constexpr WidelyUsed kDomainName{
    .prefix = "",
    .because = QT_TRANSLATE_NOOP("Findings", "a domain name cannot be a NID, because a NID cannot "
                                             "contain a period"),
    .source = "RFC 8141 section 2"};

/// The first letters of the prefixes, in both cases.
consteval base::CharSet firstLetters()
{
    base::CharSet letters;
    for (const WidelyUsed& one : kWidelyUsed) {
        const char first = one.prefix.front();
        const std::array both{first, base::asciiUpper(first)};
        letters = letters | base::CharSet(std::string_view(both.data(), both.size()));
    }
    return letters;
}

/// Whether the text after "urn:" starts with a domain name, such as "cen.eu", instead of a NID.
bool hasDomainName(std::string_view rest)
{
    const auto end = std::ranges::find_if_not(rest, [](char c) { return c == '.' || urn::kLdh.contains(c); });
    const std::string_view name(rest.begin(), end);
    return name.contains('.') && name.front() != '.' && name.back() != '.' && end != rest.end() &&
           *end == ':';
}

} // namespace

std::optional<WidelyUsedReason> widelyUsed(std::string_view text, const check::CheckOutcome& outcome)
{
    // Nearly all names are found to be others by their first letter.
    static constexpr base::CharSet kFirst = firstLetters();
    const check::Verdict verdict = outcome.verdict;
    const bool mayBeDomain = verdict == check::Verdict::Invalid && outcome.nidLength == 0;
    if (text.size() <= urn::kSchemeLength || !(mayBeDomain || kFirst.contains(text[urn::kSchemeLength])) ||
        !base::equalIgnoringCase(text.substr(0, urn::kSchemeLength), "urn:"))
        return std::nullopt;
    const std::string_view rest = text.substr(urn::kSchemeLength);
    const char first = rest.empty() ? '\0' : base::asciiLower(rest.front());
    const auto* known = std::ranges::find_if(kWidelyUsed, [rest, verdict, first](const WidelyUsed& one) {
        return one.verdict == verdict && one.prefix.front() == first &&
               base::equalIgnoringCase(rest.substr(0, one.prefix.size()), one.prefix);
    });
    if (known == std::ranges::end(kWidelyUsed))
        known = verdict == check::Verdict::Invalid && outcome.nidLength == 0 && hasDomainName(rest)
                    ? &kDomainName
                    : nullptr;
    if (known == nullptr)
        return std::nullopt;
    return WidelyUsedReason{known->because, known->source};
}

} // namespace nidus::findings
