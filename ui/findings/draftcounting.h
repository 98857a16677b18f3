// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "ui/findings/countstore.h"
#include "ui/session/registryplace.h"

#include <QStringList>
#include <functional>
#include <stop_token>

namespace nidus::ui {

/// Which findings to count.
struct CountOrder
{
    RegistryPlace place;
    QString path;      ///< of the registry, for CountStore
    QStringList first; ///< handles of the drafts in sight
};

using CountsByHandle = QHash<QString, FindingCounts>;
/// Receives the counts so far, in a copy that it may keep; progress counts drafts.
using ReceiveCounts = std::function<void(const CountsByHandle& counts, base::Progress progress)>;

/// Counts the findings of all drafts of a registry, as stored: those in sight first, the rest on all
/// processors. Passes the counts to `receive` as soon as those in sight are counted, from time to time, and
/// at the end; not after a stop, or if the registry cannot be read, which the list reports. Uses what
/// CountStore keeps from earlier runs.
void countDraftFindings(const CountOrder& order, const std::stop_token& stop, const ReceiveCounts& receive);

} // namespace nidus::ui
