// SPDX-License-Identifier: Apache-2.0
#include "app/cli/check/checktext.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/terminalsink.h"
#include "core/exchange/formats/lineformat.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr int kCountWidth = 12; ///< columns
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

void TextReport::format(report::ReportPart& part, const report::ReportRow& row) const
{
    std::string& out = part.text;
    const check::Verdict verdict = row.line.outcome.verdict;
    if (report::codeOf(row).empty()) {
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
    if (m_look.showsSource)
        addSource(out, row);
    addAccepting(out, row);
}

void TextReport::addAccepting(std::string& out, const report::ReportRow& row) const
{
    if (!settings().hasAccepting)
        return;
    addPlace(out, row);
    out += ": note: ";
    exchange::appendField(out, Cli::tr("accepted by the rules of: %1")
                                   .arg(QString::fromStdString(report::acceptingOf(row, settings()))));
    out += '\n';
}

void TextReport::addPlace(std::string& out, const report::ReportRow& row) const
{
    if (m_look.useColor)
        out += kBold;
    const std::string_view file = report::fileOf(settings(), row.file);
    if (m_look.useColor)
        out += terminalText(std::string(file));
    else
        out += file;
    out += ':';
    exchange::appendNumber(out, row.line.line);
    if (m_look.useColor)
        out += kPlain;
}

void TextReport::addRemark(report::ReportPart& part, const report::ReportRow& row,
                           const findings::Remark& remark, std::string_view word) const
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
void TextReport::addSource(std::string& out, const report::ReportRow& row) const
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
    if (m_look.useColor)
        out += colorOf(verdict);
    out += word;
    if (m_look.useColor)
        out += kPlain;
}

void TextSummary::end(std::string& out)
{
    for (const report::NidCounts& counts : summary().counts()) {
        QString nid = QString::fromStdString(counts.nid);
        if (counts.nid.empty())
            nid = Cli::tr("(no NID)");
        else if (counts.nid == report::kOtherNids)
            nid = Cli::tr("(all other NIDs)");
        const auto number = [&counts](check::Verdict verdict) { return QString::number(counts.of(verdict)); };
        // Rounded down, so that 100 % means all.
        const double share =
            std::floor(1000.0 * double(counts.of(check::Verdict::Valid)) / double(counts.total())) / 10;
        out += Cli::tr("%1: %2 checked, %3 % valid: %4 valid, %5 invalid, %6 unregistered, %7 undecided")
                   .arg(nid, QString::number(counts.total()), QString::number(share, 'f', 1),
                        number(check::Verdict::Valid), number(check::Verdict::Invalid),
                        number(check::Verdict::Unregistered), number(check::Verdict::Undecided))
                   .toStdString();
        out += '\n';
        for (const report::NidCounts::Code& code : counts.codes)
            out += u"%1  %2  %3\n"_s.arg(code.count, kCountWidth)
                       .arg(QString::fromLatin1(code.word.data(), qsizetype(code.word.size())),
                            QString::fromStdString(code.example))
                       .toStdString();
    }
}

} // namespace nidus::cli
