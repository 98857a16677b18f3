// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/event.h"

#include <QLatin1StringView>
#include <QList>
#include <QString>

namespace nidus::storage {

/// How the note of an Imported event begins when the imported list of IANA lacks the namespace. The date of
/// the list and a full stop follow. The state of the registration does not change.
inline constexpr QLatin1StringView kDepartureStart{"No longer in IANA's list of "};

/// Returns such a note, with the note of the person after it.
[[nodiscard]] QString departureNote(const QString& listDate, const QString& note);
/// Returns the part of a note that says so, without the person's note; empty if it does not.
[[nodiscard]] QString departurePart(const QString& note);
/// Returns the date of the list that a namespace is missing from, according to its events, oldest first;
/// empty if it is not missing, or was imported again.
[[nodiscard]] QString departureDate(const QList<registration::Event>& events);

} // namespace nidus::storage
