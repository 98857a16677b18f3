// SPDX-License-Identifier: Apache-2.0
#include "core/report/checkreport.h"

#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/findings/urnfindings.h"

namespace nidus {

void CheckReport::add(std::string& out, const ReportRow& row)
{
    if (!m_row)
        m_row = newPart();
    m_row->clear();
    format(*m_row, row);
    append(out, *m_row);
}

QList<Finding> CheckReport::findingsOf(const ReportRow& row) const
{
    QList<Finding> findings;
    if (row.line.outcome.reason != CheckReason::None)
        findings = checkFindings(row.line.outcome, row.line.text, *m_settings.checker);
    if (row.firstPlace)
        findings.append(duplicateFinding(row));
    return findings;
}

QString CheckReport::sentenceOf(const ReportRow& row) const
{
    if (row.line.outcome.reason == CheckReason::None)
        return message(duplicateFinding(row));
    return leadingSentence(leadingFindings(row.line.outcome, row.line.text, *m_settings.checker));
}

Finding CheckReport::duplicateFinding(const ReportRow& row) const
{
    const QString number = QString::number(row.firstPlace->line);
    const bool isSameFile = row.firstPlace->file == row.file;
    return makeFinding(
        kCheckDuplicate, {},
        {isSameFile ? number : m_settings.files.value(qsizetype(row.firstPlace->file)) + u':' + number});
}

bool hasFile(const ReportSettings& settings)
{
    return settings.files.size() > 1;
}

bool hasAccepting(const ReportSettings& settings)
{
    return settings.checker->options().against == CheckAgainst::AllNamespaces;
}

std::string acceptingOf(const ReportRow& row, const ReportSettings& settings)
{
    std::string accepting;
    for (const std::string_view nid : settings.checker->acceptingNids(row.line.text)) {
        accepting += accepting.empty() ? "" : " ";
        accepting += nid;
    }
    return accepting;
}

std::string_view codeOf(const ReportRow& row)
{
    const QLatin1StringView code = row.line.outcome.reason == CheckReason::None && row.firstPlace
                                       ? kCheckDuplicate.word()
                                       : checkCode(row.line.outcome);
    return {code.data(), static_cast<std::size_t>(code.size())};
}

std::string_view nidOf(const CheckedLine& line)
{
    if (line.outcome.nidLength == 0)
        return {};
    return line.text.substr(line.outcome.nidOffset, line.outcome.nidLength);
}

} // namespace nidus
