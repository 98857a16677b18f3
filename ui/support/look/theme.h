// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::ui {

/// Applies the theme, the font, and the text size from the settings (Setting::Theme, Setting::TextFont,
/// Setting::TextSize), or those of the system.
void applyLooks();

} // namespace nidus::ui
