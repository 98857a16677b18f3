// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

namespace nidus::storage {

/// As many problems of one kind as an examination tells.
inline constexpr qsizetype kMostReportedProblems = 100;

} // namespace nidus::storage
