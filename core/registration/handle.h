// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <optional>

namespace nidus {

// What a registration or draft is called: its NID, or "draft:ID".

/// "draft:7".
[[nodiscard]] QString draftHandle(qint64 id);
/// The id in a draft's handle; absent when `handle` is not a draft's.
[[nodiscard]] std::optional<qint64> draftIdOf(const QString& handle);

} // namespace nidus
