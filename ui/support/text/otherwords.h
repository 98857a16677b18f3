// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QString>

namespace nidus::ui {

// Words that people search for an action by, besides its name.

inline constexpr const char* kFurtherWords = "otherWords";

inline void setFurtherWords(QAction& action, const QString& words)
{
    action.setProperty(kFurtherWords, words);
}

[[nodiscard]] inline QString otherWords(const QAction& action)
{
    return action.property(kFurtherWords).toString();
}

} // namespace nidus::ui
