// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTimeZone>

namespace nidus::registration {

/// The time zone of all stored times. Qt 6.9 deprecates Qt::UTC; QTimeZone::UTC exists since 6.5.
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
inline constexpr QTimeZone::Initialization kUtc = QTimeZone::UTC;
#else
inline constexpr Qt::TimeSpec kUtc = Qt::UTC;
#endif

} // namespace nidus::registration
