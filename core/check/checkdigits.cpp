// SPDX-License-Identifier: Apache-2.0
#include "core/check/checkdigits.h"

#include "core/base/charset.h"
#include "core/check/digittext.h"
#include "core/check/identifiers.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <utility>

namespace nidus {

namespace {

/// The German National Library's numbers for the characters of a URN; 0 for those that cannot stand in one.
constexpr int nbnNumber(char c)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
    constexpr std::array<int, 26> numbers{18, 14, 19, 15, 16, 21, 22, 23, 24, 25, 42, 26, 27,
                                          13, 28, 29, 31, 12, 32, 33, 11, 34, 35, 36, 37, 38};
    if (c >= '0' && c <= '8')
        return c - '0' + 1;
    const std::size_t letter = letters.find(c);
    if (letter != std::string_view::npos)
        return numbers[letter];
    switch (c) {
    case '9':
        return 41;
    case '-':
        return 39;
    case ':':
        return 17;
    case '_':
        return 43;
    case '/':
        return 45;
    case '.':
        return 47;
    case '+':
        return 49;
    default:
        return 0;
    }
}

DigitCheck verdict(bool isRight)
{
    return isRight ? DigitCheck::Right : DigitCheck::Wrong;
}

/// Positions times the digits of the numbers, divided by the last of them; the units digit of the quotient.
DigitCheck checkNbnDe(std::string_view nss)
{
    if (nss.size() < 4 || asciiLower(nss[0]) != 'd' || asciiLower(nss[1]) != 'e' ||
        (nss[2] != ':' && nss[2] != '-'))
        return DigitCheck::NothingToCheck;
    std::uint64_t sum = 0;
    std::uint64_t position = 0;
    std::uint64_t last = 0;
    const auto add = [&](std::string_view text) {
        for (const char c : text) {
            const auto number = static_cast<std::uint64_t>(nbnNumber(asciiLower(c)));
            if (number == 0)
                return false;
            if (number > 9)
                sum += ++position * (number / 10);
            last = number % 10;
            sum += ++position * last;
        }
        return true;
    };
    if (!add("urn:nbn:") || !add(nss.substr(0, nss.size() - 1)) || last == 0)
        return DigitCheck::NothingToCheck;
    return verdict(nss.back() == static_cast<char>('0' + sum / last % 10));
}

/// The field behind an application identifier 01; the NSS is a chain of identifiers and values.
DigitCheck checkGtin(std::string_view nss)
{
    DigitCheck result = DigitCheck::NothingToCheck;
    while (!nss.empty()) {
        const std::string_view identifier = nss.substr(0, nss.find(':'));
        if (!areDigits(identifier, 10) || identifier.size() == nss.size())
            break;
        nss.remove_prefix(identifier.size() + 1);
        const std::string_view value = nss.substr(0, nss.find(':'));
        if (identifier == "01") {
            if (!isGtin(value))
                return DigitCheck::Wrong;
            result = DigitCheck::Right;
        }
        nss.remove_prefix(std::min(value.size() + 1, nss.size()));
    }
    return result;
}

/// The last digit is a spare: zero when transmitted, the check digit only when printed. So zero is right.
DigitCheck checkImei(std::string_view nss)
{
    constexpr std::string_view prefix = "imei:";
    if (!equalIgnoringCase(nss.substr(0, prefix.size()), prefix))
        return DigitCheck::NothingToCheck;
    nss.remove_prefix(prefix.size());
    const WithoutHyphens<15> digits(nss.substr(0, nss.find(';')));
    if (digits.view().size() != 15 || !areDigits(digits.view(), 10))
        return DigitCheck::NothingToCheck;
    return verdict(digits.view().back() == '0' || isImei(digits.view()));
}

bool isDay(int year, unsigned month, unsigned day)
{
    return std::chrono::year_month_day(std::chrono::year(year), std::chrono::month(month),
                                       std::chrono::day(day))
        .ok();
}

int number(std::string_view digits)
{
    int result = 0;
    for (const char c : digits)
        result = result * 10 + digitValue(c);
    return result;
}

/// YYYYMMDD or YYYYMM.
bool isBasicDate(std::string_view digits)
{
    const unsigned day = digits.size() == 8 ? static_cast<unsigned>(number(digits.substr(6))) : 1;
    return isDay(number(digits.substr(0, 4)), static_cast<unsigned>(number(digits.substr(4, 2))), day);
}

bool hasExtendedForm(std::string_view text)
{
    return text.size() == 10 && areDigits(text.substr(0, 4), 10) && text[4] == '-' &&
           areDigits(text.substr(5, 2), 10) && text[7] == '-' && areDigits(text.substr(8), 10);
}

/// A second field of six or eight digits (fdc, newsml), and YYYY-MM-DD behind ":", "," or "@" (lex, pwid).
DigitCheck checkDates(std::string_view nss)
{
    DigitCheck result = DigitCheck::NothingToCheck;
    const std::size_t colon = std::min(nss.find(':'), nss.size() - 1);
    const std::string_view rest = nss.substr(colon + 1);
    const std::string_view second = rest.substr(0, rest.find(':'));
    if ((second.size() == 6 || second.size() == 8) && areDigits(second, 10)) {
        if (!isBasicDate(second))
            return DigitCheck::Wrong;
        result = DigitCheck::Right;
    }
    for (std::size_t at = 1; at + 10 <= nss.size(); ++at) {
        const std::string_view date = nss.substr(at, 10);
        const bool isWhole = at + 10 == nss.size() || !areDigits(nss.substr(at + 10, 1), 10);
        const char before = nss[at - 1];
        if ((before != ':' && before != ',' && before != '@') || !isWhole || !hasExtendedForm(date))
            continue;
        if (!isDay(number(date.substr(0, 4)), static_cast<unsigned>(number(date.substr(5, 2))),
                   static_cast<unsigned>(number(date.substr(8)))))
            return DigitCheck::Wrong;
        result = DigitCheck::Right;
    }
    return result;
}

DigitCheck checkEidr(std::string_view nss)
{
    constexpr std::string_view prefix = "10.5240:";
    if (!nss.starts_with(prefix))
        return DigitCheck::NothingToCheck;
    return verdict(isEidr(nss.substr(prefix.size())));
}

} // namespace

