// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/templatefield.h"
#include "ui/support/editplace.h"

#include <QString>

namespace nidus {

/// The field's heading for people, in the installed language.
[[nodiscard]] QString fieldTitle(TemplateField field);
/// The name of a part of the registrant.
[[nodiscard]] QString partTitle(RegistrantPart part);

/// What a field asks for, in our own words.
struct FieldHint
{
    QString text;
    QString example;
};
[[nodiscard]] FieldHint fieldHint(TemplateField field);

} // namespace nidus
