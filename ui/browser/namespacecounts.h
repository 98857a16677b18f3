// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

namespace nidus::ui {

struct NamespaceCounts
{
    int formal = 0;
    int informal = 0;
    int drafts = 0;

    bool operator==(const NamespaceCounts&) const = default;
};

[[nodiscard]] NamespaceCounts countNamespaces(const QList<storage::RegistrySummary>& summaries);
/// Returns, for example, "97 formal, 8 informal, 2 drafts".
[[nodiscard]] QString countsText(const NamespaceCounts& counts);

} // namespace nidus::ui
