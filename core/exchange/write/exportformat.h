// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/formats/markdownformat.h"
#include "core/exchange/formats/publication.h"
#include "core/exchange/formats/registrycsv.h"
#include "core/exchange/formats/registryjson.h"
#include "core/exchange/formats/textformat.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/write/htmlwriter.h"
#include "core/exchange/write/ianaxmlwriter.h"
#include "core/exchange/write/jsonldwriter.h"
#include "core/exchange/write/mailwriter.h"
#include "core/exchange/write/xml2rfcwriter.h"
#include "core/registration/registration.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QString>
#include <QStringView>
#include <array>
#include <cstdint>
#include <optional>

namespace nidus::exchange {

/// Nothing to export: this registration has no template text.
inline constexpr base::ErrorCode kNoTemplate{"no-template"};

enum class ExportFormat : std::uint8_t {
    Text,       ///< RFC 8141 Appendix A, as mailed
    Xml,        ///< ours, with everything
    Html,       ///< a self-contained page
    Pdf,        ///< written by core/print
    Markdown,   ///< CommonMark
    Kramdown,   ///< a section for kramdown-rfc
    Xml2rfc,    ///< a section for xml2rfc v3 (RFC 7991)
    Json,       ///< ours, with everything
    JsonLd,     ///< linked data
    Csv,        ///< a table of the registry
    IanaXml,    ///< a registry as IANA publishes it
    IanaRecord, ///< one record of that
    Mail,       ///< RFC 5322, ready to send
};

/// How many registrations go into one document.
enum class ExportExtent : std::uint8_t {
    OneTemplate, ///< one that has a template text
    Any,         ///< one or several
    Registry,    ///< a list: always one document, even when exporting to a folder
};

/// Writes a registry, or its only publication if the format is for one template. `head` is the line of a
/// head (registration/historyhead.h), or empty; each format has one place for it.
using ExportWriter = base::Result<QByteArray> (*)(const registration::RegistryContent& content,
                                                  const Publication& one, const QString& head);

struct ExportFormatFacts
{
    ExportFormat format = ExportFormat::Text;
    QLatin1StringView word;   ///< as on the command line
    QLatin1StringView suffix; ///< of file names, with its dot; different for every format
    ExportExtent extent = ExportExtent::Any;
    bool hasHistory = false;      ///< contains all versions, so none can be chosen
    const char* name = "";        ///< shown to users, translated in the context "Formats"
    const char* copied = nullptr; ///< in the menu Copy As, in the same context; null: not in it
    ExportWriter write = nullptr; ///< null: written elsewhere (PDF)
};

namespace exporting {

template <auto kWrite>
base::Result<QByteArray> wholeContent(const registration::RegistryContent& content,
                                      const Publication& /*one*/, const QString& head)
{
    return kWrite(content, head);
}

template <auto kWrite>
base::Result<QByteArray> onePublication(const registration::RegistryContent& /*content*/,
                                        const Publication& one, const QString& head)
{
    return kWrite(one, head);
}

template <auto kWrite>
base::Result<QByteArray> oneTemplate(const registration::RegistryContent& /*content*/, const Publication& one,
                                     const QString& head)
{
    return kWrite(one.content->registrationTemplate, head);
}

template <MarkdownStyle kStyle>
base::Result<QByteArray> markdown(const registration::RegistryContent& /*content*/, const Publication& one,
                                  const QString& head)
{
    return writeTemplateMarkdown(one.content->registrationTemplate, kStyle, head);
}

} // namespace exporting

/// All formats in the order in which they are listed.
inline constexpr auto kExportFormats = std::to_array<ExportFormatFacts>({
    {.format = ExportFormat::Text,
     .word = QLatin1StringView("text"),
     .suffix = QLatin1StringView(".txt"),
     .extent = ExportExtent::OneTemplate,
     .name = QT_TRANSLATE_NOOP("Formats", "Text, as mailed (RFC 8141 Appendix A)"),
     .copied = QT_TRANSLATE_NOOP("Formats", "&Text"),
     .write = &exporting::oneTemplate<writeTemplateText>},
    {.format = ExportFormat::Xml,
     .word = QLatin1StringView("xml"),
     .suffix = QLatin1StringView(".xml"),
     .extent = ExportExtent::Any,
     .hasHistory = true,
     .name = QT_TRANSLATE_NOOP("Formats", "XML, with everything"),
     .copied = QT_TRANSLATE_NOOP("Formats", "&XML"),
     .write = &exporting::wholeContent<registryXml>},
    {.format = ExportFormat::Html,
     .word = QLatin1StringView("html"),
     .suffix = QLatin1StringView(".html"),
     .extent = ExportExtent::Any,
     .name = QT_TRANSLATE_NOOP("Formats", "HTML page with diagrams"),
     .write = &exporting::wholeContent<writeHtml>},
    {.format = ExportFormat::Pdf,
     .word = QLatin1StringView("pdf"),
     .suffix = QLatin1StringView(".pdf"),
     .extent = ExportExtent::Any,
     .name = QT_TRANSLATE_NOOP("Formats", "PDF for archives (PDF/A)")},
    {.format = ExportFormat::Markdown,
     .word = QLatin1StringView("markdown"),
     .suffix = QLatin1StringView(".md"),
     .extent = ExportExtent::OneTemplate,
     .name = QT_TRANSLATE_NOOP("Formats", "Markdown"),
     .copied = QT_TRANSLATE_NOOP("Formats", "&Markdown"),
     .write = &exporting::markdown<MarkdownStyle::Sections>},
    {.format = ExportFormat::Kramdown,
     .word = QLatin1StringView("kramdown"),
     .suffix = QLatin1StringView(".kramdown.md"),
     .extent = ExportExtent::OneTemplate,
     .name = QT_TRANSLATE_NOOP("Formats", "Section of an Internet-Draft (kramdown-rfc)"),
     .write = &exporting::markdown<MarkdownStyle::Definitions>},
    {.format = ExportFormat::Xml2rfc,
     .word = QLatin1StringView("xml2rfc"),
     .suffix = QLatin1StringView(".xml2rfc.xml"),
     .extent = ExportExtent::OneTemplate,
     .name = QT_TRANSLATE_NOOP("Formats", "Section of an Internet-Draft (xml2rfc)"),
     .write = &exporting::oneTemplate<writeXml2rfcSection>},
    {.format = ExportFormat::Json,
     .word = QLatin1StringView("json"),
     .suffix = QLatin1StringView(".json"),
     .extent = ExportExtent::Any,
     .hasHistory = true,
     .name = QT_TRANSLATE_NOOP("Formats", "JSON, with everything"),
     .write = &exporting::wholeContent<writeRegistryJson>},
    {.format = ExportFormat::JsonLd,
     .word = QLatin1StringView("jsonld"),
     .suffix = QLatin1StringView(".jsonld"),
     .extent = ExportExtent::Any,
     .name = QT_TRANSLATE_NOOP("Formats", "Linked data (JSON-LD)"),
     .write = &exporting::wholeContent<writeJsonLd>},
    {.format = ExportFormat::Csv,
     .word = QLatin1StringView("csv"),
     .suffix = QLatin1StringView(".csv"),
     .extent = ExportExtent::Registry,
     .name = QT_TRANSLATE_NOOP("Formats", "Table of the registry (CSV)"),
     .write = &exporting::wholeContent<writeRegistryCsv>},
    {.format = ExportFormat::IanaXml,
     .word = QLatin1StringView("iana-xml"),
     .suffix = QLatin1StringView(".iana.xml"),
     .extent = ExportExtent::Registry,
     .name = QT_TRANSLATE_NOOP("Formats", "Registry as IANA publishes it (XML)"),
     .write = &exporting::wholeContent<writeIanaXml>},
    {.format = ExportFormat::IanaRecord,
     .word = QLatin1StringView("iana-record"),
     .suffix = QLatin1StringView(".record.xml"),
     .extent = ExportExtent::Any,
     .name = QT_TRANSLATE_NOOP("Formats", "Record for IANA's registry (XML)"),
     .write = &exporting::wholeContent<writeIanaRecords>},
    {.format = ExportFormat::Mail,
     .word = QLatin1StringView("eml"),
     .suffix = QLatin1StringView(".eml"),
     .extent = ExportExtent::OneTemplate,
     .name = QT_TRANSLATE_NOOP("Formats", "Email with the request, ready to send"),
     .write = &exporting::onePublication<writeRequestMail>},
});

[[nodiscard]] const ExportFormatFacts& factsOf(ExportFormat format);
[[nodiscard]] std::optional<ExportFormat> exportFormatFromWord(QStringView word);

/// Writes registrations and drafts as one document: their latest version, or everything if the format has
/// history. Equal content gives equal bytes; the language is English. For a format of one template, `content`
/// must contain one registration or draft; NoTemplate if it has no template text. NotListed if IANA's list
/// would contain nothing of `content`. NotAvailable for Pdf, which only core/print can write. With `head`,
/// the line of a head (registration/historyhead.h), the document also contains that line: as a comment, a
/// header field of the email, a member, a column; in text above the first field. Reading it back gives the
/// same content.
[[nodiscard]] base::Result<QByteArray>
writeExport(ExportFormat format, const registration::RegistryContent& content, const QString& head = {});

} // namespace nidus::exchange
