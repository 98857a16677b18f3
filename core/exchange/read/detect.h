// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>
#include <QLatin1StringView>
#include <cstdint>

namespace nidus::exchange {

enum class FileFormat : std::uint8_t {
    TemplateText,    ///< RFC 8141 Appendix A
    OldTemplateText, ///< RFC 2611, RFC 3406
    Markdown,        ///< kramdown included
    Xml2rfc,         ///< RFC 7749 and RFC 7991
    Mail,            ///< RFC 5322
    RegistryXml,     ///< ours
    IanaXml,         ///< IANA's registry of URN namespaces
    RegistryJson,    ///< ours
    RegistryCsv,     ///< ours, a table
};

/// "text", "old-text", "markdown", "xml2rfc", "eml", "xml", "iana-xml", "json",
/// "csv".
[[nodiscard]] QLatin1StringView formatWord(FileFormat format);

/// Recognizes the format by content, never by name; the beginning of a file is enough. Text is TemplateText
/// or Markdown; an old template is recognized only by reading it.
[[nodiscard]] FileFormat detectFormat(QByteArrayView bytes);

} // namespace nidus::exchange
