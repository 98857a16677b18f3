// SPDX-License-Identifier: Apache-2.0
#pragma once

class QLineEdit;

namespace nidus::ui {

/// Adds a button that clears the field. Gives every button in the field a name for screen readers, which
/// Qt's own buttons lack: "Clear", or the field's placeholder text.
void addClearButton(QLineEdit& field);

} // namespace nidus::ui
