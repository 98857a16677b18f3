// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/storage/engine/connection.h"
#include "core/storage/verification/pagecheck.h"

#include <QList>
#include <cstdint>
#include <stop_token>

namespace nidus::storage {

/// Contract: History::illegalNids().
[[nodiscard]] base::Result<QList<base::Error>> findIllegalNids(Connection& connection);

/// Contract: History::examine().
[[nodiscard]] base::Result<QList<base::Error>>
verifyDatabase(Connection& connection, const std::stop_token& stop, base::ProgressSink* progress);

} // namespace nidus::storage
