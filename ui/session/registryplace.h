// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QString>
#include <expected>
#include <optional>

namespace nidus::ui {

/// Where a job finds a registry again from its own thread: by its path, or with what it held where it is in
/// memory, of which no second connection can be had.
class RegistryPlace
{
public:
    [[nodiscard]] static std::expected<RegistryPlace, base::Error> of(const storage::Registry& registry);
    /// A connection for the thread that asks. What is written to one in memory is lost.
    [[nodiscard]] std::expected<storage::Registry, base::Error> open() const;

private:
    QString m_path;
    std::optional<registration::RegistryContent> m_content; ///< of a registry in memory
};

} // namespace nidus::ui
