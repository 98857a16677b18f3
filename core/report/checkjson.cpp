// SPDX-License-Identifier: Apache-2.0
#include "core/report/checkjson.h"

#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/findings/urnremarks.h"

#include <algorithm>

namespace nidus {

namespace {

std::string_view asBytes(QLatin1StringView word)
{
    return {word.data(), static_cast<std::size_t>(word.size())};
}

/// What is not always there. The names are ours, so that nothing in them needs an escape.
void appendExtras(std::string& out, const ReportRow& row, const ReportSettings& settings)
{
    if (settings.hasColumn) {
        out += ",\"column\":";
        appendNumber(out, row.line.column);
    }
    if (hasFile(settings)) {
        out += ",\"file\":";
        JsonWriter(out).text(fileOf(settings, row.file));
    }
    if (settings.hasAccepting) {
        out += ",\"accepting\":";
        JsonWriter json(out);
        json.beginArray();
        for (const std::string_view nid : settings.checker->acceptingNids(row.line.text))
            json.text(nid);
        json.endArray();
    }
    if (row.firstPlace) {
        out += ",\"duplicateOf\":";
        appendNumber(out, row.firstPlace->line);
        if (row.firstPlace->file != row.file) {
            out += ",\"duplicateOfFile\":";
            JsonWriter(out).text(fileOf(settings, row.firstPlace->file));
        }
    }
}

/// The members from the line number to the URN; true where that had to be escaped.
bool appendFront(std::string& out, const ReportRow& row)
{
    constexpr std::string_view kLine = "{\"line\":";
    constexpr std::string_view kVerdict = ",\"verdict\":\"";
    constexpr std::string_view kNid = "\",\"nid\":";
    constexpr std::string_view kOffset = ",\"offset\":";
    constexpr std::string_view kCode = ",\"code\":";
    constexpr std::string_view kUrn = ",\"urn\":";
    constexpr std::string_view kNull = "null";
    const std::string_view verdict = verdictWord(row.line.outcome.verdict);
    const std::string_view nid = nidOf(row.line);
    const std::string_view code = codeOf(row);
    const bool isPlain = isPlainUrn(row.line);
    const std::size_t room = kLine.size() + kVerdict.size() + kNid.size() + kOffset.size() + kCode.size() +
                             kUrn.size() + 3 * kNull.size() + 2 * RoomWriter::kNumber + verdict.size() +
                             nid.size() + code.size() + (isPlain ? row.line.text.size() + 2 : 0) + 4;
    const auto quote = [](RoomWriter& writer, std::string_view text) {
        writer.character('"');
        writer.text(text);
        writer.character('"');
    };
    appendInRoom(out, room, [&](RoomWriter& writer) {
        writer.text(kLine);
        writer.number(row.line.line);
        writer.text(kVerdict);
        writer.text(verdict);
        writer.text(kNid);
        if (nid.empty())
            writer.text(kNull);
        else
            quote(writer, nid);
        writer.text(kOffset);
        if (row.line.outcome.reason == CheckReason::None)
            writer.text(kNull);
        else
            writer.number(row.line.outcome.offset);
        writer.text(kCode);
        if (code.empty())
            writer.text(kNull);
        else
            quote(writer, code);
        writer.text(kUrn);
        if (isPlain)
            quote(writer, row.line.text);
    });
    return !isPlain && JsonWriter(out).urn(row.line.text);
}

/// Of each id what stands in front of its sentence and behind the place, which is the same in every row.
class JsonPart final : public ReportPart
{
public:
    /// What leads, as a string of JSON, until the next row.
    std::string_view leadingSentence()
    {
        m_leading.clear();
        sentence.clear();
        appendLeadingSentence(sentence, remarks, sentences);
        JsonWriter(m_leading).text(sentence);
        return m_leading;
    }

    /// All remarks as objects, behind leadingSentence(), which nearly always is the first one's sentence.
    void appendRemarks()
    {
        const bool isFirstWritten =
            std::ranges::find(remarks.all(), kNamespaceWidelyUsed, &Remark::id) == remarks.all().end();
        for (const Remark& remark : remarks.all()) {
            const bool isFirst = &remark == &remarks.all().front();
            const Frame& frame = frameOf(remark.id);
            text += isFirst ? '[' : ',';
            text += frame.head;
            if (isFirst && isFirstWritten) {
                text += m_leading;
            } else {
                sentence.clear();
                sentences.append(sentence, remarks, remark);
                JsonWriter(text).text(sentence);
            }
            text += ",\"offset\":";
            appendNumber(text, remark.range.offset);
            text += ",\"length\":";
            appendNumber(text, remark.range.length);
            text += frame.tail;
        }
        text += ']';
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
    std::string m_leading;
};

/// The message of the row, then, behind what is not always there, all of them.
void writeRow(JsonPart& part, const ReportRow& row, const ReportSettings& settings)
{
    std::string& out = part.text;
    const bool isEscaped = appendFront(out, row);
    if (part.remarks.isEmpty()) {
        out += ",\"message\":null";
        appendExtras(out, row, settings);
    } else {
        out += ",\"message\":";
        out += part.leadingSentence();
        appendExtras(out, row, settings);
        out += ",\"findings\":";
        part.appendRemarks();
    }
    out += isEscaped ? ",\"escaped\":true}" : "}";
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
