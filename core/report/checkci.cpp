// SPDX-License-Identifier: Apache-2.0
#include "core/report/checkci.h"

#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalogue.h"
#include "core/urn/presentation.h"

#include <utility>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

/// Moves what was written to the end of `out`.
void pour(std::string& text, std::string& out)
{
    out += std::exchange(text, {});
}

} // namespace

void SarifReport::begin(std::string& out)
{
    m_writer.begin();
    pour(m_text, out);
}

void SarifReport::add(std::string& out, const ReportRow& row)
{
    const QString file = settings().files.value(qsizetype(row.file));
    const std::uint64_t start = settings().hasColumn ? row.line.column : 1;
    for (const Finding& finding : findingsOf(row)) {
        const std::uint64_t column = start + columnAt(row.line.text, finding.range.offset) - 1;
        m_writer.add(
            {.finding = finding, .file = file, .subject = {}, .line = row.line.line, .column = column});
    }
    pour(m_text, out);
}

void SarifReport::end(std::string& out)
{
    m_writer.end();
    m_text += '\n';
    pour(m_text, out);
}

void JunitReport::begin(std::string& out)
{
    m_writer.begin();
    pour(m_text, out);
}

void JunitReport::add(std::string& out, const ReportRow& row)
{
    const QString file = settings().files.value(qsizetype(row.file));
    if (m_file != row.file)
        m_writer.beginSuite(file);
    m_file = row.file;
    QStringList sentences;
    const QList<Finding> findings = findingsOf(row);
    for (const Finding& finding : findings)
        sentences.append(message(finding));
    JunitCase one{.name = QString::fromStdString(escapedBytes(row.line.text)),
                  .place = file + u':' + QString::number(row.line.line),
                  .failure = {}};
    if (row.line.outcome.verdict == Verdict::Valid) {
        one.remark = sentences.join(u'\n');
    } else {
        const std::string_view code = codeOf(row);
        one.failure = sentences.join(u'\n');
        one.failureType = QString::fromLatin1(code.data(), qsizetype(code.size()));
    }
    m_writer.add(one);
    pour(m_text, out);
}

void JunitReport::end(std::string& out)
{
    m_writer.end();
    pour(m_text, out);
}

} // namespace nidus
