// SPDX-License-Identifier: Apache-2.0
#include "core/report/parts/partreport.h"

#include "core/base/contract.h"
#include "core/batch/keyhasher.h"
#include "core/exchange/formats/lineformat.h"
#include "core/report/rows/partfile.h"

#include <algorithm>
#include <cstddef>
#include <random>
#include <utility>
#include <vector>

namespace nidus::report {

namespace {

/// A mark in a text, in place of a number that is not known yet.
struct Hole
{
    std::size_t at = 0; ///< byte of the text
    std::uint64_t line = 0;
    bool isFirstPlace = false; ///< the number is the line of the first equivalent name, not of the row
};

/// Finds a mark by examining one byte in twenty.
class MarkSearch
{
public:
    explicit MarkSearch(std::string digits)
        : m_digits(std::move(digits)), m_searcher(m_digits.begin(), m_digits.end())
    {}
    MarkSearch(const MarkSearch&) = delete;
    MarkSearch& operator=(const MarkSearch&) = delete;
    ~MarkSearch() = default;

    /// Returns the position of the next mark in `text`, or npos.
    [[nodiscard]] std::size_t next(std::string_view text, std::size_t from) const
    {
        const auto found = std::search(text.begin() + std::ptrdiff_t(from), text.end(), m_searcher);
        return found == text.end() ? std::string_view::npos : std::size_t(found - text.begin());
    }

private:
    std::string m_digits;
    std::boyer_moore_horspool_searcher<std::string::const_iterator> m_searcher;
};

/// Numbers of twenty digits, which no other part of a report contains. They are random in each run, so that
/// nobody can write them into an input.
struct Marks
{
    Marks(std::uint64_t own, std::uint64_t first)
        : ownLine(own), firstLine(first), ownDigits(std::to_string(own)), firstDigits(std::to_string(first))
    {}

    std::uint64_t ownLine;
    std::uint64_t firstLine;
    MarkSearch ownDigits;
    MarkSearch firstDigits;
};

Marks drawMarks()
{
    std::random_device random;
    std::uniform_int_distribution<std::uint64_t> twentyDigits(10'000'000'000'000'000'000U);
    const std::uint64_t own = twentyDigits(random);
    std::uint64_t first = twentyDigits(random);
    while (first == own)
        first = twentyDigits(random);
    return {own, first};
}

const Marks& marks()
{
    static const Marks drawn = drawMarks();
    return drawn;
}

/// Adds the holes of a row that starts at `from` and was formatted with the marks.
void findHoles(std::string_view text, std::size_t from, std::uint64_t line,
               const std::optional<batch::UrnPlace>& firstPlace, std::vector<Hole>& holes)
{
    constexpr std::size_t kNone = std::string_view::npos;
    std::size_t own = marks().ownDigits.next(text, from);
    std::size_t first = firstPlace ? marks().firstDigits.next(text, from) : kNone;
    while (own != kNone || first != kNone) {
        const bool isFirst = first < own;
        std::size_t& found = isFirst ? first : own;
        holes.push_back({.at = found, .line = line, .isFirstPlace = isFirst});
        found = (isFirst ? marks().firstDigits : marks().ownDigits).next(text, found + kMarkWidth);
    }
}

/// Appends the pieces of the text with the holes between them, then the other data of the part.
void appendForm(std::string& out, const ReportPart& part, const std::vector<Hole>& holes)
{
    const std::string_view text = part.text;
    base::ensures(holes.empty() || holes.back().at + kMarkWidth <= text.size(),
                  "the places of numbers are in the text of a report");
    appendVarint(out, holes.size());
    std::string_view above;
    std::size_t begin = 0;
    std::uint64_t line = 0;
    for (const Hole& hole : holes) {
        const std::string_view piece = text.substr(begin, hole.at - begin);
        appendPiece(out, std::exchange(above, piece), piece);
        appendVarint(out,
                     ((hole.line - std::exchange(line, hole.line)) << 1U) | (hole.isFirstPlace ? 1U : 0U));
        begin = hole.at + kMarkWidth;
    }
    appendPiece(out, above, text.substr(begin));
    part.save(out);
}

std::string headText(const PartHeader& head)
{
    std::string text =
        "share=" + std::to_string(head.share.number) + "\nof=" + std::to_string(head.share.of) + '\n';
    for (const auto& [key, value] : head.terms) {
        appendCounted(text, key);
        appendCounted(text, value);
    }
    return text;
}

std::string totalsText(const batch::CheckCounts& totals)
{
    std::string text;
    for (const std::uint64_t count : totals.byVerdict)
        appendVarint(text, count);
    for (const std::uint64_t count : {totals.noRule, totals.warnings, totals.blank, totals.lines})
        appendVarint(text, count);
    for (const bool flag : {totals.hadByteOrderMark, totals.hadCarriageReturns})
        appendVarint(text, flag ? 1 : 0);
    return text;
}

} // namespace

class PartReport::Part final : public ReportPart
{
public:
    /// Borrows `checker`; null if duplicates are not looked for.
    Part(std::unique_ptr<ReportPart> form, const check::UrnChecker* checker) : m_form(std::move(form))
    {
        if (checker != nullptr)
            keyOf.emplace(*checker);
    }

