// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
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

/// The rows of a check that contain duplicate URNs, grouped by URN, in the order of each URN's first row.
/// Stored flat, because there may be millions.
class DuplicateRows
{
public:
    /// The number of distinct URNs that have duplicates.
    [[nodiscard]] std::size_t size() const { return m_starts.size() - 1; }
    /// The rows of one URN, as ascending indexes.
    [[nodiscard]] std::span<const std::uint32_t> rowsOf(std::size_t urn) const
    {
        return std::span(m_rows).subspan(m_starts[urn], m_starts[urn + 1] - m_starts[urn]);
    }
    /// Adds the rows of one URN.
    void add(std::span<const std::uint32_t> rows);

private:
    std::vector<std::uint32_t> m_rows;
    std::vector<std::size_t> m_starts{0};
};

struct DuplicateSearch
{
    CheckRows rows;
    workflow::CheckSource input;
    std::shared_ptr<const check::UrnChecker> checker; ///< decides which URNs are equal
};

/// Finds duplicate URNs, like `nidus-cli check --duplicates`; ignores rows that are not URNs or can no longer
/// be read. Fails with Canceled when stopped, or like batch::DuplicateFinder.
[[nodiscard]] base::Result<std::shared_ptr<const DuplicateRows>>
duplicateRowsIn(const DuplicateSearch& search, const std::stop_token& stop);

} // namespace nidus::ui
