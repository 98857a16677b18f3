// SPDX-License-Identifier: Apache-2.0
#include "ui/session/registryplace.h"

#include <utility>

namespace nidus::ui {

base::Result<RegistryPlace> RegistryPlace::of(const storage::Registry& registry)
{
    RegistryPlace place;
    place.m_path = registry.path();
    if (registry.isInMemory()) {
        auto content = registry.contents().all();
        if (!content)
            return std::unexpected(content.error());
        place.m_content = *std::move(content);
    }
    return place;
}

base::Result<storage::Registry> RegistryPlace::open() const
{
    return m_content ? storage::Registry::inMemory(*m_content) : storage::Registry::open(m_path);
}

} // namespace nidus::ui
