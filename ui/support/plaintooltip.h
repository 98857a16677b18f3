// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/visiblecharacter.h"

#include <QString>
#include <QTextDocument>

namespace nidus {

/// A tool tip of other people's text: Qt would take for markup what looks like it.
[[nodiscard]] inline QString plainToolTip(const QString& text)
{
    const QString visible = visibleText(text);
    return Qt::mightBeRichText(visible) ? Qt::convertFromPlainText(visible) : visible;
}

} // namespace nidus