    void clear() override
    {
        ReportPart::clear();
        m_form->clear();
        holes.clear();
        hasRows = false;
        keys.clear();
        name.clear();
        line = 0;
        fileOffset = 0;
    }
    [[nodiscard]] ReportPart& form() const { return *m_form; }

    std::vector<Hole> holes;
    bool hasRows = false;
    // Only for rows written one by one. The last three members belong to the previous row.
    std::optional<batch::KeyHasher> keyOf;
    std::string keys;
    std::string scratch;
    std::string name;
    std::uint64_t line = 0;
    std::uint64_t fileOffset = 0;

private:
    std::unique_ptr<ReportPart> m_form;
};

PartReport::PartReport(std::unique_ptr<CheckReport> report, Options options)
    : CheckReport(report->settings()), m_report(std::move(report)), m_options(std::move(options))
{}

std::unique_ptr<ReportPart> PartReport::newPart() const
{
    return std::make_unique<Part>(m_report->newPart(),
                                  m_options.findsDuplicates ? settings().checker : nullptr);
}

void PartReport::begin(std::string& out)
{
    out += kShareMagic;
    m_writer.append(out, PartTag::Head, headText(m_options.head));
}

void PartReport::format(ReportPart& part, const ReportRow& row) const
{
    auto& rows = static_cast<Part&>(part);
    if (m_options.findsDuplicates)
        return formatApart(rows, row);
    batch::CheckedLine line = row.line;
    line.line = marks().ownLine;
    const std::size_t begin = rows.form().text.size();
    m_report->format(rows.form(), {line, row.file, {}});
    findHoles(rows.form().text, begin, row.line.line, {}, rows.holes);
    rows.hasRows = true;
}

void PartReport::formatApart(Part& part, const ReportRow& row) const
{
    const batch::CheckedLine& line = row.line;
    const std::optional<base::ByteHash> key = (*part.keyOf)(line);
    const bool isTold = !m_options.onlyBad || line.outcome.verdict != check::Verdict::Valid ||
                        (m_options.keepsWarnings && check::hasWarning(line.outcome));
    if (!key && !isTold)
        return;
    part.hasRows = true;
    const auto begin = [&](RowApart kind) {
        appendVarint(part.text,
                     (line.line - std::exchange(part.line, line.line)) << 2U | std::to_underlying(kind));
    };
    if (!key) {
        begin(RowApart::NoName);
        return appendFormApart(part, row, {});
    }
    part.keys.append(reinterpret_cast<const char*>(&*key), sizeof *key);
    const check::CheckOutcome silent{.nidOffset = line.outcome.nidOffset,
                                     .nidLength = line.outcome.nidLength};
    if (line.outcome == silent && !settings().hasAccepting) {
        begin(isTold ? RowApart::Silent : RowApart::Skipped);
        appendVarint(part.text, line.fileOffset - std::exchange(part.fileOffset, line.fileOffset));
        for (const std::uint32_t number :
             {line.column, std::uint32_t{silent.nidOffset}, std::uint32_t{silent.nidLength}})
            appendVarint(part.text, number);
        appendPiece(part.text, part.name, line.text);
        part.name = line.text;
        return;
    }
    begin(RowApart::Forms);
    if (isTold)
        appendFormApart(part, row, {});
    else
        appendCounted(part.text, {});
    appendFormApart(part, row, batch::UrnPlace{row.file, marks().firstLine});
}

void PartReport::appendFormApart(Part& part, const ReportRow& row,
                                 std::optional<batch::UrnPlace> firstPlace) const
{
    batch::CheckedLine line = row.line;
    line.line = marks().ownLine;
    part.form().clear();
    part.holes.clear();
    m_report->format(part.form(), {line, row.file, firstPlace});
    findHoles(part.form().text, 0, row.line.line, firstPlace, part.holes);
    part.scratch.clear();
    appendForm(part.scratch, part.form(), part.holes);
    appendCounted(part.text, part.scratch);
}

void PartReport::append(std::string& out, const ReportPart& part)
{
    const auto& rows = static_cast<const Part&>(part);
    if (!rows.hasRows)
        return;
    std::string text;
    if (m_options.findsDuplicates) {
        appendCounted(text, rows.keys);
        text += rows.text;
    } else {
        appendForm(text, rows.form(), rows.holes);
    }
    m_writer.append(out, m_options.findsDuplicates ? PartTag::RowsApart : PartTag::Rows, text);
}

void PartReport::end(std::string& out)
{
    if (m_totals)
        m_writer.append(out, PartTag::End, totalsText(*m_totals));
}

} // namespace nidus::report
