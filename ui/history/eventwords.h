// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/event.h"

#include <QList>
#include <QString>

namespace nidus::ui {

/// Returns, for example, "Created" or "Submitted for review".
[[nodiscard]] QString eventText(registration::EventKind kind);
/// Returns all kinds, in the order of a registration's life.
[[nodiscard]] const QList<registration::EventKind>& eventKinds();

} // namespace nidus::ui
