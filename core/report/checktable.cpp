// SPDX-License-Identifier: Apache-2.0
#include "core/report/checktable.h"

#include "core/exchange/formats/lineformat.h"
#include "core/findings/urnremarks.h"

#include <algorithm>

namespace nidus {

namespace {

/// The columns in front of the URN, none of which can hold a separator, the URN where nothing in it is to be
/// escaped, and `behind`.
void appendFront(ReportPart& part, const ReportRow& row, std::string_view code, std::string_view urn,
                 char separator, std::string_view behind)
{
    const std::string_view line = part.lineNumber.digits(row.line.line);
    const std::string_view verdict = verdictWord(row.line.outcome.verdict);
    const std::string_view nid = nidOf(row.line);
    constexpr std::size_t kSeparators = 5;
    const std::size_t room = line.size() + verdict.size() + nid.size() + RoomWriter::kNumber + code.size() +
                             kSeparators + urn.size() + behind.size();
    appendInRoom(part.text, room, [&](RoomWriter& writer) {
        writer.text(line);
        writer.character(separator);
        writer.text(verdict);
        writer.character(separator);
        writer.text(nid);
        writer.character(separator);
        if (row.line.outcome.reason != CheckReason::None)
            writer.number(row.line.outcome.offset);
        writer.character(separator);
        writer.text(code);
        writer.character(separator);
        writer.text(urn);
        writer.text(behind);
    });
}

} // namespace

void TableReport::appendMessage(std::string& out, ReportPart& part, const ReportRow& row) const
{
    remarkBriefly(part, row);
    const std::size_t begin = out.size();
    appendLeadingSentence(out, part.remarks, part.sentences);
    // Sentences that are kept show such characters by their names.
    if (!std::ranges::all_of(part.remarks.all(), &Remark::sentence))
        closeField(out, begin);
}

void TsvReport::format(ReportPart& part, const ReportRow& row) const
{
    std::string& out = part.text;
    const std::string_view code = codeOf(row);
    if (code.empty() && !m_hasMore) // nearly every row of most reports
        return appendFront(part, row, code, row.line.text, '\t', "\t\n");
    if (isPlainUrn(row.line)) {
        appendFront(part, row, code, row.line.text, '\t', "\t");
    } else {
        appendFront(part, row, code, {}, '\t', {});
        appendUrn(out, row.line.text);
        out += '\t';
    }
    if (!code.empty())
        appendMessage(out, part, row);
    if (settings().hasColumn) {
        out += '\t';
        appendNumber(out, row.line.column);
    }
    if (settings().hasAccepting) {
        out += '\t';
        out += acceptingOf(row, settings());
    }
    if (hasFile(settings())) {
        out += '\t';
        const std::size_t begin = out.size();
        out += fileOf(settings(), row.file);
        closeField(out, begin);
    }
    out += '\n';
}

void CsvReport::begin(std::string& out)
{
    out += "line,verdict,nid,offset,code,urn,message";
    out += settings().hasColumn ? ",column" : "";
    out += settings().hasAccepting ? ",accepting" : "";
    out += hasFile(settings()) ? ",file\r\n" : "\r\n";
}

void CsvReport::format(ReportPart& part, const ReportRow& row) const
{
    std::string& out = part.text;
    const std::string_view code = codeOf(row);
    appendFront(part, row, code, {}, ',', {});
    std::size_t begin = out.size();
    if (isPlainUrn(row.line))
        out += row.line.text;
    else
        appendUrn(out, row.line.text);
    closeCsvField(out, begin);
    out += ',';
    begin = out.size();
    if (!code.empty())
        appendMessage(out, part, row);
    closeCsvField(out, begin);
    if (settings().hasColumn) {
        out += ',';
        appendNumber(out, row.line.column);
    }
    if (settings().hasAccepting) {
        out += ',';
        appendCsvField(out, acceptingOf(row, settings()));
    }
    if (hasFile(settings())) {
        out += ',';
        appendCsvField(out, fileOf(settings(), row.file));
    }
    out += "\r\n";
}

} // namespace nidus
