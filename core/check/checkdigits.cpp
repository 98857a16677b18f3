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

/// A character's number as the German National Library counts it, digit by digit.
struct NbnNumber
{
    std::uint8_t digits = 0; ///< how many it has; 0: the character cannot stand in such a URN
    std::uint8_t sum = 0;    ///< of the digits
    std::uint8_t tens = 0;
};

constexpr std::array<NbnNumber, 256> kNbnNumbers = [] {
    std::array<NbnNumber, 256> numbers{};
    const auto set = [&numbers](char c, unsigned number) {
        numbers[static_cast<unsigned char>(c)] = {static_cast<std::uint8_t>(number > 9 ? 2 : 1),
                                                  static_cast<std::uint8_t>(number / 10 + number % 10),
                                                  static_cast<std::uint8_t>(number / 10)};
    };
    for (char digit = 0; digit < 9; ++digit)
        set(static_cast<char>('0' + digit), static_cast<unsigned>(digit) + 1);
    constexpr std::array<std::uint8_t, 26> letters{18, 14, 19, 15, 16, 21, 22, 23, 24, 25, 42, 26, 27,
                                                   13, 28, 29, 31, 12, 32, 33, 11, 34, 35, 36, 37, 38};
    for (std::size_t letter = 0; letter < letters.size(); ++letter) {
        set(static_cast<char>('A' + letter), letters[letter]);
        set(static_cast<char>('a' + letter), letters[letter]);
    }
    set('9', 41);
    set('-', 39);
    set(':', 17);
    set('_', 43);
    set('/', 45);
    set('.', 47);
    set('+', 49);
    return numbers;
}();

constexpr NbnNumber nbnNumber(char c)
{
    return kNbnNumbers[static_cast<unsigned char>(c)];
}

/// Positions times the digits of the numbers.
struct NbnSum
{
    std::uint64_t sum = 0;
    std::uint64_t position = 0;
    bool isComplete = true; ///< all characters have a number

    constexpr NbnSum& add(std::string_view text)
    {
        for (const char c : text) {
            const NbnNumber number = nbnNumber(c);
            isComplete &= number.digits != 0;
            position += number.digits;
            sum += position * number.sum - number.tens; // the tens stand one position before the units
        }
        return *this;
    }
};

DigitCheck verdict(bool isRight)
{
    return isRight ? DigitCheck::Right : DigitCheck::Wrong;
}

/// The sum divided by the last digit of the numbers; the units digit of the quotient.
DigitCheck checkNbnDe(std::string_view nss)
{
    if (nss.size() < 4 || asciiLower(nss[0]) != 'd' || asciiLower(nss[1]) != 'e' ||
        (nss[2] != ':' && nss[2] != '-'))
        return DigitCheck::NothingToCheck;
    const std::string_view name = nss.substr(0, nss.size() - 1);
    static constexpr NbnSum start = NbnSum().add("urn:nbn:");
    NbnSum total = start;
    total.add(name);
    const NbnNumber last = nbnNumber(name.back());
    const unsigned divisor = last.sum - last.tens;
    if (!total.isComplete || divisor == 0)
        return DigitCheck::NothingToCheck;
    return verdict(nss.back() == static_cast<char>('0' + total.sum / divisor % 10));
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
    for (std::size_t hyphen = nss.find('-', 5); hyphen < nss.size(); hyphen = nss.find('-', hyphen + 1)) {
        const std::string_view date = nss.substr(hyphen - 4, 10);
        const std::string_view behind = nss.substr(hyphen - 4 + date.size(), 1);
        const char before = nss[hyphen - 5];
        if ((before != ':' && before != ',' && before != '@') || !hasExtendedForm(date) ||
            (!behind.empty() && areDigits(behind, 10)))
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
