// SPDX-License-Identifier: Apache-2.0
#include "core/report/checkci.h"

#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalogue.h"
#include "core/urn/presentation.h"

#include <utility>
#include <vector>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

/// Results without the number of their rule, which is told by the results before.
class SarifPart final : public ReportPart
{
public:
    struct Result
    {
        FindingId id;
        std::size_t end; ///< of its text in the part
    };

    void clear() override
    {
        ReportPart::clear();
        results.clear();
    }

    std::vector<Result> results;
};

class JunitPart final : public ReportPart
{
public:
    void clear() override
    {
        ReportPart::clear();
        file.reset();
    }

    std::optional<std::size_t> file; ///< of its rows; absent without rows
};

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

std::unique_ptr<ReportPart> SarifReport::newPart() const
{
    return std::make_unique<SarifPart>();
}

void SarifReport::format(ReportPart& part, const ReportRow& row) const
{
    const QString file = settings().files.value(qsizetype(row.file));
    const std::uint64_t start = settings().hasColumn ? row.line.column : 1;
    for (const Finding& finding : findingsOf(row)) {
        const std::uint64_t column = start + columnAt(row.line.text, finding.range.offset) - 1;
        m_writer.describe(
            part.text,
            {.finding = finding, .file = file, .subject = {}, .line = row.line.line, .column = column});
        static_cast<SarifPart&>(part).results.push_back({finding.id, part.text.size()});
    }
}

void SarifReport::append(std::string& out, const ReportPart& part)
{
    std::size_t begin = 0;
    for (const SarifPart::Result& result : static_cast<const SarifPart&>(part).results) {
        m_writer.add(result.id, std::string_view(part.text).substr(begin, result.end - begin));
        begin = result.end;
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

std::unique_ptr<ReportPart> JunitReport::newPart() const
{
    return std::make_unique<JunitPart>();
}

void JunitReport::format(ReportPart& part, const ReportRow& row) const
{
    static_cast<JunitPart&>(part).file = row.file;
    const QString file = settings().files.value(qsizetype(row.file));
    QStringList sentences;
    const QList<Finding> findings = findingsOf(row);
    sentences.reserve(findings.size());
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
    JunitWriter(part.text).add(one);
}

void JunitReport::append(std::string& out, const ReportPart& part)
{
    const std::optional<std::size_t> file = static_cast<const JunitPart&>(part).file;
    if (file && m_file != file)
        m_writer.beginSuite(settings().files.value(qsizetype(*file)));
    m_file = file ? file : m_file;
    pour(m_text, out);
    out += part.text;
}

void JunitReport::end(std::string& out)
{
    m_writer.end();
    pour(m_text, out);
}

} // namespace nidus
