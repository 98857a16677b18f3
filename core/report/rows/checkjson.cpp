// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/checkjson.h"

#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/urnremarks.h"
#include "core/findings/values/findingids.h"
#include "core/report/rows/findingjson.h"
#include "core/report/rows/jsonsentences.h"

#include <algorithm>

namespace nidus::report {

namespace {

/// Appends the optional members. Their names are ours and need no escaping.
void appendExtras(std::string& out, const ReportRow& row, const ReportSettings& settings)
{
    if (settings.hasColumn) {
        out += ",\"column\":";
        exchange::appendNumber(out, row.line.column);
    }
    if (hasFile(settings)) {
        out += ",\"file\":";
        exchange::JsonWriter(out).text(fileOf(settings, row.file));
    }
    if (settings.hasAccepting) {
        out += ",\"accepting\":";
        exchange::JsonWriter json(out);
        json.beginArray();
        for (const std::string_view nid : settings.checker->acceptingNids(row.line.text))
            json.text(nid);
        json.endArray();
    }
    if (row.firstPlace) {
        out += ",\"duplicateOf\":";
        exchange::appendNumber(out, row.firstPlace->line);
        if (row.firstPlace->file != row.file) {
            out += ",\"duplicateOfFile\":";
            exchange::JsonWriter(out).text(fileOf(settings, row.firstPlace->file));
        }
    }
}

/// Appends the members from the line number to the URN. Returns true if the URN was escaped.
bool appendFront(ReportPart& part, const ReportRow& row)
{
    constexpr std::string_view kLine = "{\"line\":";
    constexpr std::string_view kVerdict = ",\"verdict\":\"";
    constexpr std::string_view kNid = "\",\"nid\":";
    constexpr std::string_view kOffset = ",\"offset\":";
    constexpr std::string_view kCode = ",\"code\":";
    constexpr std::string_view kUrn = ",\"urn\":";
    constexpr std::string_view kNull = "null";
    const std::string_view line = part.lineNumber.digits(row.line.line);
    const std::string_view verdict = check::verdictWord(row.line.outcome.verdict);
    const std::string_view nid = nidOf(row.line);
    const std::string_view code = codeOf(row);
    const bool isPlain = isPlainUrn(row.line);
    const std::size_t room = kLine.size() + kVerdict.size() + kNid.size() + kOffset.size() + kCode.size() +
                             kUrn.size() + 3 * kNull.size() + exchange::BufferWriter::kNumber + line.size() +
                             verdict.size() + nid.size() + code.size() +
                             (isPlain ? row.line.text.size() + 2 : 0) + 4;
    const auto quote = [](exchange::BufferWriter& writer, std::string_view text) {
        writer.character('"');
        writer.text(text);
        writer.character('"');
    };
    exchange::appendInRoom(part.text, room, [&](exchange::BufferWriter& writer) {
        writer.text(kLine);
        writer.text(line);
        writer.text(kVerdict);
        writer.text(verdict);
        writer.text(kNid);
        if (nid.empty())
            writer.text(kNull);
        else
            quote(writer, nid);
        writer.text(kOffset);
        if (row.line.outcome.reason == check::CheckReason::None)
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
    return !isPlain && exchange::JsonWriter(part.text).urn(row.line.text);
}

/// Whether a row has the optional members of appendExtras().
bool hasExtras(const ReportRow& row, const ReportSettings& settings)
{
    return settings.hasColumn || settings.hasAccepting || hasFile(settings) || row.firstPlace.has_value();
}

/// Keeps what is the same in many rows: for each finding id, the text before its message and after its
/// position, and for each sentence, the end of a row with no other finding.
class JsonPart final : public ReportPart
{
public:
    /// Appends the message and the only finding of a row without optional members. Returns false, and appends
    /// nothing, if there are more findings or the sentence is not cached.
    [[nodiscard]] bool appendOnlyRemark(const check::CheckOutcome& outcome)
    {
        const findings::Remark& remark = remarks.all().front();
        if (remarks.all().size() > 1 || remark.sentence == 0)
            return false;
        if (remark.sentence >= m_ends.size())
            m_ends.resize(remark.sentence + 1);
        End& end = m_ends[remark.sentence];
        if (end.frame == nullptr || end.verdict != outcome.verdict)
            end = newEnd(remark, outcome);
        const std::size_t room = end.head.size() + kLength.size() + 2 * exchange::BufferWriter::kNumber +
                                 end.frame->tail.size() + 1;
        exchange::appendInRoom(text, room, [&](exchange::BufferWriter& writer) {
            writer.text(end.head);
            writer.number(remark.range.offset);
            writer.text(kLength);
            writer.number(remark.range.length);
            writer.text(end.frame->tail);
            writer.character(']');
        });
        return true;
    }

    /// Appends the main message as a JSON string: the first one, and the one that completes it.
    void appendLeadingSentence()
    {
        m_first = m_strings.string(*this, remarks.all().front());
        text += m_first;
        const findings::Remark* const completing = findings::completingRemark(remarks);
        if (completing == nullptr)
            return;
        text.back() = ' ';
        text += m_strings.string(*this, *completing).substr(1);
    }

    /// Appends all findings as objects. Call after appendLeadingSentence().
    void appendRemarks(const check::CheckOutcome& outcome)
    {
        for (const findings::Remark& remark : remarks.all()) {
            const bool isFirst = &remark == &remarks.all().front();
            const Frame& frame = frameOf(remark.id, outcome);
            const std::string_view message = isFirst ? m_first : m_strings.string(*this, remark);
            const std::size_t room = 1 + frame.head.size() + message.size() + kOffset.size() +
                                     kLength.size() + 2 * exchange::BufferWriter::kNumber + frame.tail.size();
            exchange::appendInRoom(text, room, [&](exchange::BufferWriter& writer) {
                writer.character(isFirst ? '[' : ',');
                writer.text(frame.head);
                writer.text(message);
                writer.text(kOffset);
                writer.number(remark.range.offset);
                writer.text(kLength);
                writer.number(remark.range.length);
                writer.text(frame.tail);
            });
        }
        text += ']';
    }

private:
    static constexpr std::string_view kOffset = ",\"offset\":";
    static constexpr std::string_view kLength = ",\"length\":";

    struct Frame
    {
        std::string head;
        std::string tail;
    };
    /// The end of a row with one finding.
    struct End
    {
        std::string head{};           ///< from the message to the offset
        const Frame* frame = nullptr; ///< null if not created yet
        check::Verdict verdict = check::Verdict::Valid;
    };

    End newEnd(const findings::Remark& remark, const check::CheckOutcome& outcome)
    {
        const Frame& frame = frameOf(remark.id, outcome);
        const std::string_view message = m_strings.string(*this, remark);
        End end{.frame = &frame, .verdict = outcome.verdict};
        end.head.append(",\"message\":").append(message).append(",\"findings\":[");
        end.head.append(frame.head).append(message).append(kOffset);
        return end;
    }
    const Frame& frameOf(findings::FindingId id, const check::CheckOutcome& outcome)
    {
        const findings::CatalogEntry& entry = findings::entryOf(id);
        const findings::Severity severity = findings::severityOf(id, outcome);
        const std::size_t count = findings::catalog().size();
        if (m_frames.empty())
            m_frames.resize(2 * count);
        const auto place = static_cast<std::size_t>(&entry - findings::catalog().data());
        Frame& frame = m_frames[place + (severity == entry.severity ? 0 : count)];
        if (frame.head.empty())
            frame = newFrame(entry, severity);
        return frame;
    }
    Frame newFrame(const findings::CatalogEntry& entry, findings::Severity severity)
    {
        Frame frame;
        exchange::JsonWriter head(frame.head);
        head.beginObject();
        head.key("code");
        head.text(asBytes(entry.id.word()));
        head.key("severity");
        head.text(asBytes(findings::severityWord(severity)));
        head.key("message");
        const std::string_view reference = sentences.reference(entry.id);
        frame.tail = ",\"section\":";
        if (reference.empty())
            frame.tail += "null";
        else
            exchange::JsonWriter(frame.tail).text(reference);
        frame.tail += '}';
        return frame;
    }

    std::vector<Frame> m_frames; ///< in the order of catalog(), then again for other severities
    std::vector<End> m_ends;     ///< by Remark::sentence
    JsonSentences m_strings;
    std::string m_first; ///< of the current row
};

/// Appends the whole row of a line without findings and optional members.
void appendSilent(ReportPart& part, const batch::CheckedLine& line)
{
    constexpr std::string_view kLine = "{\"line\":";
    constexpr std::string_view kNid = ",\"verdict\":\"valid\",\"nid\":\"";
    constexpr std::string_view kUrn = "\",\"offset\":null,\"code\":null,\"urn\":\"";
    constexpr std::string_view kMessage = "\",\"message\":null}";
    const std::string_view number = part.lineNumber.digits(line.line);
    const std::string_view nid = nidOf(line);
    const std::size_t room = kLine.size() + number.size() + kNid.size() + nid.size() + kUrn.size() +
                             line.text.size() + kMessage.size();
    exchange::appendInRoom(part.text, room, [&](exchange::BufferWriter& writer) {
        writer.text(kLine);
        writer.text(number);
        writer.text(kNid);
        writer.text(nid);
        writer.text(kUrn);
        writer.text(line.text);
        writer.text(kMessage);
    });
}

/// Writes the row's message, then the optional members, then all findings.
void writeRow(JsonPart& part, const ReportRow& row, const ReportSettings& settings)
{
    const bool isLong = hasExtras(row, settings);
    if (isSilent(row) && !isLong)
        return appendSilent(part, row.line);
    std::string& out = part.text;
    const bool isEscaped = appendFront(part, row);
    if (part.remarks.isEmpty()) {
        out += ",\"message\":null";
        appendExtras(out, row, settings);
    } else if (isLong || !part.appendOnlyRemark(row.line.outcome)) {
        out += ",\"message\":";
        part.appendLeadingSentence();
        appendExtras(out, row, settings);
        out += ",\"findings\":";
        part.appendRemarks(row.line.outcome);
    }
    out += isEscaped ? ",\"escaped\":true}" : "}";
}

} // namespace

std::unique_ptr<ReportPart> JsonLinesReport::newPart() const { return std::make_unique<JsonPart>(); }

void JsonLinesReport::format(ReportPart& part, const ReportRow& row) const
{
    remark(part, row);
    writeRow(static_cast<JsonPart&>(part), row, settings());
    part.text += '\n';
}

std::unique_ptr<ReportPart> JsonArrayReport::newPart() const { return std::make_unique<JsonPart>(); }

void JsonArrayReport::begin(std::string& out) { out += '['; }

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

void JsonArrayReport::end(std::string& out) { out += "\n]\n"; }

} // namespace nidus::report
