// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMenu>
#include <QString>

namespace nidus {

/// The menu that chooses the language of the window: the system's, or one of those there are.
class LanguageMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit LanguageMenu(QWidget* parent = nullptr);

    /// The language set, "" for the system's.
    [[nodiscard]] static QString chosenLanguage();

Q_SIGNALS:
    /// A choice was kept; it holds from the next start.
    void languageChosen();
};

} // namespace nidus
