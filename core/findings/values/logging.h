// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLoggingCategory>
#include <QStringList>

namespace nidus::findings {

// Failures leave a trace: lines of information, which Qt's rules (QT_LOGGING_RULES) can turn off.

Q_DECLARE_LOGGING_CATEGORY(storageLog) ///< nidus.storage: what the engine refused
Q_DECLARE_LOGGING_CATEGORY(programLog) ///< nidus.program: failures that a person was told of

/// How many lines are kept for Help > Show Log.
inline constexpr qsizetype kKeptLogLines = 1'000;

/// From now on what is logged is kept, ours and Qt's, and appended to the file that the environment variable
/// NIDUS_LOG names, if any. Of ours nothing goes to standard error. To be called once, by a program.
void keepLog();
/// The latest lines, oldest first: time in UTC, category, text. From any thread.
[[nodiscard]] QStringList keptLog();

} // namespace nidus::findings
