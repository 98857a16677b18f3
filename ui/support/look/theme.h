// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::ui {

/// Gives the program the theme, the font and the size of text that are set (Setting::Theme,
/// Setting::TextFont, Setting::TextSize); what the system has where it is to decide.
void applyLooks();

} // namespace nidus::ui
