// SPDX-License-Identifier: Apache-2.0
#include "ui/session/registryplace.h"

#include <utility>

namespace nidus {

std::expected<RegistryPlace, Error> RegistryPlace::of(const Registry& registry)
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

std::expected<Registry, Error> RegistryPlace::open() const
{
    return m_content ? Registry::inMemory(*m_content) : Registry::open(m_path);
}

} // namespace nidus
