// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nidus::report {

/// Formats line numbers in decimal. Derives each from the one before if they are consecutive, as in nearly
/// all rows of a report.
class LineNumber
{
public:
    /// Valid until the next call.
    [[nodiscard]] std::string_view digits(std::uint64_t number)
    {
        if (number == m_number + 1 && m_digits[m_size - 1] != '9') [[likely]]
            ++m_digits[m_size - 1];
        else
            write(number);
        m_number = number;
        return {m_digits.data(), m_size};
    }

private:
    void write(std::uint64_t number);

    std::array<char, 20> m_digits{'0'};
    std::size_t m_size = 1;
    std::uint64_t m_number = 0;
};

} // namespace nidus::report
