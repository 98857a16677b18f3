// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QList>
#include <expected>
#include <optional>

namespace nidus {

inline const Act kAct{QStringLiteral("Ada"), QStringLiteral("because"),
                      QStringLiteral("https://example.org/mail")};

/// A template with two fields.
[[nodiscard]] VersionContent contentWith(const QString& nid, const QString& purpose);

/// A registry in memory with a formal namespace in two versions ("Abc-D"), one without versions ("isbn") and
/// an informal one ("urn-8").
[[nodiscard]] Registry makeRegistry();

/// A draft of a new formal namespace, not yet stored.
[[nodiscard]] Draft newDraft(const QString& nid);

[[nodiscard]] QList<EventKind> kindsOf(const QList<Event>& events);

/// Absent after success.
template <typename T>
[[nodiscard]] std::optional<ErrorCode> codeOf(const std::expected<T, Error>& result)
{
    return result ? std::nullopt : std::optional(result.error().code);
}

} // namespace nidus
