// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QScrollArea>
#include <QWidget>

namespace nidus {

/// Takes a page in that is scrolled where there is less room than it needs, and else looks as if it stood by
/// itself. The area owns the page.
[[nodiscard]] inline QScrollArea* scrolling(QWidget* page)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(page);
    return area;
}

} // namespace nidus
