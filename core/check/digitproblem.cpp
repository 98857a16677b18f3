// SPDX-License-Identifier: Apache-2.0
#include "core/check/digitproblem.h"

#include "core/check/digittext.h"
#include "core/check/identifiers.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace nidus::check {

namespace {

constexpr std::string_view kDigits = "0123456789";
constexpr std::string_view kCharacters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"; ///< by their digitValue()

constexpr std::string_view kIssn = "ISSN";
constexpr std::string_view kNbn = "NBN";

/// All pairs of digits: "00", "01", ..., "99".
constexpr std::array<char, 200> kPairs = [] {
    std::array<char, 200> pairs{};
    for (std::size_t i = 0; i < pairs.size(); i += 2) {
        pairs[i] = kDigits[i / 20];
        pairs[i + 1] = kDigits[i / 2 % 10];
    }
    return pairs;
}();

/// A name whose check failed, and the part of the NSS that was checked.
struct Subject
{
    CheckScheme scheme;
    std::string_view nss;
};

/// The result type of digitProblem(), constructed in place.
using Problem = std::optional<DigitProblem>;

Problem problemAt(const Subject& subject, DigitFault fault, std::string_view identifier, std::size_t at,
                  std::size_t length, std::string_view expected = {})
{
    return Problem(std::in_place, fault, identifier, at, length, subject.nss.substr(at, length), expected);
}

std::string_view rest(const Subject& subject) { return subject.nss.substr(0, subject.nss.size() - 1); }

Problem formOf(const Subject& subject, std::string_view identifier)
{
    return problemAt(subject, DigitFault::Form, identifier, 0, subject.nss.size());
}

/// Returns the problem of the character at `at`, with the first candidate that makes the name pass.
/// `candidates` is a literal.
template <typename Passes>
Problem wrongCharacter(const Subject& subject, DigitFault fault, std::string_view identifier,
                       std::string_view candidates, std::size_t at, Passes passes)
{
    std::string text(subject.nss);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        text[at] = candidates[i];
        if (passes(std::string_view(text)))
            return problemAt(subject, fault, identifier, at, 1, candidates.substr(i, 1));
    }
    return formOf(subject, identifier);
}

/// The same for the last character, using the scheme itself.
Problem wrongLast(const Subject& subject, DigitFault fault, std::string_view identifier,
                  std::string_view candidates)
{
    return wrongCharacter(
        subject, fault, identifier, candidates, subject.nss.size() - 1,
        [&subject](std::string_view text) { return checkDigits(subject.scheme, text) == DigitCheck::Right; });
}

/// Returns the problem of the last character, which should be `expected` unless that is 0.
Problem wrongDigit(const Subject& subject, std::string_view identifier, char expected)
{
    return expected == 0 ? formOf(subject, identifier)
                         : problemAt(subject, DigitFault::CheckDigit, identifier, subject.nss.size() - 1, 1,
                                     kCharacters.substr(std::size_t(digitValue(expected)), 1));
}

std::string_view isbnName(std::string_view nss)
{
    const auto hyphens = static_cast<std::size_t>(std::ranges::count(nss, '-'));
    return nss.size() - hyphens == 10 ? "ISBN-10" : "ISBN-13";
}

Problem wrongIsbn(const Subject& subject)
{
    const char expected = isbnCheck(rest(subject));
    // A trailing hyphen comes after the check digit.
    const bool isRight =
        subject.nss.back() == '-' ? isIsbn(subject.nss) : isCheck(expected, subject.nss.back());
    if (isRight)
        return std::nullopt;
    return wrongDigit(subject, isbnName(subject.nss), expected);
}

Problem wrongLei(const Subject& subject)
{
    constexpr std::size_t size = 20;
    if (subject.nss.size() == size) {
        std::string text(subject.nss);
        for (std::size_t i = 0; i < kPairs.size(); i += 2) {
            const std::string_view pair(&kPairs[i], 2);
            std::ranges::copy(pair, text.end() - 2);
            if (isLei(text))
                return problemAt(subject, DigitFault::CheckDigits, "LEI", size - 2, 2, pair);
        }
    }
    return formOf(subject, "LEI");
}

Problem wrongIsan(const Subject& subject)
{
    constexpr std::size_t firstCheck = 16; // not counting hyphens
    std::size_t at = 0;
    std::size_t seen = 0;
    for (; at < subject.nss.size() && (seen < firstCheck || subject.nss[at] == '-'); ++at)
        seen += subject.nss[at] == '-' ? 0U : 1U;
    if (at < subject.nss.size() && !isIsan(subject.nss.substr(0, at + 1)))
        return wrongCharacter(subject, DigitFault::CheckCharacter, "ISAN", kCharacters, at,
                              [at](std::string_view text) { return isIsan(text.substr(0, at + 1)); });
    return wrongLast(subject, DigitFault::CheckCharacter, "ISAN", kCharacters);
}

Problem wrongElement(const Subject& subject)
{
    const std::optional<CheckedElement> element = wrongGs1Element(subject.nss);
    if (!element)
        return formOf(subject, "GTIN");
    const bool isSscc = element->identifier == "00";
    const std::string_view name = isSscc ? "SSCC" : "GTIN";
    const std::size_t end = element->offset + element->value.size();
    if (!areDigits(element->value, 10) || element->value.empty())
        return problemAt(subject, DigitFault::Form, name, element->offset, element->value.size());
    const Problem problem =
        wrongCharacter(subject, DigitFault::CheckDigit, name, kDigits, end - 1, [&](std::string_view text) {
            const std::string_view value = text.substr(element->offset, element->value.size());
            return isSscc ? isSscc18(value) : isGtin(value);
        });
    return problem->fault == DigitFault::Form
               ? problemAt(subject, DigitFault::Length, name, element->offset, element->value.size(),
                           isSscc ? "18" : "8, 12, 13, 14")
               : problem;
}

