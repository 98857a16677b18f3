// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/read/importfile.h"
#include "core/exchange/write/exportformat.h"

#include <QByteArray>
#include <QStringList>
#include <array>

namespace nidus::test {

/// What keeps every field of a template to the letter, but xml2rfc, which keeps every word: its tools fill
/// prose anew.
inline constexpr std::array kRoundTripFormats{
    ExportFormat::Text,     ExportFormat::Xml,  ExportFormat::Json, ExportFormat::Markdown,
    ExportFormat::Kramdown, ExportFormat::Mail, ExportFormat::Csv,  ExportFormat::Xml2rfc};

/// The keys of the fields that a template file has another text in after it was read, written and read again.
inline QStringList changedFields(ExportFormat format, const QByteArray& bytes)
{
    const auto read = readImportFile(bytes);
    if (!read || !std::holds_alternative<ImportedTemplate>(read->content))
        return {QStringLiteral("no template")};
    const RegistrationTemplate& filled = std::get<ImportedTemplate>(read->content).registrationTemplate;
    RegistryContent content;
    content.drafts = {{.draft = {.id = 1}}};
    content.drafts[0].draft.content.registrationTemplate = filled;
    const auto written = writeExport(format, content);
    const auto again = written ? readImportFile(*written) : std::unexpected(written.error());
    if (!again)
        return {QStringLiteral("not read again")};
    const auto* imported = std::get_if<ImportedTemplate>(&again->content);
    const auto held = [&again] {
        const auto& registry = std::get<RegistryContent>(again->content);
        return registry.drafts.isEmpty() ? registry.records.at(0).versions.at(0).content
                                         : registry.drafts.at(0).draft.content;
    };
    const RegistrationTemplate back = imported ? imported->registrationTemplate : held().registrationTemplate;
    QStringList changed;
    for (const TemplateField field : kTemplateFields) {
        const bool isSame = format == ExportFormat::Xml2rfc
                                ? back.text(field).simplified() == filled.text(field).simplified()
                                : back.text(field) == filled.text(field);
        if (!isSame)
            changed.append(QString(fieldKey(field)));
    }
    return changed;
}

} // namespace nidus::test
