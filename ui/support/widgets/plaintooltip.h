// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/catalog/visiblecharacter.h"

#include <QString>
#include <QTextDocument>

namespace nidus::ui {

/// Returns a tool tip for untrusted text, which Qt would otherwise render as markup if it looks like markup.
[[nodiscard]] inline QString plainToolTip(const QString& text)
{
    const QString visible = findings::visibleText(text);
    return Qt::mightBeRichText(visible) ? Qt::convertFromPlainText(visible) : visible;
}

} // namespace nidus::ui
