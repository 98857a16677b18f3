// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/partialdate.h"
#include "core/registration/registrant.h"
#include "core/registration/templatefield.h"

#include <QString>
#include <array>
#include <optional>

namespace nidus::registration {

/// Returns the text as every file format and the registry can store it: without byte order marks at its
/// start, and with U+FFFD for unpaired surrogates and the noncharacters U+FFFE and U+FFFF. SQLite removes
/// such a mark from UTF-16 text, or swaps all bytes if the mark is swapped, and joins an unpaired surrogate
/// with the next character.
[[nodiscard]] QString storableText(const QString& text);

/// Returns the normal form of field text: storable, LF line ends, no trailing blanks, no blank lines at
/// either end; single-line fields are one trimmed line. Indentation and all other text stays as typed.
[[nodiscard]] QString normalizedFieldText(TemplateField field, const QString& text);

/// Reads a template's Version: a positive integer, also "1.0", "2 (revision of ...)", "Version 1". Otherwise
/// absent.
[[nodiscard]] std::optional<int> parseTemplateVersion(const QString& text);

/// A filled-in registration template (RFC 8141 Appendix A): 12 texts and the registrant. Values are
/// normalized when they are set. The Date is stored as typed; date() parses it.
class RegistrationTemplate
{
public:
    [[nodiscard]] QString text(TemplateField field) const;
    void setText(TemplateField field, const QString& text);

    [[nodiscard]] const Registrant& registrant() const { return m_registrant; }
    void setRegistrant(const Registrant& registrant);

    [[nodiscard]] QString nid() const { return text(TemplateField::Nid); }
    [[nodiscard]] std::optional<PartialDate> date() const
    {
        return parseTemplateDate(text(TemplateField::Date));
    }
    [[nodiscard]] std::optional<int> version() const
    {
        return parseTemplateVersion(text(TemplateField::Version));
    }

    /// Whether all fields are empty.
    [[nodiscard]] bool isEmpty() const;

    bool operator==(const RegistrationTemplate&) const = default;

private:
    std::array<QString, kTemplateFieldCount> m_texts; ///< the registrant's slot stays empty
    Registrant m_registrant;
};

} // namespace nidus::registration
