// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"
#include "core/exchange/read/importfile.h"

#include <expected>
#include <string>

namespace nidus::cli {

/// A file to import and what was read from it.
struct ImportInput
{
    std::string bytes;
    exchange::ImportedFile file;
};

/// Reads a file, or standard input for "-", in any format that import knows. Reading stops where the limit of
/// the format is passed: TooLarge. Every error names the file.
[[nodiscard]] std::expected<ImportInput, base::Error> readImportInput(const CommandContext& context,
                                                                const std::string& path);
/// The same for one that is open.
[[nodiscard]] std::expected<ImportInput, base::Error> readImportInput(base::ByteSource& source, const std::string& path);

} // namespace nidus::cli
