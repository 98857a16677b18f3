// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/storage/engine/connection.h"
#include "core/storage/verification/asidecheck.h"
#include "core/storage/verification/pagecheck.h"

#include <QList>
#include <cstdint>
#include <stop_token>

namespace nidus::storage {

/// Contract: History::illegalNids().
[[nodiscard]] base::Result<QList<base::Error>> findIllegalNids(Connection& connection);

/// Contract: History::examine(). A file of at least `asideFrom` bytes is checked on two threads (AsideCheck).
[[nodiscard]] base::Result<QList<base::Error>> verifyDatabase(Connection& connection,
                                                              const std::stop_token& stop,
                                                              base::ProgressSink* sink,
                                                              qint64 asideFrom = kWorthAThread);

} // namespace nidus::storage
