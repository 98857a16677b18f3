// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

namespace nidus::faults {

/// How much a test does: what runs with every test is enough to notice a mistake, ./dev torture asks for
/// more.
inline int setting(const char* name, int fallback)
{
    bool isNumber = false;
    const int value = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? value : fallback;
}

} // namespace nidus::faults
