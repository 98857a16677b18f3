// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <cstdint>
#include <expected>
#include <stop_token>

namespace nidus::storage {

enum class PageCheck : std::uint8_t {
    Quick,
    Whole, ///< indexes and what is unique as well
};

/// Whether the pages of the file fit together; DamagedDatabase tells what does not.
[[nodiscard]] std::expected<void, base::Error> checkPages(Connection& connection, PageCheck check);

/// Contract: History::illegalNids().
[[nodiscard]] std::expected<QList<base::Error>, base::Error> findIllegalNids(Connection& connection);

/// Contract: History::examine().
[[nodiscard]] std::expected<QList<base::Error>, base::Error>
examineDatabase(Connection& connection, const std::stop_token& stop, base::ProgressSink* progress);

} // namespace nidus::storage
