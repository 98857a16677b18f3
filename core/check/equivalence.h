// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/urn.h"
#include "core/urn/urnequivalence.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::check {

/// A documented addition to the comparison of names. Additions only merge: names that are equal under RFC
/// 8141 section 3.1 stay equal.
struct EquivalenceAddition
{
    enum class Kind : std::uint8_t {
        NssCaseInsensitive,
        NssCaseInsensitiveExcept,   ///< unless the NSS starts with `text`
        CaseInsensitiveUnder,       ///< if the NSS starts with `text`
        CaseInsensitiveFields,      ///< in the first `number` fields, separated by colons
        CaseInsensitiveBefore,      ///< before the first `text`, a single character
        CaseInsensitiveFirstLetter, ///< of field `number`
        HyphensIgnored,
        Isbn10AsIsbn13,
        ParameterIgnored,       ///< `text` after a semicolon
        PercentEncodingIgnored, ///< of characters that the NSS may contain
    };
    Kind kind = Kind::NssCaseInsensitive;
    std::string text{};
    unsigned number = 0; ///< 1 to 9

    bool operator==(const EquivalenceAddition&) const = default;
};

/// Reads a word of resources/registry/syntax/README.md, such as "case-insensitive-fields 2"; absent if it is
/// unknown.
[[nodiscard]] std::optional<EquivalenceAddition> equivalenceAddition(std::string_view word);

/// The letters of a normal form where their case is not significant.
enum class LetterCase : std::uint8_t { Lower, Upper };

/// How the names of one namespace are compared.
class Equivalence
{
public:
    Equivalence() = default;
    /// Ignores unknown words.
    explicit Equivalence(std::span<const std::string> words);

    /// Whether nothing is added to RFC 8141 section 3.1.
    [[nodiscard]] bool isPlain() const { return m_additions.empty(); }
    [[nodiscard]] const std::vector<EquivalenceAddition>& additions() const { return m_additions; }
    /// Applies normalizedUrn() and the additions. Two names are equal in the namespace if their keys are.
    [[nodiscard]] std::string normalized(const urn::Urn& urn, urn::NormalForm form,
                                         LetterCase letters = LetterCase::Lower) const;

private:
    std::vector<EquivalenceAddition> m_additions;
};

} // namespace nidus::check
