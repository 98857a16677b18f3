// SPDX-License-Identifier: Apache-2.0
#include "core/report/lint/lintreport.h"

#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/report/rows/findingjson.h"
#include "core/report/rows/junit.h"
#include "core/report/rows/sarif.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::report {

namespace {

QString placeOf(const PlacedFinding& placed)
{
    return placed.line > 0 ? placed.subject + u":%1:%2"_s.arg(placed.line).arg(placed.column)
                           : placed.subject;
}

/// Returns a word such as "error", or "accepted".
QString standingOf(const PlacedFinding& placed)
{
    return placed.acceptance ? QString("accepted"_L1)
                             : QString(findings::severityWord(placed.finding.severity));
}

/// Returns the message, and the reason why the finding was accepted.
QString sentenceOf(const PlacedFinding& placed)
{
    const QString sentence = findings::message(placed.finding);
    return placed.acceptance ? sentence + u" ("_s + findings::acceptanceText(*placed.acceptance) + u')'
                             : sentence;
}

class TextLint final : public LintReport
{
public:
    void add(std::string& out, const PlacedFinding& placed) override
    {
        const QString head = u": "_s + standingOf(placed) + u'[' + placed.finding.id.word() + "]: "_L1;
        out += (placeOf(placed) + head + sentenceOf(placed) + u'\n').toStdString();
    }
};

/// Columns: subject, line, column, severity, code, message; empty if not applicable.
class TableLint final : public LintReport
{
public:
    explicit TableLint(bool isCsv) : m_isCsv(isCsv) {}

    void begin(std::string& out) override
    {
        if (m_isCsv)
            out += "subject,line,column,severity,code,message\r\n";
    }
    void add(std::string& out, const PlacedFinding& placed) override
    {
        const auto number = [](qsizetype value) { return value > 0 ? QString::number(value) : QString(); };
        const QStringList cells{placed.subject,     number(placed.line),      number(placed.column),
                                standingOf(placed), placed.finding.id.word(), sentenceOf(placed)};
        for (qsizetype i = 0; i < cells.size(); ++i) {
            std::string cell;
            exchange::appendField(cell, cells[i]);
            if (i > 0)
                out += m_isCsv ? ',' : '\t';
            if (m_isCsv)
                exchange::appendCsvField(out, cell);
            else
                out += cell;
        }
        out += m_isCsv ? "\r\n" : "\n";
    }

private:
    bool m_isCsv;
};

void writeObject(std::string& out, const PlacedFinding& placed)
{
    exchange::JsonWriter json(out);
    const auto place = [&json](std::string_view key, qsizetype number) {
        json.key(key);
        if (number > 0)
            json.number(number);
        else
            json.null();
    };
    json.beginObject();
    json.key("subject");
    json.text(placed.subject);
    place("line", placed.line);
    place("column", placed.column);
    json.key("finding");
    writeFinding(json, placed.finding);
    if (placed.acceptance) {
        json.key("accepted");
        json.beginObject();
        json.key("reason");
        json.text(placed.acceptance->text);
        json.key("who");
        json.textOrNull(placed.acceptance->who);
        json.key("when");
        json.textOrNull(placed.acceptance->when.toString(Qt::ISODateWithMs));
        json.endObject();
    }
    json.endObject();
}

class JsonLinesLint final : public LintReport
{
public:
    void add(std::string& out, const PlacedFinding& placed) override
    {
        writeObject(out, placed);
        out += '\n';
    }
};

class JsonLint final : public LintReport
{
public:
    void begin(std::string& out) override { out += '['; }
    void add(std::string& out, const PlacedFinding& placed) override
    {
        out += m_isFirst ? "\n" : ",\n";
        m_isFirst = false;
        writeObject(out, placed);
    }
    void end(std::string& out) override { out += "\n]\n"; }

private:
    bool m_isFirst = true;
};

class SarifLint final : public LintReport
{
public:
    void begin(std::string& out) override
    {
        m_writer.begin();
        pour(out);
    }
    void add(std::string& out, const PlacedFinding& placed) override
    {
        const std::string sentence = findings::message(placed.finding).toStdString();
        const std::string subject =
            placed.isInFile ? fileUri(placed.subject.toStdString()) : placed.subject.toStdString();
        m_writer.add({.id = placed.finding.id,
                      .severity = placed.finding.severity,
                      .message = sentence,
                      .uri = placed.isInFile ? subject : std::string_view(),
                      .subject = placed.isInFile ? std::string_view() : subject,
                      .line = std::uint64_t(placed.line),
                      .column = std::uint64_t(placed.column),
                      .length = std::uint64_t(placed.length),
                      .acceptance = placed.acceptance});
        pour(out);
    }
    void end(std::string& out) override
    {
        m_writer.end();
        m_text += '\n';
        pour(out);
    }

private:
    void pour(std::string& out) { out += std::exchange(m_text, {}); }

