// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/formats/importedtemplate.h"
#include "core/exchange/read/detect.h"
#include "core/registration/registration.h"

#include <QByteArrayView>
#include <expected>
#include <variant>

namespace nidus::exchange {

/// What a file holds: a template, or a registry's records.
struct ImportedFile
{
    FileFormat format = FileFormat::TemplateText;
    std::variant<ImportedTemplate, registration::RegistryContent> content;
    QList<findings::Finding> findings; ///< about the file as a whole
};

/// More than 10,000 registrations with all their texts, and as many again in a table, which has no history.
/// What was read takes several times as much memory; larger registries are copied as files.
inline constexpr qsizetype kLargestRegistryBytes = qsizetype{128} << 20;
inline constexpr qsizetype kLargestTableBytes = qsizetype{64} << 20;

/// How many bytes a file of this format may have.
[[nodiscard]] qsizetype largestImport(FileFormat format);

/// Detects and reads. BadFormat where it is none of the formats or damaged; TooLarge beyond largestImport()
/// or, for a template, beyond the other limits of textsource.h.
[[nodiscard]] std::expected<ImportedFile, base::Error> readImportFile(QByteArrayView bytes);

} // namespace nidus::exchange
