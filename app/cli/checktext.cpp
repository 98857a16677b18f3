// SPDX-License-Identifier: Apache-2.0
#include "app/cli/checktext.h"

#include "app/cli/clitext.h"
#include "app/cli/terminalsink.h"
#include "core/exchange/formats/lineformat.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr int kCountWidth = 12; ///< columns
constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kPlain = "\x1b[0m";

std::string_view colourOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Valid:
        return "\x1b[32m";
    case Verdict::Invalid:
        return "\x1b[31m";
    case Verdict::Unregistered:
        return "\x1b[33m";
    case Verdict::Undecided:
        return "\x1b[35m";
    }
    return {};
}

} // namespace

void TextReport::format(ReportPart& part, const ReportRow& row) const
{
    std::string& out = part.text;
    const Verdict verdict = row.line.outcome.verdict;
    if (codeOf(row).empty()) {
        addPlace(out, row);
        if (settings().hasColumn) {
            out += ':';
            appendNumber(out, row.line.column);
        }
        out += ": ";
        addColoured(out, verdict, verdictWord(verdict));
        out += ": ";
        appendUrn(out, row.line.text);
        out += '\n';
        addAccepting(out, row);
        return;
    }
    remark(part, row);
    std::string_view word = verdictWord(verdict);
    for (const Remark& remark : part.remarks.all()) {
        addRemark(part, row, remark, word);
        word = "note";
    }
    if (m_look.showsSource)
        addSource(out, row);
    addAccepting(out, row);
}

void TextReport::addAccepting(std::string& out, const ReportRow& row) const
{
    if (!settings().hasAccepting)
        return;
    addPlace(out, row);
    out += ": note: ";
    appendField(
        out,
        Cli::tr("accepted by the rules of: %1").arg(QString::fromStdString(acceptingOf(row, settings()))));
    out += '\n';
}

void TextReport::addPlace(std::string& out, const ReportRow& row) const
{
    if (m_look.useColour)
        out += kBold;
    const std::string_view file = fileOf(settings(), row.file);
    if (m_look.useColour)
        out += terminalText(std::string(file));
    else
        out += file;
    out += ':';
    appendNumber(out, row.line.line);
    if (m_look.useColour)
        out += kPlain;
}

void TextReport::addRemark(ReportPart& part, const ReportRow& row, const Remark& remark,
                           std::string_view word) const
{
    std::string& out = part.text;
    addPlace(out, row);
    out += ':';
    appendNumber(out, row.line.column - 1 + columnAt(row.line.text, remark.range.offset));
    out += ": ";
    addColoured(out, row.line.outcome.verdict, word);
    out += '[';
    const QLatin1StringView id = remark.id.word();
    out.append(id.data(), std::size_t(id.size()));
    out += "]: ";
    const std::size_t begin = out.size();
    part.sentences.append(out, part.remarks, remark);
    closeField(out, begin);
    out += '\n';
}

/// The URN as a terminal may show it, a caret under the byte it is about.
void TextReport::addSource(std::string& out, const ReportRow& row) const
{
    const std::size_t offset = row.line.outcome.offset;
    std::string before;
    appendUrn(before, row.line.text.substr(0, offset));
    out += "    ";
    appendUrn(out, row.line.text);
    out += "\n    ";
    out.append(before.size(), ' ');
    addColoured(out, row.line.outcome.verdict, "^");
    out += '\n';
}

void TextReport::addColoured(std::string& out, Verdict verdict, std::string_view word) const
{
    if (m_look.useColour)
        out += colourOf(verdict);
    out += word;
    if (m_look.useColour)
        out += kPlain;
}

void TextSummary::end(std::string& out)
{
    for (const NidCounts& counts : summary().counts()) {
        QString nid = QString::fromStdString(counts.nid);
        if (counts.nid.empty())
            nid = Cli::tr("(no NID)");
        else if (counts.nid == kOtherNids)
            nid = Cli::tr("(all other NIDs)");
        const auto number = [&counts](Verdict verdict) { return QString::number(counts.of(verdict)); };
        // Rounded down: 100 % are all.
        const double share =
            std::floor(1000.0 * double(counts.of(Verdict::Valid)) / double(counts.total())) / 10;
        out += Cli::tr("%1: %2 checked, %3 % valid: %4 valid, %5 invalid, %6 unregistered, %7 undecided")
                   .arg(nid, QString::number(counts.total()), QString::number(share, 'f', 1),
                        number(Verdict::Valid), number(Verdict::Invalid), number(Verdict::Unregistered),
                        number(Verdict::Undecided))
                   .toStdString();
        out += '\n';
        for (const NidCounts::Code& code : counts.codes)
            out += u"%1  %2  %3\n"_s.arg(code.count, kCountWidth)
                       .arg(QString::fromLatin1(code.word.data(), qsizetype(code.word.size())),
                            QString::fromStdString(code.example))
                       .toStdString();
    }
}

} // namespace nidus
