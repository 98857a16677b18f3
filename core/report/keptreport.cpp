// SPDX-License-Identifier: Apache-2.0
#include "core/report/keptreport.h"

#include "core/base/linesplitter.h"
#include "core/base/unpackedsource.h"
#include "core/batch/blockreader.h"
#include "core/batch/csvcolumn.h"
#include "core/batch/json/jsonmember.h"
#include "core/urn/presentation.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace nidus::report {

namespace {

constexpr std::array kVerdicts{check::Verdict::Valid, check::Verdict::Invalid, check::Verdict::Unregistered,
                               check::Verdict::Undecided};

constexpr std::string_view kCsvHeader = "line,verdict,nid,offset,code,urn,message";

/// The fields as written, without what is around them.
struct RawRow
{
    std::string name;
    std::string_view verdict;
    std::string_view code;
};

std::optional<RawRow> tsvRow(std::string_view line)
{
    std::array<std::string_view, 7> fields;
    for (std::string_view& field : fields) {
        const std::size_t end = line.find('\t');
        if (end == std::string_view::npos && &field != &fields.back())
            return std::nullopt;
        field = line.substr(0, end);
        line.remove_prefix(std::min(line.size(), end == std::string_view::npos ? line.size() : end + 1));
    }
    return RawRow{.name = std::string(fields[5]), .verdict = fields[1], .code = fields[4]};
}

std::optional<RawRow> jsonRow(std::string_view line)
{
    const auto name = batch::jsonMember(line, "urn");
    const auto verdict = batch::jsonMember(line, "verdict");
    if (!name || !verdict)
        return std::nullopt;
    return RawRow{.name = std::string(*name),
                  .verdict = *verdict,
                  .code = batch::jsonMember(line, "code").value_or("")};
}

std::optional<RawRow> csvRow(std::string_view line)
{
    const auto field = [line](std::size_t index) { return batch::fieldOf(line, ',', index); };
    const std::optional<batch::CsvField> verdict = field(1);
    const std::optional<batch::CsvField> code = field(4);
    const std::optional<batch::CsvField> urn = field(5);
    if (!verdict || !code || !urn || !field(6))
        return std::nullopt;
    std::string name = urn->hasDoubled ? batch::undoubled(urn->text) : std::string(urn->text);
    // The apostrophe of a guarded formula; such a field is always quoted.
    const bool isQuoted = urn->text.data() != line.data() && urn->text.data()[-1] == '"';
    if (isQuoted && name.size() > 1 && name[0] == '\'' && std::string_view("=+-@").contains(name[1]))
        name.erase(0, 1);
    return RawRow{.name = std::move(name), .verdict = verdict->text, .code = code->text};
}

/// Parses rows; keeps its memory.
class RowTaker
{
public:
    /// Whether the line is not a row: one that encloses a JSON array, or the header of CSV.
    bool isFrame(std::string_view line)
    {
        const bool isHeader = line.starts_with(kCsvHeader);
        m_isCsv = m_isCsv || isHeader;
        m_isArrayOpen = line == "[" || (m_isArrayOpen && line != "]");
        return isHeader || line == "[" || line == "]" || line.empty();
    }

    /// Absent if the line is not a row.
    std::optional<SavedRow> row(std::string_view line)
    {
        const bool isJson = line.starts_with('{');
        std::optional<RawRow> raw = isJson ? jsonRow(line) : m_isCsv ? csvRow(line) : tsvRow(line);
        if (!raw)
            return std::nullopt;
        const auto verdict = std::ranges::find(kVerdicts, raw->verdict, check::verdictWord);
        if (verdict == kVerdicts.end())
            return std::nullopt;
        m_name = std::move(raw->name);
        if (m_name.contains('\\'))
            m_name =
                urn::unescapedBytes(isJson ? batch::jsonUnescaped(m_name).value_or(std::string()) : m_name);
        return SavedRow{.name = m_name, .verdict = *verdict, .code = raw->code};
    }

    /// Whether the end of a JSON array is missing so far.
    [[nodiscard]] bool isArrayOpen() const { return m_isArrayOpen; }

private:
    std::string m_name;
    bool m_isCsv = false;
    bool m_isArrayOpen = false;
};

std::unexpected<base::Error> noRow(base::ErrorCode code, std::uint64_t line)
{
    return std::unexpected(base::Error{.code = code, .subject = {}, .detail = std::to_string(line)});
}

} // namespace

base::Result<void> readKeptReport(std::unique_ptr<base::ByteSource> source,
                                  const std::function<bool(const SavedRow&)>& take,
                                  const std::stop_token& stop)
{
    base::UnpackedSource unpacked(std::move(source));
    batch::BlockReader reader(unpacked, batch::InputKind::Lines, batch::kBlockSize);
    batch::InputBlock block;
    RowTaker taker;
    std::uint64_t number = 0;
    while (!stop.stop_requested()) {
        base::Result<std::optional<batch::InputBlock>> next = reader.next(std::move(block));
        if (!next)
            return std::unexpected(next.error());
        if (!next->has_value())
            return taker.isArrayOpen() ? noRow(kReportTruncated, number) : base::Result<void>();
        block = *std::move(*next);
        if (block.kind != batch::InputBlock::Kind::Lines)
            return noRow(number == 0 ? base::kBadFormat : kReportDamaged, number + 1);
        base::LineSplitter lines(block.bytes());
        while (const std::optional<base::Line> line = lines.next()) {
            ++number;
            if (taker.isFrame(line->text))
                continue;
            const std::optional<SavedRow> row = taker.row(line->text);
            if (!row && number == 1)
                return noRow(base::kBadFormat, number);
            if (!row)
                return noRow(block.bytes().ends_with('\n') ? kReportDamaged : kReportTruncated, number);
            if (!take(*row))
                return std::unexpected(base::Error{.code = base::kCanceled, .subject = {}, .detail = {}});
        }
    }
    return std::unexpected(base::Error{.code = base::kCanceled, .subject = {}, .detail = {}});
}

base::Result<batch::Comparison> comparisonWith(std::unique_ptr<base::ByteSource> report,
                                               batch::ComparedNames names, const std::stop_token& stop)
{
    batch::Comparison comparison;
    bool hasRoom = true;
    const base::Result<void> read = readKeptReport(
        std::move(report),
        [&](const SavedRow& row) {
            hasRoom = comparison.addEarlier(names.of(row.name), row.verdict, row.code);
            return hasRoom;
        },
        stop);
    if (!hasRoom)
        return std::unexpected(
            base::Error{.code = base::kTooLarge,
                        .subject = {},
                        .detail = std::to_string(batch::kMaxComparedNames) + " bad names"});
    if (!read)
        return std::unexpected(read.error());
    return comparison;
}

} // namespace nidus::report
