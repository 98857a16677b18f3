// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QString>

namespace nidus::ui {

// Words that people look for an action by, beside its name.

inline constexpr const char* kOtherWords = "otherWords";

inline void setOtherWords(QAction& action, const QString& words)
{
    action.setProperty(kOtherWords, words);
}

[[nodiscard]] inline QString otherWords(const QAction& action)
{
    return action.property(kOtherWords).toString();
}

} // namespace nidus::ui
