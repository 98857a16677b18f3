// SPDX-License-Identifier: Apache-2.0
#define PCRE2_CODE_UNIT_WIDTH 8

#include "tests/bench/regexengines.h"

#include <cstdlib>
#include <pcre2.h>

namespace nidus::bench {

Pcre2Regex::Pcre2Regex(const std::string& pattern)
{
    const std::string whole = "\\A(?:" + pattern + ")\\z";
    int error = 0;
    PCRE2_SIZE offset = 0;
    m_code =
        pcre2_compile(reinterpret_cast<PCRE2_SPTR>(whole.data()), whole.size(), 0, &error, &offset, nullptr);
    if (m_code == nullptr || pcre2_jit_compile(m_code, PCRE2_JIT_COMPLETE) != 0)
        std::abort();
    m_match = pcre2_match_data_create_from_pattern(m_code, nullptr);
}

Pcre2Regex::~Pcre2Regex()
{
    pcre2_match_data_free(m_match);
    pcre2_code_free(m_code);
}

bool Pcre2Regex::accepts(std::string_view text) const
{
    return pcre2_jit_match(m_code, reinterpret_cast<PCRE2_SPTR>(text.data()), text.size(), 0, 0, m_match,
                           nullptr) > 0;
}

} // namespace nidus::bench
