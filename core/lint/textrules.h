// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/finding.h"

#include <QList>
#include <QString>

namespace nidus {

/// What the text of a field holds that should not be published: placeholders, lines too long for mail, tabs
/// and characters that mislead the eye. Each kind of thing is reported where it stands first, placeholders
/// everywhere. Ranges in UTF-16 code units.
[[nodiscard]] QList<Finding> lintFieldText(TemplateField field, const QString& text);

} // namespace nidus
