// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"
#include "core/batch/namecounts.h"

#include <QString>
#include <expected>
#include <string>
#include <string_view>

namespace nidus::cli {

/// Returns the names of one NID in a file with one URN per line; without `nid`, of the only NID in the file.
/// A message if the file cannot be read, has no such name, or has several NIDs and `nid` is empty.
[[nodiscard]] std::expected<batch::NameCounts, QString>
readNames(CommandContext& context, const std::string& path, std::string_view nid);

} // namespace nidus::cli
