// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/templatefield.h"

#include <QLatin1StringView>
#include <QString>
#include <span>

class QWidget;

namespace nidus::ui {

/// A part of the window, and where the manual explains it.
struct HelpPlace
{
    QLatin1StringView id;    ///< the class or the object name of a widget
    QLatin1StringView place; ///< "page#anchor" in the manual
};
[[nodiscard]] std::span<const HelpPlace> helpPlaces();

/// A property of a widget with a place of its own.
inline constexpr const char* kHelpPlace = "helpPlace";

/// Returns where the manual explains a template field.
[[nodiscard]] QString helpPlaceOf(registration::TemplateField field);
/// Returns where the manual explains a control: the place of the widget or of the nearest one around it;
/// empty if there is none.
[[nodiscard]] QString helpPlaceOf(const QWidget* control);

} // namespace nidus::ui
