// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"
#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/batch/duplicatefinder.h"
#include "core/report/shares/sharereport.h"

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace nidus::report {

/// Joins what ShareReport wrote, one share after the other, in a report of the same format.
class ShareJoin
{
public:
    /// Both are borrowed.
    ShareJoin(CheckReport& report, batch::DuplicateFinder& duplicateFinder);

    /// The first record of a share; BadFormat where it is not.
    [[nodiscard]] static std::expected<ShareHead, base::Error> head(base::ByteSource& source);
    /// Reads to the end; BadFormat, `detail` with the byte, where the share is damaged or not finished.
    [[nodiscard]] static std::expected<ShareTotals, base::Error> totals(base::ByteSource& source);

    /// Adds the rows of the next share. `written` gets what is to be written and may empty it.
    [[nodiscard]] std::expected<ShareTotals, base::Error> add(base::ByteSource& source,
                                                        const std::function<void(std::string&)>& written);
    [[nodiscard]] std::uint64_t duplicates() const { return m_duplicates; }

private:
    [[nodiscard]] bool addRows(std::string_view bytes);
    [[nodiscard]] bool addRowsApart(std::string_view bytes);

    CheckReport& m_report;
    batch::DuplicateFinder& m_duplicateFinder;
    std::unique_ptr<ReportPart> m_part;
    std::string m_text;
    std::uint64_t m_linesBefore = 0; ///< in the shares before
    std::uint64_t m_duplicates = 0;
};

} // namespace nidus::report
