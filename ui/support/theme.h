// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus {

/// Gives the program the theme and the size of text that are set (Setting::Theme, Setting::TextSize); what
/// the system has where it is to decide.
void applyLooks();

} // namespace nidus
