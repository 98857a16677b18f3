// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/importedtemplate.h"
#include "core/exchange/formats/textsource.h"

#include <QList>
#include <optional>

namespace nidus::exchange {

/// Reads a template in exactly the layout of writeTemplateText(), as its inverse: nothing in a field's text
/// is mistaken for a label, a page break, or indentation. Absent for any other layout.
[[nodiscard]] std::optional<ImportedTemplate> readOwnLayout(const QList<SourceLine>& lines);

} // namespace nidus::exchange
