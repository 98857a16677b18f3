// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"

#include <QList>

namespace nidus::storage {

/// Compares the file's schema with the one that the migrations up to the same number make, and reports
/// everything added, missing, or different: ForeignSchema, detail "trigger NAME is missing" and so on.
[[nodiscard]] base::Result<QList<base::Error>> examineSchema(Connection& connection);

/// Returns whether one of the problems is about a table, so that the rows cannot be checked.
[[nodiscard]] bool concernsTables(const QList<base::Error>& schemaProblems);

} // namespace nidus::storage
