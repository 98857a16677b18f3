// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"
#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/batch/duplicatefinder.h"
#include "core/report/parts/partreport.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace nidus::report {

/// Joins the parts written by PartReport, one after the other, into a report of the same format.
class PartJoin
{
public:
    /// Borrows both.
    PartJoin(CheckReport& report, batch::DuplicateFinder& duplicateFinder);

    /// Reads the first record of a part; fails with BadFormat if it is something else.
    [[nodiscard]] static base::Result<PartHeader> head(base::ByteSource& source);
    /// Reads to the end; fails with BadFormat, and the byte in `detail`, if the part is damaged or
    /// incomplete.
    [[nodiscard]] static base::Result<batch::CheckCounts> totals(base::ByteSource& source);

    /// Adds the rows of the next part. `written` receives the text to write and may empty it.
    [[nodiscard]] base::Result<batch::CheckCounts> add(base::ByteSource& source,
                                                       const std::function<void(std::string&)>& written);
    [[nodiscard]] std::uint64_t duplicates() const { return m_duplicates; }

private:
    [[nodiscard]] bool addRows(std::string_view bytes);
    [[nodiscard]] bool addRowsApart(std::string_view bytes);

    CheckReport& m_report;
    batch::DuplicateFinder& m_duplicateFinder;
    std::unique_ptr<ReportPart> m_part;
    std::string m_text;
    std::uint64_t m_linesBefore = 0; ///< in the earlier parts
    std::uint64_t m_duplicates = 0;
};

} // namespace nidus::report
