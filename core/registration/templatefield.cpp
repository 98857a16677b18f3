// SPDX-License-Identifier: Apache-2.0
#include "core/registration/templatefield.h"

#include <QtGlobal>
#include <algorithm>

namespace nidus::registration {

using namespace Qt::StringLiterals;

namespace {

struct FieldFacts
{
    QLatin1StringView key;
    const char* heading; ///< English
    QLatin1StringView section;
};

constexpr std::array<FieldFacts, kTemplateFieldCount> kFacts{{
    {"nid"_L1, QT_TRANSLATE_NOOP("FieldTitle", "Namespace Identifier"), "5"_L1},
    {"version"_L1, QT_TRANSLATE_NOOP("FieldTitle", "Version"), "A"_L1},
    {"date"_L1, QT_TRANSLATE_NOOP("FieldTitle", "Date"), "A"_L1},
    {"registrant"_L1, QT_TRANSLATE_NOOP("FieldTitle", "Registrant"), "A"_L1},
    {"purpose"_L1, QT_TRANSLATE_NOOP("FieldTitle", "Purpose"), "6.4.1"_L1},
    {"syntax"_L1, QT_TRANSLATE_NOOP("FieldTitle", "Syntax"), "6.4.2"_L1},
    {"assignment"_L1, QT_TRANSLATE_NOOP("FieldTitle", "Assignment"), "6.4.3"_L1},
    {"security"_L1, QT_TRANSLATE_NOOP("FieldTitle", "Security and Privacy"), "6.4.4"_L1},
    {"interoperability"_L1, QT_TRANSLATE_NOOP("FieldTitle", "Interoperability"), "6.4.5"_L1},
    {"resolution"_L1, QT_TRANSLATE_NOOP("FieldTitle", "Resolution"), "6.4.6"_L1},
    {"documentation"_L1, QT_TRANSLATE_NOOP("FieldTitle", "Documentation"), "A"_L1},
    {"additional"_L1, QT_TRANSLATE_NOOP("FieldTitle", "Additional Information"), "6.4.7"_L1},
    {"revision"_L1, QT_TRANSLATE_NOOP("FieldTitle", "Revision Information"), "A"_L1},
}};

const FieldFacts& factsOf(TemplateField field) { return kFacts[static_cast<std::size_t>(field)]; }

} // namespace

QLatin1StringView fieldKey(TemplateField field) { return factsOf(field).key; }

QLatin1StringView fieldHeading(TemplateField field) { return QLatin1StringView(factsOf(field).heading); }

QLatin1StringView fieldSection(TemplateField field) { return factsOf(field).section; }

bool isSingleLine(TemplateField field) { return field <= TemplateField::Date; }

std::optional<TemplateField> fieldFromKey(QStringView key)
{
    const auto* found =
        std::ranges::find_if(kTemplateFields, [key](TemplateField field) { return fieldKey(field) == key; });
    return found == kTemplateFields.end() ? std::nullopt : std::optional(*found);
}

} // namespace nidus::registration
