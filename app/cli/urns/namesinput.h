// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"
#include "core/batch/namecounts.h"

#include <QString>
#include <expected>
#include <string>
#include <string_view>

namespace nidus::cli {

/// The names of one NID in a file with a URN on each line; of the only NID there when none is given. A
/// sentence when the file cannot be read, holds no such name, or names of several namespaces to choose from.
[[nodiscard]] std::expected<batch::NameCounts, QString> readNames(CommandContext& context, const std::string& path,
                                                           std::string_view nid);

} // namespace nidus::cli
