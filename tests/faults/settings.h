// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

namespace nidus::faults {

/// Returns how much a test does: the default is enough to detect a mistake, ./dev torture sets more.
inline int setting(const char* name, int fallback)
{
    bool isNumber = false;
    const int value = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? value : fallback;
}

} // namespace nidus::faults
