// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/formats/importedtemplate.h"
#include "core/exchange/read/templatelabels.h"

namespace nidus::exchange {

struct ReadText
{
    ImportedTemplate imported;
    bool isOld = false; ///< the layout of RFC 2611 and RFC 3406
};

/// Builds the template from lines without quoting, page breaks, and markup. Sections of old templates go into
/// RFC 8141's fields, with a finding for each; lines that belong to no field, including `aside`, go to the
/// remainder. BadFormat if no heading is found.
[[nodiscard]] base::Result<ReadText> readTemplateLines(SourceText text);

} // namespace nidus::exchange
