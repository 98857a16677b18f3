// SPDX-License-Identifier: Apache-2.0
#include "core/system/pages.h"

#include <new>
#include <sys/mman.h>

namespace nidus::system {

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

} // namespace nidus::system
