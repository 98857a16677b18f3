// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/checktext.h"

#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/reporttext.h"

namespace nidus::report {

namespace {

constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kPlain = "\x1b[0m";

std::string_view colorOf(check::Verdict verdict)
{
    switch (verdict) {
    case check::Verdict::Valid: return "\x1b[32m";
    case check::Verdict::Invalid: return "\x1b[31m";
    case check::Verdict::Unregistered: return "\x1b[33m";
    case check::Verdict::Undecided: return "\x1b[35m";
    }
    return {};
}

} // namespace

void TextReport::format(ReportPart& part, const ReportRow& row) const
{
    std::string& out = part.text;
    const check::Verdict verdict = row.line.outcome.verdict;
    if (codeOf(row).empty()) {
        addPlace(out, row);
        if (settings().hasColumn) {
            out += ':';
            exchange::appendNumber(out, row.line.column);
        }
        out += ": ";
        addColored(out, verdict, check::verdictWord(verdict));
        out += ": ";
        exchange::appendUrn(out, row.line.text);
        out += '\n';
        addAccepting(out, row);
        return;
    }
    remark(part, row);
    std::string_view word = check::verdictWord(verdict);
    for (const findings::Remark& remark : part.remarks.all()) {
        addRemark(part, row, remark, word);
        word = "note";
    }
    if (settings().look.showsSource)
        addSource(out, row);
    addAccepting(out, row);
}

void TextReport::addAccepting(std::string& out, const ReportRow& row) const
{
    if (!settings().hasAccepting)
        return;
    addPlace(out, row);
    out += ": note: ";
    exchange::appendField(out,
                          findings::acceptedBySentence(QString::fromStdString(acceptingOf(row, settings()))));
    out += '\n';
}

void TextReport::addPlace(std::string& out, const ReportRow& row) const
{
    if (settings().look.useColor)
        out += kBold;
    const std::string_view file = fileOf(settings(), row.file);
    if (settings().look.useColor)
        out += findings::terminalText(file);
    else
        out += file;
    out += ':';
    exchange::appendNumber(out, row.line.line);
    if (settings().look.useColor)
        out += kPlain;
}

void TextReport::addRemark(ReportPart& part, const ReportRow& row, const findings::Remark& remark,
                           std::string_view word) const
{
    std::string& out = part.text;
    addPlace(out, row);
    out += ':';
    exchange::appendNumber(out, row.line.column - 1 + exchange::columnAt(row.line.text, remark.range.offset));
    out += ": ";
    addColored(out, row.line.outcome.verdict, word);
    out += '[';
    const QLatin1StringView id = remark.id.word();
    out.append(id.data(), std::size_t(id.size()));
    out += "]: ";
    const std::size_t begin = out.size();
    part.sentences.append(out, part.remarks, remark);
    exchange::closeField(out, begin);
    out += '\n';
}

/// Adds the URN, escaped for a terminal, and a caret under the byte in question.
void TextReport::addSource(std::string& out, const ReportRow& row) const
{
    const std::size_t offset = row.line.outcome.offset;
    std::string before;
    exchange::appendUrn(before, row.line.text.substr(0, offset));
    out += "    ";
    exchange::appendUrn(out, row.line.text);
    out += "\n    ";
    out.append(before.size(), ' ');
    addColored(out, row.line.outcome.verdict, "^");
    out += '\n';
}

void TextReport::addColored(std::string& out, check::Verdict verdict, std::string_view word) const
{
    if (settings().look.useColor)
        out += colorOf(verdict);
    out += word;
    if (settings().look.useColor)
        out += kPlain;
}

} // namespace nidus::report
