// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/engine/connection.h"

#include <memory>

namespace nidus::storage {

/// Returns whether the header marks the file as a registry, whatever its schema or damage.
[[nodiscard]] bool isRegistryFile(const QString& path);
/// Returns whether the header has the current schema number, so that opening the file migrates nothing.
[[nodiscard]] bool hasPresentSchema(const QString& path);

/// Contract: Registry::open().
[[nodiscard]] base::Result<std::unique_ptr<Connection>> openRegistryFile(const QString& path,
                                                                         const RegistryOptions& options);

/// Opens a registry file of this schema or an older one for reading only, without migrating it. The errors
/// are those of Registry::open().
[[nodiscard]] base::Result<std::unique_ptr<Connection>> openForCopying(const QString& path);

/// Contract: Registry::create(), without opening the file afterwards.
[[nodiscard]] base::Result<void> createRegistryFile(const QString& path,
                                                    const registration::RegistryContent& content,
                                                    const RegistryOptions& options);

/// Contract: Registry::inMemory().
[[nodiscard]] base::Result<std::unique_ptr<Connection>>
openRegistryInMemory(const registration::RegistryContent& content);

} // namespace nidus::storage
