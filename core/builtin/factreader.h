// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/registration.h"

#include <QByteArray>
#include <QList>
#include <expected>

namespace nidus::builtin {

// Readers of resources/registry; the format is described in its README.md. Each fails with BadFormat; subject
// is the file's name as given, detail "LINE: what". Nothing is passed over in silence.

[[nodiscard]] std::expected<QList<registration::Registration>, base::Error>
readNamespaceFacts(const QString& name, const QByteArray& bytes, registration::NamespaceKind kind);
[[nodiscard]] std::expected<QList<registration::Person>, base::Error> readPeopleFacts(const QString& name,
                                                                  const QByteArray& bytes);
[[nodiscard]] std::expected<registration::SnapshotSource, base::Error> readSourceFacts(const QString& name,
                                                                   const QByteArray& bytes);

} // namespace nidus::builtin
