// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QString>
#include <expected>
#include <optional>

namespace nidus::ui {

/// How a job reopens a registry on its own thread: by its path, or from a copy of the content if it is in
/// memory, which allows no second connection.
class RegistryPlace
{
public:
    [[nodiscard]] static std::expected<RegistryPlace, base::Error> of(const storage::Registry& registry);
    /// Opens a connection for the calling thread. Changes to a registry in memory are lost.
    [[nodiscard]] std::expected<storage::Registry, base::Error> open() const;

private:
    QString m_path;
    std::optional<registration::RegistryContent> m_content; ///< of a registry in memory
};

} // namespace nidus::ui
