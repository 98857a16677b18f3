// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QScrollArea>
#include <QTimer>
#include <QWidget>
#include <chrono>

namespace nidus::ui {

/// Puts a page into a frameless area that scrolls when the page does not fit. The area owns the page.
[[nodiscard]] inline QScrollArea* scrolling(QWidget* page)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(page);
    return area;
}

/// Scrolls a part of such a page into view once it is laid out.
inline void scrollTo(QWidget& part)
{
    // The layout takes several rounds of events.
    constexpr std::chrono::milliseconds whileItIsLaidOut{50};
    QTimer::singleShot(whileItIsLaidOut, &part, [&part] {
        for (QWidget* parent = part.parentWidget(); parent; parent = parent->parentWidget()) {
            if (auto* area = qobject_cast<QScrollArea*>(parent))
                area->ensureWidgetVisible(&part, 0, 0);
        }
    });
}

} // namespace nidus::ui
