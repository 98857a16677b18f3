// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/checktable.h"

#include "core/exchange/formats/lineformat.h"
#include "core/findings/text/urnremarks.h"

#include <algorithm>

namespace nidus::report {

namespace {

/// Appends the columns before the URN, which never contain a separator, and the start of a plain URN.
void appendFront(ReportPart& part, const ReportRow& row, std::string_view code, char separator,
                 std::string_view plain = {})
{
    const std::string_view number = part.lineNumber.digits(row.line.line);
    const std::string_view verdict = check::verdictWord(row.line.outcome.verdict);
    const std::string_view nid = nidOf(row.line);
    constexpr std::size_t kSeparators = 5;
    const std::size_t room = number.size() + verdict.size() + nid.size() + exchange::BufferWriter::kNumber +
                             code.size() + kSeparators + plain.size();
    exchange::appendInRoom(part.text, room, [&](exchange::BufferWriter& writer) {
        writer.text(number);
        writer.character(separator);
        writer.text(verdict);
        writer.character(separator);
        writer.text(nid);
        writer.character(separator);
        if (row.line.outcome.reason != check::CheckReason::None)
            writer.number(row.line.outcome.offset);
        writer.character(separator);
        writer.text(code);
        writer.character(separator);
        writer.text(plain);
    });
}

/// Appends the whole row of a line without findings, like nearly all lines of most inputs.
void appendSilentTsv(ReportPart& part, const batch::CheckedLine& line)
{
    constexpr std::string_view kVerdict = "\tvalid\t";
    constexpr std::string_view kNoOffsetNoCode = "\t\t\t";
    constexpr std::string_view kNoMessage = "\t\n";
    const std::string_view number = part.lineNumber.digits(line.line);
    const std::string_view nid = nidOf(line);
    const std::size_t room = number.size() + kVerdict.size() + nid.size() + kNoOffsetNoCode.size() +
                             line.text.size() + kNoMessage.size();
    exchange::appendInRoom(part.text, room, [&](exchange::BufferWriter& writer) {
        writer.text(number);
        writer.text(kVerdict);
        writer.text(nid);
        writer.text(kNoOffsetNoCode);
        writer.text(line.text);
        writer.text(kNoMessage);
    });
}

} // namespace

void TableReport::appendMessage(std::string& out, ReportPart& part, const ReportRow& row) const
{
    remarkBriefly(part, row);
    const std::size_t begin = out.size();
    findings::appendLeadingSentence(out, part.remarks, part.sentences);
    // A stored sentence contains no tabs or line ends.
    if (!std::ranges::all_of(part.remarks.all(), &findings::Remark::sentence))
        exchange::closeField(out, begin);
}

void TsvReport::format(ReportPart& part, const ReportRow& row) const
{
    if (isSilent(row) && !m_hasMore)
        return appendSilentTsv(part, row.line);
    std::string& out = part.text;
    const std::string_view code = codeOf(row);
    const bool isPlain = isPlainUrn(row.line);
    appendFront(part, row, code, '\t', isPlain ? row.line.text : std::string_view());
    if (!isPlain)
        exchange::appendUrn(out, row.line.text);
    out += '\t';
    if (!code.empty())
        appendMessage(out, part, row);
    if (settings().hasColumn) {
        out += '\t';
        exchange::appendNumber(out, row.line.column);
    }
    if (settings().hasAccepting) {
        out += '\t';
        out += acceptingOf(row, settings());
    }
    if (hasFile(settings())) {
        out += '\t';
        const std::size_t begin = out.size();
        out += fileOf(settings(), row.file);
        exchange::closeField(out, begin);
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
    appendFront(part, row, code, ',');
    std::size_t begin = out.size();
    if (isPlainUrn(row.line))
        out += row.line.text;
    else
        exchange::appendUrn(out, row.line.text);
    exchange::closeCsvField(out, begin);
    out += ',';
    begin = out.size();
    if (!code.empty())
        appendMessage(out, part, row);
    exchange::closeCsvField(out, begin);
    if (settings().hasColumn) {
        out += ',';
        exchange::appendNumber(out, row.line.column);
    }
    if (settings().hasAccepting) {
        out += ',';
        exchange::appendCsvField(out, acceptingOf(row, settings()));
    }
    if (hasFile(settings())) {
        out += ',';
        exchange::appendCsvField(out, fileOf(settings(), row.file));
    }
    out += "\r\n";
}

} // namespace nidus::report
