// SPDX-License-Identifier: Apache-2.0
#include "core/report/comparisonreport.h"

#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/lineformat.h"
#include "core/report/checkformats.h"
#include "core/report/keptreport.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nidus::report {

namespace {

struct ComparedRow
{
    base::ByteHash name;
    check::Verdict verdict;
    std::string_view code; ///< from the catalog
    std::size_t end;       ///< end of its text, which starts where the previous one ends
};

struct ComparisonPart final : ReportPart
{
    explicit ComparisonPart(std::unique_ptr<ReportPart> part, urn::Rfc rfc)
        : written(std::move(part)), names(rfc)
    {}
    void clear() override
    {
        written->clear();
        rows.clear();
    }

    std::unique_ptr<ReportPart> written; ///< the bad rows
    batch::ComparedNames names;
    std::vector<ComparedRow> rows;
};

std::array<std::pair<batch::NameChange, std::uint64_t>, 4> countsOf(const batch::CodeChanges& changes)
{
    return {{{batch::NameChange::New, changes.names.fresh},
             {batch::NameChange::Still, changes.names.still},
             {batch::NameChange::Fixed, changes.names.fixed},
             {batch::NameChange::Gone, changes.names.gone}}};
}

} // namespace

ComparisonReport::ComparisonReport(ReportFormat format, std::unique_ptr<CheckReport> rows,
                                   EarlierReport earlier)
    : CheckReport(rows->settings()), m_format(format), m_rows(std::move(rows)), m_earlier(std::move(earlier))
{}

std::unique_ptr<ReportPart> ComparisonReport::newPart() const
{
    return std::make_unique<ComparisonPart>(m_rows->newPart(), settings().checker->options().rfc);
}

void ComparisonReport::format(ReportPart& part, const ReportRow& row) const
{
    auto& compared = static_cast<ComparisonPart&>(part);
    const check::Verdict verdict = row.line.outcome.verdict;
    if (verdict != check::Verdict::Valid)
        m_rows->format(*compared.written, row);
    compared.rows.push_back(
        {compared.names.of(row.line.text), verdict, codeOf(row), compared.written->text.size()});
}

void ComparisonReport::begin(std::string& out)
{
    if (m_format != ReportFormat::Csv)
        return;
    out += "change,before,";
    m_rows->begin(out);
}

void ComparisonReport::append(std::string& out, const ReportPart& part)
{
    const auto& compared = static_cast<const ComparisonPart&>(part);
    std::size_t begin = 0;
    for (const ComparedRow& row : compared.rows) {
        const std::optional<batch::Comparison::ComparedName> name =
            m_earlier.names.add(row.name, row.verdict, row.code);
        if (row.verdict != check::Verdict::Valid && name && name->isFirst)
            addRow(out, name->change, name->before,
                   std::string_view(compared.written->text).substr(begin, row.end - begin));
        begin = row.end;
    }
}

void ComparisonReport::end(std::string& out)
{
    if (!m_isComplete)
        return;
    batch::ComparedNames names(settings().checker->options().rfc);
    const auto take = [&](const SavedRow& row) {
        const std::optional<batch::NameChange> change = row.verdict == check::Verdict::Valid
                                                            ? std::nullopt
                                                            : m_earlier.names.takeEnded(names.of(row.name));
        if (change)
            addEnded(out, *change, row.name, row.code);
        return true;
    };
    auto source = m_earlier.open();
    const base::Result<void> read =
        source ? readKeptReport(*std::move(source), take) : std::unexpected(source.error());
    if (!read)
        m_failure = read.error();
}

void ComparisonReport::addRow(std::string& out, batch::NameChange change, std::string_view before,
                              std::string_view row) const
{
    if (m_format == ReportFormat::None)
        return;
    if (m_format == ReportFormat::JsonLines) {
        exchange::JsonWriter json(out);
        json.beginObject();
        json.key("change");
        json.text(batch::changeWord(change));
        json.key("before");
        if (before.empty())
            json.null();
        else
            json.text(before);
        out += ',';
        out += row.substr(1);
        return;
    }
    out += batch::changeWord(change);
    if (m_format == ReportFormat::Tsv || m_format == ReportFormat::Csv) {
        const char separator = m_format == ReportFormat::Tsv ? '\t' : ',';
        out += separator;
        out += before;
        out += separator;
    } else {
        out += ": ";
    }
    out += row;
}

void ComparisonReport::addEnded(std::string& out, batch::NameChange change, std::string_view name,
                                std::string_view before) const
{
    const bool isValidNow = change == batch::NameChange::Fixed;
    const std::string_view verdict =
        isValidNow ? check::verdictWord(check::Verdict::Valid) : std::string_view();
    if (m_format == ReportFormat::None)
        return;
    if (m_format == ReportFormat::JsonLines) {
        std::string row;
        exchange::JsonWriter json(row);
        json.beginObject();
        json.key("verdict");
        if (isValidNow)
            json.text(verdict);
        else
            json.null();
        json.key("urn");
        if (json.urn(name)) {
            json.key("escaped");
            json.boolean(true);
        }
        json.endObject();
        row += '\n';
        return addRow(out, change, before, row);
    }
    std::string row;
    if (m_format == ReportFormat::Tsv) {
        row += '\t';
        row += verdict;
        row += "\t\t\t\t";
        exchange::appendUrn(row, name);
        row += "\t\n";
    } else if (m_format == ReportFormat::Csv) {
        std::string written;
        exchange::appendUrn(written, name);
        row += ',';
        row += verdict;
        row += ",,,,";
        exchange::appendCsvField(row, written);
        row += ",\r\n";
    } else {
        row += m_earlier.path + ": " + std::string(before) + ": ";
        exchange::appendUrn(row, name);
        row += isValidNow ? ": valid\n" : "\n";
    }
    addRow(out, change, before, row);
}

ComparisonSummary::ComparisonSummary(ReportFormat format, ReportSettings settings, EarlierReport earlier)
    : ComparisonReport(ReportFormat::None, makeCheckReport(ReportFormat::None, std::move(settings)),
                       std::move(earlier)),
      m_summaryFormat(format)
{}

void ComparisonSummary::end(std::string& out)
{
    std::vector<batch::CodeChanges> codes = comparison().byCode();
    if (!isComplete())
        std::ranges::for_each(codes, [](batch::CodeChanges& changes) {
            changes.names.fixed = 0;
            changes.names.gone = 0;
        });
    if (m_summaryFormat == ReportFormat::Json) {
        exchange::JsonWriter json(out, exchange::JsonLayout::Indented);
        json.beginArray();
        for (const batch::CodeChanges& changes : codes) {
            json.beginObject();
            json.key("code");
            json.text(changes.code);
            for (const auto& [change, count] : countsOf(changes)) {
                json.key(batch::changeWord(change));
                json.number(count);
            }
            json.endObject();
        }
        json.endArray();
        out += '\n';
        return;
    }
    for (const batch::CodeChanges& changes : codes) {
        out += changes.code;
        for (const auto& [change, count] : countsOf(changes)) {
            out += '\t';
            exchange::appendNumber(out, count);
            if (m_summaryFormat == ReportFormat::Text)
                (out += ' ') += batch::changeWord(change);
        }
        out += '\n';
    }
}

} // namespace nidus::report
