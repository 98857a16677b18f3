// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QString>

namespace nidus::ui {

// Words that people search for an action by, besides its name, and the name in the manual of an action whose
// text changes.

inline constexpr const char* kFurtherWords = "otherWords";

inline void setFurtherWords(QAction& action, const QString& words)
{
    action.setProperty(kFurtherWords, words);
}

inline constexpr const char* kLastingName = "lastingName";

[[nodiscard]] inline QString otherWords(const QAction& action)
{
    return action.property(kFurtherWords).toString();
}

} // namespace nidus::ui
