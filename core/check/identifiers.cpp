// SPDX-License-Identifier: Apache-2.0
#include "core/check/identifiers.h"

#include "core/check/digittext.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace nidus {

namespace {

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
    if (!areDigits(digits, 10))
        return false;
    int sum = 0;
    bool isTriple = digits.size() % 2 == 0;
    for (const char c : digits) {
        sum += digitValue(c) * (isTriple ? 3 : 1);
        isTriple = !isTriple;
    }
    return sum % 10 == 0;
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
    std::size_t count = 0;
    bool isLimited = false;
    while (true) {
        const std::size_t dot = text.find('.');
        const std::string_view arc = text.substr(0, dot);
        if (arc.empty() || !areDigits(arc, 10) || (arc.size() > 1 && arc[0] == '0'))
            return false;
        if (count == 0 && (arc.size() > 1 || arc[0] > '2'))
            return false;
        // Below the first two arcs, ITU-T and ISO, a second one cannot exceed 39.
        if (count == 0)
            isLimited = arc[0] != '2';
        if (count == 1 && isLimited && (arc.size() > 2 || (arc.size() == 2 && arc[0] > '3')))
            return false;
        if (dot == std::string_view::npos)
            return true;
        text.remove_prefix(dot + 1);
        ++count;
    }
}

bool isUuid(std::string_view text)
{
    if (text.size() != 36 || text[8] != '-' || text[13] != '-' || text[18] != '-' || text[23] != '-')
        return false;
    const WithoutHyphens<32> compact(text);
    const std::string_view digits = compact.view();
    if (digits.size() != 32 || !areDigits(digits, 16))
        return false;
    const auto isOnly = [&](int value) {
        return std::ranges::all_of(digits, [value](char c) { return digitValue(c) == value; });
    };
    if (isOnly(0) || isOnly(15)) // the Nil and the Max UUID, sections 5.9 and 5.10
        return true;
    const int version = digitValue(digits[12]);
    const int variant = digitValue(digits[16]);
    return version >= 1 && version <= 8 && variant >= 8 && variant <= 11;
}

} // namespace nidus
