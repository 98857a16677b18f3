// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLoggingCategory>
#include <QStringList>

namespace nidus::findings {

// Failures are logged at level info, which Qt's rules (QT_LOGGING_RULES) can turn off.

Q_DECLARE_LOGGING_CATEGORY(storageLog) ///< nidus.storage: errors of the database engine
Q_DECLARE_LOGGING_CATEGORY(programLog) ///< nidus.program: failures shown to the user

/// The number of lines kept for Help > Show Log.
inline constexpr qsizetype kMaxLogLines = 1'000;

/// Starts keeping log lines, ours and Qt's, and appends them to the file in the environment variable
/// NIDUS_LOG, if set. Of ours, only broken promises (core/base/contract.h), which are logged from now on, are
/// written to standard error. A program calls this once.
void startLog();
/// Returns the latest lines, oldest first: time in UTC, category, text. Can be called from any thread.
[[nodiscard]] QStringList logLines();

} // namespace nidus::findings
