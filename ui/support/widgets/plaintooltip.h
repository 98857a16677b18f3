// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/catalog/visiblecharacter.h"

#include <QString>
#include <QTextDocument>

namespace nidus::ui {

/// A tool tip of other people's text: Qt would take for markup what looks like it.
[[nodiscard]] inline QString plainToolTip(const QString& text)
{
    const QString visible = findings::visibleText(text);
    return Qt::mightBeRichText(visible) ? Qt::convertFromPlainText(visible) : visible;
}

} // namespace nidus::ui
