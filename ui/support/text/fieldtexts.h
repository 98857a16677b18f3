// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/templatefield.h"
#include "ui/support/text/editplace.h"

#include <QString>

namespace nidus::ui {

/// Returns the field's display title, in the installed language.
[[nodiscard]] QString fieldTitle(registration::TemplateField field);
/// Returns the name of a part of the registrant.
[[nodiscard]] QString partTitle(registration::RegistrantPart part);

/// Explains what belongs in a field, in our own words.
struct FieldHelp
{
    QString text;
    QString example; ///< what a template contains: English in every language
};
/// Returns a short hint in an empty input; empty if the input needs none.
[[nodiscard]] QString placeHint(EditPlace place);
[[nodiscard]] FieldHelp fieldHint(registration::TemplateField field);

} // namespace nidus::ui
