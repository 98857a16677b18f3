// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "ui/check/rows/checkrows.h"
#include "ui/check/rows/rowreader.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace nidus::ui {

/// The rows of a check by the URNs that come again among them, in the order in which these come first. Flat,
/// because there may be millions.
class Repetitions
{
public:
    /// How many URNs come again.
    [[nodiscard]] std::size_t size() const { return m_starts.size() - 1; }
    /// The rows of one of them, ascending, as indexes.
    [[nodiscard]] std::span<const std::uint32_t> rowsOf(std::size_t urn) const
    {
        return std::span(m_rows).subspan(m_starts[urn], m_starts[urn + 1] - m_starts[urn]);
    }
    /// `rows` are of one URN.
    void add(std::span<const std::uint32_t> rows);

private:
    std::vector<std::uint32_t> m_rows;
    std::vector<std::size_t> m_starts{0};
};

struct RepetitionSearch
{
    CheckRows rows;
    CheckInput input;
    std::shared_ptr<const check::UrnChecker> checker; ///< says which URNs are equal
};

/// The URNs that come again; what is none, or cannot be read any more, does not. Two count as equal when 64
/// bits of hash agree, which among ten million others happens once in a hundred thousand checks. Null when
/// stopped.
[[nodiscard]] std::shared_ptr<const Repetitions> repetitionsIn(const RepetitionSearch& search,
                                                               const std::stop_token& stop);

} // namespace nidus::ui