std::optional<CheckScheme> checkScheme(std::string_view word)
{
    using enum CheckScheme;
    static constexpr std::array<std::pair<std::string_view, CheckScheme>, 12> schemes{{{"isbn", Isbn},
                                                                                       {"issn", Issn},
                                                                                       {"isni", Isni},
                                                                                       {"lei", Lei},
                                                                                       {"gtin", Gtin},
                                                                                       {"eidr", Eidr},
                                                                                       {"isan", Isan},
                                                                                       {"nbn-de", NbnDe},
                                                                                       {"imei", Imei},
                                                                                       {"oid", Oid},
                                                                                       {"uuid", Uuid},
                                                                                       {"date", Date}}};
    const auto* const found =
        std::ranges::find(schemes, word, [](const auto& scheme) { return scheme.first; });
    return found == schemes.end() ? std::nullopt : std::optional(found->second);
}

DigitCheck checkDigits(CheckScheme scheme, std::string_view nss)
{
    if (nss.empty())
        return DigitCheck::NothingToCheck;
    switch (scheme) {
    case CheckScheme::Isbn:
        return verdict(isIsbn(nss));
    case CheckScheme::Issn:
        return verdict(isIssn(nss));
    case CheckScheme::Isni:
        return verdict(isIsni(nss));
    case CheckScheme::Lei:
        return verdict(isLei(nss));
    case CheckScheme::Gtin:
        return checkGtin(nss);
    case CheckScheme::Eidr:
        return checkEidr(nss);
    case CheckScheme::Isan:
        return verdict(isIsan(nss));
    case CheckScheme::NbnDe:
        return checkNbnDe(nss);
    case CheckScheme::Imei:
        return checkImei(nss);
    case CheckScheme::Oid:
        return verdict(isOid(nss));
    case CheckScheme::Uuid:
        return verdict(isUuid(nss.substr(0, 36)));
    case CheckScheme::Date:
        return checkDates(nss);
    }
    return DigitCheck::NothingToCheck;
}

} // namespace nidus
