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

/// One documented addition to the comparison of names. Additions only merge: what RFC 8141 section 3.1 calls
/// equal stays so.
struct EquivalenceAddition
{
    enum class Kind : std::uint8_t {
        NssCaseInsensitive,
        NssCaseInsensitiveExcept,   ///< unless the NSS begins with `text`
        CaseInsensitiveUnder,       ///< if the NSS begins with `text`
        CaseInsensitiveFields,      ///< in the first `number` fields, which colons separate
        CaseInsensitiveBefore,      ///< before the first `text`, one character
        CaseInsensitiveFirstLetter, ///< of field `number`
        HyphensIgnored,
        Isbn10AsIsbn13,
        ParameterIgnored, ///< `text` behind a semicolon
    };
    Kind kind = Kind::NssCaseInsensitive;
    std::string text{};
    unsigned number = 0; ///< 1 to 9

    bool operator==(const EquivalenceAddition&) const = default;
};

/// Reads a word of resources/registry/syntax/README.md, such as "case-insensitive-fields 2"; absent when it
/// is none of them.
[[nodiscard]] std::optional<EquivalenceAddition> equivalenceAddition(std::string_view word);

/// The comparison of names of one namespace.
class Equivalence
{
public:
    Equivalence() = default;
    /// Words that are not understood are passed over.
    explicit Equivalence(std::span<const std::string> words);

    /// Whether nothing is added to RFC 8141 section 3.1.
    [[nodiscard]] bool isPlain() const { return m_additions.empty(); }
    [[nodiscard]] const std::vector<EquivalenceAddition>& additions() const { return m_additions; }
    /// normalisedUrn() with the additions: two names are equal in the namespace when their keys are.
    [[nodiscard]] std::string normalised(const urn::Urn& urn, urn::NormalForm form) const;

private:
    std::vector<EquivalenceAddition> m_additions;
};

} // namespace nidus::check
