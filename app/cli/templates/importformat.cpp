// SPDX-License-Identifier: Apache-2.0
#include "app/cli/templates/importformat.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/templates/findingtext.h"
#include "core/findings/text/problemtext.h"
#include "core/findings/text/sharedtexts.h"
#include "core/report/rows/findingjson.h"

#include <QMap>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr qsizetype kTextTogether = 64 * 1024; ///< characters

void writeSpan(exchange::JsonWriter& json, findings::LineSpan span)
{
    const auto line = [&json](std::string_view key, int number) {
        json.key(key);
        if (number > 0)
            json.number(number);
        else
            json.null();
    };
    line("firstLine", span.first);
    line("lastLine", span.last);
}

/// Writes the longest span, and all if there are several.
void writePlace(exchange::JsonWriter& json, const exchange::FieldPlace& place)
{
    const auto length = [](findings::LineSpan span) { return span.last - span.first; };
    const auto longest = std::ranges::max_element(place, {}, length);
    writeSpan(json, longest == place.end() ? findings::LineSpan() : *longest);
    if (place.size() < 2)
        return;
    json.key("lines");
    json.beginArray();
    for (const findings::LineSpan span : place) {
        json.beginObject();
        writeSpan(json, span);
        json.endObject();
    }
    json.endArray();
}

/// Only the fields that the file has.
void writeFields(exchange::JsonWriter& json, const exchange::ImportedTemplate& imported)
{
    json.beginObject();
    for (const registration::TemplateField field : registration::kTemplateFields) {
        const exchange::FieldPlace& place = imported.places[static_cast<std::size_t>(field)];
        const QString text = imported.registrationTemplate.text(field);
        if (place.isEmpty() && text.isEmpty())
            continue;
        json.key(registration::fieldKey(field).data());
        json.beginObject();
        json.key("text");
        json.text(text);
        writePlace(json, place);
        json.endObject();
    }
    json.endObject();
}

/// Writes how certain the reader was of each field that has a place.
void writeCertainty(exchange::JsonWriter& json, const exchange::ImportedTemplate& imported)
{
    json.beginObject();
    for (const registration::TemplateField field : registration::kTemplateFields) {
        const auto slot = static_cast<std::size_t>(field);
        if (imported.places[slot].isEmpty())
            continue;
        json.key(registration::fieldKey(field).data());
        json.text(QString(exchange::surenessWord(imported.sureness[slot])));
    }
    json.endObject();
}

void writeRecord(exchange::JsonWriter& json, const workflow::PlannedImport& planned,
                 const exchange::ImportedTemplate& imported)
{
    json.beginObject();
    json.key("nid");
    json.textOrNull(planned.nid);
    json.key("action");
    json.text(QString(workflow::importActionWord(planned.action)));
    json.key("fields");
    writeFields(json, imported);
    json.key("sureness");
    writeCertainty(json, imported);
    json.key("remainder");
    json.text(imported.remainder);
    json.key("findings");
    report::writeFindings(json, planned.findings);
    json.endObject();
}

/// Writes what comes after the records.
void writeEnd(exchange::JsonWriter& json, const ImportedFileReport& report)
{
    json.key("findings");
    report::writeFindings(json, report.plan ? report.plan->findings : QList<findings::Finding>());
    json.key("made");
    json.beginArray();
    for (const QString& handle : report.made)
        json.text(handle);
    json.endArray();
    if (!report.error.isEmpty()) {
        json.key("error");
        json.text(report.error);
    }
}

QString placeText(const exchange::FieldPlace& place, exchange::Sureness sureness)
{
    QString lines = findings::linesText(place);
    switch (sureness) {
    case exchange::Sureness::Certain: return lines;
    case exchange::Sureness::Likely: return Cli::tr("%1, likely").arg(lines);
    case exchange::Sureness::Guessed: return Cli::tr("%1, guessed").arg(lines);
    }
    return lines;
}

/// "FILE: iana-xml: 2 new, 103 same".
QString summaryText(const QString& file, const workflow::ImportPlan& plan)
{
    QMap<int, int> counts;
    for (const workflow::PlannedImport& planned : plan.records)
        ++counts[static_cast<int>(planned.action)];
    QStringList words;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        words.append(QString::number(count.value()) + u' ' +
                     workflow::importActionWord(static_cast<workflow::ImportAction>(count.key())));
    return file + ": "_L1 + exchange::factsOf(plan.format).word + ": "_L1 + words.join(", "_L1) + u'\n';
}

QString recordText(const QString& file, const workflow::PlannedImport& planned,
                   const exchange::ImportedTemplate& imported)
{
    QString text = file + ": "_L1 + (planned.nid.isEmpty() ? findings::noNidText() : planned.nid) + ": "_L1 +
                   workflow::importActionWord(planned.action) + u'\n';
    for (const registration::TemplateField field : registration::kTemplateFields) {
        const exchange::FieldPlace& place = imported.places[static_cast<std::size_t>(field)];
        if (!place.isEmpty())
            text += "  "_L1 + QString(registration::fieldKey(field)).leftJustified(18) +
                    placeText(place, imported.sureness[static_cast<std::size_t>(field)]) + u'\n';
    }
    if (!imported.remainder.isEmpty())
        text += "  "_L1 + Cli::tr("Text outside of all fields is kept separately:") + u'\n' +
                imported.remainder + u'\n';
    for (const findings::Finding& finding : planned.findings)
        text += findingLine(file, finding) + u'\n';
    return text;
}

/// A list of IANA contains many records that did not change.
bool isListed(const workflow::ImportPlan& plan, const workflow::PlannedImport& planned)
{
    return plan.format != exchange::FileFormat::IanaXml || planned.action != workflow::ImportAction::Same;
}

} // namespace

base::Result<void> writeImportedJson(const QList<ImportedFileReport>& reports, const ImportedSink& sink)
{
    std::string out;
    exchange::JsonWriter json(out);
    const auto flush = [&] { sink(std::exchange(out, {})); };
    json.beginArray();
    for (const ImportedFileReport& report : reports) {
        json.beginObject();
        json.key("file");
        json.text(report.file);
        json.key("format");
        json.textOrNull(report.plan ? QString(exchange::factsOf(report.plan->format).word) : QString());
        json.key("records");
        json.beginArray();
        for (qsizetype i = 0; report.plan && i < report.plan->records.size(); ++i) {
            const workflow::PlannedImport& planned = report.plan->records[i];
            const auto imported = workflow::templateOf(*report.plan, planned);
            if (!imported)
                return std::unexpected(imported.error());
            writeRecord(json, planned, *imported);
            flush();
        }
        json.endArray();
        writeEnd(json, report);
        json.endObject();
    }
    json.endArray();
    out += '\n';
    flush();
    return {};
}

void writeImportedText(const QList<ImportedFileReport>& reports, const ImportedSink& sink)
{
    for (const ImportedFileReport& report : reports) {
        if (!report.plan)
            continue;
        QString text = summaryText(report.file, *report.plan);
        for (const findings::Finding& finding : report.plan->findings)
            text += findingLine(report.file, finding) + u'\n';
        for (const workflow::PlannedImport& planned : report.plan->records) {
            if (isListed(*report.plan, planned))
                text += recordText(report.file, planned, report.plan->imported);
            if (text.size() > kTextTogether)
                sink(std::exchange(text, {}).toStdString());
        }
        for (const QString& handle : report.made)
            text += Cli::tr("%1: created %2").arg(report.file, handle) + u'\n';
        sink(text.toStdString());
    }
}

} // namespace nidus::cli
