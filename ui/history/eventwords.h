// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/event.h"

#include <QList>
#include <QString>

namespace nidus::ui {

/// "Created", "Put into review" ...
[[nodiscard]] QString eventText(registration::EventKind kind);
/// All kinds, in the order of a registration's life.
[[nodiscard]] const QList<registration::EventKind>& eventKinds();

} // namespace nidus::ui
