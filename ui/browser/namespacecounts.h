// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "ui/support/text/findingcounts.h"

#include <QIcon>
#include <QString>

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

/// Returns how many findings have the worst severity.
[[nodiscard]] int worstCount(const FindingCounts& counts);
/// Returns who owns an entry; empty if nobody does.
[[nodiscard]] QString ownedText(const QString& owner);
/// Returns how many entries a search found.
[[nodiscard]] QString foundText(int entries);
/// Returns the counts in words, and that the namespace is missing from the list of that date, if any.
[[nodiscard]] QString findingsText(const FindingCounts& counts, const QString& nid,
                                   const QString& missingFrom);
/// Returns the sign of the worst severity; null without findings.
[[nodiscard]] QIcon worstIcon(const FindingCounts& counts);

} // namespace nidus::ui
