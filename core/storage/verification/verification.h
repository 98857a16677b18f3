// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <cstdint>
#include <stop_token>

namespace nidus::storage {

enum class PageCheck : std::uint8_t {
    Quick,
    Whole, ///< also indexes and uniqueness
};

/// Checks that the pages of the file are consistent; DamagedDatabase describes what is not.
[[nodiscard]] base::Result<void> checkPages(Connection& connection, PageCheck check);

/// Contract: History::illegalNids().
[[nodiscard]] base::Result<QList<base::Error>> findIllegalNids(Connection& connection);

/// Contract: History::examine().
[[nodiscard]] base::Result<QList<base::Error>>
verifyDatabase(Connection& connection, const std::stop_token& stop, base::ProgressSink* progress);

} // namespace nidus::storage