Problem wrongImei(const Subject& subject)
{
    // The digit is before the parameters.
    const std::size_t at = subject.nss.substr(0, subject.nss.find(';')).size() - 1;
    return wrongCharacter(
        subject, DigitFault::CheckDigit, "IMEI", "1234567890", at,
        [](std::string_view text) { return checkDigits(CheckScheme::Imei, text) == DigitCheck::Right; });
}

/// ITU-T X.660: 0 to 2 at the top, 0 to 39 below 0 and 1.
Problem wrongOid(const Subject& subject)
{
    const std::string_view top = subject.nss.substr(0, subject.nss.find('.'));
    if (top.empty() || !areDigits(top, 10))
        return formOf(subject, "OID");
    if (top.size() > 1 || top.front() > '2')
        return problemAt(subject, DigitFault::Arc, "OID", 0, top.size(), "2");
    const std::string_view second = subject.nss.substr(2, subject.nss.find('.', 2) - 2);
    const bool exceeds = second.size() > 2 || (second.size() == 2 && second.front() > '3');
    if (top.front() == '2' || !exceeds || !areDigits(second, 10))
        return formOf(subject, "OID");
    return problemAt(subject, DigitFault::Arc, "OID", 2, second.size(), "39");
}

Problem uuidProblem(const Subject& subject, bool isVariant)
{
    return problemAt(subject, isVariant ? DigitFault::Variant : DigitFault::Version, "UUID",
                     isVariant ? kUuidVariant : kUuidVersion, 1);
}

/// RFC 9562 section 4: the positions of version and variant.
Problem wrongUuid(const Subject& subject)
{
    if (!hasUuidForm(subject.nss.substr(0, kUuidSize)))
        return formOf(subject, "UUID");
    return uuidProblem(subject, isUuidVersion(subject.nss[kUuidVersion]));
}

Problem dateProblem(const Subject& subject, const CheckedElement& date)
{
    return problemAt(subject, DigitFault::Date, "", date.offset, date.value.size());
}

Problem wrongDate(const Subject& subject)
{
    const std::optional<CheckedElement> date = wrongDateIn(subject.nss);
    return date ? dateProblem(subject, *date) : std::nullopt;
}

Problem wrongNbn(const Subject& subject)
{
    const char expected = nbnDeCheck(rest(subject));
    return expected == 0 || subject.nss.back() == expected ? std::nullopt
                                                           : wrongDigit(subject, kNbn, expected);
}

Problem wrongEidr(const Subject& subject)
{
    return wrongLast(subject, DigitFault::CheckCharacter, "EIDR", kCharacters);
}

} // namespace

std::optional<DigitProblem> digitProblem(CheckScheme scheme, std::string_view nss)
{
    const Subject subject{.scheme = scheme, .nss = nss};
    if (nss.empty())
        return std::nullopt;
    // Most schemes find the problem directly.
    if (scheme == CheckScheme::Isbn)
        return wrongIsbn(subject);
    if (scheme == CheckScheme::NbnDe)
        return wrongNbn(subject);
    if (scheme == CheckScheme::Date)
        return wrongDate(subject);
    if (checkDigits(scheme, nss) != DigitCheck::Wrong)
        return std::nullopt;
    switch (scheme) {
    case CheckScheme::Issn: return wrongDigit(subject, kIssn, issnCheck(rest(subject)));
    case CheckScheme::Isni: return wrongLast(subject, DigitFault::CheckDigit, "ISNI", "0123456789X");
    case CheckScheme::Lei: return wrongLei(subject);
    case CheckScheme::Gtin: return wrongElement(subject);
    case CheckScheme::Eidr: return wrongEidr(subject);
    case CheckScheme::Eic: return wrongLast(subject, DigitFault::CheckCharacter, "EIC", kCharacters);
    case CheckScheme::Isan: return wrongIsan(subject);
    case CheckScheme::Imei: return wrongImei(subject);
    case CheckScheme::Oid: return wrongOid(subject);
    case CheckScheme::Uuid: return wrongUuid(subject);
    case CheckScheme::Isbn:
    case CheckScheme::NbnDe:
    case CheckScheme::Date: break;
    }
    return std::nullopt;
}

std::optional<DigitProblem> digitProblemAt(CheckScheme scheme, std::string_view nss, std::size_t offset,
                                           char checkDigit)
{
    const Subject subject{.scheme = scheme, .nss = nss};
    const bool isWithin = offset < nss.size();
    const bool isLast = checkDigit != 0 && offset + 1 == nss.size();
    if (isLast && scheme == CheckScheme::NbnDe)
        return wrongDigit(subject, kNbn, checkDigit);
    if (isLast && scheme == CheckScheme::Isbn)
        return wrongDigit(subject, isbnName(nss), checkDigit);
    if (isLast && scheme == CheckScheme::Issn)
        return wrongDigit(subject, kIssn, checkDigit);
    if (isWithin && scheme == CheckScheme::Date)
        return dateProblem(subject, dateAt(nss, offset));
    if (isWithin && scheme == CheckScheme::Uuid && (offset == kUuidVersion || offset == kUuidVariant))
        return uuidProblem(subject, offset == kUuidVariant);
    return digitProblem(scheme, nss);
}

} // namespace nidus::check
