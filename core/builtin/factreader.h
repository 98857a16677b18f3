// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/registration.h"

#include <QByteArray>
#include <QList>

namespace nidus::builtin {

// Readers for resources/registry; its README.md describes the format. Each fails with BadFormat, with the
// given file name as subject and "LINE: reason" as detail. Nothing is skipped silently.

[[nodiscard]] base::Result<QList<registration::Registration>>
readNamespaceFacts(const QString& name, const QByteArray& bytes, registration::NamespaceKind kind);
[[nodiscard]] base::Result<QList<registration::Person>> readPeopleFacts(const QString& name,
                                                                        const QByteArray& bytes);
[[nodiscard]] base::Result<registration::SnapshotSource> readSourceFacts(const QString& name,
                                                                         const QByteArray& bytes);

} // namespace nidus::builtin
