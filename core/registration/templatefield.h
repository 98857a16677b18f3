// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <QStringView>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace nidus::registration {

/// The 13 fields of a registration template, in the order of RFC 8141 Appendix A.
enum class TemplateField : std::uint8_t {
    Nid,
    Version,
    Date,
    Registrant,
    Purpose,
    Syntax,
    Assignment,
    Security,
    Interoperability,
    Resolution,
    Documentation,
    Additional,
    Revision,
};

inline constexpr std::size_t kTemplateFieldCount = 13;

/// All fields in template order.
inline constexpr std::array<TemplateField, kTemplateFieldCount> kTemplateFields{
    TemplateField::Nid,        TemplateField::Version,       TemplateField::Date,
    TemplateField::Registrant, TemplateField::Purpose,       TemplateField::Syntax,
    TemplateField::Assignment, TemplateField::Security,      TemplateField::Interoperability,
    TemplateField::Resolution, TemplateField::Documentation, TemplateField::Additional,
    TemplateField::Revision,
};

/// Returns the stable key: XML element name, JSON key, search prefix ("nid" ... "revision").
[[nodiscard]] QLatin1StringView fieldKey(TemplateField field);
/// Returns the heading of RFC 8141 Appendix A without its colon ("Namespace Identifier" ... "Revision
/// Information").
[[nodiscard]] QLatin1StringView fieldHeading(TemplateField field);
/// Returns the section of RFC 8141 that specifies the field ("6.4.1" ...; "A" if only Appendix A does).
[[nodiscard]] QLatin1StringView fieldSection(TemplateField field);
/// Whether the value is a single line (Nid, Version, Date).
[[nodiscard]] bool isSingleLine(TemplateField field);
[[nodiscard]] std::optional<TemplateField> fieldFromKey(QStringView key);

} // namespace nidus::registration
