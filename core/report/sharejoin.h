// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"
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

/// Remembers names by the hashes of their comparison keys.
class NamesBefore
{
public:
    NamesBefore() = default;
    NamesBefore(const NamesBefore&) = delete;
    NamesBefore& operator=(const NamesBefore&) = delete;
    virtual ~NamesBefore() = default;

    /// Has the processor bring the memory that firstPlace() of this key will look at.
    virtual void prefetch(const ByteHash& key) const = 0;
    /// The place of the equal name before; absent the first time, when `place` is remembered.
    [[nodiscard]] virtual std::optional<UrnPlace> firstPlace(const ByteHash& key, UrnPlace place) = 0;
};

/// Names that are looked for one after the other while memory brings what the later ones need.
inline constexpr std::size_t kFetchedAhead = 16;

/// Joins what ShareReport wrote, one share after the other, in a report of the same format.
class ShareJoin
{
public:
    /// Both are borrowed.
    ShareJoin(CheckReport& report, NamesBefore& namesBefore);

    /// The first record of a share; BadFormat where it is not.
    [[nodiscard]] static std::expected<ShareHead, Error> head(ByteSource& source);
    /// Reads to the end; BadFormat, `detail` with the byte, where the share is damaged or not finished.
    [[nodiscard]] static std::expected<ShareTotals, Error> totals(ByteSource& source);

    /// Adds the rows of the next share. `written` gets what is to be written and may empty it.
    [[nodiscard]] std::expected<ShareTotals, Error> add(ByteSource& source,
                                                        const std::function<void(std::string&)>& written);
    [[nodiscard]] std::uint64_t duplicates() const { return m_duplicates; }

private:
    [[nodiscard]] bool addRows(std::string_view bytes);
    [[nodiscard]] bool addRowsApart(std::string_view bytes);

    CheckReport& m_report;
    NamesBefore& m_namesBefore;
    std::unique_ptr<ReportPart> m_part;
    std::string m_text;
    std::uint64_t m_linesBefore = 0; ///< in the shares before
    std::uint64_t m_duplicates = 0;
};

} // namespace nidus