    std::string m_text;
    SarifWriter m_writer{m_text, SarifWriter::Suppressions::Listed};
};

/// One suite per template. A template without failures has a passing case, so that it appears.
class JunitLint final : public LintReport
{
public:
    explicit JunitLint(const LintReportOptions& options) : m_options(options) {}

    void begin(std::string& out) override
    {
        m_writer.begin();
        pour(out);
    }
    void beginTemplate(std::string& /*out*/, const QString& name) override
    {
        m_writer.beginSuite(name.toStdString());
        m_name = name.toStdString();
        m_hasFailed = false;
    }
    void add(std::string& out, const PlacedFinding& placed) override
    {
        std::string sentence = findings::message(placed.finding).toStdString();
        const std::string id = QString(placed.finding.id.word()).toStdString();
        const std::string place = placeOf(placed).toStdString();
        JunitCase one{.name = id, .place = place, .failure = {}};
        if (placed.acceptance) {
            sentence = sentenceOf(placed).toStdString();
            one.skipped = sentence;
        } else if (!m_options.neverFails && placed.finding.severity >= m_options.failLevel) {
            one.failure = sentence;
            one.failureType = one.name;
            m_hasFailed = true;
        } else {
            sentence.insert(0, (findings::severityWord(placed.finding.severity) + ": "_L1).toStdString());
            one.remark = sentence;
        }
        m_writer.add(one);
        pour(out);
    }
    void endTemplate(std::string& out) override
    {
        if (!m_hasFailed)
            m_writer.add({.name = "lint", .place = m_name, .failure = {}});
        pour(out);
    }
    void end(std::string& out) override
    {
        m_writer.end();
        pour(out);
    }

private:
    void pour(std::string& out) { out += std::exchange(m_text, {}); }

    LintReportOptions m_options;
    std::string m_text;
    JunitWriter m_writer{m_text};
    std::string m_name;
    bool m_hasFailed = false;
};

/// Writes nothing; only the exit status reports the result.
class NoLint final : public LintReport
{
public:
    void add(std::string& /*out*/, const PlacedFinding& /*placed*/) override {}
};

} // namespace

std::unique_ptr<LintReport> makeLintReport(ReportFormat format, const LintReportOptions& options)
{
    switch (format) {
    case ReportFormat::Text: return std::make_unique<TextLint>();
    case ReportFormat::Tsv: return std::make_unique<TableLint>(false);
    case ReportFormat::Csv: return std::make_unique<TableLint>(true);
    case ReportFormat::JsonLines: return std::make_unique<JsonLinesLint>();
    case ReportFormat::Json: return std::make_unique<JsonLint>();
    case ReportFormat::Sarif: return std::make_unique<SarifLint>();
    case ReportFormat::Junit: return std::make_unique<JunitLint>(options);
    case ReportFormat::None: return std::make_unique<NoLint>();
    }
    std::unreachable();
}

} // namespace nidus::report
