// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QString>

namespace nidus::storage {

/// Returns an error, PartOfRegistry, if `path` leads to a file that a registry consists of or keeps next to
/// itself, under any name or link: no report, export, or picture may replace it. Hard links are found for the
/// registries in the folder of `path` and for the one in use, `registry`, if any.
[[nodiscard]] base::Result<void> checkOutputFile(const QString& path, const QString& registry = {});

} // namespace nidus::storage
