// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/registration.h"

#include <QByteArray>
#include <QList>
#include <expected>

namespace nidus::builtin {

// Readers for resources/registry; its README.md describes the format. Each fails with BadFormat, with the
// given file name as subject and "LINE: reason" as detail. Nothing is skipped silently.

[[nodiscard]] std::expected<QList<registration::Registration>, base::Error>
readNamespaceFacts(const QString& name, const QByteArray& bytes, registration::NamespaceKind kind);
[[nodiscard]] std::expected<QList<registration::Person>, base::Error>
readPeopleFacts(const QString& name, const QByteArray& bytes);
[[nodiscard]] std::expected<registration::SnapshotSource, base::Error>
readSourceFacts(const QString& name, const QByteArray& bytes);

} // namespace nidus::builtin
