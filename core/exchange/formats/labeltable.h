// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/templatefield.h"

#include <QByteArray>
#include <QHash>
#include <QMap>
#include <QSet>
#include <QString>
#include <cstdint>
#include <optional>

namespace nidus::exchange {

/// What a heading in resources/registry/labels.txt means.
enum class LabelRole : std::uint8_t {
    Label,    ///< a field, in RFC 8141's template
    Old,      ///< a field, in the templates of RFC 2611 and RFC 3406
    Part,     ///< a section of those templates that is now a part of a field
    Opening,  ///< a section before a field that belongs to the field
    Sentence, ///< not a heading: the sentence that begins a field
    Group,    ///< a heading over several fields
    Outside,  ///< a heading after the fields, of text that belongs to none
};

struct LabelEntry
{
    LabelRole role = LabelRole::Label;
    std::optional<registration::TemplateField> field; ///< absent for a group and outside

    bool operator==(const LabelEntry&) const = default;
};

/// The headings that the reader knows, as listed in resources/registry/labels.txt.
class LabelTable
{
public:
    /// Reads the list. Skips malformed lines (a test makes sure that ours has none).
    explicit LabelTable(const QByteArray& list);

    /// The list that ships with the program; read once, never freed.
    [[nodiscard]] static const LabelTable& builtin();

    /// A heading as the list spells it: lower case, single blanks, plain hyphens.
    [[nodiscard]] static QString spellingOf(const QString& heading);

    /// The entry, also without "considerations" at the end of the heading.
    [[nodiscard]] std::optional<LabelEntry> find(const QString& spelling) const;
    /// The entry whose spelling is one typo away: a letter missing, added, replaced, or swapped with its
    /// neighbor. Short spellings and sentences are never guessed.
    [[nodiscard]] std::optional<LabelEntry> findMisspelled(const QString& spelling) const;
    /// The entry of a heading that has words of one field, and besides only words that many headings have:
    /// "Purpose of this namespace". A guess.
    [[nodiscard]] std::optional<LabelEntry> findByWords(const QString& spelling) const;
    /// Whether a longer spelling of at least two words begins with these words.
    [[nodiscard]] bool isBeginning(const QString& spelling) const;

    [[nodiscard]] const QMap<QString, LabelEntry>& entries() const { return m_entries; }

private:
    QMap<QString, LabelEntry> m_entries;
    QHash<QString, registration::TemplateField> m_words; ///< of headings; with a blank, two words
    QSet<QString> m_fillers;                             ///< words that headings of several fields have
};

} // namespace nidus::exchange
