// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/check/lists/listedvalues.h"
#include "core/check/namespacetable.h"
#include "core/storage/registry.h"

#include <QHash>
#include <QString>
#include <memory>
#include <vector>

namespace nidus::workflow {

using CheckedLists = std::vector<std::shared_ptr<const check::ListedValues>>;

/// Returns the subregistries that name rules of their grammar, by NID in lower case, ready for checking URNs;
/// an empty NID means all. Lists in `earlier` are reused: only their later changes are read. NotFound if the
/// NID is not registered.
[[nodiscard]] base::Result<QHash<QString, CheckedLists>>
checkedLists(const storage::Registry& registry, const QString& nid,
             const check::NamespaceTable* earlier = nullptr);

} // namespace nidus::workflow
