// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <string_view>

struct pcre2_real_code_8;
struct pcre2_real_match_data_8;

namespace nidus::bench {

/// A regular expression that the whole text must match, just-in-time compiled by PCRE2.
class Pcre2Regex
{
public:
    explicit Pcre2Regex(const std::string& pattern);
    ~Pcre2Regex();
    Pcre2Regex(const Pcre2Regex&) = delete;
    Pcre2Regex& operator=(const Pcre2Regex&) = delete;

    [[nodiscard]] bool accepts(std::string_view text) const;

private:
    pcre2_real_code_8* m_code = nullptr;
    pcre2_real_match_data_8* m_match = nullptr;
};

} // namespace nidus::bench
