// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QSet>
#include <QString>

namespace nidus::registration {

/// Returns the ids of the people that a registration refers to.
[[nodiscard]] QSet<QString> peopleIn(const Registration& registration);

} // namespace nidus::registration
