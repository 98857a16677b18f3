// SPDX-License-Identifier: Apache-2.0
#include "core/check/identifiers.h"

#include "core/base/bytemask.h"
#include "core/check/digittext.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace nidus::check {

namespace {

using base::bytemask::between;
using base::bytemask::equal;

base::Bytes16 digitMembers(base::Bytes16 bytes) { return between(bytes, '0', '9'); }

base::Bytes16 hexMembers(base::Bytes16 bytes)
{
    return between(bytes, '0', '9') | between(bytes, 'A', 'F') | between(bytes, 'a', 'f');
}

/// The first bits of a mask of at most kMaskWidth bytes.
constexpr std::uint64_t firstBits(std::size_t count)
{
    return count < base::kMaskWidth ? (std::uint64_t{1} << count) - 1 : ~std::uint64_t{0};
}

/// Returns the check digit for these digits, modulo 11 with weights rising from 2; X means 10. 0 if they are
/// not digits.
char modulo11Check(std::string_view digits)
{
    if (!areDigits(digits, 10))
        return 0;
    int sum = 0;
    int weight = static_cast<int>(digits.size()) + 1;
    for (const char c : digits)
        sum += digitValue(c) * weight--;
    return "0X987654321"[sum % 11];
}

/// Returns the GS1 modulo 10 check digit for these digits, with weights 3 and 1 in turn from the right; 0 if
/// they are not digits.
char gs1Check(std::string_view digits)
{
    unsigned sum = 0;
    unsigned weight = digits.size() % 2 == 0 ? 1 : 3;
    unsigned highest = 0;
    for (const char c : digits) {
        const auto digit = static_cast<unsigned char>(c - '0');
        highest = std::max<unsigned>(highest, digit);
        sum += digit * weight;
        weight = 4 - weight;
    }
    return highest < 10 ? "0987654321"[sum % 10] : '\0';
}

/// ISO 2108: ten characters until 2006, since then an EAN for books.
char isbnDigitsCheck(std::string_view digits)
{
    if (digits.size() == 9)
        return modulo11Check(digits);
    return digits.size() == 12 && (digits.starts_with("978") || digits.starts_with("979")) ? gs1Check(digits)
                                                                                           : '\0';
}

bool isGs1(std::string_view digits)
{
    return isCheck(gs1Check(digits.substr(0, digits.size() - 1)), digits.back());
}

/// ISO 7064 MOD 37,36: the check character over hexadecimal digits.
int mod37(std::string_view digits)
{
    constexpr int modulus = 36;
    int product = modulus; // 1 to 36, so each remainder takes one subtraction at most
    for (const char c : digits) {
        const int sum = product + digitValue(c);
        const int twice = 2 * (sum > modulus ? sum - modulus : sum);
        product = twice > modulus ? twice - (modulus + 1) : twice;
    }
    return (modulus + 1 - product) % modulus;
}

constexpr std::uint64_t kUuidHyphens = 1U << 8U | 1U << 13U | 1U << 18U | 1U << 23U;

/// Whether the text has the form of a UUID, ignoring the characters in this mask.
bool isUuidBut(std::string_view text, std::uint64_t free)
{
    if (text.size() != kUuidSize)
        return false;
    const std::uint64_t hyphens = base::maskOf(text, [](base::Bytes16 bytes) { return equal(bytes, '-'); });
    const std::uint64_t digits = base::maskOf(text, hexMembers);
    return (hyphens | free) == (kUuidHyphens | free) &&
           (digits | free) == ((firstBits(kUuidSize) ^ kUuidHyphens) | free);
}

} // namespace

bool isCheck(char check, char found)
{
    return check != 0 && base::asciiLower(found) == base::asciiLower(check);
}

char isbnCheck(std::string_view rest) { return isbnDigitsCheck(WithoutHyphens<12>(rest).view()); }

bool isIsbn(std::string_view text)
{
    const WithoutHyphens<13> digits(text);
    const std::string_view view = digits.view();
    return !view.empty() && isCheck(isbnDigitsCheck(view.substr(0, view.size() - 1)), view.back());
}

// ISO 3297
char issnCheck(std::string_view rest)
{
    const WithoutHyphens<7> digits(rest);
    return digits.view().size() == 7 ? modulo11Check(digits.view()) : '\0';
}

bool isIssn(std::string_view text)
{
    const WithoutHyphens<8> digits(text);
    return digits.view().size() == 8 &&
           isCheck(modulo11Check(digits.view().substr(0, 7)), digits.view().back());
}

// ISO 27729: ISO 7064 MOD 11-2
bool isIsni(std::string_view text)
{
    if (text.size() != 16 || !areDigits(text.substr(0, 15), 10))
        return false;
    int sum = 0;
    for (const char c : text.substr(0, 15))
        sum = (sum + digitValue(c)) * 2;
    // Fifteen doublings of a digit stay far below the limit of int.
    const int expected = (12 - sum % 11) % 11;
    return expected == 10 ? base::asciiLower(text.back()) == 'x' : digitValue(text.back()) == expected;
}

// ISO 17442: ISO 7064 MOD 97-10, a letter as the two digits of its value
bool isLei(std::string_view text)
{
    if (text.size() != 20 || !areDigits(text, 36) || !areDigits(text.substr(18), 10))
        return false;
    int remainder = 0;
    for (const char c : text)
        remainder = (remainder * (digitValue(c) > 9 ? 100 : 10) + digitValue(c)) % 97;
    return remainder == 1;
}

