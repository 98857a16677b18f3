// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/importedtemplate.h"
#include "core/registration/registration.h"

#include <QByteArrayView>
#include <QLatin1StringView>
#include <cstdint>
#include <expected>
#include <variant>

namespace nidus {

enum class FileFormat : std::uint8_t { TemplateText, RegistryXml };

/// "text", "xml".
[[nodiscard]] QLatin1StringView formatWord(FileFormat format);

/// What a file holds: a template, or a registry's records.
using ImportedFile = std::variant<ImportedTemplate, RegistryContent>;

/// Recognises the format by content, never by name.
[[nodiscard]] FileFormat detectFormat(QByteArrayView bytes);
/// Detects and reads.
[[nodiscard]] std::expected<ImportedFile, Error> readImportFile(QByteArrayView bytes);

} // namespace nidus
