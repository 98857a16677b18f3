// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLabel>

namespace nidus::ui {

/// A label below a text control that repeats lines with invisible or bidirectional control characters and
/// shows these as escapes.
class HiddenCharacters final : public QLabel
{
    Q_OBJECT

public:
    /// Uses the font of `control`.
    explicit HiddenCharacters(const QWidget& control, QWidget* parent = nullptr);

    /// Shows the label if `text` contains such characters.
    void showFor(const QString& text);
};

} // namespace nidus::ui
