// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/event.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QString>

namespace nidus::ui {

/// Returns, for example, "Created" or "Submitted for review".
[[nodiscard]] QString eventText(registration::EventKind kind);
/// The same for an event; the first of a built-in registration is that it was taken from IANA's list.
[[nodiscard]] QString eventText(const registration::Event& event);
/// The same for an event of a list, whose earlier events show what it happened to.
[[nodiscard]] QString eventText(const QList<storage::LoggedEvent>& newestFirst, qsizetype at);
/// Whether the event is that a built-in registration was taken from IANA's list.
[[nodiscard]] bool isBuiltIn(const registration::Event& event);
/// Returns all kinds, in the order of a registration's life.
[[nodiscard]] const QList<registration::EventKind>& eventKinds();

} // namespace nidus::ui
