// SPDX-License-Identifier: Apache-2.0
#pragma once

class QLineEdit;

namespace nidus::ui {

/// Lets a field be emptied with a button. Gives every button in the field a name for screen readers, which
/// Qt's own lack: "Clear", or the placeholder text of the field.
void addClearButton(QLineEdit& field);

} // namespace nidus::ui
