// SPDX-License-Identifier: Apache-2.0
#include "core/check/checkdigits.h"

#include "core/base/bytemask.h"
#include "core/base/charset.h"
#include "core/check/digittext.h"
#include "core/check/identifiers.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstddef>
#include <utility>

namespace nidus::check {

namespace {

/// A character's number in the German National Library's table, digit by digit.
struct NbnNumber
{
    /// Both counts share a word, so that one addition adds up both.
    static constexpr unsigned kTensShift = 32;

    std::uint64_t counts = 0; ///< number of digits, and of tens; 0: the character cannot appear in such a URN
    std::uint64_t sum = 0;    ///< of the digits
};

constexpr std::array<NbnNumber, 256> kNbnNumbers = [] {
    std::array<NbnNumber, 256> numbers{};
    const auto set = [&numbers](char c, unsigned number) {
        const std::uint64_t tens = number / 10;
        numbers[static_cast<unsigned char>(c)] = {
            .counts = tens << NbnNumber::kTensShift | (tens > 0 ? 2U : 1U), .sum = tens + number % 10};
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

constexpr NbnNumber nbnNumber(char c) { return kNbnNumbers[static_cast<unsigned char>(c)]; }

/// The sum of the digits, each multiplied by its position.
class NbnSum
{
public:
    /// Returns false if a character has no number.
    constexpr bool add(std::string_view text)
    {
        for (const char c : text) {
            const NbnNumber number = nbnNumber(c);
            if (number.counts == 0)
                return false;
            m_counts += number.counts;
            m_sum += position() * number.sum;
        }
        return true;
    }

    /// The tens are one position before the units.
    [[nodiscard]] constexpr std::uint64_t value() const
    {
        return m_sum - (m_counts >> NbnNumber::kTensShift);
    }

private:
    [[nodiscard]] constexpr std::uint32_t position() const { return static_cast<std::uint32_t>(m_counts); }

    std::uint64_t m_counts = 0;
    std::uint64_t m_sum = 0;
};

DigitCheck verdict(bool isRight) { return isRight ? DigitCheck::Right : DigitCheck::Wrong; }

bool isGermanNbn(std::string_view nss)
{
    return nss.size() >= 3 && base::asciiLower(nss[0]) == 'd' && base::asciiLower(nss[1]) == 'e' &&
           (nss[2] == ':' || nss[2] == '-');
}

DigitCheck checkNbnDe(std::string_view nss)
{
    const char check = nbnDeCheck(nss.substr(0, nss.size() - 1));
    return check == 0 ? DigitCheck::NothingToCheck : verdict(nss.back() == check);
}

/// The result for the elements of a name.
struct ElementCheck
{
    DigitCheck result = DigitCheck::NothingToCheck;
    CheckedElement wrong; ///< Wrong only: the first wrong element
};

ElementCheck wrongElement(std::string_view identifier, std::string_view value, std::size_t offset)
{
    return {.result = DigitCheck::Wrong,
            .wrong = {.identifier = identifier, .value = value, .offset = offset}};
}

/// Checks the values after the application identifiers 00 (SSCC) and 01 (GTIN). The NSS is a chain of
/// identifiers and values.
ElementCheck checkElements(std::string_view nss)
{
    DigitCheck result = DigitCheck::NothingToCheck;
    std::size_t at = 0;
    while (at < nss.size()) {
        const std::string_view identifier = nss.substr(at, nss.find(':', at) - at);
        if (!areDigits(identifier, 10) || at + identifier.size() == nss.size())
            break;
        at += identifier.size() + 1;
        const std::string_view value = nss.substr(at, nss.find(':', at) - at);
        if (identifier == "00" || identifier == "01") {
            if (!(identifier == "00" ? isSscc18(value) : isGtin(value))) {
                return wrongElement(identifier, value, at);
            }
            result = DigitCheck::Right;
        }
        at += value.size() + 1;
    }
    return {.result = result, .wrong = {}};
}

/// The last digit is a spare: zero when transmitted, the check digit only when printed. So zero is accepted.
DigitCheck checkImei(std::string_view nss)
{
    constexpr std::string_view prefix = "imei:";
    if (!base::equalIgnoringCase(nss.substr(0, prefix.size()), prefix))
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

/// Checks a second field of six or eight digits (fdc, newsml).
ElementCheck checkBasicDate(std::string_view nss)
{
    const std::size_t colon = nss.find(':');
    const std::size_t at = std::min(colon, nss.size() - 1) + 1;
    const std::string_view rest = nss.substr(at);
    for (const std::size_t size : {std::size_t{6}, std::size_t{8}}) {
        const bool isField = rest.size() == size || (rest.size() > size && rest[size] == ':');
        if (!isField || !areDigits(rest.substr(0, size), 10))
            continue;
        if (isBasicDate(rest.substr(0, size)))
            return {.result = DigitCheck::Right, .wrong = {}};
        return wrongElement({}, rest.substr(0, size), at);
    }
    return {};
}

/// Checks a date YYYY-MM-DD at `at`, after ":", "," or "@" (lex, pwid).
ElementCheck checkExtendedDate(std::string_view nss, std::size_t at)
{
    const std::string_view date = nss.substr(at, 10);
    const std::string_view next = nss.substr(at + date.size(), 1);
    const char before = nss[at - 1];
    if ((before != ':' && before != ',' && before != '@') || !hasExtendedForm(date) ||
        (!next.empty() && areDigits(next, 10)))
        return {};
    if (isDay(number(date.substr(0, 4)), static_cast<unsigned>(number(date.substr(5, 2))),
              static_cast<unsigned>(number(date.substr(8)))))
        return {.result = DigitCheck::Right, .wrong = {}};
    return wrongElement({}, date, at);
}

ElementCheck checkDates(std::string_view nss)
{
    ElementCheck check = checkBasicDate(nss);
    constexpr std::size_t distance = 3; // between the hyphens of a date
    for (std::size_t start = 0; start + distance < nss.size() && check.result != DigitCheck::Wrong;
         start += base::kMaskWidth - distance) {
        const std::uint64_t hyphens =
            base::maskOf(nss.substr(start, base::kMaskWidth),
                         [](base::Bytes16 bytes) { return base::bytemask::equal(bytes, '-'); });
        for (std::uint64_t pairs = hyphens & hyphens >> distance; pairs != 0; pairs &= pairs - 1) {
            const std::size_t hyphen = start + static_cast<std::size_t>(std::countr_zero(pairs));
            if (hyphen < 5 || check.result == DigitCheck::Wrong)
                continue;
            const ElementCheck date = checkExtendedDate(nss, hyphen - 4);
            if (date.result != DigitCheck::NothingToCheck)
                check = date;
        }
    }
    return check;
}

DigitCheck checkEidr(std::string_view nss)
{
    constexpr std::string_view prefix = "10.5240:";
    if (!nss.starts_with(prefix))
        return DigitCheck::NothingToCheck;
    return verdict(isEidr(nss.substr(prefix.size())));
}

} // namespace

/// The check digit is the units digit of the sum divided by the last digit of the numbers.
char nbnDeCheck(std::string_view rest)
{
    static constexpr NbnSum start = [] {
        NbnSum sum;
        sum.add("urn:nbn:");
        return sum;
    }();
    if (!isGermanNbn(rest))
        return 0;
    NbnSum total = start;
    const NbnNumber last = nbnNumber(rest.back());
    const std::uint64_t divisor = last.sum - (last.counts >> NbnNumber::kTensShift);
    if (!total.add(rest) || divisor == 0)
        return 0;
    return static_cast<char>('0' + total.value() / divisor % 10);
}

std::optional<CheckScheme> checkScheme(std::string_view word)
{
    using enum CheckScheme;
    static constexpr std::array<std::pair<std::string_view, CheckScheme>, 13> schemes{{{"isbn", Isbn},
                                                                                       {"issn", Issn},
                                                                                       {"isni", Isni},
                                                                                       {"lei", Lei},
                                                                                       {"gtin", Gtin},
                                                                                       {"eidr", Eidr},
                                                                                       {"eic", Eic},
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
    case CheckScheme::Isbn: return verdict(isIsbn(nss));
    case CheckScheme::Issn: return verdict(isIssn(nss));
    case CheckScheme::Isni: return verdict(isIsni(nss));
    case CheckScheme::Lei: return verdict(isLei(nss));
    case CheckScheme::Gtin: return checkElements(nss).result;
    case CheckScheme::Eidr: return checkEidr(nss);
    case CheckScheme::Eic: return verdict(isEic(nss));
    case CheckScheme::Isan: return verdict(isIsan(nss));
    case CheckScheme::NbnDe: return checkNbnDe(nss);
    case CheckScheme::Imei: return checkImei(nss);
    case CheckScheme::Oid: return verdict(isOid(nss));
    case CheckScheme::Uuid: return verdict(isUuid(nss.substr(0, 36)));
    case CheckScheme::Date: return checkDates(nss).result;
    }
    return DigitCheck::NothingToCheck;
}

std::optional<CheckedElement> wrongGs1Element(std::string_view nss)
{
    const ElementCheck check = checkElements(nss);
    return check.result == DigitCheck::Wrong ? std::optional(check.wrong) : std::nullopt;
}

std::optional<CheckedElement> wrongDateIn(std::string_view nss)
{
    const ElementCheck check = nss.empty() ? ElementCheck{} : checkDates(nss);
    return check.result == DigitCheck::Wrong ? std::optional(check.wrong) : std::nullopt;
}

CheckedElement dateAt(std::string_view nss, std::size_t offset)
{
    constexpr std::size_t kExtended = 10; // YYYY-MM-DD
    const std::string_view rest = nss.substr(offset);
    const bool isExtended = hasExtendedForm(rest.substr(0, kExtended));
    return {
        .identifier = {}, .value = rest.substr(0, isExtended ? kExtended : rest.find(':')), .offset = offset};
}

} // namespace nidus::check
