// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "core/batch/batchvalues.h"

#include <QString>
#include <expected>
#include <string>

namespace nidus::cli {

/// Where the texts to check are in the input.
struct CheckInput
{
    batch::InputKind kind = batch::InputKind::Lines;
    std::string name; ///< of the column or member; empty for lines
};

/// Returns the value of --input, or of one of its former names --column and --json-field. Lines are Escaped
/// with
/// --escaped and RunningText with --extract. The error is a message.
[[nodiscard]] std::expected<CheckInput, QString> checkInputOf(const Arguments& arguments);

} // namespace nidus::cli
