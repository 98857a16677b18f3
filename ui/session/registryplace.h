// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QString>
#include <optional>

namespace nidus::ui {

/// How a job reopens a registry on its own thread: by its path, or from a copy of the content if it is in
/// memory, which allows no second connection.
class RegistryPlace
{
public:
    [[nodiscard]] static base::Result<RegistryPlace> of(const storage::Registry& registry);
    /// Opens a connection for the calling thread. Changes to a registry in memory are lost.
    [[nodiscard]] base::Result<storage::Registry> open() const;

private:
    QString m_path;
    std::optional<registration::RegistryContent> m_content; ///< of a registry in memory
};

} // namespace nidus::ui
