// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/registration.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QStringView>
#include <array>
#include <cstdint>
#include <expected>
#include <optional>

namespace nidus {

enum class ExportFormat : std::uint8_t {
    Text,       ///< RFC 8141 Appendix A, as mailed
    Xml,        ///< ours, with everything
    Html,       ///< a page that stands alone
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
    Registry,    ///< a list: one document also for several files in a folder
};

struct ExportFormatFacts
{
    ExportFormat format = ExportFormat::Text;
    QLatin1StringView word;   ///< as on the command line
    QLatin1StringView suffix; ///< of file names, with its dot; different for every format
    ExportExtent extent = ExportExtent::Any;
    bool hasHistory = false; ///< carries all versions, so there is no choosing one
};

/// All formats in the order in which they are listed.
inline constexpr std::array<ExportFormatFacts, 13> kExportFormats{{
    {ExportFormat::Text, QLatin1StringView("text"), QLatin1StringView(".txt"), ExportExtent::OneTemplate},
    {ExportFormat::Xml, QLatin1StringView("xml"), QLatin1StringView(".xml"), ExportExtent::Any, true},
    {ExportFormat::Html, QLatin1StringView("html"), QLatin1StringView(".html"), ExportExtent::Any},
    {ExportFormat::Pdf, QLatin1StringView("pdf"), QLatin1StringView(".pdf"), ExportExtent::Any},
    {ExportFormat::Markdown, QLatin1StringView("markdown"), QLatin1StringView(".md"),
     ExportExtent::OneTemplate},
    {ExportFormat::Kramdown, QLatin1StringView("kramdown"), QLatin1StringView(".kramdown.md"),
     ExportExtent::OneTemplate},
    {ExportFormat::Xml2rfc, QLatin1StringView("xml2rfc"), QLatin1StringView(".xml2rfc.xml"),
     ExportExtent::OneTemplate},
    {ExportFormat::Json, QLatin1StringView("json"), QLatin1StringView(".json"), ExportExtent::Any, true},
    {ExportFormat::JsonLd, QLatin1StringView("jsonld"), QLatin1StringView(".jsonld"), ExportExtent::Any},
    {ExportFormat::Csv, QLatin1StringView("csv"), QLatin1StringView(".csv"), ExportExtent::Registry},
    {ExportFormat::IanaXml, QLatin1StringView("iana-xml"), QLatin1StringView(".iana.xml"),
     ExportExtent::Registry},
    {ExportFormat::IanaRecord, QLatin1StringView("iana-record"), QLatin1StringView(".record.xml"),
     ExportExtent::Any},
    {ExportFormat::Mail, QLatin1StringView("eml"), QLatin1StringView(".eml"), ExportExtent::OneTemplate},
}};

[[nodiscard]] const ExportFormatFacts& factsOf(ExportFormat format);
[[nodiscard]] std::optional<ExportFormat> exportFormatFromWord(QStringView word);

/// Writes registrations and drafts as one document: their newest version, or everything where the format has
/// history. Equal content gives equal bytes; the language is English. For a format of one template `content`
/// holds one registration or draft; NoTemplate where that has no template text. NotAvailable for Pdf, which
/// only core/print can write.
[[nodiscard]] std::expected<QByteArray, Error> writeExport(ExportFormat format,
                                                           const RegistryContent& content);

} // namespace nidus
