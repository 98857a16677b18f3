// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/templatefield.h"
#include "ui/support/text/editplace.h"

#include <QString>

namespace nidus::ui {

/// The field's heading for people, in the installed language.
[[nodiscard]] QString fieldTitle(registration::TemplateField field);
/// The name of a part of the registrant.
[[nodiscard]] QString partTitle(registration::RegistrantPart part);

/// What a field asks for, in our own words.
struct FieldHint
{
    QString text;
    QString example;
};
[[nodiscard]] FieldHint fieldHint(registration::TemplateField field);

} // namespace nidus::ui
