// SPDX-License-Identifier: Apache-2.0
#include "core/report/checkjson.h"

#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalogue.h"
#include "core/findings/urnremarks.h"

namespace nidus {

namespace {

std::string_view asBytes(QLatin1StringView word)
{
    return {word.data(), static_cast<std::size_t>(word.size())};
}

void writeExtras(JsonWriter& json, const ReportRow& row, const ReportSettings& settings)
{
    if (settings.hasColumn) {
        json.key("column");
        json.number(row.line.column);
    }
    if (hasFile(settings)) {
        json.key("file");
        json.text(fileOf(settings, row.file));
    }
    if (settings.hasAccepting) {
        json.key("accepting");
        json.beginArray();
        for (const std::string_view nid : settings.checker->acceptingNids(row.line.text))
            json.text(nid);
        json.endArray();
    }
    if (row.firstPlace) {
        json.key("duplicateOf");
        json.number(row.firstPlace->line);
        if (row.firstPlace->file != row.file) {
            json.key("duplicateOfFile");
            json.text(fileOf(settings, row.firstPlace->file));
        }
    }
}

/// Of each id what stands in front of its sentence and behind the place, which is the same in every row.
class JsonPart final : public ReportPart
{
public:
    /// A remark of the part as an object, until the next call.
    std::string_view written(const Remark& remark)
    {
        const Frame& frame = frameOf(remark.id);
        sentence.clear();
        sentences.append(sentence, remarks, remark);
        m_written = frame.head;
        JsonWriter(m_written).text(sentence);
        m_written += ",\"offset\":";
        appendNumber(m_written, remark.range.offset);
        m_written += ",\"length\":";
        appendNumber(m_written, remark.range.length);
        m_written += frame.tail;
        return m_written;
    }

private:
    struct Frame
    {
        std::string head;
        std::string tail;
    };

    const Frame& frameOf(FindingId id)
    {
        const CatalogueEntry& entry = entryOf(id);
        if (m_frames.empty())
            m_frames.resize(catalogue().size());
        Frame& frame = m_frames[std::size_t(&entry - catalogue().data())];
        if (frame.head.empty())
            frame = newFrame(entry);
        return frame;
    }
    Frame newFrame(const CatalogueEntry& entry)
    {
        Frame frame;
        JsonWriter head(frame.head);
        head.beginObject();
        head.key("code");
        head.text(asBytes(entry.id.word()));
        head.key("severity");
        head.text(asBytes(severityWord(entry.severity)));
        head.key("message");
        const std::string_view reference = sentences.reference(entry.id);
        frame.tail = ",\"section\":";
        if (reference.empty())
            frame.tail += "null";
        else
            JsonWriter(frame.tail).text(reference);
        frame.tail += '}';
        return frame;
    }

    std::vector<Frame> m_frames; ///< as catalogue()
    std::string m_written;
};

/// The message of the row, then, behind what is not always there, all of them.
void writeRow(JsonPart& part, const ReportRow& row, const ReportSettings& settings)
{
    const std::string_view code = codeOf(row);
    JsonWriter json(part.text);
    json.beginObject();
    json.key("line");
    json.number(row.line.line);
    json.key("verdict");
    json.text(verdictWord(row.line.outcome.verdict));
    json.key("nid");
    if (row.line.outcome.nidLength == 0)
        json.null();
    else
        json.urn(nidOf(row.line));
    json.key("offset");
    if (row.line.outcome.reason == CheckReason::None)
        json.null();
    else
        json.number(row.line.outcome.offset);
    json.key("code");
    if (code.empty())
        json.null();
    else
        json.text(code);
    json.key("urn");
    const bool isEscaped = json.urn(row.line.text);
    json.key("message");
    std::string& sentence = part.sentence;
    sentence.clear();
    if (part.remarks.isEmpty()) {
        json.null();
    } else {
        appendLeadingSentence(sentence, part.remarks, part.sentences);
        json.text(sentence);
    }
    writeExtras(json, row, settings);
    if (!part.remarks.isEmpty()) {
        json.key("findings");
        json.beginArray();
        for (const Remark& remark : part.remarks.all())
            json.value(part.written(remark));
        json.endArray();
    }
    if (isEscaped) {
        json.key("escaped");
        json.boolean(true);
    }
    json.endObject();
}

} // namespace

std::unique_ptr<ReportPart> JsonLinesReport::newPart() const
{
    return std::make_unique<JsonPart>();
}

void JsonLinesReport::format(ReportPart& part, const ReportRow& row) const
{
    remark(part, row);
    writeRow(static_cast<JsonPart&>(part), row, settings());
    part.text += '\n';
}

std::unique_ptr<ReportPart> JsonArrayReport::newPart() const
{
    return std::make_unique<JsonPart>();
}

void JsonArrayReport::begin(std::string& out)
{
    out += '[';
}

void JsonArrayReport::format(ReportPart& part, const ReportRow& row) const
{
    part.text += ",\n";
    remark(part, row);
    writeRow(static_cast<JsonPart&>(part), row, settings());
}

void JsonArrayReport::append(std::string& out, const ReportPart& part)
{
    out += std::string_view(part.text).substr(
        m_isFirst && !part.text.empty() ? 1 : 0); // no comma before the first
    m_isFirst = m_isFirst && part.text.empty();
}

void JsonArrayReport::end(std::string& out)
{
    out += "\n]\n";
}

} // namespace nidus
