// SPDX-License-Identifier: Apache-2.0
#include "core/report/checktable.h"

#include "core/exchange/formats/lineformat.h"
#include "core/findings/urnremarks.h"

namespace nidus {

namespace {

void appendOffset(std::string& out, const CheckOutcome& outcome)
{
    if (outcome.reason != CheckReason::None)
        appendNumber(out, outcome.offset);
}

} // namespace

void TableReport::appendMessage(std::string& out, ReportPart& part, const ReportRow& row) const
{
    remarkBriefly(part, row);
    const std::size_t begin = out.size();
    appendLeadingSentence(out, part.remarks, part.sentences);
    closeField(out, begin);
}

void TsvReport::format(ReportPart& part, const ReportRow& row) const
{
    std::string& out = part.text;
    const std::string_view code = codeOf(row);
    appendNumber(out, row.line.line);
    out += '\t';
    out += verdictWord(row.line.outcome.verdict);
    out += '\t';
    appendUrn(out, nidOf(row.line));
    out += '\t';
    appendOffset(out, row.line.outcome);
    out += '\t';
    out += code;
    out += '\t';
    appendUrn(out, row.line.text);
    out += '\t';
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
    appendNumber(out, row.line.line);
    out += ',';
    out += verdictWord(row.line.outcome.verdict);
    out += ',';
    std::size_t begin = out.size();
    appendUrn(out, nidOf(row.line));
    closeCsvField(out, begin);
    out += ',';
    appendOffset(out, row.line.outcome);
    out += ',';
    out += code;
    out += ',';
    begin = out.size();
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
