// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/read/importfile.h"
#include "core/exchange/write/exportformat.h"

#include <QBuffer>
#include <QByteArray>
#include <QStringList>
#include <array>

namespace nidus::test {

/// The formats that keep every field of a template to the letter, except xml2rfc, which keeps every word: its
/// tools wrap prose again.
inline constexpr std::array kRoundTripFormats{
    exchange::ExportFormat::Text,     exchange::ExportFormat::Xml,      exchange::ExportFormat::Json,
    exchange::ExportFormat::Markdown, exchange::ExportFormat::Kramdown, exchange::ExportFormat::Mail,
    exchange::ExportFormat::Csv,      exchange::ExportFormat::Xml2rfc};

/// The keys of the fields whose text changes when a template file is read, written, and read again.
inline QStringList changedFields(exchange::ExportFormat format, const QByteArray& bytes)
{
    const auto read = exchange::readImportFile(bytes);
    if (!read || !std::holds_alternative<exchange::ImportedTemplate>(read->content))
        return {QStringLiteral("no template")};
    const registration::RegistrationTemplate& filled =
        std::get<exchange::ImportedTemplate>(read->content).registrationTemplate;
    registration::RegistryContent content;
    content.drafts = {{.draft = {.id = 1}}};
    content.drafts[0].draft.content.registrationTemplate = filled;
    const auto written = exchange::writeExport(format, content);
    const auto again = written ? exchange::readImportFile(*written) : std::unexpected(written.error());
    if (!again)
        return {QStringLiteral("not read again")};
    const auto* imported = std::get_if<exchange::ImportedTemplate>(&again->content);
    const auto held = [&again] {
        const registration::RegistryContent registry =
            std::get<exchange::ImportedRecords>(again->content).all().value();
        return registry.drafts.isEmpty() ? registry.records.at(0).versions.at(0).content
                                         : registry.drafts.at(0).draft.content;
    };
    const registration::RegistrationTemplate back =
        imported ? imported->registrationTemplate : held().registrationTemplate;
    QStringList changed;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        const bool isSame = format == exchange::ExportFormat::Xml2rfc
                                ? back.text(field).simplified() == filled.text(field).simplified()
                                : back.text(field) == filled.text(field);
        if (!isSame)
            changed.append(QString(registration::fieldKey(field)));
    }
    return changed;
}

/// Reads a registry from the bytes of an XML file.
inline base::Result<registration::RegistryContent> readBack(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return exchange::readRegistryXml(buffer);
}

} // namespace nidus::test
