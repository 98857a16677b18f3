// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTimeZone>

namespace nidus::registration {

/// The time zone of every stored moment. Qt deprecates Qt::UTC in 6.9 and has QTimeZone::UTC from 6.5 on.
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
inline constexpr QTimeZone::Initialization kUtc = QTimeZone::UTC;
#else
inline constexpr Qt::TimeSpec kUtc = Qt::UTC;
#endif

} // namespace nidus::registration
