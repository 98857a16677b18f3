// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRegularExpression>
#include <QString>

namespace nidus::test {

/// How many times slower a test may be than with optimization and without sanitizers.
#if defined(__SANITIZE_THREAD__)
inline constexpr int kSlowness = 20;
#elif defined(__SANITIZE_ADDRESS__) || !defined(__OPTIMIZE__)
inline constexpr int kSlowness = 6;
#else
inline constexpr int kSlowness = 1;
#endif

/// Returns what a command wrote without its lines about progress, which it writes only on slow machines.
inline QString withoutProgress(QString output)
{
    static const QRegularExpression progress(QStringLiteral("[^\\n]* % done[^\\n]*\\n"));
    return output.remove(progress);
}

} // namespace nidus::test
