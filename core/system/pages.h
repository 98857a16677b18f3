// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>
#include <utility>

namespace nidus::system {

/// Memory of its own from the system, zeroed, which goes back at once when the object does: for large pieces
/// that are replaced by larger ones, of which a heap would keep the holes.
class Pages
{
public:
    /// Nothing yet.
    Pages() = default;
    /// std::bad_alloc where there is none.
    explicit Pages(std::size_t bytes);
    Pages(Pages&& other) noexcept : m_bytes(std::exchange(other.m_bytes, {})) {}
    Pages& operator=(Pages&& other) noexcept
    {
        std::swap(m_bytes, other.m_bytes);
        return *this;
    }
    Pages(const Pages&) = delete;
    Pages& operator=(const Pages&) = delete;
    ~Pages();

    /// Begins at the border of a page.
    [[nodiscard]] std::span<std::byte> bytes() const { return m_bytes; }

private:
    std::span<std::byte> m_bytes;
};

} // namespace nidus::system
