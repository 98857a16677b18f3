// SPDX-License-Identifier: Apache-2.0
// match SECONDS: reads a pattern and texts, one per line, and prints 1 for each text that it matches,
// otherwise 0. Compiled with NIDUS_WITH_RE2 for RE2, otherwise for PCRE2 without its compiler, which has no
// limit of steps. The pattern must mean the same for bytes and for Unicode, and each match must end in
// SECONDS.
#ifdef NIDUS_WITH_RE2
#include <re2/re2.h>
#else
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#endif

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>

namespace {

enum class Texts { Bytes, Unicode };

#ifdef NIDUS_WITH_RE2

class Expression
{
public:
    Expression(const std::string& pattern, Texts texts)
        : m_expression(pattern, texts == Texts::Unicode ? RE2::DefaultOptions : RE2::Latin1)
    {}

    [[nodiscard]] std::string problem() const { return m_expression.error(); }
    [[nodiscard]] int matches(const std::string& text) const
    {
        return RE2::PartialMatch(text, m_expression) ? 1 : 0;
    }

private:
    RE2 m_expression;
};

#else

class Expression
{
public:
    Expression(const std::string& pattern, Texts texts)
        : m_code(pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.data()), pattern.size(),
                               texts == Texts::Unicode ? PCRE2_UTF | PCRE2_UCP : 0, &m_error, &m_offset,
                               nullptr),
                 pcre2_code_free),
          m_data(m_code ? pcre2_match_data_create_from_pattern(m_code.get(), nullptr) : nullptr,
                 pcre2_match_data_free)
    {}

    [[nodiscard]] std::string problem() const
    {
        return m_code ? std::string() : "error " + std::to_string(m_error);
    }
    /// Negative after an error, such as too many steps.
    [[nodiscard]] int matches(const std::string& text) const
    {
        const int found = pcre2_match(m_code.get(), reinterpret_cast<PCRE2_SPTR>(text.data()), text.size(), 0,
                                      0, m_data.get(), nullptr);
        return found == PCRE2_ERROR_NOMATCH ? 0 : found < 0 ? found : 1;
    }

private:
    int m_error = 0;
    PCRE2_SIZE m_offset = 0;
    std::unique_ptr<pcre2_code, decltype(&pcre2_code_free)> m_code;
    std::unique_ptr<pcre2_match_data, decltype(&pcre2_match_data_free)> m_data;
};

#endif

} // namespace

int main(int /*argc*/, char** argv)
{
    const double limit = std::atof(argv[1]);
    std::string line;
    std::getline(std::cin, line);
    const Expression expression(line, Texts::Bytes);
    const Expression unicode(line, Texts::Unicode);
    if (!expression.problem().empty() || !unicode.problem().empty()) {
        std::cerr << expression.problem() << unicode.problem() << '\n';
        return 2;
    }
    std::string verdicts;
    while (std::getline(std::cin, line)) {
        const auto begin = std::chrono::steady_clock::now();
        const int verdict = expression.matches(line);
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
        if (verdict < 0 || time.count() > limit) {
            std::cerr << "too slow: " << line << '\n';
            return 1;
        }
        if (unicode.matches(line) != verdict) {
            std::cerr << "bytes and Unicode differ: " << line << '\n';
            return 1;
        }
        verdicts += verdict == 1 ? '1' : '0';
    }
    std::cout << verdicts << '\n';
    return 0;
}
