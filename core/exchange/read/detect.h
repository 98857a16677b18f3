// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/textsource.h"

#include <QByteArrayView>
#include <QLatin1StringView>
#include <array>
#include <cstdint>

namespace nidus::exchange {

enum class FileFormat : std::uint8_t {
    TemplateText,    ///< RFC 8141 Appendix A
    OldTemplateText, ///< RFC 2611, RFC 3406
    Markdown,        ///< kramdown included
    Html,            ///< a page with a template
    Xml2rfc,         ///< RFC 7749 and RFC 7991
    Mail,            ///< RFC 5322
    RegistryXml,     ///< ours
    IanaXml,         ///< IANA's registry of URN namespaces
    RegistryJson,    ///< ours
    RegistryCsv,     ///< ours, a table
};

struct FileFormatFacts
{
    FileFormat format = FileFormat::TemplateText;
    QLatin1StringView word;   ///< in reports of an import
    QLatin1StringView suffix; ///< of file names, with its dot
    qsizetype largest = 0;    ///< bytes of a file
    bool isTemplate = false;  ///< contains one template, not records of a registry
    const char* name = "";    ///< shown to users, translated in the context "Formats"
};

/// All formats that can be imported.
inline constexpr std::array<FileFormatFacts, 10> kFileFormats{{
    {.format = FileFormat::TemplateText,
     .word = QLatin1StringView("text"),
     .suffix = QLatin1StringView(".txt"),
     .largest = kLargestTemplateBytes,
     .isTemplate = true,
     .name = QT_TRANSLATE_NOOP("Formats", "registration template of RFC 8141")},
    {.format = FileFormat::OldTemplateText,
     .word = QLatin1StringView("old-text"),
     .suffix = QLatin1StringView(".txt"),
     .largest = kLargestTemplateBytes,
     .isTemplate = true,
     .name = QT_TRANSLATE_NOOP("Formats", "old registration template (RFC 2611, RFC 3406)")},
    {.format = FileFormat::Markdown,
     .word = QLatin1StringView("markdown"),
     .suffix = QLatin1StringView(".md"),
     .largest = kLargestTemplateBytes,
     .isTemplate = true,
     .name = QT_TRANSLATE_NOOP("Formats", "Markdown")},
    {.format = FileFormat::Html,
     .word = QLatin1StringView("html"),
     .suffix = QLatin1StringView(".html"),
     .largest = kLargestTemplateBytes,
     .isTemplate = true,
     .name = QT_TRANSLATE_NOOP("Formats", "HTML page")},
    {.format = FileFormat::Xml2rfc,
     .word = QLatin1StringView("xml2rfc"),
     .suffix = QLatin1StringView(".xml"),
     .largest = kLargestTemplateBytes,
     .isTemplate = true,
     .name = QT_TRANSLATE_NOOP("Formats", "xml2rfc document")},
    {.format = FileFormat::Mail,
     .word = QLatin1StringView("eml"),
     .suffix = QLatin1StringView(".eml"),
     .largest = kLargestTemplateBytes,
     .isTemplate = true,
     .name = QT_TRANSLATE_NOOP("Formats", "email")},
    {.format = FileFormat::RegistryXml,
     .word = QLatin1StringView("xml"),
     .suffix = QLatin1StringView(".xml"),
     .largest = kLargestRegistryBytes,
     .name = QT_TRANSLATE_NOOP("Formats", "registry XML")},
    {.format = FileFormat::IanaXml,
     .word = QLatin1StringView("iana-xml"),
     .suffix = QLatin1StringView(".xml"),
     .largest = kLargestRegistryBytes,
     .name = QT_TRANSLATE_NOOP("Formats", "IANA's list of namespaces")},
    {.format = FileFormat::RegistryJson,
     .word = QLatin1StringView("json"),
     .suffix = QLatin1StringView(".json"),
     .largest = kLargestRegistryBytes,
     .name = QT_TRANSLATE_NOOP("Formats", "registry JSON")},
    {.format = FileFormat::RegistryCsv,
     .word = QLatin1StringView("csv"),
     .suffix = QLatin1StringView(".csv"),
     .largest = kLargestTableBytes,
     .name = QT_TRANSLATE_NOOP("Formats", "registry table")},
}};

[[nodiscard]] const FileFormatFacts& factsOf(FileFormat format);

/// Recognizes the format by content, never by name; the beginning of a file is enough. Text is TemplateText
/// or Markdown; an old template is recognized only by reading it.
[[nodiscard]] FileFormat detectFormat(QByteArrayView bytes);

} // namespace nidus::exchange
