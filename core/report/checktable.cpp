// SPDX-License-Identifier: Apache-2.0
#include "core/report/checktable.h"

#include "core/exchange/formats/lineformat.h"

namespace nidus {

namespace {

void appendOffset(std::string& out, const CheckOutcome& outcome)
{
    if (outcome.reason != CheckReason::None)
        appendNumber(out, outcome.offset);
}

} // namespace

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
        appendField(out, sentenceOf(row));
    if (settings().hasColumn) {
        out += '\t';
        appendNumber(out, row.line.column);
    }
    if (hasAccepting(settings())) {
        out += '\t';
        out += acceptingOf(row, settings());
    }
    if (hasFile(settings())) {
        out += '\t';
        appendField(out, settings().files[qsizetype(row.file)]);
    }
    out += '\n';
}

void CsvReport::begin(std::string& out)
{
    out += "line,verdict,nid,offset,code,urn,message";
    out += settings().hasColumn ? ",column" : "";
    out += hasAccepting(settings()) ? ",accepting" : "";
    out += hasFile(settings()) ? ",file\r\n" : "\r\n";
}

void CsvReport::format(ReportPart& part, const ReportRow& row) const
{
    std::string& out = part.text;
    const std::string_view code = codeOf(row);
    std::string urn;
    appendUrn(urn, row.line.text);
    std::string nid;
    appendUrn(nid, nidOf(row.line));
    std::string sentence;
    if (!code.empty())
        appendField(sentence, sentenceOf(row));
    appendNumber(out, row.line.line);
    out += ',';
    out += verdictWord(row.line.outcome.verdict);
    out += ',';
    appendCsvField(out, nid);
    out += ',';
    appendOffset(out, row.line.outcome);
    out += ',';
    out += code;
    out += ',';
    appendCsvField(out, urn);
    out += ',';
    appendCsvField(out, sentence);
    if (settings().hasColumn) {
        out += ',';
        appendNumber(out, row.line.column);
    }
    if (hasAccepting(settings())) {
        out += ',';
        appendCsvField(out, acceptingOf(row, settings()));
    }
    if (hasFile(settings())) {
        out += ',';
        appendCsvField(out, settings().files[qsizetype(row.file)].toStdString());
    }
    out += "\r\n";
}

} // namespace nidus
