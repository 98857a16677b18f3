// SPDX-License-Identifier: Apache-2.0
#include "app/cli/templates/importinput.h"

#include <algorithm>

namespace nidus::cli {

namespace {

constexpr std::size_t kBlock = std::size_t{64} << 10; ///< bytes; a template has a few thousand

/// Returns all bytes, up to one block more than the format allows.
base::Result<std::string> readUpToLimit(base::ByteSource& source)
{
    std::string bytes;
    std::size_t limit = kBlock;
    while (bytes.size() <= limit) {
        const std::size_t size = bytes.size();
        bytes.resize(size + kBlock);
        const base::Result<std::size_t> got = source.read(std::span(bytes).subspan(size));
        if (!got)
            return std::unexpected(got.error());
        bytes.resize(size + *got);
        if (*got == 0)
            break;
        if (size == 0)
            limit = static_cast<std::size_t>(
                exchange::factsOf(exchange::detectFormat(QByteArrayView(bytes))).largest);
    }
    return bytes;
}

} // namespace

base::Result<ImportInput> readImportInput(const CommandContext& context, const std::string& path)
{
    const base::Result<std::unique_ptr<base::ByteSource>> source = context.openInput(path);
    if (!source)
        return std::unexpected(about(path, source.error()));
    return readImportInput(**source, path);
}

base::Result<ImportInput> readImportInput(base::ByteSource& source, const std::string& path)
{
    base::Result<std::string> bytes = readUpToLimit(source);
    if (!bytes)
        return std::unexpected(about(path, bytes.error()));
    base::Result<exchange::ImportedFile> file =
        exchange::readImportFile(QByteArrayView(bytes->data(), static_cast<qsizetype>(bytes->size())));
    if (!file)
        return std::unexpected(about(path, file.error()));
    return ImportInput{*std::move(bytes), *std::move(file)};
}

} // namespace nidus::cli
