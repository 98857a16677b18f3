// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

namespace nidus::storage {

/// How many problems of one kind a check reports at most.
inline constexpr qsizetype kMaxReportedProblems = 100;

} // namespace nidus::storage
