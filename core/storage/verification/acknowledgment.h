// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/registration/historyhead.h"
#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <stop_token>

namespace nidus::storage {

/// Does what History::acknowledge() promises. `seen` are the heads known from before the file was opened.
[[nodiscard]] base::Result<AcknowledgeReport>
acknowledgeProblems(Connection& connection, const registration::SeenHeads& seen,
                    const AcknowledgeOrder& order, const std::stop_token& stop, base::ProgressSink* progress);

/// Returns, as errors (Acknowledged), what was acknowledged when the history had at least `entries` entries,
/// except missing entries, which compareHeads() names.
[[nodiscard]] base::Result<QList<base::Error>> acknowledgedProblems(Connection& connection, qint64 entries);

} // namespace nidus::storage
