// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/handle.h"
#include "core/storage/registry.h"

#include <QString>
#include <expected>
#include <string_view>

namespace nidus::cli {

/// What a command was pointed at.
[[nodiscard]] std::optional<registration::Handle> parseHandle(std::string_view word);

/// The sentence for a NID that is not registered, with the nearest one that is.
[[nodiscard]] QString unknownNid(const storage::Registry& registry, const QString& nid);

/// The sentence for a failed operation; NotFound gets the nearest registered NID added.
[[nodiscard]] QString explainFailure(const storage::Registry& registry, const base::Error& error);

/// The draft a word means: "draft:ID", or a NID that exactly one open draft asks for. A sentence otherwise.
[[nodiscard]] std::expected<registration::Draft, QString> findDraft(const storage::Registry& registry, std::string_view word);

/// The handle that a word means to the log: of the draft that findDraft() gives, or a registered NID.
[[nodiscard]] std::expected<QString, QString> handleOf(const storage::Registry& registry, const std::string& word);

} // namespace nidus::cli
