// SPDX-License-Identifier: Apache-2.0
#include "core/system/pages.h"

#include <new>
#include <sys/mman.h>

namespace nidus::system {

namespace {

constexpr std::size_t kLargePage = std::size_t{2} << 20;
constexpr std::align_val_t kCacheLine{64};

std::align_val_t alignmentOf(std::size_t bytes)
{
    return bytes < 2 * kLargePage ? kCacheLine : std::align_val_t{kLargePage};
}

} // namespace

Pages::Pages(std::size_t bytes)
{
    if (bytes == 0)
        return;
    // Populated at once: otherwise each page would fault when first touched.
    void* const begin =
        ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    if (begin == MAP_FAILED)
        throw std::bad_alloc();
    m_bytes = {static_cast<std::byte*>(begin), bytes};
}

Pages::~Pages()
{
    if (!m_bytes.empty())
        ::munmap(m_bytes.data(), m_bytes.size());
}

void* allocateTable(std::size_t bytes)
{
    const std::align_val_t alignment = alignmentOf(bytes);
    void* const table = ::operator new(bytes, alignment);
    if (alignment != kCacheLine) // a hint: without large pages the table is only slower
        ::madvise(table, bytes, MADV_HUGEPAGE);
    return table;
}

void freeTable(void* table, std::size_t bytes) noexcept { ::operator delete(table, alignmentOf(bytes)); }

} // namespace nidus::system
