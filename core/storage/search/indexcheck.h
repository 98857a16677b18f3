// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"
#include "core/storage/history/problems.h"

#include <QList>
#include <expected>
#include <stop_token>

namespace nidus::storage {

/// What a search would find that is not there, or not find that is: StaleIndex, of at most
/// kMostReportedProblems things. Compares the texts that are indexed with what they are made of, and the
/// index with these texts, without writing. Cancelled.
[[nodiscard]] std::expected<QList<base::Error>, base::Error> examineSearchIndex(Connection& connection,
                                                                    const std::stop_token& stop);

/// Indexes a registration anew if it is not indexed as it is. Belongs to a transaction.
[[nodiscard]] std::expected<void, base::Error> indexAgain(Connection& connection, qint64 registrationId);
/// Indexes anew what is not indexed as it is. Belongs to a transaction.
[[nodiscard]] std::expected<void, base::Error> refreshSearchIndex(Connection& connection);

} // namespace nidus::storage
