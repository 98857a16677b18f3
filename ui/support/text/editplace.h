// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrant.h"
#include "core/registration/templatefield.h"

#include <QString>
#include <array>
#include <cstddef>

namespace nidus::ui {

/// One place of the form that takes text: a field, or a part of the registrant.
struct EditPlace
{
    registration::TemplateField field = registration::TemplateField::Nid;
    registration::RegistrantPart part =
        registration::RegistrantPart::Organization; ///< used only in the Registrant field

    /// 0 .. kEditPlaceCount - 1, different for every place.
    [[nodiscard]] std::size_t index() const
    {
        return field == registration::TemplateField::Registrant
                   ? registration::kTemplateFieldCount + static_cast<std::size_t>(part)
                   : static_cast<std::size_t>(field);
    }
    bool operator==(const EditPlace& other) const { return index() == other.index(); }
};

/// Returns the word of a place in names of objects, such as "purpose" or "registrant-email".
[[nodiscard]] inline QString placeWord(EditPlace place)
{
    constexpr std::array<const char*, registration::kRegistrantParts.size()> parts{
        "organization", "address", "contact", "role-address", "email", "phone", "fast-track", "other"};
    const QString field(registration::fieldKey(place.field));
    return place.field == registration::TemplateField::Registrant
               ? field + QLatin1Char('-') + QLatin1StringView(parts.at(static_cast<std::size_t>(place.part)))
               : field;
}

inline constexpr std::size_t kEditPlaceCount =
    registration::kTemplateFieldCount + registration::kRegistrantParts.size();

} // namespace nidus::ui
