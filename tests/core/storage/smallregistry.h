// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QList>
#include <optional>

namespace nidus {

inline const storage::Act kAct{QStringLiteral("Ada"), QStringLiteral("because"),
                               QStringLiteral("https://example.org/mail")};

/// Returns a template with two fields.
[[nodiscard]] registration::VersionContent contentWith(const QString& nid, const QString& purpose);

/// Returns a registry in memory with a formal namespace with two versions ("Abc-D"), one without versions
/// ("isbn"), and an informal one ("urn-8").
[[nodiscard]] storage::Registry makeRegistry();

/// Creates a file in which every table has a row, and returns whether that succeeded.
[[nodiscard]] bool makeFullRegistry(const QString& path);

/// Returns a draft of a new formal namespace, not yet stored.
[[nodiscard]] registration::Draft newDraft(const QString& nid);

[[nodiscard]] QList<registration::EventKind> kindsOf(const QList<registration::Event>& events);

/// Returns nothing after success.
template <typename T>
[[nodiscard]] std::optional<base::ErrorCode> codeOf(const base::Result<T>& result)
{
    return result ? std::nullopt : std::optional(result.error().code);
}

} // namespace nidus
