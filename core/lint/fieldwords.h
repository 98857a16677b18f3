// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/textrange.h"
#include "core/registration/registrationtemplate.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::lint {

// Properties of the text of a field, for rules that look for statements in it.

/// Returns a range of UTF-16 code units, as used by findings.
[[nodiscard]] base::TextRange unitRange(qsizetype offset, qsizetype length);

/// Whether the text is only "None", "N/A", "Not applicable", or the like.
[[nodiscard]] bool isBare(const QString& text);

/// Returns the parts of a text between periods before white space, semicolons, and blank lines.
[[nodiscard]] QList<base::TextRange> sentenceRanges(const QString& text);

/// Whether the field only refers to another place: "See Section 4.2 of RFC 8458".
[[nodiscard]] bool isElsewhere(const QString& text);

/// Returns the paragraphs and sentences copied from the instructions of RFC 8141, RFC 3406, or RFC 2611 for
/// the field, in text order and without overlaps.
[[nodiscard]] QList<base::TextRange> instructionRanges(const QString& text);

/// Returns the text with such instructions replaced by spaces; its length is unchanged.
[[nodiscard]] QString withoutInstructions(const QString& text);

/// The texts of a template without such instructions.
class WrittenTexts
{
public:
    explicit WrittenTexts(const registration::RegistrationTemplate& registrationTemplate);

    [[nodiscard]] const QString& of(registration::TemplateField field) const
    {
        return m_texts.at(qsizetype(field));
    }
    /// Whether there is a text to check: not empty, and not a reference to another document.
    [[nodiscard]] bool isStatedHere(registration::TemplateField field) const;

private:
    QStringList m_texts;
};

} // namespace nidus::lint
