// SPDX-License-Identifier: Apache-2.0
#include "core/check/identifiers.h"

#include "core/check/digittext.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace nidus {

namespace {

/// All bits or none: loops over such bytes are run a vector at a time.
constexpr unsigned char bits(bool isSet)
{
    return isSet ? 0xFFU : 0U;
}

constexpr unsigned char digitBits(char c)
{
    return bits(static_cast<unsigned char>(c - '0') < 10);
}

/// Modulo 11 with weights that fall to 1; the last character may be an X of value 10.
bool isModulo11(std::string_view text)
{
    const std::string_view digits = text.substr(0, text.size() - 1);
    const char last = asciiLower(text.back());
    if (!areDigits(digits, 10) || (last != 'x' && !kDigit.contains(last)))
        return false;
    int sum = last == 'x' ? 10 : digitValue(last);
    int weight = static_cast<int>(text.size());
    for (const char c : digits)
        sum += digitValue(c) * weight--;
    return sum % 11 == 0;
}

/// GS1 modulo 10: weights 1 and 3 in turn, from the right.
bool isGs1(std::string_view digits)
{
    unsigned sum = 0;
    unsigned weight = digits.size() % 2 == 0 ? 3 : 1;
    unsigned char bad = 0;
    for (const char c : digits) {
        bad |= static_cast<unsigned char>(~digitBits(c));
        sum += static_cast<unsigned char>(c - '0') * weight;
        weight = 4 - weight;
    }
    return bad == 0 && sum % 10 == 0;
}

/// ISO 7064 MOD 37,36: the check character over hexadecimal digits.
int mod37(std::string_view digits)
{
    constexpr int modulus = 36;
    int product = modulus;
    for (const char c : digits) {
        int sum = (product + digitValue(c)) % modulus;
        if (sum == 0)
            sum = modulus;
        product = sum * 2 % (modulus + 1);
    }
    return (modulus + 1 - product) % modulus;
}

} // namespace

bool isIsbn(std::string_view text)
{
    const WithoutHyphens<13> digits(text);
    if (digits.view().size() == 10)
        return isModulo11(digits.view());
    return digits.view().size() == 13 &&
           (digits.view().starts_with("978") || digits.view().starts_with("979")) && isGs1(digits.view());
}

bool isIssn(std::string_view text)
{
    const WithoutHyphens<8> digits(text);
    return digits.view().size() == 8 && isModulo11(digits.view());
}

bool isIsni(std::string_view text)
{
    if (text.size() != 16 || !areDigits(text.substr(0, 15), 10))
        return false;
    int sum = 0;
    for (const char c : text.substr(0, 15))
        sum = (sum + digitValue(c)) * 2;
    // Fifteen doublings of a digit: far below the limit of int.
    const int expected = (12 - sum % 11) % 11;
    return expected == 10 ? asciiLower(text.back()) == 'x' : digitValue(text.back()) == expected;
}

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

bool isEidr(std::string_view text)
{
    const WithoutHyphens<21> digits(text);
    const std::string_view view = digits.view();
    return view.size() == 21 && areDigits(view.substr(0, 20), 16) &&
           mod37(view.substr(0, 20)) == digitValue(view[20]);
}

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

bool isOid(std::string_view text)
{
    if (text.empty() || !kDigit.contains(text.front()) || !kDigit.contains(text.back()))
        return false;
    unsigned char bad = 0;
    for (std::size_t i = 1; i < text.size(); ++i) // what is no digit must be a dot behind an arc
        bad |= static_cast<unsigned char>(~digitBits(text[i]) &
                                          (bits(text[i] != '.') | bits(text[i - 1] == '.')));
    for (std::size_t i = 2; i < text.size(); ++i) // leading zeros
        bad |= static_cast<unsigned char>(digitBits(text[i]) & bits(text[i - 1] == '0') &
                                          bits(text[i - 2] == '.'));
    // The first arc is 0, 1 or 2; below ITU-T and ISO, 0 and 1, the second cannot exceed 39.
    if (bad != 0 || text[0] > '2' || (text.size() > 1 && text[1] != '.'))
        return false;
    const bool hasLongSecond = text.size() > 3 && kDigit.contains(text[3]);
    return text[0] == '2' || !hasLongSecond || (text[2] < '4' && (text.size() == 4 || text[4] == '.'));
}

bool isUuid(std::string_view text)
{
    if (text.size() != 36 || text[8] != '-' || text[13] != '-' || text[18] != '-' || text[23] != '-')
        return false;
    std::array<char, 36> digits;
    std::ranges::copy(text, digits.begin());
    digits[8] = digits[13] = digits[18] = digits[23] = text[0];
    unsigned char bad = 0;
    unsigned char notNil = 0;
    unsigned char notMax = 0;
    for (const char c : digits) {
        const auto letter = static_cast<unsigned char>((static_cast<unsigned char>(c) | 0x20U) - 'a');
        bad |= static_cast<unsigned char>(~digitBits(c) & bits(letter >= 6));
        notNil |= static_cast<unsigned char>(c ^ '0');
        notMax |= static_cast<unsigned char>(letter ^ 5U);
    }
    if (bad != 0)
        return false;
    if (notNil == 0 || notMax == 0) // sections 5.9 and 5.10
        return true;
    const int version = digitValue(text[14]);
    const int variant = digitValue(text[19]);
    return version >= 1 && version <= 8 && variant >= 8 && variant <= 11;
}

} // namespace nidus
