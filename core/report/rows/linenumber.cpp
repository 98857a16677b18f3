// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/linenumber.h"

#include <charconv>

namespace nidus::report {

void LineNumber::write(std::uint64_t number)
{
    char* const begin = m_digits.data();
    m_size = static_cast<std::size_t>(std::to_chars(begin, begin + m_digits.size(), number).ptr - begin);
}

} // namespace nidus::report
