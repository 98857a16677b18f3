// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <expected>

namespace nidus::storage {

/// What is in the file's schema and not in the one that the migrations up to the file's own make, is missing
/// there or is different: ForeignSchema, detail "trigger NAME is missing" and so on.
[[nodiscard]] std::expected<QList<base::Error>, base::Error> examineSchema(Connection& connection);

/// Whether one of the problems is about a table, so that nothing can be said about the rows.
[[nodiscard]] bool concernsTables(const QList<base::Error>& schemaProblems);

} // namespace nidus::storage
