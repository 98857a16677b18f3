// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/engine/connection.h"

#include <expected>
#include <memory>

namespace nidus::storage {

/// Whether a file calls itself a registry, of whatever schema and however damaged; looks at its header only.
[[nodiscard]] bool isRegistryFile(const QString& path);
/// Whether its schema is the present one, so that opening it migrates nothing; looks at its header only.
[[nodiscard]] bool hasPresentSchema(const QString& path);

/// Contract: Registry::open().
[[nodiscard]] std::expected<std::unique_ptr<Connection>, base::Error>
openRegistryFile(const QString& path, const RegistryOptions& options);

/// Opens a registry file, of this schema or an older one, only to read; nothing is migrated. Errors are
/// Registry::open()'s.
[[nodiscard]] std::expected<std::unique_ptr<Connection>, base::Error> openForCopying(const QString& path);

/// Contract: Registry::create(), without opening the file in the end.
[[nodiscard]] std::expected<void, base::Error>
createRegistryFile(const QString& path, const registration::RegistryContent& content, const RegistryOptions& options);

/// Contract: Registry::inMemory().
[[nodiscard]] std::expected<std::unique_ptr<Connection>, base::Error>
openRegistryInMemory(const registration::RegistryContent& content);

} // namespace nidus::storage
