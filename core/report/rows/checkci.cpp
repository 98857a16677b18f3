// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/checkci.h"

#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/urnremarks.h"
#include "core/report/rows/jsonsentences.h"
#include "core/report/rows/partfile.h"

#include <vector>

namespace nidus::report {

namespace {

/// Results without their rule's index, which depends on the results before.
class SarifPart final : public ReportPart
{
public:
    struct Result
    {
        findings::FindingId id;
        std::size_t end; ///< end of its text in the part
    };

    void clear() override
    {
        ReportPart::clear();
        results.clear();
    }

    void save(std::string& out) const override
    {
        for (const Result& result : results) {
            const QLatin1StringView word = result.id.word();
            appendCounted(out, {word.data(), std::size_t(word.size())});
            appendVarint(out, result.end);
        }
    }
    [[nodiscard]] bool load(std::string_view saved, const PlaceMoves& moves) override
    {
        while (!saved.empty()) {
            const std::optional<std::string_view> word = takeCounted(saved);
            const std::optional<std::uint64_t> end = takeVarint(saved);
            const findings::CatalogEntry* const entry =
                word && end ? findings::catalogEntry(QString::fromUtf8(word->data(), qsizetype(word->size())))
                            : nullptr;
            if (entry == nullptr)
                return false;
            results.push_back({entry->id, moves(*end)});
        }
        return (results.empty() ? 0 : results.back().end) == text.size();
    }

    std::vector<Result> results;
    JsonSentences strings;
};

class JunitPart final : public ReportPart
{
public:
    void clear() override
    {
        ReportPart::clear();
        file.reset();
    }

    void save(std::string& out) const override { appendVarint(out, file ? *file + 1 : 0); }
    [[nodiscard]] bool load(std::string_view saved, const PlaceMoves& /*moves*/) override
    {
        const std::optional<std::uint64_t> number = takeVarint(saved);
        if (number && *number > 0)
            file = *number - 1;
        return number && saved.empty();
    }

    std::optional<std::size_t> file; ///< of its rows; absent if there are none
};

/// Moves the written text to the end of `out`.
void pour(std::string& text, std::string& out)
{
    if (out.empty())
        out.swap(text); // keeps the memory of both
    else
        out += text;
    text.clear();
}

} // namespace

SarifReport::SarifReport(ReportSettings settings) : CheckReport(std::move(settings))
{
    for (const std::string& file : this->settings().files)
        m_uris.push_back(fileUri(file));
}

void SarifReport::begin(std::string& out)
{
    m_writer.begin();
    pour(m_text, out);
}

std::unique_ptr<ReportPart> SarifReport::newPart() const { return std::make_unique<SarifPart>(); }

void SarifReport::format(ReportPart& part, const ReportRow& row) const
{
    const std::uint64_t start = settings().hasColumn ? row.line.column : 1;
    remark(part, row);
    auto& results = static_cast<SarifPart&>(part);
    for (const findings::Remark& remark : part.remarks.all()) {
        m_writer.describe(part.text,
                          {.id = remark.id,
                           .severity = findings::severityOf(remark.id, row.line.outcome),
                           .message = {},
                           .uri = row.file < m_uris.size() ? m_uris[row.file] : std::string_view(),
                           .subject = {},
                           .line = row.line.line,
                           .column = start + exchange::columnAt(row.line.text, remark.range.offset) - 1},
                          results.strings.string(part, remark));
        results.results.push_back({remark.id, part.text.size()});
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

std::unique_ptr<ReportPart> JunitReport::newPart() const { return std::make_unique<JunitPart>(); }

void JunitReport::format(ReportPart& part, const ReportRow& row) const
{
    static_cast<JunitPart&>(part).file = row.file;
    remark(part, row);
    std::string& sentences = part.sentence;
    sentences.clear();
    for (const findings::Remark& remark : part.remarks.all()) {
        sentences += sentences.empty() ? "" : "\n";
        part.sentences.append(sentences, part.remarks, remark);
    }
    std::string name;
    exchange::appendUrn(name, row.line.text);
    std::string place(fileOf(settings(), row.file));
    place += ':';
    exchange::appendNumber(place, row.line.line);
    JunitCase one{.name = name, .place = place, .failure = {}};
    if (row.line.outcome.verdict == check::Verdict::Valid) {
        one.remark = sentences;
    } else {
        one.failure = sentences;
        one.failureType = codeOf(row);
    }
    JunitWriter(part.text).add(one);
}

void JunitReport::append(std::string& out, const ReportPart& part)
{
    const std::optional<std::size_t> file = static_cast<const JunitPart&>(part).file;
    if (file && m_file != file)
        m_writer.beginSuite(fileOf(settings(), *file));
    m_file = file ? file : m_file;
    pour(m_text, out);
    out += part.text;
}

void JunitReport::end(std::string& out)
{
    m_writer.end();
    pour(m_text, out);
}

} // namespace nidus::report
