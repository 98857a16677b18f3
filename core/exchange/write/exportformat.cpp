// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/exportformat.h"

#include "core/exchange/formats/markdownformat.h"
#include "core/exchange/formats/registrycsv.h"
#include "core/exchange/formats/registryjson.h"
#include "core/exchange/formats/textformat.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/write/htmlwriter.h"
#include "core/exchange/write/ianaxmlwriter.h"
#include "core/exchange/write/jsonldwriter.h"
#include "core/exchange/write/mailwriter.h"
#include "core/exchange/write/xml2rfcwriter.h"

#include <QBuffer>
#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

std::expected<QByteArray, Error> xmlBytes(const RegistryContent& content)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (const std::expected<void, Error> written = writeRegistryXml(content, buffer); !written)
        return std::unexpected(written.error());
    return buffer.data();
}

} // namespace

const ExportFormatFacts& factsOf(ExportFormat format)
{
    return *std::ranges::find(kExportFormats, format, &ExportFormatFacts::format);
}

std::optional<ExportFormat> exportFormatFromWord(QStringView word)
{
    const auto* found = std::ranges::find_if(
        kExportFormats, [word](const ExportFormatFacts& facts) { return word == facts.word; });
    return found == kExportFormats.end() ? std::nullopt : std::optional(found->format);
}

std::expected<QByteArray, Error> writeExport(ExportFormat format, const RegistryContent& content)
{
    Publication one;
    if (factsOf(format).extent == ExportExtent::OneTemplate) {
        one = publicationsOf(content).value(0);
        if (!one.content)
            return std::unexpected(Error{ErrorCode::NoTemplate, one.handle.toStdString(), {}});
    }
    switch (format) {
    case ExportFormat::Text:
        return writeTemplateText(one.content->registrationTemplate);
    case ExportFormat::Xml:
        return xmlBytes(content);
    case ExportFormat::Html:
        return writeHtml(content);
    case ExportFormat::Pdf:
        break;
    case ExportFormat::Markdown:
        return writeTemplateMarkdown(one.content->registrationTemplate, MarkdownStyle::Sections);
    case ExportFormat::Kramdown:
        return writeTemplateMarkdown(one.content->registrationTemplate, MarkdownStyle::Definitions);
    case ExportFormat::Xml2rfc:
        return writeXml2rfcSection(one.content->registrationTemplate);
    case ExportFormat::Json:
        return writeRegistryJson(content);
    case ExportFormat::JsonLd:
        return writeJsonLd(content);
    case ExportFormat::Csv:
        return writeRegistryCsv(content);
    case ExportFormat::IanaXml:
        return writeIanaXml(content);
    case ExportFormat::IanaRecord:
        return writeIanaRecords(content);
    case ExportFormat::Mail:
        return writeMail(one);
    }
    return std::unexpected(Error{ErrorCode::NotAvailable, "PDF", {}});
}

} // namespace nidus
