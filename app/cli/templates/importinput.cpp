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
    base::Result<ImportInput> read = exchange::readImportSource(source);
    if (!read)
        return std::unexpected(about(path, read.error()));
    return read;
}

} // namespace nidus::cli
