// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/formats/importedtemplate.h"
#include "core/exchange/read/templatelabels.h"

#include <expected>

namespace nidus::exchange {

struct ReadText
{
    ImportedTemplate imported;
    bool isOld = false; ///< the layout of RFC 2611 and RFC 3406
};

/// Makes the template out of lines that have been freed of quoting, pages and markup. Sections of old
/// templates go into RFC 8141's fields, with a finding for each; what belongs to no field, the aside lines
/// included, goes to the remainder. BadFormat when no heading was found.
[[nodiscard]] std::expected<ReadText, base::Error> readTemplateLines(SourceText text);

} // namespace nidus::exchange
