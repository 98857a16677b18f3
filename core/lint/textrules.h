// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <QList>
#include <QString>

namespace nidus::lint {

/// Finds content of a field that should not be published: placeholders, lines too long for email, tabs, and
/// misleading characters. Each kind is reported at its first place, placeholders everywhere. Ranges are in
/// UTF-16 code units.
[[nodiscard]] QList<findings::Finding> lintFieldText(registration::TemplateField field, const QString& text);

/// Reports the lines of a text that are too long for email, including prose; the range is the first of them.
/// For a file that is mailed as it is; templates in the registry are wrapped on export.
[[nodiscard]] QList<findings::Finding> lintLineWidths(const QString& text);

} // namespace nidus::lint