bool isGtin(std::string_view text)
{
    return (text.size() == 8 || text.size() == 12 || text.size() == 13 || text.size() == 14) && isGs1(text);
}

bool isSscc18(std::string_view text) { return text.size() == 18 && isGs1(text); }

// ENTSO-E, EIC reference manual
bool isEic(std::string_view text)
{
    // Weights 16 to 2; digits, letters from 10, and 36 for the hyphen, which cannot be a check character.
    constexpr std::size_t size = 16;
    constexpr int modulus = 37;
    if (text.size() != size)
        return false;
    int sum = 0;
    for (std::size_t index = 0; index + 1 < size; ++index) {
        const int value = text[index] == '-' ? modulus - 1 : digitValue(text[index]);
        if (value < 0)
            return false;
        sum += value * static_cast<int>(size - index);
    }
    return digitValue(text.back()) == modulus - 1 - (sum + modulus - 1) % modulus;
}

// ISO 26324 (DOI) with EIDR's suffix: 20 hexadecimal digits and their check character
bool isEidr(std::string_view text)
{
    const WithoutHyphens<21> digits(text);
    const std::string_view view = digits.view();
    return view.size() == 21 && areDigits(view.substr(0, 20), 16) &&
           mod37(view.substr(0, 20)) == digitValue(view[20]);
}

// ISO 15706: 16 hexadecimal digits and a check character; with a version, 8 more and another check character
bool isIsan(std::string_view text)
{
    const WithoutHyphens<26> compact(text);
    const std::string_view view = compact.view();
    if ((view.size() != 17 && view.size() != 26) || !areDigits(view.substr(0, 16), 16) ||
        mod37(view.substr(0, 16)) != digitValue(view[16]))
        return false;
    if (view.size() == 17)
        return true;
    // The second check character covers all hexadecimal digits, not the first check character.
    std::array<char, 24> digits{};
    std::ranges::copy(view.substr(17, 8), std::ranges::copy(view.substr(0, 16), digits.begin()).out);
    const std::string_view all(digits.data(), digits.size());
    return areDigits(all, 16) && mod37(all) == digitValue(view[25]);
}

// 3GPP TS 23.003 annex B: Luhn's formula
bool isImei(std::string_view text)
{
    if (text.size() != 15 || !areDigits(text, 10))
        return false;
    int sum = 0;
    for (std::size_t index = 0; index < text.size(); ++index) {
        const int doubled = digitValue(text[index]) * (index % 2 == 1 ? 2 : 1);
        sum += doubled > 9 ? doubled - 9 : doubled;
    }
    return sum % 10 == 0;
}

// ITU-T X.660: arcs without leading zeros, separated by dots. Handles 64 characters at a time, because a file
// may have millions of OIDs.
bool isOid(std::string_view text)
{
    if (text.empty() || !base::kDigit.contains(text.front()) || !base::kDigit.contains(text.back()))
        return false;
    bool isDotted = true;
    std::uint64_t dotsBefore = 0;
    std::uint64_t zerosBefore = 0;
    for (std::string_view rest = text; !rest.empty();
         rest.remove_prefix(std::min(rest.size(), base::kMaskWidth))) {
        const std::string_view some = rest.substr(0, base::kMaskWidth);
        const std::uint64_t digits = base::maskOf(some, digitMembers);
        const std::uint64_t dots = base::maskOf(some, [](base::Bytes16 bytes) { return equal(bytes, '.'); });
        const std::uint64_t zeros = base::maskOf(some, [](base::Bytes16 bytes) { return equal(bytes, '0'); });
        const std::uint64_t behindDots = dots << 1U | dotsBefore >> 63U;
        const std::uint64_t leadingZeros = zeros & behindDots;
        isDotted &= (digits | dots) == firstBits(some.size()) && (dots & behindDots) == 0 &&
                    (digits & (leadingZeros << 1U | zerosBefore >> 63U)) == 0;
        dotsBefore = dots;
        zerosBefore = leadingZeros;
    }
    // The first arc is 0, 1 or 2; below ITU-T and ISO, 0 and 1, the second cannot exceed 39.
    if (!isDotted || text[0] > '2' || (text.size() > 1 && text[1] != '.'))
        return false;
    const bool hasLongSecond = text.size() > 3 && base::kDigit.contains(text[3]);
    return text[0] == '2' || !hasLongSecond || (text[2] < '4' && (text.size() == 4 || text[4] == '.'));
}

bool hasUuidForm(std::string_view text)
{
    return isUuidBut(text, std::uint64_t{1} << kUuidVersion | std::uint64_t{1} << kUuidVariant);
}

bool isUuidVersion(char character)
{
    const int version = digitValue(character);
    return version >= 1 && version <= 8;
}

// RFC 9562 section 4
bool isUuid(std::string_view text)
{
    if (!isUuidBut(text, 0))
        return false;
    const int variant = digitValue(text[kUuidVariant]);
    if (isUuidVersion(text[kUuidVersion]) && variant >= 8 && variant <= 11)
        return true;
    // RFC 9562 sections 5.9 and 5.10
    return text.find_first_not_of("0-") == std::string_view::npos ||
           text.find_first_not_of("Ff-") == std::string_view::npos;
}

} // namespace nidus::check
