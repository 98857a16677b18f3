// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <expected>
#include <optional>

namespace nidus {

// The steps of a draft before it is registered, each one transaction; contracts are Registry's.

[[nodiscard]] std::expected<Draft, Error> createDraft(Connection& connection, const Draft& draft,
                                                      const Act& act);
[[nodiscard]] std::expected<Draft, Error> saveDraft(Connection& connection, qint64 id,
                                                    const VersionContent& content, int expectedSaves,
                                                    const Act& act, const QString& editorial);
[[nodiscard]] std::expected<Draft, Error> rebaseDraft(Connection& connection, qint64 id,
                                                      const VersionContent& content, int expectedSaves,
                                                      const Act& act, const QString& editorial);
[[nodiscard]] std::expected<void, Error> remindOfDraft(Connection& connection, qint64 id, const QDate& day);
[[nodiscard]] std::expected<QList<Draft>, Error> discardedDrafts(Connection& connection);
[[nodiscard]] std::expected<Draft, Error> takeBackDraft(Connection& connection, qint64 id, const Act& act);
[[nodiscard]] std::expected<void, Error> discardDraft(Connection& connection, qint64 id, const Act& act);
[[nodiscard]] std::expected<Draft, Error> moveDraft(Connection& connection, qint64 id, State to,
                                                    const Act& act, const QDate& remindOn,
                                                    std::optional<int> expectedSaves);

} // namespace nidus
