// SPDX-License-Identifier: Apache-2.0
#include "core/registration/templatefield.h"

#include <algorithm>

namespace nidus::registration {

using namespace Qt::StringLiterals;

namespace {

struct FieldFacts
{
    QLatin1StringView key;
    QLatin1StringView heading;
    QLatin1StringView section;
};

constexpr std::array<FieldFacts, kTemplateFieldCount> kFacts{{
    {"nid"_L1, "Namespace Identifier"_L1, "5"_L1},
    {"version"_L1, "Version"_L1, "A"_L1},
    {"date"_L1, "Date"_L1, "A"_L1},
    {"registrant"_L1, "Registrant"_L1, "A"_L1},
    {"purpose"_L1, "Purpose"_L1, "6.4.1"_L1},
    {"syntax"_L1, "Syntax"_L1, "6.4.2"_L1},
    {"assignment"_L1, "Assignment"_L1, "6.4.3"_L1},
    {"security"_L1, "Security and Privacy"_L1, "6.4.4"_L1},
    {"interoperability"_L1, "Interoperability"_L1, "6.4.5"_L1},
    {"resolution"_L1, "Resolution"_L1, "6.4.6"_L1},
    {"documentation"_L1, "Documentation"_L1, "A"_L1},
    {"additional"_L1, "Additional Information"_L1, "6.4.7"_L1},
    {"revision"_L1, "Revision Information"_L1, "A"_L1},
}};

const FieldFacts& factsOf(TemplateField field) { return kFacts[static_cast<std::size_t>(field)]; }

} // namespace

QLatin1StringView fieldKey(TemplateField field) { return factsOf(field).key; }

QLatin1StringView fieldHeading(TemplateField field) { return factsOf(field).heading; }

QLatin1StringView fieldSection(TemplateField field) { return factsOf(field).section; }

bool isSingleLine(TemplateField field) { return field <= TemplateField::Date; }

std::optional<TemplateField> fieldFromKey(QStringView key)
{
    const auto* found =
        std::ranges::find_if(kTemplateFields, [key](TemplateField field) { return fieldKey(field) == key; });
    return found == kTemplateFields.end() ? std::nullopt : std::optional(*found);
}

} // namespace nidus::registration
