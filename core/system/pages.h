// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>
#include <utility>

namespace nidus::system {

/// Zeroed memory directly from the system, returned at once by the destructor: for large blocks that are
/// replaced by larger ones, where a heap would keep the holes.
class Pages
{
public:
    /// Nothing yet.
    Pages() = default;
    /// Throws std::bad_alloc if there is no memory.
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

    /// Returns the memory, which begins at a page boundary.
    [[nodiscard]] std::span<std::byte> bytes() const { return m_bytes; }

private:
    std::span<std::byte> m_bytes;
};

/// Returns memory for a table that is read in random order: a large table gets large pages, which makes such
/// reads faster. Throws std::bad_alloc if the memory is exhausted.
[[nodiscard]] void* allocateTable(std::size_t bytes);
void freeTable(void* table, std::size_t bytes) noexcept;

/// For a std::vector that is such a table.
template <typename T>
struct TableAllocator
{
    using value_type = T;

    TableAllocator() = default;
    template <typename Other>
    explicit(false) TableAllocator(const TableAllocator<Other>&)
    {}

    [[nodiscard]] T* allocate(std::size_t count) { return static_cast<T*>(allocateTable(count * sizeof(T))); }
    void deallocate(T* table, std::size_t count) noexcept { freeTable(table, count * sizeof(T)); }

    bool operator==(const TableAllocator&) const = default;
};

} // namespace nidus::system
