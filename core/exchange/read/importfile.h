// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/exchange/formats/importedrecords.h"
#include "core/exchange/formats/importedtemplate.h"
#include "core/exchange/read/detect.h"

#include <QByteArrayView>
#include <string>
#include <variant>

namespace nidus::exchange {

/// The content of a file: a template, or a registry's records.
struct ImportedFile
{
    FileFormat format = FileFormat::TemplateText;
    std::variant<ImportedTemplate, ImportedRecords> content;
    QList<findings::Finding> findings; ///< about the file as a whole
};

/// An imported file, and its bytes if they are a template.
struct ImportedSource
{
    ImportedFile file;
    std::string bytes;
};

/// Detects the format and reads the file, as readImportFile() does; a registry in XML or JSON is read record
/// by record, and has no limit: memory does not grow with it.
[[nodiscard]] base::Result<ImportedSource> readImportSource(base::ByteSource& source);

/// Detects the format and reads the file. A template gets "@" in the addresses of its registrant
/// (withAtSigns()). BadFormat if the format is unknown or the file is damaged; TooLarge
/// above the limit of the format or, for a template, above the other limits in textsource.h.
[[nodiscard]] base::Result<ImportedFile> readImportFile(QByteArrayView bytes);

} // namespace nidus::exchange
