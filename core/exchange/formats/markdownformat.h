// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/importedtemplate.h"
#include "core/exchange/formats/textsource.h"

#include <QByteArray>
#include <QList>
#include <cstdint>
#include <optional>

namespace nidus::exchange {

enum class MarkdownStyle : std::uint8_t {
    Sections,    ///< CommonMark: a heading over each field
    Definitions, ///< kramdown-rfc: a section of an Internet-Draft with a definition list, as in RFC 9562
};

/// The template as Markdown, UTF-8 and LF. Prose is escaped so that it shows as typed, line ends included;
/// grammar and indented lines go into fenced code. readOwnMarkdown() returns exactly the same field texts. A
/// head is a comment at the top, followed by a blank line.
[[nodiscard]] QByteArray writeTemplateMarkdown(const registration::RegistrationTemplate& registrationTemplate,
                                               MarkdownStyle style, const QString& head = {});

/// Reads what writeTemplateMarkdown() wrote, in either style. Absent for any other layout.
[[nodiscard]] std::optional<ImportedTemplate> readOwnMarkdown(const QList<SourceLine>& lines);

} // namespace nidus::exchange
