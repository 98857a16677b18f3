// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/report/sharereport.h"

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace nidus {

/// Joins what ShareReport wrote, one share after the other, in a report of the same format.
class ShareJoin
{
public:
    /// The line of the equal name before, which is remembered where there was none.
    using FirstLine = std::function<std::optional<std::uint64_t>(std::string_view key, std::uint64_t line)>;

    /// `report` is borrowed.
    explicit ShareJoin(CheckReport& report, FirstLine firstLine);

    /// The first record of a share; BadFormat where it is not.
    [[nodiscard]] static std::expected<ShareHead, Error> head(ByteSource& source);
    /// Reads to the end; BadFormat, `detail` with the byte, where the share is damaged or not finished.
    [[nodiscard]] static std::expected<ShareTotals, Error> totals(ByteSource& source);

    /// Adds the rows of the next share. `written` gets what is to be written and may empty it.
    [[nodiscard]] std::expected<ShareTotals, Error> add(ByteSource& source,
                                                        const std::function<void(std::string&)>& written);
    [[nodiscard]] std::uint64_t duplicates() const { return m_duplicates; }

private:
    [[nodiscard]] bool addRows(std::string_view bytes, std::uint64_t firstPlace);
    [[nodiscard]] bool addRow(std::string_view bytes);

    CheckReport& m_report;
    FirstLine m_firstLine;
    std::unique_ptr<ReportPart> m_part;
    std::string m_text;
    std::uint64_t m_linesBefore = 0; ///< in the shares before
    std::uint64_t m_duplicates = 0;
};

} // namespace nidus
