// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"
#include "core/exchange/read/importfile.h"

#include <string>

namespace nidus::cli {

/// A file to import: its parsed content, and the bytes of a template.
using ImportInput = exchange::ImportedSource;

/// Reads a file, or standard input for "-", in any format that import supports. Fails with TooLarge beyond
/// the size limit of the format. Every error names the file.
[[nodiscard]] base::Result<ImportInput> readImportInput(const CommandContext& context,
                                                        const std::string& path);
/// The same for an open source.
[[nodiscard]] base::Result<ImportInput> readImportInput(base::ByteSource& source, const std::string& path);

} // namespace nidus::cli
