// SPDX-License-Identifier: Apache-2.0
#include "app/cli/importinput.h"

#include <algorithm>

namespace nidus {

namespace {

constexpr std::size_t kBlock = std::size_t{64} << 10; ///< bytes; a template has a few thousand

/// Everything, up to one block more than the format allows.
std::expected<std::string, Error> readUpToLimit(ByteSource& source)
{
    std::string bytes;
    std::size_t limit = kBlock;
    while (bytes.size() <= limit) {
        const std::size_t size = bytes.size();
        bytes.resize(size + kBlock);
        const std::expected<std::size_t, Error> got = source.read(std::span(bytes).subspan(size));
        if (!got)
            return std::unexpected(got.error());
        bytes.resize(size + *got);
        if (*got == 0)
            break;
        if (size == 0)
            limit = static_cast<std::size_t>(largestImport(detectFormat(QByteArrayView(bytes))));
    }
    return bytes;
}

} // namespace

std::expected<ImportInput, Error> readImportInput(const CommandContext& context, const std::string& path)
{
    const std::expected<std::unique_ptr<ByteSource>, Error> source = context.openInput(path);
    if (!source)
        return std::unexpected(about(path, source.error()));
    return readImportInput(**source, path);
}

std::expected<ImportInput, Error> readImportInput(ByteSource& source, const std::string& path)
{
    std::expected<std::string, Error> bytes = readUpToLimit(source);
    if (!bytes)
        return std::unexpected(about(path, bytes.error()));
    std::expected<ImportedFile, Error> file =
        readImportFile(QByteArrayView(bytes->data(), static_cast<qsizetype>(bytes->size())));
    if (!file)
        return std::unexpected(about(path, file.error()));
    return ImportInput{*std::move(bytes), *std::move(file)};
}

} // namespace nidus
