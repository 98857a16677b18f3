// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLabel>

namespace nidus::ui {

/// Stands below a text control: lines with characters that are not seen, or turn text round, stand here once
/// more with these as escapes, since in the control they act.
class HiddenCharacters final : public QLabel
{
    Q_OBJECT

public:
    /// In the font of `control`.
    explicit HiddenCharacters(const QWidget& control, QWidget* parent = nullptr);

    /// Shows itself where `text` holds such characters.
    void lookAt(const QString& text);
};

} // namespace nidus::ui
