// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/textrange.h"
#include "core/registration/templatefield.h"

#include <QLatin1StringView>
#include <QStringList>
#include <cstdint>
#include <optional>

namespace nidus::findings {

/// In ascending order; people read "note" for Information.
enum class Severity : std::uint8_t { Information, Warning, Error };

/// Returns "information", "warning", or "error".
[[nodiscard]] QLatin1StringView severityWord(Severity severity);

/// A stable lowercase word with dots, such as "urn.nid.too-short", with an entry in the catalog. Points to a
/// literal, so it can be copied and kept.
class FindingId
{
public:
    consteval explicit FindingId(const char* word) : m_word(word), m_hash(hashOf(m_word)) {}
    [[nodiscard]] QLatin1StringView word() const { return m_word; }
    /// Returns the hash of the word, which is the same in every run.
    [[nodiscard]] constexpr std::uint32_t hash() const { return m_hash; }
    bool operator==(const FindingId& other) const { return m_hash == other.m_hash && m_word == other.m_word; }

private:
    /// FNV-1a.
    static consteval std::uint32_t hashOf(QLatin1StringView word)
    {
        std::uint32_t hash = 0x811C9DC5U;
        for (const char c : word)
            hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x01000193U;
        return hash;
    }

    QLatin1StringView m_word;
    std::uint32_t m_hash;
};

/// One result of checking the user's content. The message is created when it is shown (catalog.h).
struct Finding
{
    FindingId id;
    Severity severity = Severity::Error;
    std::optional<registration::TemplateField> field; ///< absent: about a URN, a NID, or the whole template
    base::TextRange range; ///< bytes for URNs and NIDs, UTF-16 code units for fields
    QStringList arguments; ///< for %1, %2 ... of the message

    bool operator==(const Finding&) const = default;
};

} // namespace nidus::findings
