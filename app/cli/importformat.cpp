// SPDX-License-Identifier: Apache-2.0
#include "app/cli/importformat.h"

#include "app/cli/clitext.h"
#include "app/cli/findingtext.h"
#include "core/report/findingjson.h"
#include "core/workflow/registryaccess.h"

#include <QMap>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

QString nidOf(const PlannedImport& planned)
{
    if (planned.record())
        return planned.record()->registration.nid;
    return planned.draft() ? planned.draft()->draft.nid() : planned.imported.registrationTemplate.nid();
}

void writePlace(JsonWriter& json, const std::optional<LineRange>& place)
{
    const auto line = [&json](std::string_view key, int number) {
        json.key(key);
        if (number > 0)
            json.number(static_cast<std::uint64_t>(number));
        else
            json.null();
    };
    line("firstLine", place ? place->first : 0);
    line("lastLine", place ? place->last : 0);
}

/// Only the fields that the file has.
void writeFields(JsonWriter& json, const ImportedTemplate& imported)
{
    json.beginObject();
    for (const TemplateField field : kTemplateFields) {
        const std::optional<LineRange>& place = imported.places[static_cast<std::size_t>(field)];
        const QString text = imported.registrationTemplate.text(field);
        if (!place && text.isEmpty())
            continue;
        json.key(fieldKey(field).data());
        json.beginObject();
        json.key("text");
        json.text(text);
        writePlace(json, place);
        json.endObject();
    }
    json.endObject();
}

/// How sure the reader was of each field that has a place.
void writeSureness(JsonWriter& json, const ImportedTemplate& imported)
{
    json.beginObject();
    for (const TemplateField field : kTemplateFields) {
        const auto slot = static_cast<std::size_t>(field);
        if (!imported.places[slot])
            continue;
        json.key(fieldKey(field).data());
        json.text(QString(surenessWord(imported.sureness[slot])));
    }
    json.endObject();
}

void writeRecord(JsonWriter& json, const PlannedImport& planned)
{
    json.beginObject();
    json.key("nid");
    json.textOrNull(nidOf(planned));
    json.key("action");
    json.text(QString(importActionWord(planned.action)));
    json.key("fields");
    writeFields(json, planned.imported);
    json.key("sureness");
    writeSureness(json, planned.imported);
    json.key("remainder");
    json.text(planned.imported.remainder);
    json.key("findings");
    writeFindings(json, planned.imported.findings);
    json.endObject();
}

void writeReport(JsonWriter& json, const ImportedFileReport& report)
{
    json.beginObject();
    json.key("file");
    json.text(report.file);
    json.key("format");
    json.textOrNull(report.plan ? QString(formatWord(report.plan->format)) : QString());
    json.key("records");
    json.beginArray();
    for (const PlannedImport& planned : report.plan ? report.plan->records : QList<PlannedImport>())
        writeRecord(json, planned);
    json.endArray();
    json.key("findings");
    writeFindings(json, report.plan ? report.plan->findings : QList<Finding>());
    json.key("made");
    json.beginArray();
    for (const QString& handle : report.made)
        json.text(handle);
    json.endArray();
    if (!report.error.isEmpty()) {
        json.key("error");
        json.text(report.error);
    }
    json.endObject();
}

QString placeText(const LineRange& place, Sureness sureness)
{
    QString lines = Cli::tr("lines %1 to %2").arg(place.first).arg(place.last);
    switch (sureness) {
    case Sureness::Certain:
        return lines;
    case Sureness::Likely:
        return Cli::tr("%1, likely").arg(lines);
    case Sureness::Guessed:
        return Cli::tr("%1, guessed").arg(lines);
    }
    return lines;
}

/// "FILE: iana-xml: 2 new, 103 same".
QString summaryText(const QString& file, const ImportPlan& plan)
{
    QMap<int, int> counts;
    for (const PlannedImport& planned : plan.records)
        ++counts[static_cast<int>(planned.action)];
    QStringList words;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        words.append(QString::number(count.value()) + u' ' +
                     importActionWord(static_cast<ImportAction>(count.key())));
    return file + ": "_L1 + formatWord(plan.format) + ": "_L1 + words.join(", "_L1) + u'\n';
}

QString recordText(const QString& file, const PlannedImport& planned)
{
    const QString nid = nidOf(planned);
    QString text = file + ": "_L1 + (nid.isEmpty() ? Cli::tr("(no NID)") : nid) + ": "_L1 +
                   importActionWord(planned.action) + u'\n';
    for (const TemplateField field : kTemplateFields) {
        const std::optional<LineRange>& place = planned.imported.places[static_cast<std::size_t>(field)];
        if (place)
            text += "  "_L1 + QString(fieldKey(field)).leftJustified(18) +
                    placeText(*place, planned.imported.sureness[static_cast<std::size_t>(field)]) + u'\n';
    }
    if (!planned.imported.remainder.isEmpty())
        text += "  "_L1 + Cli::tr("Text that belongs to no field is kept apart:") + u'\n' +
                planned.imported.remainder + u'\n';
    for (const Finding& finding : planned.imported.findings)
        text += findingLine(file, finding) + u'\n';
    return text;
}

} // namespace

std::string importedAsJson(const QList<ImportedFileReport>& reports)
{
    std::string out;
    JsonWriter json(out);
    json.beginArray();
    for (const ImportedFileReport& report : reports)
        writeReport(json, report);
    json.endArray();
    out += '\n';
    return out;
}

std::string importedAsText(const QList<ImportedFileReport>& reports)
{
    QString text;
    for (const ImportedFileReport& report : reports) {
        if (!report.plan)
            continue;
        text += summaryText(report.file, *report.plan);
        for (const Finding& finding : report.plan->findings)
            text += findingLine(report.file, finding) + u'\n';
        const bool isList = report.plan->format == FileFormat::IanaXml;
        for (const PlannedImport& planned : report.plan->records) {
            if (!isList || planned.action != ImportAction::Same)
                text += recordText(report.file, planned);
        }
        for (const QString& handle : report.made)
            text += Cli::tr("%1: made %2").arg(report.file, handle) + u'\n';
    }
    return text.toStdString();
}

} // namespace nidus
