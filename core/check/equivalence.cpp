// SPDX-License-Identifier: Apache-2.0
#include "core/check/equivalence.h"

#include "core/base/charset.h"
#include "core/check/identifiers.h"
#include "core/urn/urnchars.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace nidus::check {

namespace {

using enum EquivalenceAddition::Kind;

enum class Argument : std::uint8_t { None, Text, Character, Number };

struct Word
{
    std::string_view name;
    EquivalenceAddition::Kind kind;
    Argument argument;
};

constexpr std::array<Word, 10> kWords{{
    {"nss-case-insensitive", NssCaseInsensitive, Argument::None},
    {"nss-case-insensitive-except", NssCaseInsensitiveExcept, Argument::Text},
    {"case-insensitive-under", CaseInsensitiveUnder, Argument::Text},
    {"case-insensitive-fields", CaseInsensitiveFields, Argument::Number},
    {"case-insensitive-before", CaseInsensitiveBefore, Argument::Character},
    {"case-insensitive-first-letter", CaseInsensitiveFirstLetter, Argument::Number},
    {"hyphens-ignored", HyphensIgnored, Argument::None},
    {"isbn-10-as-isbn-13", Isbn10AsIsbn13, Argument::None},
    {"parameter-ignored", ParameterIgnored, Argument::Text},
    {"percent-encoding-ignored", PercentEncodingIgnored, Argument::None},
}};

char withCase(LetterCase letters, char c)
{
    return letters == LetterCase::Lower ? base::asciiLower(c) : base::asciiUpper(c);
}

/// Converts the letters from `start` to `end`, except the hex digits of triplets, whose normal form is upper
/// case.
void convert(LetterCase letters, std::string& nss, std::size_t start, std::size_t end)
{
    for (std::size_t at = start; at < std::min(end, nss.size()); ++at) {
        if (urn::isTripletAt(nss, at))
            at += 2;
        else
            nss[at] = withCase(letters, nss[at]);
    }
}

bool startsWith(std::string_view nss, std::string_view prefix)
{
    return base::equalIgnoringCase(nss.substr(0, prefix.size()), prefix);
}

/// Returns where field `number`, counted from 1, ends; the size of the NSS if there are fewer fields.
std::size_t endOfField(std::string_view nss, unsigned number)
{
    std::size_t end = nss.find(':');
    for (unsigned field = 1; field < number && end != std::string_view::npos; ++field)
        end = nss.find(':', end + 1);
    return std::min(end, nss.size());
}

void convertFirstLetter(LetterCase letters, std::string& nss, unsigned field)
{
    const std::size_t start = field == 1 ? 0 : endOfField(nss, field - 1) + 1;
    if (start < nss.size())
        nss[start] = withCase(letters, nss[start]);
}

/// Removes every ";parameter".
void dropParameter(std::string& nss, std::string_view parameter)
{
    std::size_t at = 0;
    while ((at = nss.find(';', at)) != std::string::npos) {
        const std::size_t end = std::min(nss.find(';', at + 1), nss.size());
        if (base::equalIgnoringCase(std::string_view(nss).substr(at + 1, end - at - 1), parameter))
            nss.erase(at, end - at);
        else
            at = end;
    }
}

/// Converts an ISBN-10 to the ISBN-13 of the same book, without hyphens. An ISBN-10 with a wrong check digit
/// is kept, because it identifies no book.
void lengthenIsbn(std::string& nss)
{
    std::string digits = nss;
    std::erase(digits, '-');
    if (digits.size() != 10 || !isIsbn(digits))
        return;
    digits = "978" + digits.substr(0, 9);
    int sum = 0;
    for (std::size_t i = 0; i < digits.size(); ++i)
        sum += (digits[i] - '0') * (i % 2 == 0 ? 1 : 3);
    nss = digits + static_cast<char>('0' + (10 - sum % 10) % 10);
}

/// Decodes the triplets of characters that an NSS may contain. It does not start with "/".
void decode(std::string& nss)
{
    std::string decoded;
    for (std::size_t at = 0; at < nss.size(); ++at) {
        if (!urn::isTripletAt(nss, at)) {
            decoded += nss[at];
            continue;
        }
        const auto c = static_cast<char>(urn::tripletValue(nss, at));
        const bool isAllowed = urn::kNssByte8141.contains(c) && (c != '/' || at > 0);
        decoded += isAllowed ? std::string(1, c) : nss.substr(at, 3);
        at += 2;
    }
    nss = std::move(decoded);
}

void apply(const EquivalenceAddition& addition, LetterCase letters, std::string& nss)
{
    switch (addition.kind) {
    case NssCaseInsensitive: return convert(letters, nss, 0, nss.size());
    case NssCaseInsensitiveExcept:
        if (!startsWith(nss, addition.text))
            convert(letters, nss, 0, nss.size());
        return;
    case CaseInsensitiveUnder:
        if (startsWith(nss, addition.text))
            convert(letters, nss, 0, nss.size());
        return;
    case CaseInsensitiveFields: return convert(letters, nss, 0, endOfField(nss, addition.number));
    case CaseInsensitiveBefore: return convert(letters, nss, 0, nss.find(addition.text));
    case CaseInsensitiveFirstLetter: return convertFirstLetter(letters, nss, addition.number);
    case HyphensIgnored: std::erase(nss, '-'); return;
    case Isbn10AsIsbn13: return lengthenIsbn(nss);
    case ParameterIgnored: return dropParameter(nss, addition.text);
    case PercentEncodingIgnored: return decode(nss);
    }
}

} // namespace

std::optional<EquivalenceAddition> equivalenceAddition(std::string_view word)
{
    const std::size_t space = word.find(' ');
    const auto* const found = std::ranges::find(kWords, word.substr(0, space), &Word::name);
    if (found == kWords.end())
        return std::nullopt;
    const std::string_view argument =
        space == std::string_view::npos ? std::string_view() : word.substr(space + 1);
    EquivalenceAddition addition{.kind = found->kind};
    switch (found->argument) {
    case Argument::None: return space == std::string_view::npos ? std::optional(addition) : std::nullopt;
    case Argument::Text:
    case Argument::Character:
        if (argument.empty() || (found->argument == Argument::Character && argument.size() != 1))
            return std::nullopt;
        addition.text = argument;
        return addition;
    case Argument::Number:
        if (argument.size() != 1 || argument[0] < '1' || argument[0] > '9')
            return std::nullopt;
        addition.number = static_cast<unsigned>(argument[0] - '0');
        return addition;
    }
    return std::nullopt;
}

Equivalence::Equivalence(std::span<const std::string> words)
{
    for (const std::string& word : words) {
        if (std::optional<EquivalenceAddition> addition = equivalenceAddition(word))
            m_additions.push_back(*std::move(addition));
    }
}

std::string Equivalence::normalized(const urn::Urn& urn, urn::NormalForm form, LetterCase letters) const
{
    if (isPlain())
        return urn::normalizedUrn(urn, form);
    std::string text = urn::normalizedUrn(urn, urn::NormalForm::Key);
    const std::size_t nssOffset = text.size() - urn.nss.size();
    std::string nss = text.substr(nssOffset);
    for (const EquivalenceAddition& addition : m_additions)
        apply(addition, letters, nss);
    if (!nss.empty()) // an NSS of hyphens only would become empty, and no longer be a URN
        text.replace(nssOffset, std::string::npos, nss);
    if (form == urn::NormalForm::Full)
        text += urn::normalizedUrn(urn, urn::NormalForm::Full).substr(nssOffset + urn.nss.size());
    return text;
}

} // namespace nidus::check
