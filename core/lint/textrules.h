// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <QList>
#include <QString>

namespace nidus::lint {

/// What the text of a field holds that should not be published: placeholders, lines too long for mail, tabs
/// and characters that mislead the eye. Each kind of thing is reported where it stands first, placeholders
/// everywhere. Ranges in UTF-16 code units.
[[nodiscard]] QList<findings::Finding> lintFieldText(registration::TemplateField field, const QString& text);

/// A finding about the lines of a whole text that are too long for mail, prose included, if there are any;
/// its range is the first of them. For a file as it would be mailed: what is held here is laid out on export.
[[nodiscard]] QList<findings::Finding> lintLineWidths(const QString& text);

} // namespace nidus::lint
