// SPDX-License-Identifier: Apache-2.0
#include "app/cli/templates/importinput.h"

namespace nidus::cli {

base::Result<ImportInput> readImportInput(const CommandContext& context, const std::string& path)
{
    const base::Result<std::unique_ptr<base::ByteSource>> source = context.openInput(path);
    if (!source)
        return std::unexpected(about(path, source.error()));
    return readImportInput(**source, path);
}

base::Result<ImportInput> readImportInput(base::ByteSource& source, const std::string& path)
{
    base::Result<std::string> bytes = exchange::readImportBytes(source);
    if (!bytes)
        return std::unexpected(about(path, bytes.error()));
    base::Result<exchange::ImportedFile> file =
        exchange::readImportFile(QByteArrayView(bytes->data(), static_cast<qsizetype>(bytes->size())));
    if (!file)
        return std::unexpected(about(path, file.error()));
    return ImportInput{*std::move(bytes), *std::move(file)};
}

} // namespace nidus::cli
