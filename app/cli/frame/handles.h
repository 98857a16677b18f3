// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/handle.h"
#include "core/storage/registry.h"

#include <QString>
#include <expected>
#include <string>
#include <string_view>

namespace nidus::cli {

/// Returns the handle that an argument names; absent if it is not a handle.
[[nodiscard]] std::optional<registration::Handle> parseHandle(std::string_view word);

/// Whether the argument names standard input or an existing file, which comes before a handle of that name.
[[nodiscard]] bool namesFile(const std::string& word);

/// Returns the handle of the open draft if a NID is not registered and exactly one draft requests it;
/// otherwise the handle itself.
[[nodiscard]] registration::Handle orDraft(const storage::Registry& registry,
                                           const registration::Handle& handle);

/// Returns the message for an unregistered NID, with the nearest registered one.
[[nodiscard]] QString unknownNid(const storage::Registry& registry, const QString& nid);

/// Returns the message for a failed operation; for NotFound, with the nearest registered NID.
[[nodiscard]] QString explainFailure(const storage::Registry& registry, const base::Error& error);

/// The same for a command that also takes files.
[[nodiscard]] QString explainUnknownFile(const storage::Registry& registry, const base::Error& error);

/// Returns the draft for "draft:ID", or for a NID that exactly one open draft requests. Otherwise a message.
[[nodiscard]] std::expected<registration::Draft, QString> findDraft(const storage::Registry& registry,
                                                                    std::string_view word);

/// Returns the handle for the log: that of the draft from findDraft(), or a registered NID.
[[nodiscard]] std::expected<QString, QString> handleOf(const storage::Registry& registry,
                                                       const std::string& word);

} // namespace nidus::cli
